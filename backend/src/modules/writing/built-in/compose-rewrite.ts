import { openingOf, withOpening } from '@drumbeat/domain';
import { capitalized, shortened, tidyPhrase } from './phrase.js';
import { sentencesOf } from './sentences.js';
import { withoutPhrases } from './without-phrases.js';

/** An existing text, and the requested change. */
export interface Rewriting {
  readonly text: string;
  readonly wish: string | null;
  readonly neverUse: readonly string[];
  /** Alternative first lines. */
  readonly openings: readonly string[];
}

/** Words that a sentence can lose without loss of meaning. */
const FILLERS =
  /\b(?:really|very|just|actually|basically|simply|quite|literally|honestly|essentially|absolutely|totally|in fact|of course|to be honest|at the end of the day|needless to say|as a matter of fact|the fact of the matter is that|it is important to note that)\b,?\s*/giu;
const LONG_FORMS: readonly (readonly [RegExp, string])[] = [
  [/\bin order to\b/giu, 'to'],
  [/\bdue to the fact that\b/giu, 'because'],
  [/\bat this point in time\b/giu, 'now'],
  [/\ba large number of\b/giu, 'many'],
  [/\bwith regard to\b/giu, 'about'],
  [/\bis able to\b/giu, 'can'],
  [/\bare able to\b/giu, 'can'],
  [/\butili[sz]e\b/giu, 'use'],
];

/** True for the wishes that frames can fulfil on a text that is there. */
export function isRewritingWish(wish: string): boolean {
  return wantsOpening(wish) || wantsShorter(wish) || wantsList(wish) || wantsPlain(wish);
}

/**
 * The text changed by the instruction, as far as possible without a model: shorter, plainer, as a list, or with
 * another first line. Any other instruction is appended as a place to fill. Adds no fact of its own.
 */
export function composeRewrite({ text, wish, neverUse, openings }: Rewriting): string {
  return withoutPhrases(rewritten(text.trim(), wish ?? '', openings), neverUse).trim();
}

function rewritten(text: string, wish: string, openings: readonly string[]): string {
  if (wantsOpening(wish)) return withOpening(text, openings[0] ?? openingOf(text));
  if (wantsList(wish)) return asList(text);
  const plain = withoutFillers(text);
  if (wantsShorter(wish)) return shorter(plain);
  return wish === '' || wantsPlain(wish)
    ? plain
    : `${plain}\n\n[Your wish for this version: ${shortened(tidyPhrase(wish), 200)}]`;
}

function wantsOpening(wish: string): boolean {
  return /\b(?:first (?:line|sentence)|opening|opener|hook|beginning)\b/iu.test(wish);
}

function wantsShorter(wish: string): boolean {
  return /\b(?:short(?:er|en)?|brief(?:er)?|cut|trim|tight(?:er|en)?|condense)\b/iu.test(wish);
}

function wantsList(wish: string): boolean {
  return /\b(?:list|bullets?|bullet points?)\b/iu.test(wish);
}

function wantsPlain(wish: string): boolean {
  return /\b(?:plain(?:er)?|simpl(?:e|er|ify)|clear(?:er)?|jargon|fillers?)\b/iu.test(wish);
}

function withoutFillers(text: string): string {
  const plain = LONG_FORMS.reduce(
    (result, [long, short]) =>
      result.replace(long, (found) => (/^\p{Lu}/u.test(found) ? capitalized(short) : short)),
    text,
  );
  return linesOf(plain, (line) => {
    const tidied = line
      .replace(FILLERS, '')
      .replace(/[^\S\n]{2,}/gu, ' ')
      .replace(/\s+([.,;:!?])/gu, '$1');
    return /\p{L}/u.test(tidied) ? (/^\p{Lu}/u.test(line) ? capitalized(tidied) : tidied) : line;
  });
}

/** Each paragraph keeps its first half; the first line and the hashtags stay as they are. */
function shorter(text: string): string {
  const blocks = text.split(/\n{2,}/u);
  if (blocks.length === 1) return half(text);
  return blocks.map((block, index) => (index === 0 || isTags(block) ? block : half(block))).join('\n\n');
}

function half(block: string): string {
  const lines = block.split('\n');
  if (lines.length > 1) return lines.slice(0, Math.ceil(lines.length / 2)).join('\n');
  const sentences = sentencesOf(block);
  if (sentences.length > 1) return sentences.slice(0, Math.ceil(sentences.length / 2)).join(' ');
  // From a single sentence, text in brackets and text after a dash can be removed.
  const short = block.replace(/\s*\([^)]*\)/gu, '').replace(/\s+[–—]\s+.*?([.!?]?)$/u, '$1');
  return short.trim() === '' ? block : short;
}

function asList(text: string): string {
  return text
    .split(/\n{2,}/u)
    .map((block, index, all) => {
      const isHead = index === 0 && all.length > 1;
      if (isHead || isTags(block) || block.startsWith('• ')) return block;
      return block
        .split('\n')
        .flatMap(sentencesOf)
        .map((sentence) => `• ${sentence}`)
        .join('\n');
    })
    .join('\n\n');
}

function isTags(block: string): boolean {
  return /^(?:#[\p{L}\p{N}_]+\s*)+$/u.test(block);
}

function linesOf(text: string, change: (line: string) => string): string {
  return text.split('\n').map(change).join('\n');
}
