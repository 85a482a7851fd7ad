/** How far a worker is with an order of prompts, or with one prompt that is written again. */
export type BatchStatus = 'queued' | 'writing' | 'done' | 'failed';

/** True from the order on until its prompts are written, or could not be. */
export const isBeingWritten = (status: BatchStatus | null | undefined): boolean =>
  status === 'queued' || status === 'writing';
