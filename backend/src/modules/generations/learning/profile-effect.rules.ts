import {
  LENGTHS,
  PREFERENCE_LIMITS,
  styleValue,
  USAGE_LEVELS,
  type UsageLevel,
  type VoiceChange,
  type WritingProfile,
} from '@drumbeat/domain';
import type { EditHabit } from './edit-habits.rules.js';
import type { OpeningType } from './form-edits.rules.js';

export type ProfileEffect = Omit<Partial<WritingProfile>, 'content_pillars'>;

/** What an effect depends on. */
export type RuleHabit = Pick<EditHabit, 'kind' | 'key' | 'phrase' | 'instead' | 'measure'>;

/** Entries of the lists of a writing profile. */
const FORMATTING = {
  closing_question: 'No question at the end',
  hashtags: 'No hashtags',
  paragraphs_split: 'Short paragraphs',
  paragraphs_merged: 'Longer paragraphs',
} as const;

const HOOKS: Readonly<Record<OpeningType, string>> = {
  question: 'A question',
  quotation: 'A quotation',
  figure: 'A figure',
  short: 'A short sentence',
};

/** What a rule would change in a profile (LEARN-4); null where the profile says it already, or cannot say it. */
export function profileEffect(rule: RuleHabit, profile: WritingProfile): ProfileEffect | null {
  switch (rule.kind) {
    case 'cut_phrase':
    case 'replaced_phrase':
      return withEntry(profile, 'never_use_phrases', rule.phrase);
    case 'added_phrase':
      return withEntry(profile, 'signature_expressions', rule.phrase);
    case 'closing_question':
      return profile.question_usage === 'none' ? null : withoutClosingQuestion(profile);
    case 'hashtags':
    case 'paragraphs_split':
    case 'paragraphs_merged':
      return withEntry(profile, 'formatting_preferences', FORMATTING[rule.kind]);
    case 'opening_replaced':
      return rule.key in HOOKS ? withEntry(profile, 'preferred_hooks', HOOKS[rule.key as OpeningType]) : null;
    case 'emoji_removed':
    case 'emoji_added': {
      const level = emojiUsage(rule.measure ?? 0);
      const [is, was] = [level, profile.emoji_usage_preference].map((one) => USAGE_LEVELS.indexOf(one));
      const isChange = rule.kind === 'emoji_removed' ? (is ?? 0) < (was ?? 0) : (is ?? 0) > (was ?? 0);
      return isChange ? { emoji_usage_preference: level } : null;
    }
    case 'shortened':
    case 'lengthened': {
      const step = rule.kind === 'shortened' ? -1 : 1;
      const length = LENGTHS[LENGTHS.indexOf(profile.content_length_preference) + step];
      return length === undefined ? null : { content_length_preference: length };
    }
  }
}

/** Emoji of a post as the profile calls their use. */
function emojiUsage(count: number): UsageLevel {
  if (count === 0) return 'none';
  if (count < 2) return 'light';
  return count < 5 ? 'moderate' : 'frequent';
}

function withoutClosingQuestion(profile: WritingProfile): ProfileEffect | null {
  const effect = withEntry(profile, 'formatting_preferences', FORMATTING.closing_question);
  if (effect === null) return null;
  // One step less; "minimal" is none in most posts, and other questions may stay.
  const level = USAGE_LEVELS.indexOf(profile.question_usage);
  const less = level > USAGE_LEVELS.indexOf('minimal') ? USAGE_LEVELS[level - 1] : undefined;
  return less === undefined ? effect : { ...effect, question_usage: less };
}

type ListField = 'never_use_phrases' | 'signature_expressions' | 'formatting_preferences' | 'preferred_hooks';

function withEntry(profile: WritingProfile, field: ListField, entry: string): ProfileEffect | null {
  const list = profile[field];
  const key = comparable(entry);
  const isSaid = list.some((other) => ` ${key} `.includes(` ${comparable(other)} `));
  const isFull = list.length >= PREFERENCE_LIMITS.listItems || entry.length > PREFERENCE_LIMITS.listItem;
  if (key === '' || isSaid || isFull) return null;
  return { [field]: [...list, entry] };
}

/** Words in lower case without punctuation. */
const comparable = (text: string) =>
  (
    text
      .normalize('NFC')
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}\p{M}\p{N}']+/gu) ?? []
  ).join(' ');

/** True while a profile says what accepting a rule made it say. */
export function isStillSaid(applied: readonly VoiceChange[], profile: WritingProfile): boolean {
  return applied.every(({ field, to }) => {
    const value = styleValue(profile, field);
    return Array.isArray(to)
      ? entriesOf(to).every((entry) => entriesOf(value).includes(entry))
      : value === to;
  });
}

/** What takes these changes back, where nobody has changed them since. */
export function withoutEffect(applied: readonly VoiceChange[], profile: WritingProfile): ProfileEffect {
  return Object.fromEntries(
    applied.flatMap(({ field, from, to }): [string, unknown][] => {
      const value = styleValue(profile, field);
      if (Array.isArray(to)) {
        return [[field, entriesOf(value).filter((entry) => !to.includes(entry))]];
      }
      return value === to && from !== null ? [[field, from]] : [];
    }),
  );
}

const entriesOf = (value: unknown): string[] => (Array.isArray(value) ? (value as string[]) : []);
