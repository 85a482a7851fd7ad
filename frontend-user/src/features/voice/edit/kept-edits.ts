import { isJsonObject } from '@drumbeat/domain';
import { tabStorage } from '../../../lib/device/browser-storage';
import { isSame, valuesOf, type EditField, type EditValues } from './edit-values';
import type { WritingProfileRow } from '../../../entities/types';

/** A field as it was when its edit began, and as it is now. */
export interface Edit {
  readonly was: EditValues[EditField];
  readonly now: EditValues[EditField];
}

export type Edits = Readonly<Partial<Record<EditField, Edit>>>;

const keyOf = (userId: string) => `drumbeat-writing-profile:${userId}`;

/** Edits that the server does not have yet, kept with this tab: over a reload, a failed save and an ended session. */
export const keptEdits = {
  read(profile: WritingProfileRow): Edits {
    const kept = tabStorage.getJson(keyOf(profile.user_id), isJsonObject) ?? {};
    const values = valuesOf(profile);
    const fields = Object.keys(values) as EditField[];
    return Object.fromEntries(
      fields.flatMap((field) => {
        const edit = kept[field];
        return isEdit(edit, values[field]) && !isSame(edit.now, values[field]) ? [[field, edit]] : [];
      }),
    );
  },

  keep(userId: string, edits: Edits): void {
    if (Object.keys(edits).length === 0) tabStorage.remove(keyOf(userId));
    else tabStorage.setJson(keyOf(userId), edits);
  },
};

/** True for an edit of such a value: data of an older version may be another. */
function isEdit(value: unknown, like: EditValues[EditField]): value is Edit {
  if (!isJsonObject(value) || !('now' in value) || !('was' in value)) return false;
  return [value.now, value.was].every((part) =>
    Array.isArray(like)
      ? Array.isArray(part) && part.every((entry) => typeof entry === 'string')
      : typeof part === typeof like,
  );
}
