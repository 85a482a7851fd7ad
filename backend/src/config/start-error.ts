/** The program cannot start; the message says what the operator has to do, and the stack is not printed. */
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
