import {
  breakReasonText,
  countWords,
  cutWithDots,
  learnVoice,
  MATCH_WORDS_MIN,
  matchBand,
  matchLanguageOf,
  type MatchLanguage,
  matchVoice,
  unusualLayoutText,
  type Voice,
  VOICE_POSTS_MIN,
  VOICE_WORDS_MIN,
} from '@drumbeat/domain';
import { referenceOf } from './reference/references.js';
import type { KnownPostsResponse, VoiceMatchResponse } from './voice-match.dto.js';

export interface MatchTask {
  readonly text: string;
  /** Names the author's posts in these versions. */
  readonly key: string;
  /** Left out until they are asked for. */
  readonly posts?: readonly string[];
}

/** The posts of this key are not known, or no more. */
export type MatchAnswer = { readonly kind: 'posts_wanted' } | VoiceMatchResponse;

interface Learned {
  /** Null for too few posts. */
  readonly voice: Voice | null;
  readonly known: KnownPostsResponse;
}

/** Voices of 60 posts take some 4 MB each. */
const KEPT_VOICES_MAX = 24;
/** Of a sentence that is shown beside another one. */
const NEAREST_MAX = 280;

/** Compares texts with their authors' voices, and keeps the voices that were asked for last. */
export class TextMatcher {
  /** The last one is the newest. */
  private readonly learned = new Map<string, Learned>();

  match({ text, key, posts }: MatchTask): MatchAnswer {
    const words = countWords(text);
    if (words < MATCH_WORDS_MIN) return unmeasured('too_short', words);
    const language = matchLanguageOf(text);
    if (language === null) return unmeasured('untested_language', words);
    const learned = this.voiceOf(`${language} ${key}`, language, posts);
    if (learned === null) return { kind: 'posts_wanted' };
    const { voice, known } = learned;
    if (voice === null) return unmeasured('not_enough_posts', words, known);
    const match = matchVoice(text, voice);
    if (match.kind !== 'measured') return unmeasured('indistinct', words, known);
    return {
      ...unmeasured('measured', words, known),
      score: match.score,
      band: matchBand(match.score),
      sentences: match.sentences.flatMap(({ start, end, role, break: broken }) =>
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
      ),
      habits: match.layout.map(unusualLayoutText),
    };
  }

  private voiceOf(key: string, language: MatchLanguage, posts?: readonly string[]): Learned | null {
    const known = this.learned.get(key) ?? (posts ? learn(posts, language) : null);
    if (known === null) return null;
    this.learned.delete(key);
    this.learned.set(key, known);
    const [oldest] = this.learned.keys();
    if (this.learned.size > KEPT_VOICES_MAX && oldest !== undefined) this.learned.delete(oldest);
    return known;
  }
}

function learn(posts: readonly string[], language: MatchLanguage): Learned {
  const own = [...new Set(posts)].filter((post) => matchLanguageOf(post) === language);
  const known = {
    posts: own.length,
    words: own.reduce((sum, post) => sum + countWords(post), 0),
    posts_min: VOICE_POSTS_MIN,
    words_min: VOICE_WORDS_MIN,
  };
  const isEnough = known.posts >= VOICE_POSTS_MIN && known.words >= VOICE_WORDS_MIN;
  return { voice: isEnough ? learnVoice(own, referenceOf(language)) : null, known };
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
