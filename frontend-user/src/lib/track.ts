/** An event, by name (TRACKING-5). Plain values only, and no text of the user. */
export interface TrackedAction {
  readonly type: 'action' | 'page_view' | 'performance' | 'error' | 'auth';
  readonly name: string;
  readonly data: Readonly<Record<string, string | number | boolean | null>>;
}

type Listener = (action: TrackedAction) => void;

let listener: Listener | null = null;

/** Tracks an event. Does nothing while nobody is signed in, and never fails. */
export function track(
  name: string,
  data: TrackedAction['data'] = {},
  type: TrackedAction['type'] = 'action',
): void {
  listener?.({ type, name, data });
}

/** Passes every tracked action to `hear` until the returned function is called. */
export function onTracked(hear: Listener): () => void {
  listener = hear;
  return () => {
    if (listener === hear) listener = null;
  };
}
