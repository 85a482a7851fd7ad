import type { PerLanguage } from '../words/per-language.js';
import { DAY_SOURCE } from '../times/calendar-names.js';

/** Of pronouns behind these both may be meant: "the ones we had we sold". */
const AUXILIARY_EN = String.raw`(?<!(?<!\p{L})(?:would|did|does|do|could|can|should|will|had|has|is|was|are|were|than) )`;
/**
 * A small word that was begun twice, where no clause ends with it: of "bring it in in March", "gave her her keys", "nous nous levons" and
 * German "die die" both may be meant. Three in a row are said by nobody.
 */
export const TWICE: PerLanguage<RegExp> = {
  en: new RegExp(
    String.raw`(?<![\p{L}'’])(?<word>the|an?|this|these|those|${AUXILIARY_EN}(?:i|we|he|she|they)|(?<=(?:^|[.!?]\s|(?<!\p{L})(?:and|but|so)\s))it|and|to|of|my|our|your|their|at|since|from|into|or|if|when|because|with|for|but|(?:i|we|he|she|they|it|there|that)['’](?:s|m|re|ve|d|ll))(?:,? \k<word>)+(?![\p{L}'’-])|(?<![\p{L}'’])(?<more>in|on|is|was|that|you|his|her)(?:,? \k<more>){2,}(?![\p{L}'’-])`,
    'giu',
  ),
  de: /(?<![\p{L}])(?<!(?<!\p{L})(?:kann|muss|habe?|bin|will|war|soll|darf|werde?|wollte|konnte|haben|sind|können|müssen|wollen) )(?<word>ich|wir|und|oder|ein|eine|einen|einem|nen|ne|in|mein|meine|meinen|unser|unsere|unseren|mit|von|vom|wenn|weil|dass|ob|im|am|auf|für|aber|nach|bei|beim|zum|zur|seit)(?:,? \k<word>)+(?![\p{L}-])|(?<=(?:^|[.!?,]\s|(?<!\p{L})(?:und|aber|dann|ja)\s))(?<more>die|der|das) \k<more>(?= (?!(?:das|die|der|den|dem|es|sich)(?!\p{L}))\p{L}+ (?!ge\p{Ll}+t(?!\p{L}))(?:ist|hat|war|\p{Ll}{2,}te?)(?!\p{L})(?![^.!?,]*(?<!\p{L})(?:ist|hat|war|sagt|\p{Ll}{2,}te)(?!\p{L})))/giu,
  fr: /(?<![\p{L}'’-])(?<word>l[ea]s?|un|une|et|je|on|ils?|elles?|de|à|en|dans|sur|chez|que|qui|avec|pour|mon|ma|mes|notre|nos|son|sa|ses|cette|ces|mais|donc|comme|du|des|aux?|[cj]['’]\p{L}+)(?:,? \k<word>)+(?![\p{L}'’-])|(?<![\p{L}'’])(?<more>nous|vous)(?:,? \k<more>){2,}(?![\p{L}'’-])/giu,
  es: /(?<![\p{L}])(?<word>el|la|los|las|un|una|y|yo|se|me|le|les|nos|de|que|en|con|por|para|sin|sobre|desde|hasta|como|cuando|porque|mis?|sus?|pero|del|al)(?:,? \k<word>)+(?![\p{L}-])/giu,
};
/**
 * A verb or "then" that was begun twice right behind a subject that a clause begins with: "das ist ist kein Problem". Elsewhere both may be meant
 * ("was wichtig ist ist der Preis"), as in "had had".
 */
export const VERB_TWICE: PerLanguage<RegExp> = {
  en: new RegExp(
    String.raw`(?<=(?:^|[.!?,]\s|(?<!\p{L})(?:and|but|so|because)\s)(?:i|we|he|she|it|they|there|the \p{L}+)\s)(?<word>was|were|is|are|have|has|can|could|will|would|went|got|said)(?:,? \k<word>)+(?![\p{L}'’-])|(?<![\p{L}'’])(?<more>then)(?: \k<more>)+(?![\p{L}'’-])`,
    'giu',
  ),
  de: /(?<=(?:^|[.!?,]\s|(?<!\p{L})(?:und|aber|dann|gesagt|denn)\s)(?:ich|wir|er|sie|es|das|man|da|dann|(?:die|der|das) \p{L}+)\s)(?<word>ist|sind|war|waren|hat|habe|haben|hatte|hatten|kann|konnte|muss|musste|wird|wurde)(?:,? \k<word>)+(?![\p{L}-])|(?<=(?:^|[.!?]\s|(?<!\p{L})(?:und|aber|ja|also)\s))(?<more>die|der|das) \k<more>(?= \p{L}+ (?:hat|ist|war|sagte?|meinte?|fragte?|kam|kommt|wollte?)(?!\p{L}))|(?<!\p{L})(?<then>dann|jetzt) \k<then>(?!\p{L})/giu,
  fr: /(?<=(?:^|[.!?,]\s|(?<!\p{L})(?:et|mais|donc|que)\s)(?:on|il|elle|ils|elles|ça)\s|(?<!\p{L})(?:l[ea]s?|mon|ma|notre) \p{L}+\s)(?<word>est|était|étaient|a|avait|ont|va|fait|faisait|sont)(?:,? \k<word>)+(?![\p{L}'’-])|(?<!\p{L})(?<more>alors|puis) \k<more>(?!\p{L})/giu,
  es: /(?<=(?:^|[.!?,]\s|(?<!\p{L})(?:y|pero|que|entonces)\s)(?:(?:no|ya|se|me|él|ella|el \p{L}+|la \p{L}+)\s)?)(?<word>es|era|está|estaba|tiene|tenía|hay|había|fue|va|iba)(?:,? \k<word>)+(?![\p{L}-])|(?<!\p{L})(?<more>entonces|luego) \k<more>(?!\p{L})/giu,
};
/** With these no clause ends: "it was it was", "seitdem ist seitdem ist". "We asked the client the client asked us" says two things. */
const OPEN_END = String.raw`(?:the|an?|my|our|his|her|was|is|are|were|had|has|have|said|says|like|then|of|to|at|from|with|der|die|das|den|dem|ein|eine|einen|nen|ne|ist|war|sind|waren|habe?|haben|hatte|hab|mit|von|für|auf|wenn|weil|dass|l[ea]s?|une?|des|du|est|était|sont|dit|de|à|avec|pour|que|qui|el|los|las|una?|es|era|está|estaba|había|del?|en|con|por|para)`;
const INDEFINITE = String.raw`(?:an?|eine?n?|une?|una)`;
const GOES_ON = String.raw`(?= (?:of|with|from|that|who|for|behind|under|in|mit|aus|von|hinter|unter|de|d['’]|avec|qui|que|derrière|con|detrás|debajo)(?![\p{L}]))`;
/** What was begun again word for word. */
export const BEGUN_TWICE = new RegExp(
  String.raw`(?<![\p{L}\p{N}'’-])(?<run>(?!(?:and(?! then)|und|et|y|e|by|por|um|für|nach|en)\s)[\p{L}'’]+(?: [\p{L}'’]+){0,2} (?:(?<!(?:^|\P{L})(?:by|um|für|nach) )${OPEN_END})) \k<run>(?![\p{L}\p{N}'’-])|(?<![\p{L}\p{N}'’-])(?<thing>${INDEFINITE} [\p{L}'’-]+) \k<thing>${GOES_ON}`,
  'giu',
);

/** What somebody says between two beginnings of the same. */
export const BETWEEN: PerLanguage<string> = {
  en: 'i mean|you know|well|sorry|like',
  de: 'na ja|naja|sagen wir|ich meine?',
  fr: 'enfin|je veux dire|comment dire|bon',
  es: 'o sea|bueno|pues',
};
/** The same, of two words or more: what stands between is said in passing alone. */
export const BETWEEN_MORE: PerLanguage<string> = {
  en: 'just|really|basically|literally|actually|kind of|sort of',
  de: 'halt|eben|irgendwie|so|jetzt|einfach',
  fr: 'juste|vraiment|quoi|un peu|en gros',
  es: 'como|así|digamos|en plan|es que',
};
/** German begins again with its verb in another place: "das Gerät war das war im Programm", "die haben dann haben die". */
const GERMAN_VERBS = 'war|waren|ist|sind|hat|habe?|haben|hatten?|wird|wurden?';
export const TURNED_AROUND: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      String.raw`(?<!(?<!\p{L})(?:es|er|sie|das|ich|wir|was|wie|wer|so) )(?<![\p{L}])(?<verb>${GERMAN_VERBS}) (?:das|der|die|es|er|sie|ich|wir) \k<verb>(?= (?:im|in|am|an|auf|aus|bei|beim|mit|von|vom|zu|zum|zur|eine?n?|nur|gar|schon|seit|ganz)(?!\p{L}))`,
      'giu',
    ),
    '$<verb>',
  ],
  // "Die Sache mit der Katze das war so"
  [
    /(?<!\p{L})(?<who>(?:das|die (?:sache|geschichte)) mit (?:dem|der|den) \p{L}+) (?:das|die)(?= (?:war|ist|muss|wollte|will)(?!\p{L}))/giu,
    '$<who>',
  ],
  [
    new RegExp(
      String.raw`(?<!\p{L})(?<who>ich|er|sie|es|wir|die|der|das) (?<verb>${GERMAN_VERBS}) (?<then>dann|da|jetzt) \k<verb> \k<who>(?!\p{L})`,
      'giu',
    ),
    '$<then> $<verb> $<who>',
  ],
  // "Hat die Aylin meine Kollegin die hat gesagt"
  [
    new RegExp(
      String.raw`(?<!\p{L})(?<verb>hat|ist|war) (?<who>(?:(?:der|die) )?\p{Lu}\p{Ll}+)(?: (?<role>meine? \p{L}+))? (?:der|die|er|sie) \k<verb>(?!\p{L})`,
      'gu',
    ),
    '$<verb> $<who>$<role>',
  ],
];
/** "La nuit il pleut": when it was, and no subject. */
const FRENCH_TIMES = String.raw`matin|soir|jour|lendemain|midi|mois|an|semaine|nuit|fois|année|après-midi|moment|coup|temps|début|fin|${DAY_SOURCE.fr}|veille|suite`;
const FRENCH_START = String.raw`(?<=^|[.,:!?]\s|(?<!\p{L})(?:et|mais|donc|alors|puis) \uE002?)`;
/** "Le gars de l'assurance" */
const FRENCH_COMPLEMENT = String.raw`(?: (?:du |des |de la |de l['’]|d['’])\p{L}+)?`;
/** A subject that its pronoun says once more: "die Nichte die wollte", "le monsieur il est revenu". */
export const SUBJECT_TWICE: Partial<PerLanguage<readonly RegExp[]>> = {
  en: [
    /(?<=^|[.,!?]\s|(?<!\p{L})(?:and|but|so|because) )(?<subject>(?:the|my|our|his|her) (?:\p{L}+ )?\p{L}+) (?:he|she|it)(?=['’]s called \p{Lu})/giu,
  ],
  de: [
    /(?<=^|[.,!?]\s|(?<!\p{L})(?:und|aber) )(?<subject>(?:der (?:\p{Ll}+ )?\p{L}{3,}(?= der )|die (?:\p{Ll}+ )?\p{L}{3,}(?= die )|das (?:\p{Ll}+ )?\p{L}{3,}(?= das )|(?:mein|unser|sein|ihr)e \p{L}{3,}(?= die )|(?:mein|unser|sein|ihr) \p{L}{3,}(?= der ))) (?:der|die|das)(?= \p{L}+ (?!(?:und|aber|hat|haben|ist|sind|war|waren|hatte|wird|kann|muss|soll|will)(?!\p{L}))\p{L})/giu,
  ],
  fr: [
    /(?<subject>(?<![\p{L}])(?:[Mm]\.|[Mm]onsieur) \p{Lu}\p{L}+) il(?= (?!l['’]|l[ea]s? |faut|fall|y a|pleu|neig|sembl|paraît|suffi)\p{L})/gu,
    /(?<subject>(?<![\p{L}])(?:[Mm]me|[Mm]adame) \p{Lu}\p{L}+) elle(?= (?!l['’]|l[ea]s? |faut|fall|y a|pleu|neig|sembl|paraît|suffi)\p{L})/gu,
    new RegExp(
      String.raw`${FRENCH_START}(?<subject>(?:(?:le|mon|son|ce|notre) (?!(?:${FRENCH_TIMES})(?!\p{L}))\p{L}+${FRENCH_COMPLEMENT}|(?:m\.|monsieur) \p{L}+)) il(?= (?!l['’]|l[ea]s? |faut|fall|y a|pleu|neig|sembl|paraît|suffi)\p{L})`,
      'giu',
    ),
    new RegExp(
      String.raw`${FRENCH_START}(?<subject>(?:la|ma|sa|cette|notre|madame) (?!(?:${FRENCH_TIMES})(?!\p{L}))\p{L}+${FRENCH_COMPLEMENT}) elle(?= (?!l['’]|l[ea]s? |faut|fall|y a|pleu|neig|sembl|paraît|suffi)\p{L})`,
      'giu',
    ),
    new RegExp(
      String.raw`${FRENCH_START}(?<subject>(?:les|mes|ses|nos|ces) (?!(?:${FRENCH_TIMES})s?(?!\p{L}))\p{L}+) (?:ils|elles)(?= (?!l['’]|l[ea]s? |faut|fall|y a|pleu|neig|sembl|paraît|suffi)\p{L})`,
      'giu',
    ),
  ],
};
/** "Isla my cataloguer she said": who they are stands between commas. */
export const ENGLISH_ROLE =
  /(?<![\p{L}])(?!(?:On|In|At|By|To|For|From|With|After|Before|Since|When|While|And|But|So|Then) )(?<who>\p{Lu}\p{Ll}+) (?<role>(?:my|our) \p{L}+) (?:he|she)(?= (?:said|says|told|tells|asked|asks|thought|thinks|found|noticed|rang)(?!\p{L}))/gu;
