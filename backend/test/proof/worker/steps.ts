/** Where a publishing process can be stopped on its way with one publication. */
export const STEPS = [
  /** Its rows are marked as queued, the queue does not have them yet. */
  'planned',
  /** The queue has its wake-up. */
  'queued',
  /** The fence is raised, the lease runs. */
  'claimed',
  /** LinkedIn has named a file of the post and where its bytes go; none of them has left. */
  'registered',
  /** A half of the file's bytes has left. */
  'uploading',
  /** LinkedIn has the file, the ledger does not know of it. */
  'uploaded',
  /** The connection to LinkedIn is open. */
  'connected',
  /** The intent is committed, not a byte has left. */
  'intended',
  /** All bytes have left, the answer has not been read. */
  'written',
  /** LinkedIn's answer is known to this process alone. */
  'answered',
  /** The outcome is committed. */
  'recorded',
  /** The row is locked by the transaction that settles what became of it. */
  'reconciling',
] as const;

export type Step = (typeof STEPS)[number];

/** The instants around the deadline check at which a process stops itself, between two instructions. */
export type Freeze = 'before the check' | 'after the check';

/** What the proof tells a worker. */
export type Order =
  /** Modules are loaded, nothing runs yet: begin. */
  | { readonly kind: 'start' }
  /** These publications wait at this step, each once. */
  | { readonly kind: 'hold'; readonly step: Step; readonly ids: readonly string[] }
  /** These find LinkedIn's port closed, once. */
  | { readonly kind: 'refuse'; readonly ids: readonly string[] }
  /** Whatever waits goes on; with `freeze` the process stops itself at the next deadline check. */
  | { readonly kind: 'go'; readonly freeze?: Freeze };

/** What a worker tells the proof. */
export type Report =
  | { readonly kind: 'loaded' }
  | { readonly kind: 'started'; readonly owner: number }
  | { readonly kind: 'reached'; readonly step: Step; readonly id: string };
