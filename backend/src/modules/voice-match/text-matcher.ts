import {
  countWords,
  cutWithDots,
  learnVoice,
  MATCH_WORDS_MIN,
  matchBand,
  matchLanguageOf,
  type MatchLanguage,
  matchVoice,
  type Voice,
  VOICE_POSTS_MIN,
  SENTENCES_WORDS_MIN,
  type MatchedSentence,
  VOICE_WORDS_MIN,
} from '@drumbeat/domain';
import { breakReasonText, unusualLayoutText } from './match.texts.js';
import { referenceOf } from './reference/references.js';
import type { KnownPostsResponse, VoiceMatchResponse } from './voice-match.dto.js';

export interface MatchTask {
  readonly text: string;
  /** Whose posts they are: nobody's voices take the place of everybody else's. */
  readonly author: string;
  /** Names the author's posts in these versions. */
  readonly key: string;
  /** Left out until they are asked for. */
  readonly posts?: readonly string[];
}

/** The posts of this key are not known, or no more. */
export type MatchAnswer = { readonly kind: 'posts_wanted' } | VoiceMatchResponse;

interface Learned {
  readonly author: string;
  /** Null for too few posts. */
  readonly voice: Voice | null;
  readonly known: KnownPostsResponse;
}

/** Voices of 60 posts take some 4 MB each. */
const KEPT_VOICES_MAX = 24;
/** Each post that is out has a voice without it, and each language its own: an author is at one of them at a time, and comes back to one. */
const KEPT_VOICES_EACH_MAX = 2;
/** Of a sentence that is shown beside another one. */
const NEAREST_MAX = 280;

/** Compares texts with their authors' voices, and keeps the voices that were asked for last. */
export class TextMatcher {
  /** The last one is the newest. */
  private readonly learned = new Map<string, Learned>();

  match({ text, author, key, posts }: MatchTask): MatchAnswer {
    const words = countWords(text);
    if (words < SENTENCES_WORDS_MIN) return unmeasured('too_short', words);
    const language = matchLanguageOf(text);
    if (language === null) return unmeasured('untested_language', words);
    const learned = this.voiceOf(`${language} ${key}`, () => (posts ? learn(posts, language, author) : null));
    if (learned === null) return { kind: 'posts_wanted' };
    const { voice, known } = learned;
    if (voice === null) return unmeasured('not_enough_posts', words, known);
    const match = matchVoice(text, voice);
    if (match.kind === 'too-short')
      return { ...unmeasured('too_short', words, known), sentences: breakingSentences(match.sentences) };
    if (match.kind !== 'measured') return unmeasured('indistinct', words, known);
    return {
      ...unmeasured('measured', words, known),
      score: match.score,
      band: matchBand(match.score),
      sentences: breakingSentences(match.sentences),
      habits: match.layout.map(unusualLayoutText),
    };
  }

  private voiceOf(key: string, learnNow: () => Learned | null): Learned | null {
    const known = this.learned.get(key) ?? learnNow();
    if (known === null) return null;
    this.learned.delete(key);
    this.learned.set(key, known);
    const all = [...this.learned];
    const own = all.filter(([, { author }]) => author === known.author);
    const [left] = own.length > KEPT_VOICES_EACH_MAX ? own : all.length > KEPT_VOICES_MAX ? all : [];
    if (left) this.learned.delete(left[0]);
    return known;
  }
}

const breakingSentences = (sentences: readonly MatchedSentence[]): VoiceMatchResponse['sentences'] =>
  sentences.flatMap(({ start, end, role, break: broken }) =>
    broken === null
      ? []
      : [
          {
            start,
            end,
            role,
            reasons: broken.reasons.map(breakReasonText),
            nearest: broken.nearest && cutWithDots(broken.nearest, NEAREST_MAX),
          },
        ],
  );

function learn(posts: readonly string[], language: MatchLanguage, author: string): Learned {
  const own = [...new Set(posts)].filter((post) => matchLanguageOf(post) === language);
  const known = {
    posts: own.length,
    words: own.reduce((sum, post) => sum + countWords(post), 0),
    posts_min: VOICE_POSTS_MIN,
    words_min: VOICE_WORDS_MIN,
  };
  const isEnough = known.posts >= VOICE_POSTS_MIN && known.words >= VOICE_WORDS_MIN;
  return { author, voice: isEnough ? learnVoice(own, referenceOf(language)) : null, known };
}

function unmeasured(
  kind: VoiceMatchResponse['kind'],
  words: number,
  known: KnownPostsResponse | null = null,
): VoiceMatchResponse {
  return {
    kind,
    score: null,
    band: null,
    words,
    words_min: MATCH_WORDS_MIN,
    known,
    sentences: [],
    habits: [],
  };
}
