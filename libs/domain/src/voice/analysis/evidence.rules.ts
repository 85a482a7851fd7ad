import type { ReadPost } from '../reading/read-posts.js';
import type { Quoted } from '../scales/voice-estimate.rules.js';
import { VOICE_EVIDENCE } from './analysis.limits.js';
import { ANALYSED_FIELDS, type AnalysedField, type VoiceGap, type VoiceQuote } from './style-analysis.js';

/** Fields whose value rests on every sentence, so that none of them has to show it. */
const COUNTED: ReadonlySet<AnalysedField> = new Set<AnalysedField>([
  'emoji_usage_preference',
  'question_usage',
  'average_sentence_length',
]);
/** Fields that are counted in any language. */
const WITHOUT_LANGUAGE: ReadonlySet<AnalysedField> = new Set<AnalysedField>([
  ...COUNTED,
  'frequently_used_words',
  'industry_jargon',
  'signature_expressions',
]);

/** The fields that the posts do not show, each with the reason (VOICE-10). */
export function voiceGaps(
  posts: readonly ReadPost[],
  shown: Readonly<Record<AnalysedField, Quoted>>,
  weights: readonly number[] = [],
): VoiceGap[] {
  const weighed = posts.map((post, index) => ({ post, weight: Math.min(1, weights[index] ?? 1) }));
  const all = sizeGap(weighed);
  const known = sizeGap(weighed.filter(({ post }) => !post.isForeign));
  return ANALYSED_FIELDS.flatMap((field): VoiceGap[] => {
    if (all !== null) return [{ field, ...all }];
    if (known !== null && !WITHOUT_LANGUAGE.has(field)) return [{ field, ...known, missing: 'language' }];
    const gap = COUNTED.has(field) ? null : evidenceGap(shown[field]);
    return gap === null ? [] : [{ field, ...gap }];
  });
}

/**
 * What posts lack to show anything at all; null where there are enough of them.
 * @param weighed texts that weigh less than a post count for less than one (INTERVIEW_TEXT_WEIGHT)
 */
export function sizeGap(
  weighed: readonly { readonly post: ReadPost; readonly weight: number }[],
): Omit<VoiceGap, 'field'> | null {
  const withWords = weighed.filter(({ post }) => post.sentences.length > 0);
  const posts = Math.floor(withWords.reduce((sum, { weight }) => sum + weight, 0));
  if (posts < VOICE_EVIDENCE.posts) return { missing: 'posts', have: posts, needed: VOICE_EVIDENCE.posts };
  const words = withWords
    .flatMap(({ post }) => post.sentences)
    .reduce((sum, sentence) => sum + sentence.words.length, 0);
  return words < VOICE_EVIDENCE.words
    ? { missing: 'words', have: words, needed: VOICE_EVIDENCE.words }
    : null;
}

/** What is missing of three sentences in two posts; null where they are there. */
export function evidenceGap({ sentences, posts }: Omit<Quoted, 'quotes'>): Omit<VoiceGap, 'field'> | null {
  if (sentences < VOICE_EVIDENCE.sentences) {
    return { missing: 'sentences', have: sentences, needed: VOICE_EVIDENCE.sentences };
  }
  if (posts < VOICE_EVIDENCE.postsOfField) {
    return { missing: 'second_post', have: posts, needed: VOICE_EVIDENCE.postsOfField };
  }
  return null;
}

/** The evidence of quotations alone, as a model gives them. */
export const quotedEvidence = (quotes: readonly VoiceQuote[]): Quoted => ({
  quotes,
  sentences: new Set(quotes.map(({ post, sentence }) => `${post} ${sentence}`)).size,
  posts: new Set(quotes.map(({ post }) => post)).size,
});
