import type { PostLanguage } from '@drumbeat/domain';
import type { PerLanguage } from '../words/per-language.js';
import { stemOf } from '../words/stems.js';
import { plain } from '../words/word-patterns.js';

const NEGATORS: Readonly<Record<PostLanguage, RegExp>> = {
  en: /^(?:not|no|never|nobody|none|nothing|neither|nor|nowhere|cannot|.+n't)$/u,
  de: /^(?:nicht|kein(?:e[nmrs]?)?|nie|niemals|niemand(?:en|em)?|nichts|nirgends|nirgendwo|weder)$/u,
  fr: /^(?:pas|jamais|rien|aucune?|ni|ne|non)$/u,
  es: /^(?:no|nunca|jamás|nada|nadie|ning[uú]n|ninguna|ninguno|ni|tampoco)$/u,
};

/** The words of a text in lower case, French elisions parted: "n'a" is two words, one of them a negation. */
export function wordsAsSaid(text: string): string[] {
  return (
    plain(text)
      .replace(/(?<!\p{L})([cdjlmnst]|qu)'(?=\p{L})/gu, '$1e ')
      .match(/[\p{L}\p{M}\p{N}]+(?:'[\p{L}\p{M}]+)*/gu) ?? []
  );
}

/** @param word one of `wordsAsSaid` */
export function isNegator(word: string, language: PostLanguage): boolean {
  return NEGATORS[language].test(word);
}

/** What a "no" denies alone; before a verb, with or without a pronoun, it denies a clause of its own. */
export const SPANISH_PART = String.raw`(?=(?:el|un|una|al?|del?|en|por|para|con|sin|mis?|sus?|nuestr[oa]s?|yo|él|ellas?|ellos|tod[oa]s?|sól?o|muy|tan|tant[oa]s?|mucho|demasiado|siempre|\d+|(?:l[ao]s?)(?!\s(?:h[ae]\p{L}{0,4}|\p{L}+(?:[éíó]|[aei]mos|[ai]?[ae]ron|abas?|aban|ías?|ían))(?!\p{L})))(?![\p{L}\p{M}]))`;
const FRAGMENT = /^(?:not|nicht|pas|no)\s/iu;
const SPANISH_FRAGMENT = new RegExp(String.raw`^no\s${SPANISH_PART}`, 'iu');

/** "Not the price", "no a mí": a clause that begins with its "not", and says nothing by itself. */
export const deniesPart = (clause: string, language: PostLanguage) =>
  (language === 'es' ? SPANISH_FRAGMENT : FRAGMENT).test(clause);

/** "It wasn't me who …", "ce n'est pas Luc qui …": of the deed, it is denied of one alone. */
const NOT_WHO: PerLanguage<RegExp> = {
  en: /(?:is|was|were)(?:n't| not) (?:(?<me>me|us|i|we)|(?:the |my |our )?(?<who>\p{L}+)) (?:who|that)(?!\p{L})/u,
  de: /(?:^|\s)nicht (?:(?<me>ich|wir)|(?:der |die |mein\p{L}* |unser\p{L}* )(?<who>\p{L}+)),? (?:der|die|das|hab|habe|hat|haben|hatten?|war|waren|bin|ist) /u,
  fr: /(?:est|était|sont|étaient) pas (?:(?<me>moi|nous)|(?:l[ae]s? |mon |ma |notre )?(?<who>\p{L}+)) qui(?!\p{L})/u,
  es: /no (?:fue|fui|fuimos|era|es|he sido|ha sido) (?:(?<me>yo|nosotros)|(?:el |la |mi |nuestr[oa] )?(?<who>\p{L}+)) (?:quien|el que|la que|los que)(?!\p{L})/u,
};

/** "me" for the author, the stem of anybody else; null where it is not said so. @param clause in small letters */
export function whoIsDenied(clause: string, language: PostLanguage): string | null {
  const groups = NOT_WHO[language].exec(clause)?.groups;
  if (groups === undefined) return null;
  return groups['me'] === undefined ? (stemOf(groups['who'] ?? '', language) ?? null) : 'me';
}

/** Words that bound a statement: to whom or when it holds, or which one it is of several. */
const BOUNDS: Readonly<Record<PostLanguage, RegExp>> = {
  en: /^(?:only|just|hardly|barely|scarcely|rarely|seldom|except|unless|without|one|first|second|third|last)$/u,
  de: /^(?:nur|erst|bloß|kaum|selten|ohne|außer|eine[rs]?|erste\p{L}*|zweite\p{L}*|dritte\p{L}*|letzte\p{L}*)$/u,
  fr: /^(?:que|personne|guère|rarement|peine|seul\p{L}*|sans|sauf|premi[eè]re?|deuxième|troisième|derni[eè]re?)$/u,
  es: /^(?:solo|sólo|apenas|raramente|sin|salvo|primer[oa]?|segund[oa]|tercer[oa]?|últim[oa])$/u,
};

/** True where words turn a statement round, or bound it: without its sentence a text says something else. */
export function isDenial(text: string, language: PostLanguage): boolean {
  return wordsAsSaid(text).some((word) => isNegator(word, language) || BOUNDS[language].test(word));
}

/**
 * "Keine hat das Licht gesehen", « Aucune n'a vu la lumière »: none of those who were named before, which leaves open what anybody else did.
 * @param clause as written
 */
export const isOfAGroup = (clause: string) =>
  /^(?:(?:und|aber|doch|et|mais|y|pero)\s)?(?:keine?s?\s(?:hat|hatte|haben|war|ist|kam|ging|wollte|konnte)|aucune?\s(?:ne\s|n['’]a)|ningun[oa]\s(?:l[oa]\s|se\s)?(?:había|ha|vio|hizo|quiso|pudo|era|fue|vino|dijo))(?!\p{L})/iu.test(
    clause,
  );

/** Ways of speaking without content of their own. */
const IN_THE_END =
  /(?<!\p{L})(?:in the end|after all|at last|am ende|zum schluss|letztlich|à la fin|finalement|al final)(?!\p{L})/giu;

/** "Worn down to nothing", « réduit à rien »: how far, and no denial. */
const TO_NOTHING =
  /(?<=(?<!\p{L})(?:(?:worn|ground|burn(?:ed|t)|boiled|reduced|rubbed|whittled|shr[aiu]nk|melted|faded|dwindled|filed|eaten)(?:\s(?:down|away))?|réduite?s?|usée?s?|rongée?s?|reducid[oa]s?|gastad[oa]s?|desgastad[oa]s?)\s)(?:to nothing|(?:jusqu['’])?à rien|(?:a|hasta) (?:la )?nada)(?!\p{L})|(?<!\p{L})(?:bis )?(?:auf|zu) nichts(?=\s(?:abgenutzt|abgeschliffen|geschrumpft|geschmolzen|verbrannt|zusammengeschmolzen|zusammengeschrumpft)(?!\p{L}))/giu;

/** A clause without these ways of speaking, of which "nothing" and "all" are no words of content. */
export const withoutAsides = (clause: string) => clause.replace(IN_THE_END, ' ').replace(TO_NOTHING, ' ');
