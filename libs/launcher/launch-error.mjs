/** An error that the person at the terminal can fix. The message says what is wrong and names the remedy. */
export class LaunchError extends Error {
  /** @override */
  name = 'LaunchError';
}
