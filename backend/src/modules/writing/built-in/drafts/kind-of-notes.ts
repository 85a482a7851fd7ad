import { countWords, type PostLanguage } from '@drumbeat/domain';
import { saysSomething } from '../../reading/spoken/main-clauses.js';
import { writtenSentences } from '../../reading/written-sentences.js';

/** How notes came about, which says how much its author has to read over what was arranged of them. */
export type KindOfNotes = 'written' | 'spoken' | 'shorthand';

interface Notes {
  /** With shortened words spelled out. */
  readonly text: string;
  readonly language: PostLanguage | null;
  /** Sounds of hesitation, or sentences that ran on and on. */
  readonly isSpoken: boolean;
  /** What was spelled out. */
  readonly shortened: readonly string[];
}

/** A word that is still cut, or a sign for one: "cyls", "ea.", "n. 10 T.", "nervous @ first", "every 1". */
const CUT_WORD =
  /(?<![\p{L}\p{M}\p{N}.])(?:(?!(?:ca|etc|usw|mr|mrs|dr|st|sr|sra|mme|no|nr|Mr|Mrs|Dr|St|Sr|Sra|Mme|No|Nr)\.)\p{L}{1,4}\.(?=\s+[\p{Ll}\p{N}])|(?<!\p{N}\s?)[b-df-hj-np-tv-xz]{2,5}(?![\p{L}.'’-])|(?:plz|w\/|c\/|p\/|Tues?|Weds|Thurs?|Fri|Mo\.|Di\.|Mi\.)(?![\p{L}\p{N}])|@(?= \p{L})|(?:every|any|some|next|last) (?=1(?![\p{L}\p{N}.,:%])))|(?<=[\p{L}\p{N}] )[→+](?= [\p{L}\p{N}])/gu;
/** Of every so many words one is cut. */
const WORDS_FOR_EACH_CUT = 12;
/** Of sentences, so many have no verb. */
const WITHOUT_VERB = 0.6;
const SENTENCES_MIN = 3;
/** Beside these many cut words. */
const CUT_MIN = 2;

const LIST_MARK = /^\s*[-–—•*·]\s+/u;
const ITEMS_MIN = 3;
/** Dashes without a full stop at the end of any. */
function isBareList(text: string): boolean {
  const items = text.split('\n').filter((line) => LIST_MARK.test(line));
  return items.length >= ITEMS_MIN && items.every((item) => !/[.!?…]["“”»)]*\s*$/u.test(item));
}
/** Nobody who types goes on so long without a mark, in any language. */
const RUNS_ON = 30;
const runsOn = (text: string) =>
  text.split(/[.!?;:…]\s|\n/u).some((part) => countWords(part) >= RUNS_ON && !part.includes(', '));

/**
 * Spoken where it shows that they were; in shorthand where every twelfth word is cut, or some are and the notes are a
 * list without full stops or most sentences have no verb. Of a language that is not known a line that goes on and on shows the one, and such a list the other.
 */
export function kindOfNotes({ text, language, isSpoken, shortened }: Notes): KindOfNotes {
  if (language === null) return runsOn(text) ? 'spoken' : isBareList(text) ? 'shorthand' : 'written';
  if (isSpoken) return 'spoken';
  const cut = shortened.length + (text.match(CUT_WORD)?.length ?? 0);
  if (cut < CUT_MIN) return 'written';
  if (isBareList(text)) return 'shorthand';
  const sentences = writtenSentences(text);
  const bare = sentences.filter((sentence) => !saysSomething(sentence, language)).length;
  const isBare = sentences.length >= SENTENCES_MIN && bare >= sentences.length * WITHOUT_VERB;
  return isBare || cut * WORDS_FOR_EACH_CUT >= countWords(text) ? 'shorthand' : 'written';
}
