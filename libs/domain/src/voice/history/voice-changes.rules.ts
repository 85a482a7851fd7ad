import {
  ALL_STYLE_SETTINGS,
  STYLE_LABELS,
  styleValue,
  type StyleSettingName,
  type StyleValue,
} from '../../preferences/style-labels.js';
import { defaultWritingProfile, type WritingProfile } from '../../preferences/writing-profile.js';

/** A changed setting of the voice. */
export interface VoiceChange {
  readonly field: StyleSettingName;
  /** For lists, the removed entries. Null when there was no profile. */
  readonly from: StyleValue | null;
  /** For lists, the added entries. */
  readonly to: StyleValue;
}

/** Goals describe why somebody writes, not how. */
const VOICE_FIELDS = ALL_STYLE_SETTINGS.filter((name) => name !== 'content_goals');

/**
 * The changes of a voice, for its timeline; the order of entries does not matter. For a first profile, the settings
 * that differ from the defaults.
 */
export function voiceChanges(before: WritingProfile | null, after: WritingProfile): VoiceChange[] {
  const compared = before ?? defaultWritingProfile();
  return VOICE_FIELDS.flatMap((field): VoiceChange[] => {
    const [from, to] = [styleValue(compared, field), styleValue(after, field)];
    if (isSame(from, to)) return [];
    if (before === null) return [{ field, from: null, to }];
    return [{ field, from: withoutShared(from, to), to: withoutShared(to, from) }];
  });
}

const entries = (value: StyleValue | null): readonly string[] =>
  typeof value === 'object' && value !== null ? value : [];

const without = (items: readonly string[], others: readonly string[]) =>
  items.filter((item) => !others.includes(item));

/** Unchanged entries would make each step as large as its lists. */
const withoutShared = (value: StyleValue, other: StyleValue): StyleValue =>
  typeof value === 'object' ? without(value, entries(other)) : value;

function isSame(from: StyleValue, to: StyleValue): boolean {
  if (typeof to !== 'object') return from === to;
  return without(entries(from), to).length === 0 && without(to, entries(from)).length === 0;
}

/** As text: "Energy 5 to 4", "Jargon: retainer added". */
export function voiceChangeText({ field, from, to }: VoiceChange): string {
  const label = STYLE_LABELS[field];
  if (typeof to === 'object') {
    const parts = [entriesText(to, 'added'), entriesText(entries(from), 'removed')];
    return `${label}: ${parts.filter((part) => part !== '').join(', ')}`;
  }
  if (to === '') return `${label} cleared`;
  return from === null || from === '' ? `${label} set to ${to}` : `${label} ${String(from)} to ${to}`;
}

function entriesText(items: readonly string[], done: string): string {
  const [first, ...rest] = items;
  if (first === undefined) return '';
  return `${rest.length === 0 ? first : items.length} ${done}`;
}
