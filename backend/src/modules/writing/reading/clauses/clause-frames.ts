import { isStopWord, type PostLanguage } from '@drumbeat/domain';
import type { Clause } from './clauses.js';
import { isSaidOfSome, withoutSeldom } from '../denials/half-denials.js';
import { moodOf } from './moods.js';
import { isNegator, wordsAsSaid } from '../denials/negations.js';
import { hasStem, stemOf } from '../words/stems.js';
import { wordSet } from '../words/word-patterns.js';

/** A clause without what denies it, as it is held against a near copy of itself. */
export interface ClauseFrame {
  readonly clause: Clause;
  /** Its words of content, each by its stem. */
  readonly content: ReadonlySet<string>;
  /** The other words, in small letters, whole: "i'd" is "would". */
  readonly others: ReadonlySet<string>;
  readonly mood: string;
  /** Said of some, or of now and then. */
  readonly isOfSome: boolean;
}

/** What may come or go with a "not" beside it: articles, "do", "still", how soon and how well, of all. Notes leave out "I" besides. */
const BESIDE: Readonly<Record<PostLanguage, ReadonlySet<string>>> = {
  en: wordSet(
    `a an the any some do does did i we still longer anymore more yet ever again really even just already well fully at once straight away
     immediately instantly soon gladly quickly always everybody everyone all somebody someone so too also very`,
  ),
  de: wordSet(
    `der die das dem den des ein eine einen einem einer eines ich wir noch mehr weiterhin je jemals wieder sofort gleich gut gern gerne sehr wirklich
     auch doch schon bereits überhaupt gar immer jeder jede jedes alle allen jemand so bald schnell ganz voll`,
  ),
  fr: wordSet(
    `le la les l un une des du de je nous on encore plus toujours déjà bien vraiment aussi très tout toute tous toutes monde immédiatement suite vite
     aussitôt si bientôt même`,
  ),
  es: wordSet(
    `el la los las un una unos unas yo nosotros ya todavía aún más siempre bien muy también enseguida inmediatamente inmediato pronto todo todos todas
     mundo alguien tan`,
  ),
};
type Contractions = readonly (readonly [RegExp, string])[];
const ENGLISH: Contractions = [
  [/(?<=\p{L})['’]d(?!\p{L})/giu, ' would'],
  [/(?<=\p{L})['’]ll(?!\p{L})/giu, ' will'],
  [/(?<=\p{L})['’]re(?!\p{L})/giu, ' are'],
  [/(?<=\p{L})['’]ve(?!\p{L})/giu, ' have'],
  [/(?<!\p{L})(i)['’]m(?!\p{L})/giu, '$1 am'],
  [/(?<!\p{L})(it|that|he|she|there|what)['’]s(?!\p{L})/giu, '$1 is'],
  [/(?<!\p{L})won['’]t(?!\p{L})/giu, 'will not'],
  [/(?<!\p{L})can(?:['’]t|not)(?!\p{L})/giu, 'can not'],
  [/n['’]t(?!\p{L})/giu, ' not'],
];
const CONTRACTIONS: Readonly<Record<PostLanguage, Contractions>> = {
  en: ENGLISH,
  de: [[/(?<!\p{L})(hab|würd|hätt)(?:['’]s)?(?!\p{L})/giu, '$1e']],
  fr: [],
  es: [],
};

/** "We had hardly closed the door when the phone rang" tells what came next, and denies nothing. */
const THEN = /^,?\s(?:when|before|als|da|quand|que|cuando)(?!\p{L})/iu;

export function frameOf(clause: Clause, text: string, language: PostLanguage): ClauseFrame {
  const typed = text.slice(clause.place.start, clause.place.end);
  const isSeldom = clause.half === 'seldom' && !THEN.test(text.slice(clause.place.end));
  const part = (isSeldom ? withoutSeldom(typed, language) : null) ?? typed;
  const plain = CONTRACTIONS[language].reduce((all, [short, long]) => all.replace(short, long), part);
  const words = wordsAsSaid(plain);
  const kept = words.filter((one) => !isNegator(one, language) && !BESIDE[language].has(one));
  const content = new Set<string>();
  const others = new Set<string>();
  for (const one of kept) {
    const stem = isStopWord(one, language) ? undefined : stemOf(one, language);
    if (stem === undefined) others.add(one);
    else content.add(stem);
  }
  return { clause, content, others, mood: moodOf(words), isOfSome: isSaidOfSome(typed, language) };
}

/** True where both have the word, in whatever form. */
export const hasWord = (content: ReadonlySet<string>, stem: string, language: PostLanguage) =>
  hasStem(content, stem) || (language === 'es' && [...content].some((one) => isSameSpanishVerb(one, stem)));

const SPANISH_ENDING =
  /^(?:o|e|i|a|as|es|an|en|ar|er|ir|ero?|iero?|aro?|aron|eron|io|ia|ias|ian|ado|ido|aba|amos|imos)$/u;
const ROOT = 3;
/** "Leyó" and "leyeron", "probó" and "probaron": one root, with two endings; stems are five letters without accents. */
function isSameSpanishVerb(a: string, b: string): boolean {
  return [ROOT, ROOT + 1].some(
    (length) =>
      a.slice(0, length) === b.slice(0, length) &&
      SPANISH_ENDING.test(a.slice(length)) &&
      SPANISH_ENDING.test(b.slice(length)),
  );
}
