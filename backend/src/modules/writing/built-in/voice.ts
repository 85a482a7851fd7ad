import type { WritingProfile } from '@drumbeat/domain';

/** The writing profile's settings for one draft. */
export interface Voice {
  readonly length: 'short' | 'medium' | 'long';
  /** Number of places with an emoji in a draft: 0 none, 1 the hook, 2 also the closing, 3 also lists. */
  readonly emoji: 0 | 1 | 2 | 3;
  readonly closesWithQuestion: boolean;
  /** True for expanded forms ("do not") instead of contractions. */
  readonly isFormal: boolean;
  readonly hasHashtags: boolean;
  readonly signature: readonly string[];
  /** The part of the user's wish that the built-in writer cannot fulfil; null when there is none. */
  readonly openWish: string | null;
}

/** From this formality (scale 1 to 10) on contractions are unusual. */
const FORMAL_FROM = 7;
/** The built-in writer never needs an emoji, so "as few as possible" is none. */
const EMOJI_BY_LEVEL = { none: 0, minimal: 0, light: 1, moderate: 2, frequent: 3 } as const;

/** @param instructions the user's instructions for this text; a few plain ones are applied, the rest is returned */
export function voiceOf(preferences: WritingProfile | null, instructions: string | null): Voice {
  const wish = instructions?.trim() ?? '';
  const wants = (pattern: RegExp) => pattern.test(wish);
  const refusesEmoji = wants(/\b(?:no|without|drop|remove)\s+(?:any\s+|the\s+)?emojis?\b/iu);
  const refusesTags = wants(/\b(?:no|without|drop|remove)\s+(?:any\s+|the\s+)?hashtags?\b/iu);
  const refusesQuestion = wants(
    /\b(?:no|without|drop|remove)\s+(?:any\s+|the\s+)?(?:closing\s+)?questions?\b/iu,
  );
  const length = wants(/\b(?:shorter|short|brief(?:er)?)\b/iu)
    ? 'short'
    : wants(/\b(?:longer|long|more detail(?:ed|s)?)\b/iu)
      ? 'long'
      : undefined;
  const isUnderstood = refusesEmoji || refusesTags || refusesQuestion || length !== undefined;
  const wantsNoTags = (preferences?.formatting_preferences ?? []).some((text) =>
    /\b(?:no|without)\s+hashtags?\b/iu.test(text),
  );
  return {
    length: length ?? preferences?.content_length_preference ?? 'medium',
    emoji: refusesEmoji ? 0 : EMOJI_BY_LEVEL[preferences?.emoji_usage_preference ?? 'none'],
    closesWithQuestion: !refusesQuestion && preferences?.question_usage !== 'none',
    isFormal: (preferences?.writing_style_formality ?? 0) >= FORMAL_FROM,
    hasHashtags: !refusesTags && !wantsNoTags,
    signature: (preferences?.signature_expressions ?? [])
      .map((text) => text.trim())
      .filter((text) => text !== ''),
    openWish: wish === '' || isUnderstood ? null : wish,
  };
}

const LONG_FORMS: Readonly<Record<string, string>> = {
  "can't": 'cannot',
  "won't": 'will not',
  "let's": 'let us',
};

/** A frame without its contractions. For frames only: a user's own words stay unchanged. */
export function writtenOut(frame: string): string {
  return frame
    .replace(/\b(?:can't|won't|let's)\b/giu, (word) => LONG_FORMS[word.toLowerCase()] ?? word)
    .replace(/n't\b/gu, ' not')
    .replace(/\bI'm\b/gu, 'I am')
    .replace(/'re\b/gu, ' are')
    .replace(/'ve\b/gu, ' have')
    .replace(/'ll\b/gu, ' will')
    .replace(/'d\b/gu, ' would')
    .replace(/\b(it|that|what|here|there|where|who|he|she)'s\b/giu, '$1 is');
}
