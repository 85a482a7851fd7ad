import { isStopWord, POST_LANGUAGES, type PostLanguage } from './stop-words.js';

const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/u));

/**
 * The commonest function words of languages that share many with the four: without them Portuguese would count as Spanish
 * and Dutch as German or English.
 */
const NEIGHBOURS: readonly ReadonlySet<string>[] = [
  list(`a à ao às com como da das de depois do dos e é ela ele em então essa esse está eu foi há isso já mais mas me meu minha muito
    na nas não nem no nos nós nunca o os ou para pela pelo por porque quando que quem se sem ser seu sua também tem tinha um uma você`),
  list(`a ai al alla anche che chi ci come con così da dal degli dei del della delle di dove e è ed era gli ha hai hanno ho i il in io
    la le lei lo loro lui ma mi mia mio molto nel nella noi non o ogni per perché più poi quando quello questa questo se sempre senza
    si solo sono su sul sulla tra tutti tutto un una uno`),
  list(`aan al alleen als altijd bij dan dat de deze die dit doen door dus een en er geen goed haar had heb hebben heeft het hij hoe hun
    ik in is je jij kan maar me meer met mijn moet na naar niet nog nu of om omdat onder ons ook op over te tegen toen tot uit van veel
    voor waar want waren was wat we wel werd wie wij worden zal ze zich zijn zo zonder zou`),
  list(`alla allt att av blev bli då de den det där efter ein eller en er et ett fik finns för fra från ha han har hende här hon hun hur
    hvor i igen ikke in inte ja jag jeg kan man med meg mer mig min mit mycket någon når när nej noe og och också om op opp på så seg
    sig sin ska skal som til till under upp ut vad var være vara vi vil vill`),
  list(`ale ani będzie bo być był była było by co czy dla do gdy go i ich ja jak jako je jego jej jest jestem już każdy kiedy która które
    który ma mam mi mnie może na nas nie nim o od on ona po pod przed przez przy są się tak tego tej ten to tu ty tylko w we więc
    wszystko z za ze że`),
];

/** A single function word can stand in a name or a quotation. */
const HITS_MIN = 2;
/** Of the words of plain text about every second one is a function word, of keywords about every fifth. */
const SHARE_MIN = 0.18;
/** How far a language must lead before the next one. */
const LEAD = 1.2;

/** A text with fewer words may be in a language without showing it. */
export const LANGUAGE_WORDS_MIN = 12;

/** The language that a text shows by its function words; null where it shows none of the four, or not clearly. */
export function shownLanguage(text: string): PostLanguage | null {
  const words = text.toLowerCase().match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];
  const enough = Math.max(HITS_MIN, words.length * SHARE_MIN);
  const counted = POST_LANGUAGES.map((language) => ({
    language,
    hits: words.filter((word) => isStopWord(word, language)).length,
  })).sort((a, b) => b.hits - a.hits);
  const [best, next] = counted;
  if (best === undefined || best.hits < enough || best.hits < (next?.hits ?? 0) * LEAD) return null;
  const isNeighbour = NEIGHBOURS.some((stops) => words.filter((word) => stops.has(word)).length > best.hits);
  return isNeighbour ? null : best.language;
}

/** The letters of a language besides a to z; English has some in loans. */
const LETTERS: Readonly<Record<PostLanguage, RegExp>> = {
  en: /^[\p{ASCII}’éèïç]*$/u,
  de: /^[\p{ASCII}’äöüß]*$/u,
  fr: /^[\p{ASCII}’àâæçéèêëîïôœùûü]*$/u,
  es: /^[\p{ASCII}’áéíóúüñ]*$/u,
};
/** What only one of the four has. */
const OWN_SIGNS: readonly (readonly [PostLanguage, RegExp])[] = [
  ['de', /[ßüöä]/u],
  ['es', /[ñ¿¡]/u],
  ['fr', /[éèœ]|(?<![\p{L}])(?:l|d|qu|j|n|c)['’]\p{L}/u],
];

/**
 * What a headline of a few words shows: one of the four languages, 'other' for any other one, null for nothing. A single
 * function word and the letters count here, because the text has no more.
 */
export function languageOfFewWords(text: string): PostLanguage | 'other' | null {
  const letters = text.match(/\p{L}/gu) ?? [];
  if (letters.filter((letter) => !/\p{Script=Latin}/u.test(letter)).length > letters.length / 2)
    return 'other';
  // A name may have letters of another language.
  const small = (text.match(/(?<![\p{L}\p{M}])\p{Ll}[\p{L}\p{M}'’]*/gu) ?? []).join(' ').normalize('NFC');
  const shown = shownLanguage(text);
  if (shown !== null && LETTERS[shown].test(small)) return shown;
  const words = text.toLowerCase().match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];
  const possible = POST_LANGUAGES.filter((language) => LETTERS[language].test(small));
  const counted = possible
    .map((language) => ({ language, hits: words.filter((word) => isStopWord(word, language)).length }))
    .sort((a, b) => b.hits - a.hits);
  const [best, next] = counted;
  const neighbour = Math.max(...NEIGHBOURS.map((stops) => words.filter((word) => stops.has(word)).length));
  if (best === undefined || neighbour > best.hits) return 'other';
  if (best.hits > (next?.hits ?? 0) && best.hits > neighbour) return best.language;
  if (/^[\p{ASCII}’]*$/u.test(small)) return null;
  return (
    OWN_SIGNS.find(([language, sign]) => possible.includes(language) && sign.test(small))?.[0] ?? 'other'
  );
}
