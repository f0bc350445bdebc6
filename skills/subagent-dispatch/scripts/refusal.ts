/**
 * A reason not to promote. Where it is thrown, target and sidecar are as they
 * were.
 *
 * @module
 */

/** Says what is and what is wanted, in one sentence without a final period. */
export class Refusal extends Error {
  override name = "Refusal";
}
