import { isCommonForm, isCommonWord, isStopWord } from '@drumbeat/domain';
import { COMMON_CAPITALS, GIVEN_NAMES, KNOWN_PLACES } from '../../../reading/names/known-names.js';
import { beginsWithVerb } from '../../../reading/spoken/main-clauses.js';
import { endsInNumber, isNounAlone, isNounOrVerb } from '../../../reading/german-nouns/german-nouns.js';

/** A preposition before the article, so that no verb follows it, or an article that no verb follows; adjectives behind them end in "-en". */
const DATIVE =
  /(?<![\p{L}])(?:im|am|vom|zum|beim|(?:k|m|d|s)?einem|unserem|ihrem|diesem|jedem|(?:mit|von|bei|aus|nach|zu|in|an|auf|unter|über|vor|hinter|neben|seit) dem|wegen des)\s$/iu;
/** Behind these stands a noun, or an adjective before one. */
const DETERMINER =
  /(?<![\p{L}])(?:(?:k|m|d|s)?einen|(?:k|m|d|s)eine|unseren?|jede[nrs]?|wenige|weniger|mehr|viele|mehrere|paar)\s$/iu;
/** "Schnellste strecke", "neue preise": as adjectives alone end, and usual ones. */
const ADJECTIVE =
  /(?<![\p{L}])(?:\p{L}+(?:st|ig|lich|isch|bar|sam|los|voll)|neu|alt|gut|groß|klein|hoh|jung|lang|kurz|ganz|erst|zweit|dritt|eigen)e[nmrs]?\s$/iu;
const ORDINAL = /(?:^|\p{L} )\d{1,2}\.\s$/u;
const ARTICLE = /(?<![\p{L}])(?:der|die|das|den)\s$/iu;
const PREPOSITION = /(?<![\p{L}])(?:in|aus|nach|bei|mit|ohne|für|per|wegen|gegen|durch|über|von)\s$/iu;
/** What is done, named: "beim anfahren", "im stehen". */
const BEFORE_DOING = /(?<![\p{L}])(?:beim|zum|vom|im)\s$/iu;
/** "Zum dritten mal": behind these "mal" is one time of several. */
const BEFORE_TIME =
  /(?<![\p{L}])(?:(?:erst|zweit|dritt|viert|fünft|zehnt|letzt|nächst|ander|einzig)e[ns]?|jedes|dieses|manches)\s$/iu;
const BEFORE_MORNING = /(?<![\p{L}])(?:jeden|diesen|den|eines|nächsten|frühen|guten|am|vom)\s$/iu;
/** Nothing but a noun stands alone between marks and ends so: "frau, 58, schulter, kommt". */
const ALONE_BEFORE = /(?:[,;:(–—-]\s|^|\n)$/u;
/** Behind these a second verb is an infinitive or a participle: "wollte eiche". */
const BEFORE_OBJECT =
  /(?<![\p{L}])(?:will|wollten?|brauch(?:e|t|ten?)|hat|hatten?|haben|kauf(?:t|ten?)|bestell(?:t|ten?)|gibt|gab|mach(?:t|ten?)|bekommt|bekam(?:en)?)\s$/iu;
/** Behind an article an adjective has an ending: "den arm heben". */
const ACCUSATIVE = /(?<![\p{L}])(?:den|einen|meinen|seinen|ihren|keinen)\s$/iu;
const THEN_DONE = /^\s\p{L}+(?:en|eln|ern)\s*(?:[.,;:!?)“"–—\n]|$)/u;

const NO_NOUN_ENDING = /(?:ig|lich|isch|los|bar|sam|voll|frei|mal|end|stens)$/u;
const ADJECTIVE_OR_VERB = /(?:e[nrsm]?|t|st)$/u;
const INFINITIVE = /(?:en|eln|ern)$/u;
const PARTICIPLE = /^\p{L}*(?:ge\p{L}{2,}|(?:be|ver|er|ent|zer)\p{L}{3,})(?:t|en)$/u;

const END = /^\s*(?:[.,;:!?)“"–—\n]|$)/u;
/** Nothing follows that the word could describe: a mark, a function word, or what was done. */
function endsHere(behind: string): boolean {
  if (END.test(behind)) return true;
  // "Mehr brauche ich nicht."
  if (/^\s(?:ich|du|er|sie|es|wir|ihr|man)(?!\p{L})/u.test(behind)) return false;
  const next = /^\s(?<word>\p{Ll}+)/u.exec(behind)?.groups?.['word'];
  return next !== undefined && (isStopWord(next, 'de') || PARTICIPLE.test(next) || isAdverb(next));
}

const isAdverb = (word: string) =>
  isCommonForm(word, 'de') && !isNounAlone(word) && !isNounOrVerb(word) && !/e[nrsm]?$/u.test(word);

const isUnknown = (word: string) =>
  !isStopWord(word, 'de') && !isCommonWord(word, 'de') && !isNounOrVerb(word) && !NO_NOUN_ENDING.test(word);
const isEither = (word: string) => isNounOrVerb(word) && !INFINITIVE.test(word);

/** "An der traufe", where an adjective would end in "-en". */
const DATIVE_FEMININE =
  /(?<![\p{L}])(?:an|in|auf|mit|von|bei|nach|aus|zu|unter|über|vor|hinter|neben|seit) der\s$/iu;
/** "Keine klammern haben", "der schaden im dachboden": where no infinitive stands. */
const PLURAL_BEFORE = /(?<![\p{L}])(?:keine|paar|mehrere)\s$/iu;
const HAVING = /^\s(?:hab|hat)\p{L}*(?!\p{L})/u;
const NAMED_BEFORE = /(?<![\p{L}])der\s$/iu;
/** Behind these stands no infinitive: "wegen kosten". */
const CAUSE_BEFORE = /(?<![\p{L}])(?:wegen|trotz|per|gegen|laut)\s$/iu;
const SAYS_OF_IT = /^\s(?:im|in der|am|an der|ist|war|hat|beträgt|kostet)(?!\p{L})/u;

/**
 * True for a word that was typed small and is a noun where it stands: behind an article, a preposition or a number that no verb follows,
 * and before nothing that it could describe. @param word in small letters
 */
export function isNounByPlace(word: string, before: string, behind: string): boolean {
  if (word === 'mal') return BEFORE_TIME.test(before);
  if (word === 'morgen') return BEFORE_MORNING.test(before);
  if (isStopWord(word, 'de') || /^-\p{L}/u.test(behind)) return false;
  const ends = endsHere(behind);
  if (DATIVE_FEMININE.test(before) && word.endsWith('e') && ends && isUnknown(word)) return true;
  if (INFINITIVE.test(word) && isNounOrVerb(word)) {
    if (PLURAL_BEFORE.test(before) && HAVING.test(behind)) return true;
    if (NAMED_BEFORE.test(before) && SAYS_OF_IT.test(behind)) return true;
    if (CAUSE_BEFORE.test(before) && ends) return true;
    if (endsInNumber(before) && !CLOCK_BEFORE.test(before) && isDone(behind)) return true;
  }
  if (isNounOrVerb(word) && ARTICLE.test(before) && THEN_VERB.test(behind) && !SUBORDINATE.test(before))
    return true;
  if (isEither(word) && OWNED_FIRST.test(before)) return true;
  if (isEither(word) && BEFORE_DONE.test(before) && isDone(behind) && !/(?:t|e)$/u.test(word)) return true;
  if (DATIVE.test(before) && !INFINITIVE.test(word) && !NO_NOUN_ENDING.test(word))
    return isUnknown(word) || (isEither(word) && ends);
  if (BEFORE_DOING.test(before) && INFINITIVE.test(word))
    return isNounOrVerb(word) && (END.test(behind) || (/\bim\s$/iu.test(before) && ends));
  if (ALONE_BEFORE.test(before) && END.test(behind))
    return isEither(word) && !/(?:e[nm]?|eln|ern|t)$/u.test(word);
  if (BEFORE_OBJECT.test(before) && END.test(behind))
    return isEither(word) && !/(?:t|en|eln|ern)$/u.test(word) && !PARTICIPLE.test(word);
  if (ACCUSATIVE.test(before) && THEN_DONE.test(behind) && word.length < SHORT_ADJECTIVE)
    return !ADJECTIVE_OR_VERB.test(word) && !NO_NOUN_ENDING.test(word) && !isNeverNoun(word);
  if (DETERMINER.test(before) || endsInNumber(before))
    return ends && (isEither(word) || (isUnknown(word) && !ADJECTIVE_OR_VERB.test(word)));
  if (ADJECTIVE.test(before) || ORDINAL.test(before)) return ends && isEither(word);
  if (PREPOSITION.test(before))
    return ends && (isEither(word) || (isUnknown(word) && !ADJECTIVE_OR_VERB.test(word)));
  // "Die schilder gegenüber": no form that "die" could be the subject or the object of.
  return ARTICLE.test(before) && ends && (isUnknown(word) || isEither(word)) && !ADJECTIVE_OR_VERB.test(word);
}

/** "Das gerät war", "die fragen sind": a verb stands right behind no other one, but where a clause ends with it. */
const THEN_VERB =
  /^\s(?:war|waren|ist|sind|hat|haben|hatten?|wird|werden|wurden?|kann|können|muss|müssen)(?!\p{L})/u;
const SUBORDINATE =
  /(?<![\p{L}])(?:wenn|weil|dass|ob|falls|bis|sobald|als|bevor|nachdem|wo|wie|was|damit|obwohl)\s[^.,;:!?]*$/iu;
/** "Dass sein koch": behind "sein" alone stands a verb as well. */
const OWNED_FIRST = /(?:^|[,;:.]\s|(?<![\p{L}])(?:dass|und|aber|weil|wenn|ob)\s)(?:sein|ihr|mein|unser)\s$/iu;
/** "Haben leim genommen", "zwölf fallen gekauft". */
const BEFORE_DONE = /(?<![\p{L}])(?:hat|habe?n?|hatten?)\s$/iu;
const isDone = (behind: string) =>
  PARTICIPLE.test(/^\s(?<word>\p{Ll}+)/u.exec(behind)?.groups?.['word'] ?? '');
/** "Um zwölf fallen die Preise." */
const CLOCK_BEFORE = /(?<![\p{L}])(?:um|ab|bis|seit|nach|vor|gegen)\s\S+\s$/iu;

const SHORT_ADJECTIVE = 6;
const NEVER_NOUNS: ReadonlySet<string> = new Set(
  'gut ganz sehr bald früh neu alt groß klein lang kurz hoch tief warm kalt hier dort auch noch schon nur wohl gern oft mehr'.split(
    ' ',
  ),
);
const isNeverNoun = (word: string) => NEVER_NOUNS.has(word);

const TITLE =
  /(?<!(?:d|(?:k|m|d|s)?ein|unser|ihr)(?:ie|er|en|e)\s)(?<![\p{L}])(?:frau|herrn?|familie|dr\.|prof\.)\s$/iu;
const WITH_NAME =
  /(?<![\p{L}])(?:(?:m|d|s)ein|unser|ihr|d)(?:e[nmr]?|er|ie|em)?\s(?:kolleg(?:en?|in)|sohn|tochter|bruder|schwester|mann|frau|chefin?|azubi|lehrling|gesellen?|gesellin|mitarbeiter(?:in)?|nachbar(?:n|in)?|freund(?:in)?|partner(?:in)?|meister(?:in)?)\s$/iu;

/** "Die kleine mila". */
const KNOWN_BY_NAME = /(?<!\p{L})(?:der|die) (?:kleine|junge|alte)\s$/iu;

/** "Alte frau", "zum herrn", "weil frau krank ist": there it is no title. */
const NO_TITLE =
  /(?<![\p{L}])(?:(?:jung|jünger|alt|älter|nett|lieb|fremd|fein|arm|krank|klein|groß|schön|eigen|erst|best|\p{L}+(?:ig|lich|isch|los|bar|sam|voll|end))e[nrm]?|(?:dies|jed|manch|welch)e[nrms]?|d?e[mns]|\p{L}*eine[ms]|mein|dein|sein|ihr|unser|zu[mr]|beim|vom|deren|dessen|als|ob|weil|dass|wenn|wie|ohne|und seine|mann und) (?:frau|herrn?)\s$/iu;
/** Behind these stands no verb: "herrn koch", "bei frau klein". */
const SURELY_TITLE =
  /(?:(?<![\p{L}])herrn|(?<![\p{L}])(?:bei|mit|von|zu|an|für|gegen|über|nach|neben) frau|(?:frau|herrn?)\s\p{L}+\s(?:und|oder)\s(?:frau|herrn?))\s$/iu;
const ANOTHER_TITLE = /^\s(?:und|oder)\s(?:auch\s)?(?:der\s|die\s)?(?:frau|herrn?|familie)\s/iu;
/** Usual words that many are called; the second ones say how or how long as well: "mit frau lange geredet". */
const SURNAMES: ReadonlySet<string> = new Set(
  'otto klein schwarz weiß jung groß braun grün stark wild kühn'.split(' '),
);
const SURNAMES_OR_ADVERBS: ReadonlySet<string> = new Set('lange kurz lang ernst schön'.split(' '));
const PAST = /^(?:band|trank|schritt|griff|biss|ritt|trieb|schnitt|hieb|sprach|starb|warf|schlug)$/u;

/** Of a form of another word, behind a title. */
function isSurname(word: string, before: string, behind: string): boolean {
  if (NO_TITLE.test(before)) return false;
  const isDative = SURELY_TITLE.test(before);
  const isSure = isDative || ANOTHER_TITLE.test(behind) || beginsWithVerb(behind.trimStart(), 'de');
  if (word === 'weiß') return isDative && !/(?<![\p{L}])(?:und|oder) frau\s$/iu.test(before);
  if (SURNAMES.has(word)) return isSure || /(?<![\p{L}])herr\s$/iu.test(before);
  if (SURNAMES_OR_ADVERBS.has(word))
    return isSure && !/(?<![\p{L}])(?:bei|mit|von|zu|an|für|gegen|über|nach|neben) frau\s$/iu.test(before);
  if (PAST.test(word) || PARTICIPLE.test(word) || beginsWithVerb(word, 'de')) return false;
  if (/(?:[^d]t|en|eln|ern)$/u.test(word) || (word.endsWith('te') && !isSure)) return false;
  if (isNounOrVerb(word)) return true;
  if (isCommonForm(word, 'de')) return false;
  // "Frau kleiner als Mann"
  return isSure || !isCommonForm(word.replace(/e[nrsm]?$/u, ''), 'de');
}

/** True for somebody's name that was typed small: "frau osman", "meine kollegin mira". @param word in small letters */
export function isNameByPlace(word: string, before: string, behind: string): boolean {
  if (isStopWord(word, 'de')) return false;
  if (isCommonWord(word, 'de') || isNounOrVerb(word))
    return TITLE.test(before) && isSurname(word, before, behind);
  if (TITLE.test(before)) return !PARTICIPLE.test(word);
  if (KNOWN_BY_NAME.test(before)) return !isNounAlone(word) && !ADJECTIVE_OR_VERB.test(word);
  return WITH_NAME.test(before) && !isNounAlone(word) && !/(?:en|t|te)$/u.test(word);
}

/** Products that are no word in any case; of the others "teams", "word" and "zoom" may be meant as words. */
const PRODUCTS = [...COMMON_CAPITALS].filter((name) =>
  /^\p{Lu}\p{Ll}+\p{Lu}\p{L}+$|^(?:Gmail|Outlook|Instagram|Facebook|Google|Excel)$/u.test(name),
);
const LETTERS_MIN = 4;
/** Towns that the reading of names does not need, because their capital says nothing there. */
const TOWNS =
  `Kassel Fulda Erfurt Jena Magdeburg Chemnitz Braunschweig Wolfsburg Göttingen Bielefeld Paderborn Osnabrück Oldenburg Bochum
  Duisburg Wuppertal Krefeld Aachen Koblenz Trier Saarbrücken Würzburg Regensburg Passau Konstanz Heilbronn Pforzheim Flensburg Husum
  Schwerin Cottbus Marburg Darmstadt Offenbach Bamberg Bayreuth Ingolstadt Rosenheim Landshut Hildesheim Lüneburg Weimar Zwickau
  Klagenfurt Villach Wels Winterthur`.split(/\s+/u);
/** Names that many have, by their form in small letters. */
const USUAL_NAMES: ReadonlyMap<string, string> = new Map(
  [...GIVEN_NAMES, ...KNOWN_PLACES, ...TOWNS, ...PRODUCTS]
    .map((name) => [name.toLowerCase(), name] as const)
    .filter(([small]) => small.length >= LETTERS_MIN && !isStopWord(small, 'de')),
);

/** The name as it is written, where it is nothing but a name: "whatsapp", "stefan", "hamburg"; undefined for other words. @param word in small letters */
export const usualName = (word: string): string | undefined =>
  isCommonWord(word, 'de') || isNounOrVerb(word) ? undefined : USUAL_NAMES.get(word);
