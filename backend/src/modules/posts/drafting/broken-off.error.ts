/** An interrupted text, with its cause. Used inside this module only: users see the cause. */
export class BrokenOffError extends Error {
  constructor(
    override readonly cause: unknown,
    /** The text written until then is kept in the history. */
    readonly isPartialKept: boolean,
  ) {
    super('The text broke off');
  }
}
