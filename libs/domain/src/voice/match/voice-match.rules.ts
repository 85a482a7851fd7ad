import type { TextRange } from '../../posts/text-range.js';
import { countWords } from '../../posts/post-text.rules.js';
import { shownLanguage } from '../language/shown-language.rules.js';
import { type BreakReason, breakReasons, type Habits, habitsOf, isSaid } from './break-reasons.js';
import { MATCH_LANGUAGES, type MatchLanguage } from './function-words.js';
import { withoutQuotedSpeech } from '../reading/read-posts.js';
import { LAYOUT_FEATURES, type LayoutFeature, layoutVector } from './layout.js';
import { shownValue } from './layout-reading.js';
import { type LayoutNorm, layoutRatios } from './layout-ratio.js';
import { isWordLike, type MaskedSentence, type MaskedText, readMasked } from './masked-text.js';
import { matchBand, matchScore } from './match-score.js';
import { nearestSentence, type OwnSentence, ownSentences } from './nearest-sentence.js';
import { type SentenceRole, sentenceRoles } from './sentence-role.js';
import { evidenceOf, standing, type Voice } from './voice.js';

/** Below, two people are told apart too often by chance. */
export const MATCH_WORDS_MIN = 80;
/** From so many words on each sentence is held against the author's: how strange one is does not hang on how many stand beside it. */
export const SENTENCES_WORDS_MIN = 40;

export interface MatchedSentence extends TextRange {
  readonly role: SentenceRole;
  /** Natural logarithm of how much likelier the author is to write it than others; the sentences' add up to the text's. */
  readonly evidence: number;
  /** Null for a sentence that does not break the voice, that the author wrote before, or of which nothing true can be said. */
  readonly break: {
    /** The strongest first, at least one. */
    readonly reasons: readonly BreakReason[];
    /** What the author wrote in this role that is built most alike. */
    readonly nearest: string | null;
  } | null;
}

/** A habit of the whole text that is not the author's. */
export interface UnusualLayout {
  readonly feature: LayoutFeature;
  readonly usual: number;
  readonly here: number;
}

export type VoiceMatch =
  /** Without a score; its sentences from SENTENCES_WORDS_MIN on, else none. */
  | { readonly kind: 'too-short'; readonly words: number; readonly sentences: readonly MatchedSentence[] }
  /** Not English or German, or another one than the voice's. */
  | { readonly kind: 'untested-language' }
  /** The author's posts cannot be told from other people's. */
  | { readonly kind: 'indistinct' }
  | {
      readonly kind: 'measured';
      /** 0 to 100. */
      readonly score: number;
      readonly sentences: readonly MatchedSentence[];
      /** The most unusual first, at most three. */
      readonly layout: readonly UnusualLayout[];
    };

/** The language in which a text can be matched; null for another one, or an unclear one. */
export function matchLanguageOf(text: string): MatchLanguage | null {
  const shown = shownLanguage(text);
  return MATCH_LANGUAGES.find((language) => language === shown) ?? null;
}

/** An author whose posts stand nearer to strangers than this, in standard deviations of three measures together, shows no voice. */
const DISTINCTNESS_MIN = 2;
/** A sentence breaks the voice that speaks against the author more than 19 of 20 of their own do, and at all. */
const BREAKING_SHARE = 0.05;
/** A feature that is so much likelier for others, as a natural logarithm. */
const UNUSUAL = -1;
const UNUSUAL_MAX = 3;

/** How far a draft sounds like its author, and where not (MATCH-1). */
export function matchVoice(draft: string, voice: Voice): VoiceMatch {
  const words = countWords(draft);
  if (words < SENTENCES_WORDS_MIN) return { kind: 'too-short', words, sentences: [] };
  if (matchLanguageOf(draft) !== voice.reference.language) return { kind: 'untested-language' };
  if (voice.distinctness < DISTINCTNESS_MIN) return { kind: 'indistinct' };
  const text = readMasked(draft, voice.reference.language);
  if (words < MATCH_WORDS_MIN)
    return { kind: 'too-short', words, sentences: matchedSentences(text, voice, false) };
  const score = matchScore(standing(text, voice), voice.posts.length);
  const sentences = matchedSentences(text, voice, matchBand(score) === 'far');
  return { kind: 'measured', score, sentences, layout: unusualLayout(layoutVector(text) ?? [], voice) };
}

/** @param isFar of a text that is far from the author each sentence that speaks against them is shown, not only the strangest */
function matchedSentences(text: MaskedText, voice: Voice, isFar: boolean): MatchedSentence[] {
  const { habits, own } = comparedWith(voice);
  const roles = sentenceRoles(text);
  const breaking = isFar
    ? 0
    : Math.min(0, voice.ownSentences[Math.floor(voice.ownSentences.length * BREAKING_SHARE)] ?? 0);
  return text.sentences.map((sentence, at) => {
    const role = roles[at] ?? 'body';
    const evidence = evidenceOf(sentence.grams, voice);
    const isBreaking =
      isOwnSentence(sentence, text) &&
      evidence / Math.sqrt(sentence.grams.length || 1) < breaking &&
      !isSaid(text.text.slice(sentence.start, sentence.end), habits);
    const reasons = isBreaking ? breakReasons(sentence, text, voice, habits) : [];
    return {
      start: sentence.start,
      end: sentence.end,
      role,
      evidence,
      break: reasons.length > 0 ? { reasons, nearest: nearestSentence(sentence, role, own) } : null,
    };
  });
}

/** Fewer words are the number of a list item or a call, and no way to build a sentence. */
const SAID_WORDS_MIN = 3;
/** True for words that their author can build another way: not for what they let others say from end to end. */
function isOwnSentence({ start, end, tokens }: MaskedSentence, { text }: MaskedText): boolean {
  const isSaid = /\p{L}/u.test(withoutQuotedSpeech(text.slice(start, end)));
  return isSaid && tokens.filter(isWordLike).length >= SAID_WORDS_MIN;
}

/** What a voice is explained by, made at its first draft: there are many for one voice. */
interface Compared {
  readonly habits: Habits;
  readonly own: readonly OwnSentence[];
}
const compared = new WeakMap<Voice, Compared>();

function comparedWith(voice: Voice): Compared {
  const known = compared.get(voice) ?? { habits: habitsOf(voice), own: ownSentences(voice.posts) };
  compared.set(voice, known);
  return known;
}

interface Norms {
  readonly author: { readonly layout: LayoutNorm };
  readonly reference: { readonly layout: LayoutNorm };
}

/** The strangest first, at most three, whose difference can be read: "0.0 here, usually 0.0" tells nobody anything. */
export function unusualLayout(vector: readonly number[], { author, reference }: Norms): UnusualLayout[] {
  return layoutRatios(vector, author.layout, reference.layout)
    .flatMap((ratio, at) => {
      const feature = LAYOUT_FEATURES[at];
      const [usual = 0, here = 0] = [author.layout.means[at], vector[at]];
      const isShown = feature && shownValue(feature, here) !== shownValue(feature, usual);
      return isShown && ratio < UNUSUAL ? [{ ratio, unusual: { feature, usual, here } }] : [];
    })
    .sort((a, b) => a.ratio - b.ratio)
    .slice(0, UNUSUAL_MAX)
    .map(({ unusual }) => unusual);
}
