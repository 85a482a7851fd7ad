/** Text in an open editor or form that the server does not have yet. */
export interface UnsavedText {
  /** Its name for the user: a post's title, "Notes for a post of your own". */
  readonly name: string;
  /** Sends it; rejects where the server does not take it. Absent where there is nowhere to send it to. */
  readonly save?: () => Promise<unknown>;
}

const open = new Map<string, UnsavedText>();

/** The unsaved texts of the app: the session's triggers save them, signing out names those that it cannot save. */
export const unsavedText = {
  /** Keeps `text` on the list until the returned function is called; a key stands for one text. */
  hold: (key: string, text: UnsavedText) => {
    open.set(key, text);
    return () => {
      if (open.get(key) === text) open.delete(key);
    };
  },
  drop: (key: string) => void open.delete(key),
  all: (): readonly UnsavedText[] => [...open.values()],
  keys: (): ReadonlySet<string> => new Set(open.keys()),
  /** Sends all that can be sent. What fails stays on the list, and its editor says so. */
  saveAll: async (): Promise<void> => {
    await Promise.allSettled([...open.values()].map(async ({ save }) => save?.()));
  },
};

let savesEveryChange = false;
const listeners = new Set<() => void>();

/** True in the last two minutes of a session: editors then save each change at once (SESSION-4). */
export const lastMinutes = {
  areRunning: () => savesEveryChange,
  set: (running: boolean) => {
    if (savesEveryChange === running) return;
    savesEveryChange = running;
    listeners.forEach((listener) => listener());
  },
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
