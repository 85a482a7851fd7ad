import { isStopWord, languageOfFewWords, POST_LANGUAGES, type PostLanguage } from '@drumbeat/domain';
import { tidyPhrase } from '../phrase.js';
import { TO_TWELVE_SOURCE } from '../../reading/figures/number-names.js';
import { wordSet } from '../../reading/words/word-patterns.js';

/** English: a comma before one of these, or behind one at the start, belongs to a sentence and parts no list. */
const CLAUSE =
  /^(?:but|so|or|and|yet|then|because|which|who|when|if|while|although|that|not|i|we|you|they|she|he|it)\b/iu;
/** "The last one who knew it, a freelancer, retires": a part that begins with its verb has its subject before the comma. */
const VERB_FIRST =
  /^(?:is|are|was|were|has|have|had|does|did|will|would|can|cannot|could|should|must|goes|comes|leaves|retires|takes|gets|makes|keeps|stays|says|asks|wants|needs|costs)\b/iu;

/**
 * English verbs look like nouns ("The engineer comes"): a part may be a sentence where a person or a thing is spoken of, where a word in
 * "-s" stands behind "the …", and where one of these verbs has anything before it.
 */
const MAY_BE_SENTENCE = new RegExp(
  [
    String.raw`\b(?:i|we|you|they|he|she|it|them|us|me|him|who|what|nobody|somebody|everybody|everyone|anyone|someone|no one)\b`,
    String.raw`^(?:the|an?|my|our|your|his|her|their|its|this|that|every|each|one|another) \S+ (?:\S+ )?[a-z]{2,}(?<!s)s\b`,
    String.raw`^[a-z]+s (?:an?|the|my|our|your|his|her|their|its|up|out|off)\b`,
    String.raw`^\p{L}+s [a-z]+(?<!ing|ed|s|tion|ment) (?:an?|the|my|our|your|his|her|their|its|[a-z]+s)\b`,
    String.raw`(?<=\S )(?:${[
      'is are was were has have had does do did will would can cannot could should must go goes come comes leave leaves get gets take takes make makes keep keeps',
      'stay stays say says ask asks want wants need needs know knows pay pays lose loses forget forgets arrive arrives become becomes bring brings buy buys eat eats',
      'fall falls feel feels find finds give gives grow grows happen happens hear hears hide hides hold holds pull pulls put puts send sends sit sits sell sells spend spends',
      'stand stands start starts stop stops tell tells think thinks try tries wait waits write writes disappear disappears ignore ignores refuse refuses remain remains',
    ]
      .join(' ')
      .replaceAll(' ', '|')})\b`,
    String.raw`n['’]t\b`,
  ].join('|'),
  'iu',
);

/** Somebody says a sentence: "Sie glauben, alles sei sofort zu entscheiden". English "they" also introduces a list. */
const SUBJECT = /^(?:sie|er|man|ich|wir|ils|elles|il|elle|on|je|nous|ellos|ellas|él|ella)(?![\p{L}\p{M}])/iu;

/** Before a German noun, besides adjectives; what links one to the next. */
const DETERMINERS_DE = wordSet(
  `der die das dem den des ein eine einen einem einer eines kein keine keinen keinem keiner keines mein meine unser unsere ihr ihre ihren ihrem ihrer sein seine viel viele vielen wenig wenige mehr weniger alle allen jede jeder jedes jeden zu sehr ganz nie nicht nur dauernd ständig ${TO_TWELVE_SOURCE.de.replaceAll('|', ' ')}`,
);
const LINKS_DE = wordSet(
  'und oder an am auf aus bei beim bis durch für gegen hinter im in ins mit nach neben ohne seit statt trotz über um unter von vom vor wegen zu zum zur zwischen als wie pro je',
);

const leadsToNoun = (word: string) =>
  DETERMINERS_DE.has(word.toLowerCase()) || LINKS_DE.has(word.toLowerCase());

/** Nouns and what stands beside them: each word in small letters leads to a noun, so that none of them is a verb. */
function isNounPhraseDe(part: string): boolean {
  const words = part.split(/\s+/u);
  return words.every((word, index) => {
    if (/^[\p{Lu}\p{N}]/u.test(word) && (index > 0 || !DETERMINERS_DE.has(word.toLowerCase()))) return true;
    const next = words[index + 1];
    if (next === undefined) return false;
    if (leadsToNoun(word)) return true;
    const before = words[index - 1] ?? '';
    // "Zu große Pumpen" begins with a capital and with no noun.
    const isNoun = /^\p{Lu}/u.test(before) && (index > 1 || !leadsToNoun(before));
    // Behind a noun "zahlen" is a verb; an adjective there is a genitive: "Mangel guter Bewerber".
    const isAdjective = isNoun ? word.endsWith('er') : /e[nrsm]?$/u.test(word);
    return isAdjective && /^\p{Lu}|e[nrsm]?$|^und$/u.test(next);
  });
}

const ADJECTIVE_FR =
  '(?:trop |peu |mal |très |plus |moins )?\\p{L}+(?:[éiu]e?s?|eux|euses?|ifs?|ives?|al|ale|ales|aux|nels?|nelles?|iques?|[aiu]bles?|aires?|ides?|ers?|ères?|ants?|antes?|courts?|courtes?|longs?|longues?|hauts?|hautes?|bas|basses?|lents?|lentes?|chers?|chères?|rares?|vides?|faibles?|pleine?s?)';
const DETERMINER_FR =
  "(?:(?:les?|la|de la|des|du|une?|aucune?|pas de|trop de|peu de|plus de|plus assez de|mon|ma|mes|notre|nos|leurs?|\\p{N}+) |pas d[’']|trop d[’']|plus d[’']|(?:de )?l[’'])";
const NOUN_PHRASE_FR = new RegExp(
  `^${DETERMINER_FR}?(?!(?:ils?|elles?|on|je|tu|nous|vous|ce|cela|ça|qui|que|se|ne|y|est|sont|a|ont|va|vont|fait|font|faut)(?![\\p{L}]))\\p{L}[\\p{L}-]*(?: ${ADJECTIVE_FR})*` +
    `(?: (?:(?:de|du|des|en|à|au|aux|sans|pour|dans|sur|par|avec|avant|après|et|ou|entre|chez|contre|derrière|devant|sous|hors de) (?:(?:la|les?|une?|leurs?|mes|nos|tous les|toutes les) |l[’'])?|d[’'](?:une? )?)(?!ne )[\\p{L}\\p{N}-]+(?: ${ADJECTIVE_FR}| (?<=[eio]r |re )(?:(?:les?|la|des|une?|leurs?) |l[’'])\\p{L}+)*)*$`,
  'iu',
);

const ADJECTIVE_ES =
  '(?:muy |mal |poco |demasiado )?(?!(?:los|las|unos|unas|sus|mis) )\\p{L}+(?:[ai]d[oa]s?|[oi]s[oa]s?|iv[oa]s?|ic[oa]s?|ales?|bles?|ari[oa]s?|ent[oa]s?|antes?|entes?|os|as|es|baj[oa]|alt[oa]|llen[oa]|nuev[oa]|car[oa])';
const DETERMINER_ES =
  '(?:(?:el|la|los|las|un|una|unos|unas|sin|mi|mis|su|sus|nuestros?|nuestras?|ningún|ninguna|poco|poca|pocos|pocas|mucho|mucha|muchos|muchas|demasiados?|demasiadas?|más|menos|\\p{N}+) )';
const NOUN_PHRASE_ES = new RegExp(
  `^${DETERMINER_ES}*(?!(?:no|nadie|se|que|quien|quién|es|son|está|están|hay|ha|han|va|van|nos|les|me|le|lo)(?![\\p{L}]))\\p{L}[\\p{L}-]*(?: ${ADJECTIVE_ES})*` +
    `(?: (?:de|del|en|a|al|sin|con|para|por|sobre|entre|tras|contra|desde|hasta|bajo|durante|fuera de|detrás de|y|e|o) (?:(?:el|la|los|las|un|una|sus?|cada|tod[oa]s l[oa]s) )?(?!(?:no|se|que)(?![\\p{L}]))[\\p{L}\\p{N}-]+(?: ${ADJECTIVE_ES}| (?<=[aei]r )(?:el|la|los|las|un|una|sus?) \\p{L}+)*)*$`,
  'iu',
);

/** Where its words alone show that it is one; what is doubtful is none. */
export function isNounPhrase(part: string, language: Exclude<PostLanguage, 'en'>): boolean {
  if (language === 'de') return isNounPhraseDe(part);
  return (language === 'fr' ? NOUN_PHRASE_FR : NOUN_PHRASE_ES).test(part);
}

/** "Les" is French and Spanish: where words of others stand and none of English, it may be any of those. */
function languageOf(sentence: string): 'en' | 'other' {
  const words = sentence.toLowerCase().match(/\p{L}+/gu) ?? [];
  const isOf = (language: PostLanguage) => words.some((word) => isStopWord(word, language));
  return !isOf('en') && POST_LANGUAGES.some(isOf) ? 'other' : 'en';
}

/**
 * "Slow hiring, churn" are two problems; "when it rains, they stay away" is one. A comma parts in German, French and Spanish only where
 * every part is a noun phrase: "Der letzte, der COBOL konnte, geht in Rente" would be torn into what nobody says.
 *
 * @param usual the author's language, for a sentence that shows none
 */
export function listedProblems(sentence: string, usual: PostLanguage | null): string[] {
  const parts = sentence.split(/,\s+/u);
  if (parts.length === 1) return parts;
  const shown = languageOfFewWords(sentence);
  const language = shown === null || shown === 'other' ? (usual ?? shown ?? languageOf(sentence)) : shown;
  const [first = '', ...rest] = parts;
  const begins = tidyPhrase(first);
  if (language === 'other' || SUBJECT.test(begins)) return [sentence];
  if (language !== 'en') {
    return parts.every((part) => isNounPhrase(tidyPhrase(part), language)) ? parts : [sentence];
  }
  const isSentence =
    parts.some((part) => MAY_BE_SENTENCE.test(part)) ||
    rest.some((part) => CLAUSE.test(part) || VERB_FIRST.test(part)) ||
    (CLAUSE.test(begins) && !/^they\b/iu.test(begins));
  return isSentence ? [sentence] : parts;
}
