import { isStopWord, sentenceRanges, type PostLanguage, type TextRange } from '@drumbeat/domain';

/** What people do in a post, as the word behind a name at a sentence's head: no other word stands there without an article. */
const ACTS: Readonly<Partial<Record<PostLanguage, string>>> = {
  en: 'said|says|told|asked|called|rang|wrote|writes|apologi[sz]ed|drew|laughed|cried|smiled|nodded|shrugged|came|left|went|walked|refused|agreed|signed|replied|answered|phoned|emailed|texted|quit|resigned|promised|insisted|admitted|knew|thought|wanted',
  fr: String.raw`a|l['’]a|m['’]a|n['’]a|avait|nous a|vous a|lui a|est (?:venue?|partie?|revenue?|arrivée?)|dit|disait|répond|demande|voulait|savait|ment|pleure|rit`,
  es: 'dijo|dice|me (?:dijo|llamó|preguntó|escribió|pidió|contó)|nos (?:dijo|llamó|pidió)|lo dijo|llamó|preguntó|escribió|respondió|contestó|firmó|dibujó|vino|se (?:fue|rió|disculpó)|quería|sabía|pagó|perdió',
};

/** Words that stand there without an article all the same. */
const NO_NAMES =
  /^(?:\p{L}+(?:body|one|thing)|management|marketing|finance|payroll|sales|support|legal|production|silence|life|time|money|mum|dad|mom|grandma|grandpa|god|people|both|others|neither|most|many|some|none|all|personne|rien|quelqu|chacune?|tout|tous|certains|aucune?|cela|ça|ceci|maman|papa|dieu|nadie|alguien|nada|todo|todos|algo|mamá|papá|dios|cada|otro|otra|uno|una)$/iu;
/** Endings of words of content that begin sentences: plurals, verbs, adverbs. */
const WORD = /(?:ing|ly|ed|tion|ment|ness)$|[^aeiouáéíóú’']s$/u;

/**
 * One capitalised word at the head of a sentence, before what a person does: "Clarke apologised". Only such words are read as names
 * that stand nowhere in what is known; German writes every noun so.
 */
export function actingNames(
  text: string,
  language: PostLanguage,
  isWanted: (word: string) => boolean,
): TextRange[] {
  const acts = ACTS[language];
  if (acts === undefined) return [];
  const head = new RegExp(
    String.raw`^[\s"“«¿¡]*(?<name>\p{Lu}\p{Ll}[\p{L}\p{M}-]+)\s(?:${acts})(?![\p{L}\p{M}])`,
    'u',
  );
  return sentenceRanges(text).flatMap(({ start, end }) => {
    const match = head.exec(text.slice(start, end));
    const name = match?.groups?.['name'];
    if (match === null || name === undefined) return [];
    const isName = !isStopWord(name.toLowerCase(), language) && !NO_NAMES.test(name) && !WORD.test(name);
    if (!isName || !isWanted(name)) return [];
    const at = start + match[0].indexOf(name);
    return [{ start: at, end: at + name.length }];
  });
}
