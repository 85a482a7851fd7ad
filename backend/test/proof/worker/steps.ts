/** Points at which a publishing process can be stopped within one publication. */
export const STEPS = [
  /** Its rows are marked as queued, the queue does not have them yet. */
  'planned',
  /** The queue has its wake-up. */
  'queued',
  /** The fence is incremented, the lease runs. */
  'claimed',
  /** LinkedIn has named a file of the post and where its bytes go; none of them has left. */
  'registered',
  /** Half of the file's bytes are sent. */
  'uploading',
  /** LinkedIn has the file, the ledger has not recorded it. */
  'uploaded',
  /** The connection to LinkedIn is open. */
  'connected',
  /** The intent is committed, no byte is sent. */
  'intended',
  /** All bytes are sent, the response has not been read. */
  'written',
  /** Only this process has LinkedIn's response. */
  'answered',
  /** The outcome is committed. */
  'recorded',
  /** The row is locked by the transaction that settles its outcome. */
  'reconciling',
] as const;

export type Step = (typeof STEPS)[number];

/** The instants around the deadline check at which a process stops itself, between two instructions. */
export type Freeze = 'before the check' | 'after the check';

/** Clocks of the program that the proof may turn, instead of waiting for their hour. */
export type TurnedClock = 'notice mails' | 'outbox' | 'figures' | 'klaviyo';

/** Commands of the proof to a worker. */
export type Order =
  /** Start: modules are loaded, nothing runs yet. */
  | { readonly kind: 'start' }
  /** What this clock does is done now. */
  | { readonly kind: 'turn'; readonly clock: TurnedClock }
  /** These publications wait at this step, each once. */
  | { readonly kind: 'hold'; readonly step: Step; readonly ids: readonly string[] }
  /** These find LinkedIn's port closed, once. */
  | { readonly kind: 'refuse'; readonly ids: readonly string[] }
  /** Releases everything waiting; with `freeze` the process stops itself at the next deadline check. */
  | { readonly kind: 'go'; readonly freeze?: Freeze };

/** Reports of a worker to the proof. */
export type Report =
  | { readonly kind: 'loaded' }
  | { readonly kind: 'started'; readonly owner: number }
  | { readonly kind: 'reached'; readonly step: Step; readonly id: string };
