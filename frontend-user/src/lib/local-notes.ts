import { SESSION_SETTINGS } from '@drumbeat/domain';

const prefix = 'drumbeat-notes:';

/** Notes of a form whose text is not a post yet: kept on this device for 24 h, so that an ended session loses none. */
export const localNotes = {
  read: (userId: string): string => {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(prefix + userId) ?? 'null');
      return isKept(kept) && Date.now() - kept.savedAt <= SESSION_SETTINGS.draftStorageMs ? kept.text : '';
    } catch {
      return '';
    }
  },
  keep: (userId: string, text: string) => {
    try {
      if (text === '') localStorage.removeItem(prefix + userId);
      else localStorage.setItem(prefix + userId, JSON.stringify({ text, savedAt: Date.now() }));
    } catch {
      // Storage may be refused; then the notes live as long as the page.
    }
  },
  /** Removes notes older than 24 h, of any user of this browser. */
  dropExpired: () => {
    try {
      for (const key of Object.keys(localStorage).filter((name) => name.startsWith(prefix))) {
        if (localNotes.read(key.slice(prefix.length)) === '') localStorage.removeItem(key);
      }
    } catch {
      // Nothing was kept where storage is refused.
    }
  },
};

function isKept(value: unknown): value is { text: string; savedAt: number } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'text' in value &&
    typeof value.text === 'string' &&
    'savedAt' in value &&
    typeof value.savedAt === 'number'
  );
}
