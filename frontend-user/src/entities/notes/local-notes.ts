import { keptOnDevice } from '../../lib/device/kept-on-device';

/** The form of a text: one local copy each. */
export type NotesSlot = 'own-post' | 'new-note' | `note:${string}` | 'message' | `message:${number}`;

export interface KeptNotes {
  readonly text: string;
  /** The base version of an edit. */
  readonly version?: number;
}

/** The note that is edited in this form; null for every other form. */
export const noteOfSlot = (slot: NotesSlot): string | null => /^note:(.+)$/.exec(slot)?.[1] ?? null;

const kept = keptOnDevice('drumbeat-notes:', isKeptNotes);

/** Form texts that the server does not have. */
export const localNotes = {
  read: (userId: string, slot: NotesSlot): KeptNotes | null => {
    const notes = kept.read(userId, slot);
    return notes && notesOf(notes);
  },
  keep: (userId: string, slot: NotesSlot, notes: KeptNotes) => {
    if (notes.text.trim() === '') kept.drop(userId, slot);
    else kept.keep(userId, slot, notesOf(notes));
  },
  drop: (userId: string, slot: NotesSlot) => kept.drop(userId, slot),
  /** The server took `sent`: forgotten, unless more was typed since, which stays, of an edit as one of `version`. */
  settle: (userId: string, slot: NotesSlot, sent: string, version?: number) => {
    const notes = localNotes.read(userId, slot);
    if (notes?.text.trim() === sent) kept.drop(userId, slot);
    else if (notes && version !== undefined) localNotes.keep(userId, slot, { ...notes, version });
  },
  /** All local texts of the user. */
  of: (userId: string): { slot: NotesSlot; notes: KeptNotes }[] =>
    kept.of(userId).map(({ slot, value }) => ({ slot: slot as NotesSlot, notes: notesOf(value) })),
  dropExpired: kept.dropExpired,
};

/** Without the time of storing. */
const notesOf = ({ text, version }: KeptNotes): KeptNotes =>
  version === undefined ? { text } : { text, version };

function isKeptNotes(value: object): value is KeptNotes {
  return (
    'text' in value &&
    typeof value.text === 'string' &&
    (!('version' in value) || typeof value.version === 'number')
  );
}
