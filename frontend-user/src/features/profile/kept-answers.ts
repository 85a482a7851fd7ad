import { isJsonObject } from '@drumbeat/domain';
import { tabStorage } from '../../lib/device/browser-storage';
import { changedFields, type ProfileAnswers } from './profile-answers';

const keyOf = (userId: string) => `drumbeat-answers:${userId}`;

/**
 * Answers that the server does not have yet, kept with this tab: they survive a reload, a failed save and an ended
 * session, and are deleted with the tab.
 */
export const keptAnswers = {
  /** `saved` with the kept answers in place. */
  over(userId: string, saved: ProfileAnswers): ProfileAnswers {
    const kept = tabStorage.getJson(keyOf(userId), isJsonObject) ?? {};
    const entries = Object.entries(saved).map(([field, value]: [string, unknown]) => {
      const other = kept[field];
      return [field, isAlike(value, other) ? other : value];
    });
    return Object.fromEntries(entries) as ProfileAnswers;
  },

  /** Keeps what differs from `saved`; nothing where nothing does. */
  keep(userId: string, saved: ProfileAnswers, now: ProfileAnswers): void {
    const fields = changedFields(saved, now);
    if (fields.length === 0) tabStorage.remove(keyOf(userId));
    else tabStorage.setJson(keyOf(userId), Object.fromEntries(fields.map((field) => [field, now[field]])));
  },
};

/** True when a stored value fits a field: data of an older version may not. */
function isAlike(value: unknown, other: unknown): boolean {
  if (Array.isArray(value)) return Array.isArray(other) && other.every((row) => isAlike({ text: '' }, row));
  if (typeof value !== 'object' || value === null) return typeof value === typeof other;
  if (typeof other !== 'object' || other === null) return false;
  const parts: Record<string, unknown> = { ...other };
  return Object.entries(value).every(([name, part]) => isAlike(part, parts[name]));
}
