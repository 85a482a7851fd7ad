import {
  isCommonForm,
  isCommonWord,
  isStopWord,
  sentenceRanges,
  type PostLanguage,
  type TextRange,
} from '@drumbeat/domain';
import { NAMES_AMONG_WORDS } from './names-among-words.js';
import { valueOfWord } from '../figures/number-words.js';

/** What people do in a post, as the word behind a name at a sentence's head: no other word stands there without an article. */
const ACTS: Readonly<Partial<Record<PostLanguage, string>>> = {
  en: 'said|says|told|asked|called|rang|wrote|writes|apologi[sz]ed|drew|laughed|cried|smiled|nodded|shrugged|came|left|went|walked|refused|agreed|signed|replied|answered|phoned|emailed|texted|quit|resigned|promised|insisted|admitted|knew|thought|wanted',
  fr: String.raw`a|l['’]a|m['’]a|n['’]a|avait|nous a|vous a|lui a|est (?:venue?|partie?|revenue?|arrivée?)|dit|disait|répond|demande|voulait|savait|ment|pleure|rit`,
  es: 'dijo|dice|me (?:dijo|llamó|preguntó|escribió|pidió|contó)|nos (?:dijo|llamó|pidió)|lo dijo|llamó|preguntó|escribió|respondió|contestó|firmó|dibujó|vino|se (?:fue|rió|disculpó)|quería|sabía|pagó|perdió',
};

/** Words that stand there without an article all the same. */
const NO_NAMES =
  /^(?:\p{L}+(?:body|thing)|(?:any|every|some|no)one|management|marketing|finance|payroll|sales|support|legal|production|silence|life|time|money|mum|dad|mom|grandma|grandpa|god|people|both|others|neither|most|many|some|none|all|personne|rien|quelqu|chacune?|tout|tous|certains|aucune?|cela|ça|ceci|maman|papa|dieu|nadie|alguien|nada|todo|todos|algo|mamá|papá|dios|cada|otro|otra|uno|una)$/iu;
/** Endings of words of content that begin sentences: plurals, verbs, adverbs. */
const WORD = /(?:ing|ly|ed|tion|ment|ness)$|[^aeiouáéíóú’']s$/u;

/** What anybody and anything does: before it a name is told by being no word that people use ("Maersk has"), where "Fatigue does" is read as one, too. */
const DOES: Readonly<Partial<Record<PostLanguage, string>>> = {
  en: 'has|had|is|was|will|would|can|could|does|did|never|always|now|still|wants|needs|pays|buys|sells|makes|takes|gets|gives|keeps|made|took|gave|got|kept|bought|sold|paid|sent|built|found|lost|won|ran|saw|let|put|cut|hired|(?!need)[a-z]+ed',
  fr: 'en|y|ne|se|nous|vous|lui|est|va|veut|peut|fait|était|aura|sera|doit|vient|prend|vend|achète|vous a|a|[a-zéèêç]+(?:ait|era)',
  es: 'se|lo|la|le|les|los|las|me|nos|ya|no|ha|es|fue|tiene|quiere|va|está|era|tenía|hizo|hace|puede|dio|da|vende|compra|lleva|sabe|viene|trabaja|cree|trae|[a-zñáéí]+(?:ó|aba|ía)',
};

/**
 * One capitalised word at the head of a sentence, before what a person does ("Clarke apologised") or, of a word that nobody uses
 * otherwise, before any verb ("Maersk has"). Only such words are read as names that stand nowhere in what is known; German writes
 * every noun so.
 */
export function actingNames(
  text: string,
  language: PostLanguage,
  isWanted: (word: string) => boolean,
): TextRange[] {
  const heads = HEADS[language];
  if (heads === undefined) return [];
  return sentenceRanges(text).flatMap(({ start, end }) => {
    const sentence = text.slice(start, end);
    const name = nameAt(sentence, language, heads);
    if (name === undefined || !isWanted(name)) return [];
    const at = start + sentence.indexOf(name);
    return [{ start: at, end: at + name.length }];
  });
}

/** Behind a comma, who that is: "Thornbury, the buyer", "Gaël, le saisonnier". */
const APPOSITION: Readonly<Partial<Record<PostLanguage, string>>> = {
  en: 'the|our|my|his|her|an?',
  fr: String.raw`le|la|l['’]\p{L}+|notre|mon|ma|une?`,
  es: 'el|la|nuestr[oa]|mi|una?',
};

const headBefore = (verbs: string, apposition: string) =>
  new RegExp(
    String.raw`^[\s"“«¿¡]*(?<name>\p{Lu}\p{Ll}[\p{L}\p{M}-]+)(?:\s(?:${verbs})|,\s(?:${apposition}))(?![\p{L}\p{M}])`,
    'u',
  );
type Heads = Readonly<Record<'acts' | 'does', RegExp>>;
const HEADS: Readonly<Partial<Record<PostLanguage, Heads>>> = Object.fromEntries(
  (['en', 'fr', 'es'] as const).map((language) => [
    language,
    {
      acts: headBefore(ACTS[language] ?? '', '(?!)'),
      does: headBefore(DOES[language] ?? '', APPOSITION[language] ?? '(?!)'),
    },
  ]),
);

/** "Maersk's superintendent": what somebody has, and a word that is used otherwise has it with its article. */
const OWNER = /^[\s"“«]*(?<name>\p{Lu}\p{Ll}[\p{L}\p{M}-]+)['’]s\s\p{L}/u;

function nameAt(sentence: string, language: PostLanguage, { acts, does }: Heads): string | undefined {
  const isName = (word: string | undefined): word is string =>
    word !== undefined && !isStopWord(word.toLowerCase(), language) && !NO_NAMES.test(word);
  const acting = acts.exec(sentence)?.groups?.['name'];
  if (isName(acting) && (!WORD.test(acting) || isNoForm(acting.toLowerCase(), language))) return acting;
  const owner = language === 'en' ? OWNER.exec(sentence)?.groups?.['name'] : undefined;
  if (isName(owner) && !isUsed(owner.toLowerCase(), 'en')) return owner;
  const doing = does.exec(sentence)?.groups?.['name'];
  return isName(doing) && !isUsed(doing.toLowerCase(), language) ? doing : undefined;
}

/** "Ofsted", "Harris": it ends as a form of a word does, and is none. */
const isNoForm = (word: string, language: PostLanguage) =>
  language === 'en' &&
  (NAMES_AMONG_WORDS.has(word) ||
    // "Lloyds"
    NAMES_AMONG_WORDS.has(word.replace(/s$/u, '')) ||
    (/[^aeiou]ted$/u.test(word) &&
      ![word, word.slice(0, -1), word.slice(0, -2)].some((one) => isCommonWord(one, 'en'))));

/** English verbs stand at the head of a sentence in any form; elsewhere a form that is not listed is a name more often than not. */
export function isUsed(word: string, language: PostLanguage): boolean {
  if (NAMES_AMONG_WORDS.has(word) || NAMES_AMONG_WORDS.has(word.replace(/s$/u, ''))) return false;
  if (/^mc[a-z]{4}/u.test(word)) return false;
  if (word.includes('-') || valueOfWord(word, language) !== null) return true;
  return language === 'en'
    ? isCommonWord(word, 'en') || WORD_OF_CONTENT.test(word)
    : isCommonForm(word, language) || INFINITIVE.test(word);
}
const INFINITIVE = /(?:[aei]r|re)(?:se|l[aeo]s?|me)?$/u;
const WORD_OF_CONTENT = /^un|(?:ing|ly|ed|tion|ment|ness|ors|ers)$/u;
