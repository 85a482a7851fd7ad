/** The program cannot start as things are; the message tells its operator what to do, and no stack is worth reading. */
export class StartError extends Error {
  override readonly name: string = 'StartError';
}

/** Names every wrong variable, never its value: values may be secrets. */
export class ConfigurationError extends StartError {
  override readonly name = 'ConfigurationError';

  constructor(readonly problems: readonly string[]) {
    super(`The configuration is not usable:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
  }
}
