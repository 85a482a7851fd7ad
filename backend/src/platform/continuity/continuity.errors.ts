/** The database under this process is not the one that it knew: nothing of what was begun may be sent. */
export class DatabaseChangedError extends Error {
  constructor() {
    super('The database is not the one that this process knew; it is looked at before anything is sent');
    this.name = 'DatabaseChangedError';
  }
}

/** The operation waits until the channel is released. */
export class SendingPausedError extends Error {
  constructor() {
    super('Publishing is paused');
    this.name = 'SendingPausedError';
  }
}

/** Neither the storage nor Redis could be read for the ledger's mark. */
export class MarksUnavailableError extends Error {
  constructor(cause: unknown) {
    super('What is known of the database outside of it cannot be read', { cause });
    this.name = 'MarksUnavailableError';
  }
}
