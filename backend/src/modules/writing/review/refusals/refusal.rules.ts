import { countWords, POST_LANGUAGES, sentencesOf } from '@drumbeat/domain';
import { quotationsIn } from '../../reading/quotations.js';
import { asksAuthor } from './asks-author.rules.js';
import { declinesTask, hasNothingOf } from './declined-task.rules.js';
import { speaksOfOwnLimits } from './own-limits.rules.js';
import { REFUSAL_PATTERNS } from './refusal.patterns.js';
import { REFUSES_AROUND } from './refusal.words.js';
import { declinesInShort } from './short-refusal.rules.js';

/** A refusal is short; a post that begins with "I'm sorry, but I can't" tells what happened then. */
const REFUSAL_MAX = 700;
/** Words of reasons that a refusal gives; whoever goes on longer writes. */
const REASON_WORDS = { surely: 16, maybe: 8 } as const;
/** Of these, in sentences of their own. */
const OTHER_WORDS = { surely: 16, maybe: 6 } as const;
/** What a sentence that an author may say too goes on with is one of the reasons. */
const MAYBE_WORDS = 6;
/** Words that the reasons may have in common with what the author gave: a refusal names its subject. */
const MATTER_WORDS = { surely: 3, maybe: 1 } as const;

/**
 * True where the model declined to write or asked back, in words of its own instead of the protocol's. The whole answer is read:
 * it is a refusal where it declines and, apart from apologies, offers and short reasons, holds nothing of what the author gave.
 * @param material what the author gave; what they say themselves is no refusal of the model
 * @param made the notes and answers among it, where the whole text is made of them
 */
export function isRefusal(
  answer: string,
  material: readonly string[] = [],
  made: readonly string[] = [],
): boolean {
  const text = answer.trim();
  if (text.length > REFUSAL_MAX) return false;
  const given = plain(material.join('\n'));
  if (asksAuthor(plain(text), given)) return true;
  // What is quoted over several sentences is somebody's who is told of.
  const own = unquoted(plain(text));
  if (hasNothingOf(plain(text), plain(made.join('\n')))) return true;
  const sentences = sentencesOf(own).map((sentence) => ({ sentence, kind: kindOf(sentence, given) }));
  // An author who declines in their notes does so in their post.
  const ownDeclines = () => sentencesOf(given).some((sentence) => declines(unquoted(sentence)) !== null);
  const isAllMeant = !sentences.some(({ sentence }) => given.includes(sentence));
  if (isAllMeant && speaksOfOwnLimits(own) && !ownDeclines()) return true;
  if (isAllMeant && declinesTask(own, given) && !ownDeclines()) return true;
  if (isAllMeant && declinesInShort(text, given) && !ownDeclines()) return true;
  const certainty = (['surely', 'maybe'] as const).find((one) => sentences.some(({ kind }) => kind === one));
  if (certainty === undefined) return false;
  if (certainty === 'maybe' && ownDeclines()) return false;
  const reasons = sentences.flatMap(({ sentence, kind }) => {
    if (kind === 'maybe') return sentence.split(/\s+/u).slice(MAYBE_WORDS).join(' ');
    return kind === 'other' ? sentence : [];
  });
  // Whoever goes on with a figure tells what happened.
  if (sentences.some(({ sentence, kind }) => kind === 'other' && /\p{N}/u.test(sentence))) return false;
  const count = (texts: readonly string[]) => texts.reduce((sum, one) => sum + countWords(one), 0);
  const others = sentences.filter(({ kind }) => kind === 'other').map(({ sentence }) => sentence);
  // A sentence in the notes' own words is one of the post.
  if (others.some((sentence) => isOfMatter(sentence, given))) return false;
  const words = count(reasons);
  const quoted = countWords(plain(text)) - countWords(own);
  return (
    words <= REASON_WORDS[certainty] &&
    count(others) + quoted <= OTHER_WORDS[certainty] &&
    sharedWords(reasons.join('\n'), given) <= MATTER_WORDS[certainty]
  );
}

function kindOf(sentence: string, given: string): 'surely' | 'maybe' | 'around' | 'other' {
  if (given.includes(sentence) || SAID_BY.test(sentence)) return 'other';
  const isAround = POST_LANGUAGES.some((language) => REFUSES_AROUND[language].test(sentence));
  return declines(sentence) ?? (isAround ? 'around' : 'other');
}

/** Somebody else declined: "…, the clerk said", "he wrote: …". */
const SAID_BY =
  /,\s(?:[\p{L}'.]+\s){0,4}(?:(?:[mst]|nous|vous|lui)\s?'?a\sdit|said|says|told|wrote|replied|answered|sagte?n?|meinte|schrieb|antwortete|dit|disait|écrit|répond\p{L}*|dijo|dice|escribió|contestó)(?!\p{L})|^[^\p{L}]*(?!(?:i|ich|je|yo)\s)(?:\p{L}+\s){1,4}(?:said|says|told me|wrote|replied|answered|sagte?|meinte|schrieb|antwortete|m'a dit|dit|écrit|répond|me dijo|dijo|escribió|contestó)\s?:/u;

function declines(sentence: string): 'surely' | 'maybe' | null {
  for (const certainty of ['surely', 'maybe'] as const) {
    const rows = POST_LANGUAGES.flatMap((language) => REFUSAL_PATTERNS[language][certainty]);
    if (rows.some((row) => row.every((pattern) => pattern.test(sentence)))) return certainty;
  }
  return null;
}

/** What somebody else said is no word of the model. */
const unquoted = (text: string) =>
  quotationsIn(text).reduceRight((left, { start, end }) => left.slice(0, start) + left.slice(end), text);

const plain = (text: string) => text.replace(/[’ʼ]/gu, "'").toLowerCase();

/** Words that are long enough to carry matter, of the one text in the other. */
function sharedWords(text: string, given: string): number {
  const known = new Set(longWords(given));
  return new Set(longWords(text).filter((word) => known.has(word))).size;
}

function isOfMatter(sentence: string, given: string): boolean {
  const words = new Set(longWords(sentence));
  return words.size >= OF_MATTER && sharedWords(sentence, given) === words.size;
}
/** Words of a sentence that says what the notes say: a reason has words of its own. */
const OF_MATTER = 2;

const longWords = (text: string) => text.match(/[\p{L}\p{M}]{5,}/gu) ?? [];
