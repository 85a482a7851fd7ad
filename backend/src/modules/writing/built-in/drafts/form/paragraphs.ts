import type { PostLanguage } from '@drumbeat/domain';
import type { AuthorForm } from './author-form.js';
import type { PerLanguage } from '../../../reading/words/per-language.js';
import { leansOnBefore } from '../openings/leaning.js';
import type { Piece } from '../pieces.js';
import { isTurn, wordsOf } from '../sentence-signs.js';

/** What a paragraph of the wrong length costs, in squares of its deviation, and what parts or joins sentences. */
const COST = {
  lengthOver: 1,
  tooMany: 4,
  partsLeaning: 0.35,
  partsPronoun: 0.9,
  partsFragment: 1,
  partsTurn: -0.25,
  partsApart: -1.5,
  joinsApart: 1.5,
  lastAlone: -0.6,
};

/** No paragraph is so many times as long as the author's, whatever its seams cost; a single long sentence aside. */
const LENGTHS_MAX = 4;
const SENTENCES_FREE = 12;
const FRAGMENT_WORDS = 3;

/**
 * Sentences put into paragraphs as long as the author's own: parted where the author left a blank line or turns, rather not
 * before a sentence that leans on the one before. Lists stand by themselves.
 */
export function paragraphsOf(
  pieces: readonly Piece[],
  form: Pick<AuthorForm, 'wordsPerParagraph' | 'sentencesPerParagraph' | 'closesAlone'>,
  language: PostLanguage | null,
): string[] {
  const best: { cost: number; from: number }[] = [{ cost: 0, from: 0 }];
  const words = pieces.map(({ text }) => wordsOf(text).length);
  const seam = pieces.map((_, index) => seamCost(pieces, index, language));
  for (let end = 1; end <= pieces.length; end += 1) {
    let chosen = { cost: Infinity, from: end - 1 };
    let [length, longest, sentences, inside] = [0, 0, 0, 0];
    for (let from = end - 1; from >= 0; from -= 1) {
      const piece = pieces[from];
      const count = words[from] ?? 0;
      const size = end - from;
      if (piece === undefined || (size > 1 && (piece.isList || pieces[end - 1]?.isList === true))) break;
      length += count;
      longest = Math.max(longest, count);
      if (length - longest + size > LENGTHS_MAX * form.wordsPerParagraph + SENTENCES_FREE) break;
      sentences += count > FRAGMENT_WORDS ? 1 : 0;
      const isLast = end === pieces.length && from > 0;
      const cost =
        (best[from]?.cost ?? 0) +
        lengthCost(length, sentences, form) +
        (seam[from] ?? 0) +
        inside * COST.joinsApart +
        (isLast && form.closesAlone && size === 1 ? COST.lastAlone : 0);
      if (cost < chosen.cost) chosen = { cost, from };
      // Inside of a group that begins before it.
      inside += piece.isApart ? 1 : 0;
    }
    best.push(chosen);
  }
  const paragraphs: string[] = [];
  for (let end = pieces.length; end > 0;) {
    const { from } = best[end] ?? { from: end - 1 };
    paragraphs.push(
      pieces
        .slice(from, end)
        .map(({ text }) => text)
        .join(' '),
    );
    end = from;
  }
  return paragraphs.reverse();
}

function lengthCost(
  length: number,
  sentences: number,
  {
    wordsPerParagraph,
    sentencesPerParagraph,
  }: Pick<AuthorForm, 'wordsPerParagraph' | 'sentencesPerParagraph'>,
): number {
  const off = (length - wordsPerParagraph) / Math.max(1, wordsPerParagraph);
  // Short sentences may be more than the author's long ones.
  const isCrowded = sentences > sentencesPerParagraph + 2 || (sentences > sentencesPerParagraph && off > 0);
  return COST.lengthOver * off * off + (isCrowded ? COST.tooMany : 0);
}

/** A sentence leans on what its reader still has in mind. */
const REMEMBERED = 40;

/** The cost of a new paragraph before the piece. */
function seamCost(pieces: readonly Piece[], index: number, language: PostLanguage | null): number {
  const piece = pieces[index];
  const before = pieces[index - 1];
  if (piece === undefined || before === undefined || piece.isList || before.isList) return 0;
  if (piece.isApart) return COST.partsApart;
  if (language === null) return 0;
  if (isFragment(piece.text)) return COST.partsFragment;
  if (isTurn(piece.text, language)) return COST.partsTurn;
  if (beginsWithPronoun(piece.text, language)) return COST.partsPronoun;
  return leansOnBefore(
    piece.text,
    pieces.slice(Math.max(0, index - REMEMBERED), index).map(({ text }) => text),
    language,
  )
    ? COST.partsLeaning
    : 0;
}

/** "It just wasn't answering": what it speaks of stands right before it. Persons stay in mind for longer. */
const PRONOUN_FIRST: PerLanguage<RegExp> = {
  en: /^(?:it(?! (?:is|was) (?:time|hard|easy|true)(?!\p{L}))|they|this|that|these|those)(?!\p{L})/iu,
  de: /^(?:es(?! (?:gibt|gab|ist|war)(?!\p{L}))|das(?= \p{Ll})|dies\p{L}?)(?!\p{L})/iu,
  fr: /^(?:ça|cela|c['’]\p{L}+)(?!\p{L})/iu,
  es: /^(?:eso|esto|lo|se lo)(?!\p{L})/iu,
};
const beginsWithPronoun = (text: string, language: PostLanguage) => PRONOUN_FIRST[language].test(text);

/** "Not the pay!" goes on from the sentence before it. */
const isFragment = (text: string) => wordsOf(text).length <= FRAGMENT_WORDS;
