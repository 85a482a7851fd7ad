/** The command was given something that it cannot work with; the message is all that its caller needs. */
export class UsageError extends Error {}
