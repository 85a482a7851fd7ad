import type { PostLanguage } from '@drumbeat/domain';
import { valueOfWord } from '../number-words.js';
import { perLanguage, type PerLanguage } from '../per-language.js';
import { beginsWithVerb } from './main-clauses.js';

/** A small word that was begun twice, where no clause ends with it: of "bring it in in March" and of German "die die" both may be meant. */
const TWICE: PerLanguage<RegExp> = {
  en: /(?<![\p{L}'’])(?<!(?<!\p{L})(?:would|did|does|do|could|can|should|will|had|has|is|was|are|were|than) )(?<word>the|an?|i|we|he|she|they|(?<=(?:^|[.!?]\s|(?<!\p{L})(?:and|but|so)\s))it|and|to|of|my|our|with|for|but|(?:i|we|he|she|they|it|there|that)['’](?:s|m|re|ve|d|ll))(?:,? \k<word>)+(?![\p{L}'’-])/giu,
  de: /(?<![\p{L}])(?<!(?<!\p{L})(?:kann|muss|habe?|bin|will|war|soll|darf|werde?|wollte|konnte|haben|sind|können|müssen|wollen) )(?<word>ich|wir|und|ein|eine|einen|mit|von|wenn|weil|dass|im|am|auf|für|aber|nach|bei|zum|zur)(?:,? \k<word>)+(?![\p{L}-])/giu,
  fr: /(?<![\p{L}'’])(?<word>l[ea]s?|un|une|et|je|on|de|à|dans|que|avec|pour|mon|ma|mais|du|des|au|[cj]['’]\p{L}+)(?:,? \k<word>)+(?![\p{L}'’-])/giu,
  es: /(?<![\p{L}])(?<word>el|la|los|las|un|una|y|yo|de|que|en|con|por|para|mi|pero|del|al)(?:,? \k<word>)+(?![\p{L}-])/giu,
};
/** With these no clause ends: "it was it was", "seitdem ist seitdem ist". "We asked the client the client asked us" says two things. */
const OPEN_END = String.raw`(?:the|an?|my|our|his|her|was|is|are|were|had|has|have|said|says|like|then|of|to|at|from|with|der|die|das|den|dem|ein|eine|einen|ist|war|sind|waren|habe?|haben|hatte|hab|mit|von|für|auf|wenn|weil|dass|l[ea]s?|une?|des|du|est|était|sont|dit|de|à|avec|pour|que|qui|el|los|las|una?|es|era|está|estaba|había|del?|en|con|por|para)`;
const INDEFINITE = String.raw`(?:an?|eine?n?|une?|una)`;
const GOES_ON = String.raw`(?= (?:of|with|from|that|who|for|behind|under|in|mit|aus|von|hinter|unter|de|d['’]|avec|qui|que|derrière|con|detrás|debajo)(?![\p{L}]))`;
/** What was begun again word for word. */
const BEGUN_TWICE = new RegExp(
  String.raw`(?<![\p{L}\p{N}'’-])(?<run>(?!(?:and(?! then)|und|et|y|e|by|por|um|für|nach|en)\s)[\p{L}'’]+(?: [\p{L}'’]+){0,2} (?:(?<!(?:^|\P{L})(?:by|um|für|nach) )${OPEN_END})) \k<run>(?![\p{L}\p{N}'’-])|(?<![\p{L}\p{N}'’-])(?<thing>${INDEFINITE} [\p{L}'’-]+) \k<thing>${GOES_ON}`,
  'giu',
);

/** What somebody says between two beginnings of the same. */
const BETWEEN: PerLanguage<string> = {
  en: 'i mean|you know|well|sorry|like',
  de: 'na ja|naja|sagen wir|ich meine?',
  fr: 'enfin|je veux dire|comment dire|bon',
  es: 'o sea|bueno|pues',
};
const RESUMED = perLanguage(
  (language) =>
    new RegExp(
      String.raw`(?<![\p{L}'’])(?<again>(?!(?:no|ja|yes|nein|non|oui|sí|gut|nee)(?!\p{L}))(?:[\p{L}'’]+ ){0,2}[\p{L}'’]+),? (?:${BETWEEN[language]}),? \k<again>(?![\p{L}'’])`,
      'giu',
    ),
);

/** German begins again with its verb in another place: "das Gerät war das war im Programm", "die haben dann haben die". */
const GERMAN_VERBS = 'war|waren|ist|sind|hat|habe?|haben|hatten?|wird|wurden?';
const TURNED_AROUND: readonly (readonly [RegExp, string])[] = [
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

/** Behind it stands what was meant. */
const TAKES_BACK: PerLanguage<string> = {
  en: 'no,? wait|no,? sorry|sorry|i tell a lie|scratch that|or rather',
  de: '(?:äh )?(?:nee|nein|quatsch|nee quatsch|sorry|falsch|stimmt nicht|moment)',
  fr: 'non,? pardon|pardon|non,? attends|enfin non|non',
  es: 'no,? perdón|perdón|no,? espera|no,? miento',
};
/** "Ohne Wasser, nee, mit Wasser": the same noun with another word before it. */
const OTHER_BEFORE = perLanguage(
  (language) =>
    new RegExp(
      String.raw`(?<![\p{L}'’])(?!(?:no|kein\p{L}*|pas) )[\p{L}'’]+ (?<noun>\p{L}{3,}),? (?:${TAKES_BACK[language]}),? (?<meant>[\p{L}'’]+ \k<noun>)(?!\p{L})`,
      'giu',
    ),
);
const IT_WAS: PerLanguage<string> = {
  en: "it was|it['’]s|they were",
  de: 'es waren|es war|das waren|das war',
  fr: "c['’]était|c['’]est",
  es: 'eran|era|fueron',
};
const FIGURE = String.raw`(?:[£$€]?\p{N}[\p{N}.,]*(?:\s?%)?|[\p{L}]+)`;
/** "40 to 60 and then, no wait, it was 30 to 50". */
const OTHER_FIGURE = perLanguage((language) => {
  const range = String.raw`(?:(?<from>FIGURE) (?:to|bis|à|a) )?(?<at>FIGURE)`;
  const second = range.replace('<from>', '<from2>').replace('<at>', '<at2>');
  return new RegExp(
    String.raw`(?<![\p{L}\p{N}.,])${range}(?: \p{L}+)?,? (?:(?:and then|and|und|et|y),? )?(?:${TAKES_BACK[language]}),? (?:(?:${IT_WAS[language]}) )?(?<meant>${second})(?![\p{L}\p{N}])`.replaceAll(
      'FIGURE',
      FIGURE,
    ),
    'giu',
  );
});

const NEVER = /(?!)/u;
/** "La nuit il pleut": when it was, and no subject. */
const FRENCH_TIMES = String.raw`matin|soir|jour|lendemain|midi|mois|an|semaine|nuit|fois|année|après-midi|moment|coup|temps|début|fin|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|veille|suite`;
const FRENCH_START = String.raw`(?<=^|[.,:!?]\s|(?<!\p{L})(?:et|mais|donc|alors|puis) )`;
/** A subject that its pronoun says once more: "die Nichte die wollte", "le monsieur il est revenu". */
const SUBJECT_TWICE: Partial<PerLanguage<readonly RegExp[]>> = {
  en: [
    /(?<=^|[.,!?]\s|(?<!\p{L})(?:and|but|so|because) )(?<subject>(?:the|my|our|his|her) (?:\p{L}+ )?\p{L}+) (?:he|she|it)(?=['’]s called \p{Lu})/giu,
  ],
  de: [
    /(?<=^|[.,!?]\s|(?<!\p{L})(?:und|aber) )(?<subject>(?:der (?:\p{Ll}+ )?\p{L}{3,}(?= der )|die (?:\p{Ll}+ )?\p{L}{3,}(?= die )|das (?:\p{Ll}+ )?\p{L}{3,}(?= das )|(?:mein|unser|sein|ihr)e \p{L}{3,}(?= die )|(?:mein|unser|sein|ihr) \p{L}{3,}(?= der ))) (?:der|die|das)(?= \p{L}+ (?!(?:und|aber|hat|haben|ist|sind|war|waren|hatte|wird|kann|muss|soll|will)(?!\p{L}))\p{L})/giu,
  ],
  fr: [
    /(?<subject>(?<![\p{L}])(?:[Mm]\.|[Mm]onsieur) \p{Lu}\p{L}+) il(?= (?!l['’]|l[ea]s? )\p{L})/gu,
    /(?<subject>(?<![\p{L}])(?:[Mm]me|[Mm]adame) \p{Lu}\p{L}+) elle(?= (?!l['’]|l[ea]s? )\p{L})/gu,
    new RegExp(
      String.raw`${FRENCH_START}(?<subject>(?:(?:le|mon|son|ce|notre) (?!(?:${FRENCH_TIMES})(?!\p{L}))\p{L}+|(?:m\.|monsieur) \p{L}+)) il(?= (?!l['’]|l[ea]s? )\p{L})`,
      'giu',
    ),
    new RegExp(
      String.raw`${FRENCH_START}(?<subject>(?:la|ma|sa|cette|notre|madame) (?!(?:${FRENCH_TIMES})(?!\p{L}))\p{L}+) elle(?= (?!l['’]|l[ea]s? )\p{L})`,
      'giu',
    ),
    new RegExp(
      String.raw`${FRENCH_START}(?<subject>(?:les|mes|ses|nos|ces) (?!(?:${FRENCH_TIMES})s?(?!\p{L}))\p{L}+) (?:ils|elles)(?= (?!l['’]|l[ea]s? )\p{L})`,
      'giu',
    ),
  ],
};

/**
 * What somebody dictated, without what they began and said anew: words that stand twice, a figure that they took back, a pronoun that
 * says its subject once more. Nothing is left out that does not stand there again or that they did not correct themselves.
 */
export function withoutFalseStarts(text: string, language: PostLanguage): string {
  const once = text
    .replace(TWICE[language], '$<word>')
    .replace(RESUMED[language], '$<again>')
    .replace(BEGUN_TWICE, '$<run>$<thing>')
    .replace(OTHER_BEFORE[language], '$<meant>')
    .replace(OTHER_FIGURE[language], (...found: unknown[]) => meantFigure(found, language));
  const placed =
    language === 'de'
      ? turnedOnce(once)
      : once.replace(language === 'en' ? ENGLISH_ROLE : NEVER, '$<who>, $<role>,');
  return (SUBJECT_TWICE[language] ?? []).reduce(
    (left, pattern) =>
      left.replace(pattern, (...found: unknown[]) => {
        const [whole, at, all] = [String(found[0]), Number(found.at(-3)), String(found.at(-2))];
        const behind = all.slice(at + whole.length).trimStart();
        const isSubject = language === 'en' || beginsWithVerb(behind, language);
        return isSubject ? ((found.at(-1) as Record<string, string>).subject ?? whole) : whole;
      }),
    placed,
  );
}

/** "Isla my cataloguer she said": who they are stands between commas. */
const ENGLISH_ROLE =
  /(?<![\p{L}])(?!(?:On|In|At|By|To|For|From|With|After|Before|Since|When|While|And|But|So|Then) )(?<who>\p{Lu}\p{Ll}+) (?<role>(?:my|our) \p{L}+) (?:he|she)(?= (?:said|says|told|tells|asked|asks|thought|thinks|found|noticed|rang)(?!\p{L}))/gu;

const turnedOnce = (text: string): string =>
  TURNED_AROUND.reduce(
    (left, [pattern, form]) =>
      left.replace(pattern, (...found: unknown[]) => {
        const groups = found.at(-1) as Record<string, string | undefined>;
        // An apposition stands between commas.
        return form.replace(/\$<(\w+)>/gu, (_, name: string) =>
          name === 'role' && groups.role !== undefined ? `, ${groups.role},` : (groups[name] ?? ''),
        );
      }),
    text,
  );

/** Where both are figures, the second one; else what was said. */
function meantFigure(found: readonly unknown[], language: PostLanguage): string {
  const whole = String(found[0]);
  const { from, at, from2, at2, meant } = found.at(-1) as Record<string, string | undefined>;
  const figures = [from, at, from2, at2].filter((one) => one !== undefined);
  const areFigures = figures.every(
    (one) => /\p{N}/u.test(one) || valueOfWord(one.toLowerCase(), language) !== null,
  );
  return areFigures && (from === undefined) === (from2 === undefined) ? (meant ?? whole) : whole;
}
