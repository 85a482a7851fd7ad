import {
  ALL_STYLE_SETTINGS,
  defaultWritingProfile,
  isOfTone,
  lengthPreference,
  sentenceLength,
  type StyleSettingName,
  styleValue,
  type WritingProfile,
} from '@drumbeat/domain';
import {
  LENGTH_BEHAVIOURS,
  scaleBehaviour,
  SCALE_NAMES,
  SENTENCE_BEHAVIOURS,
  type ScaleName,
  TALKING_TO_NOBODY,
  TONE_BEHAVIOURS,
  USAGE_BEHAVIOURS,
} from './behaviours.js';
import { isDenied, withoutDeniedLines } from './denied-habits.rules.js';
import type { Habits } from './habits/habits.rules.js';

/** The settings of a writing profile as behaviour, by where they come from. */
export interface SettingsInWords {
  /** A person set it. */
  readonly setByHand: readonly string[];
  /** An analysis of the author's posts found it. */
  readonly estimated: readonly string[];
  /** A person set it, and the posts show something else: the posts count. */
  readonly overruled: readonly string[];
}

/** A list in a brief shows its kind, not all of itself. Characters. */
const LIST_MAX = 300;

/** Never-use phrases are a rule of their own, goals belong to the aim, and denied habits to the habits. */
const IN_BRIEF = ALL_STYLE_SETTINGS.filter(
  (name) => !['never_use_phrases', 'content_goals', 'denied_habits'].includes(name),
);

/** What posts show with figures: an estimate of the same adds nothing. */
const COUNTED: ReadonlySet<StyleSettingName> = new Set<StyleSettingName>([
  'emoji_usage_preference',
  'question_usage',
  'average_sentence_length',
  'content_length_preference',
]);

/**
 * Puts the settings into words. A default is no fact about a person: it is left out, unless a person chose it. Where posts show
 * something else than a person set, the posts win, unless the person denied the habit by which they show it.
 * @param byHand names of the fields that a person was the last to change
 * @param habits null for authors without enough posts
 */
export function settingsInWords(
  kept: WritingProfile | null,
  byHand: readonly string[],
  habits: Habits | null,
): SettingsInWords {
  const words = { setByHand: [] as string[], estimated: [] as string[], overruled: [] as string[] };
  if (kept === null) return words;
  const denied = kept.denied_habits;
  const preferences: WritingProfile = {
    ...kept,
    signature_expressions: withoutDeniedLines(kept.signature_expressions, denied, habits),
  };
  const defaults = defaultWritingProfile();
  for (const name of IN_BRIEF) {
    const isDefault = String(styleValue(preferences, name)) === String(styleValue(defaults, name));
    const isByHand = byHand.includes(name);
    if (isDefault && !isByHand) continue;
    // No analysis found it, and the tone tells it.
    if (!isByHand && byHand.includes('writing_style_tone') && isOfTone(name, preferences)) continue;
    const sentence = settingSentence(preferences, name, habits);
    if (sentence === null) continue;
    const shown = isByHand && habits !== null ? contradiction(preferences, name, habits) : null;
    if (shown !== null) words.overruled.push(`The settings say: ${sentence} ${shown} Go by the posts.`);
    else if (isByHand) words.setByHand.push(sentence);
    else if (habits === null || !COUNTED.has(name)) words.estimated.push(sentence);
  }
  return words;
}

/** A list that a person has filled in, by its introduction. */
const LISTS = {
  voice_attributes: 'Wants to sound',
  signature_expressions: 'Own expressions (one a post at most, and only where it fits)',
  frequently_used_words: 'Words to come back to (where they fit)',
  industry_jargon: 'Terms of the trade',
  structural_patterns: 'Ways of building a post',
  tone_markers: 'Marks of the tone',
  formatting_preferences: 'Formatting',
  preferred_hooks: 'First lines to prefer',
} as const satisfies Partial<Record<StyleSettingName, string>>;

/** The settings that hold words of their author's, not one of several values: what they tell is known of the author. */
export const OWN_WORDS = [
  ...(Object.keys(LISTS) as (keyof typeof LISTS)[]),
  'storytelling_style',
  'content_goals',
] as const;

/** Null where there is nothing to say. */
function settingSentence(
  preferences: WritingProfile,
  name: StyleSettingName,
  habits: Habits | null,
): string | null {
  if (SCALE_NAMES.includes(name as ScaleName)) {
    const scale = name as ScaleName;
    return scaleBehaviour(scale, preferences[scale]);
  }
  switch (name) {
    case 'writing_style_tone':
      return preferences.writing_style_tone === 'conversational' && habits?.speaksToReader === false
        ? TALKING_TO_NOBODY
        : TONE_BEHAVIOURS[preferences.writing_style_tone];
    case 'emoji_usage_preference':
    case 'question_usage':
    case 'humor_usage':
      return USAGE_BEHAVIOURS[name][preferences[name]];
    case 'cta_preferences':
      return USAGE_BEHAVIOURS.cta_preferences[preferences.cta_preferences.frequency];
    case 'average_sentence_length':
      return SENTENCE_BEHAVIOURS[preferences.average_sentence_length];
    case 'content_length_preference':
      return LENGTH_BEHAVIOURS[preferences.content_length_preference];
    case 'storytelling_style':
      return preferences.storytelling_style.trim() === ''
        ? null
        : `Tells stories in this way: ${preferences.storytelling_style.trim()}.`;
    default: {
      const introductions: Readonly<Partial<Record<StyleSettingName, string>>> = LISTS;
      const value = styleValue(preferences, name);
      const entries = wholeEntries(Array.isArray(value) ? (value as readonly string[]) : [String(value)]);
      return entries.length === 0
        ? null
        : `${introductions[name] ?? name}: ${entries.join('; ').replace(/\.$/u, '')}.`;
    }
  }
}

/** As many entries as fit, each whole. */
function wholeEntries(entries: readonly string[]): string[] {
  let left = LIST_MAX;
  return entries.filter((entry) => {
    left -= entry.length + 2;
    return left >= 0;
  });
}

/** A share from which on a thing is a habit, and to which it is none. */
const MOST = 0.7;
const FEW = 0.3;

/** What the posts show against a setting; null where they agree or show nothing, and where what they show was denied. */
function contradiction(preferences: WritingProfile, name: StyleSettingName, habits: Habits): string | null {
  const { shares, posts, wordsPerSentence, wordsPerPost } = habits;
  const seen = (share: number) => `${Math.round(share * posts)} of ${posts} posts`;
  const isShown = (isLittle: boolean, share: number) =>
    against(isLittle, share) && !isDenied(name, isLittle ? 'much' : 'none', preferences.denied_habits);
  switch (name) {
    case 'emoji_usage_preference': {
      const isLittle = ['none', 'minimal'].includes(preferences.emoji_usage_preference);
      return isShown(isLittle, shares.emoji) ? `But ${seen(shares.emoji)} have emoji.` : null;
    }
    case 'question_usage': {
      const isLittle = ['none', 'minimal'].includes(preferences.question_usage);
      return isShown(isLittle, shares.question) ? `But ${seen(shares.question)} ask a question.` : null;
    }
    case 'energy_level':
      return preferences.energy_level <= 4 && isShown(true, shares.exclamation)
        ? `But ${seen(shares.exclamation)} exclaim.`
        : null;
    case 'average_sentence_length':
      return preferences.average_sentence_length === sentenceLength(wordsPerSentence)
        ? null
        : `But the sentences of the posts have about ${wordsPerSentence} words on average.`;
    case 'content_length_preference':
      return preferences.content_length_preference === lengthPreference(wordsPerPost)
        ? null
        : `But the posts have mostly about ${wordsPerPost} words.`;
    default:
      return null;
  }
}

/** Between little and much lies "now and then", which contradicts neither. */
const against = (isLittle: boolean, share: number) => (isLittle ? share >= MOST : share <= FEW);
