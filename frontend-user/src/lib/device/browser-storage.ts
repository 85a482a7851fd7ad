/** What is done where a value was kept that cannot be read. */
let onCorruption = () => {};

/** Hears of each value that could not be read, once: it is removed (SIGNIN-13). */
export function whenStorageIsCorrupt(report: () => void): void {
  onCorruption = report;
}

/** One of the browser's two storages. Where the browser refuses it, reading finds nothing and writing returns false. */
class BrowserStorage {
  /** @param open Called each time: a browser that refuses storage throws at its name already. */
  constructor(private readonly open: () => Storage) {}

  get(key: string): string | null {
    return this.attempt((storage) => storage.getItem(key), null);
  }

  /** Returns whether the browser took it. */
  set(key: string, text: string): boolean {
    return this.attempt((storage) => {
      storage.setItem(key, text);
      return true;
    }, false);
  }

  remove(key: string): void {
    this.attempt((storage) => storage.removeItem(key), undefined);
  }

  clear(): void {
    this.attempt((storage) => storage.clear(), undefined);
  }

  keys(prefix: string): string[] {
    return this.attempt((storage) => Object.keys(storage).filter((key) => key.startsWith(prefix)), []);
  }

  /** A JSON value; null where there is none. One that is no such value is reported and removed. */
  getJson<Value>(key: string, isValue: (value: unknown) => value is Value): Value | null {
    const text = this.get(key);
    if (text === null) return null;
    const value = parsed(text);
    if (isValue(value)) return value;
    this.remove(key);
    onCorruption();
    return null;
  }

  /** Returns whether the browser took it. */
  setJson(key: string, value: unknown): boolean {
    return this.set(key, JSON.stringify(value));
  }

  private attempt<Result>(act: (storage: Storage) => Result, refused: Result): Result {
    try {
      return act(this.open());
    } catch {
      return refused;
    }
  }
}

/** Outlives the tab, and is shared by all tabs of this site. */
export const deviceStorage = new BrowserStorage(() => localStorage);

/** Belongs to one tab: outlives a reload, and goes with it. */
export const tabStorage = new BrowserStorage(() => sessionStorage);

/** undefined, which no JSON stands for, where the text is none. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
