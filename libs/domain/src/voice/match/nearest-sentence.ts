import { byCodeUnits } from '../vocabulary/most-usual.js';
import { isWordLike, type MaskedSentence, type MaskedText } from './masked-text.js';
import { type SentenceRole, sentenceRoles } from './sentence-role.js';

/** A sentence of the author's posts, ready to be compared. */
export interface OwnSentence {
  readonly text: string;
  readonly role: SentenceRole;
  readonly parts: ReadonlyMap<string, number>;
}

export function ownSentences(posts: readonly MaskedText[]): OwnSentence[] {
  return posts.flatMap((post) => {
    const roles = sentenceRoles(post);
    return post.sentences.flatMap((sentence, at) =>
      // An address or a row of hashtags shows nobody how to say something.
      sentence.tokens.some(isWordLike)
        ? [
            {
              text: post.text.slice(sentence.start, sentence.end),
              role: roles[at] ?? 'body',
              parts: partsOf(sentence),
            },
          ]
        : [],
    );
  });
}

/** The author's sentence of the same role (of any, where none has it) that is built most alike; null without any. */
export function nearestSentence(
  sentence: MaskedSentence,
  role: SentenceRole,
  own: readonly OwnSentence[],
): string | null {
  const ofRole = own.filter((each) => each.role === role);
  const parts = partsOf(sentence);
  let nearest: { text: string; likeness: number } | null = null;
  for (const { text, parts: others } of ofRole.length > 0 ? ofRole : own) {
    const likeness = cosine(parts, others);
    const isNearer =
      nearest === null ||
      likeness > nearest.likeness ||
      (likeness === nearest.likeness && byCodeUnits(text, nearest.text) < 0);
    if (isNearer) nearest = { text, likeness };
  }
  return nearest?.text ?? null;
}

/** Tokens and pairs of tokens, which are what a sentence is built of. */
function partsOf({ grams }: MaskedSentence): Map<string, number> {
  const parts = new Map<string, number>();
  for (const gram of grams)
    for (const part of [gram.slice(-1), gram.slice(-2)]) parts.set(part, (parts.get(part) ?? 0) + 1);
  return parts;
}

function cosine(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): number {
  let product = 0;
  for (const [part, count] of a) product += count * (b.get(part) ?? 0);
  return product === 0 ? 0 : product / (norm(a) * norm(b));
}

function norm(counts: ReadonlyMap<string, number>): number {
  let sum = 0;
  for (const count of counts.values()) sum += count ** 2;
  return Math.sqrt(sum);
}
