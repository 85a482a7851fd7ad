/** A text that did not come to its end, with what ended it. Stays inside this module: users get to hear the cause. */
export class BrokenOffError extends Error {
  constructor(
    override readonly cause: unknown,
    /** What was written until then stands in the history. */
    readonly isPartialKept: boolean,
  ) {
    super('The text broke off');
  }
}
