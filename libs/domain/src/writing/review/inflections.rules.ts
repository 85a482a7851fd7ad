import type { PostLanguage } from '../../voice/language/stop-words.js';
import { irregularForms, isHelpingVerb } from './romance-verb-forms.rules.js';

/** Shorter words have too many neighbours. */
const INFLECTED_FROM = 4;

/**
 * Source of a pattern (flags `iu`) for a word in any of its inflected forms: "leverage" for "leveraging", "synergy" for
 * "synergies". Rules of our own and no stemmer: stemmers are made for searching and take "important" for "import" and "university"
 * for "universe", where here a text is held against its author. Derivations are left out, but for the verb of an English noun in
 * "-y" and the English adverb, which are how such words are avoided in name only.
 */
export function inflected(word: string, language: PostLanguage, isInPhrase = false): string {
  const lower = word.toLowerCase();
  const irregular =
    language === 'en' && (isInPhrase || lower.length >= INFLECTED_FROM) ? IRREGULAR.get(lower) : undefined;
  if (irregular !== undefined) return `(?:${irregular})`;
  const verb = language === 'fr' || language === 'es' ? irregularForms(lower, language) : null;
  if (verb !== null && (isInPhrase || (lower.length >= INFLECTED_FROM && !isHelpingVerb(lower)))) return verb;
  // "KPIs"
  if (/^\p{Lu}{2,5}$/u.test(word)) return `${escaped(lower)}s?`;
  if (lower.length < INFLECTED_FROM || !/^[\p{L}\p{M}]+$/u.test(lower)) return escaped(lower);
  return FORMS[language](lower);
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** The stem with each of the endings, the empty one among them where a '' is given. */
const withEndings = (stem: string, endings: string) =>
  `${escaped(stem)}(?:${endings
    .split(' ')
    .map((ending) => (ending === '-' ? '' : ending))
    .join('|')})`;

/** English verbs that phrases are made with and whose forms follow no rule, by each of their forms. */
const IRREGULAR: ReadonlyMap<string, string> = new Map(
  [
    'go goes going went gone',
    'run runs running ran',
    'take takes taking took taken',
    'make makes making made',
    'give gives giving gave given',
    'get gets getting got gotten',
    'think thinks thinking thought',
    'bring brings bringing brought',
    'build builds building built',
    'break breaks breaking broke broken',
    'drive drives driving drove driven',
    'grow grows growing grew grown',
    'lead leads leading led',
    'keep keeps keeping kept',
    'tell tells telling told',
    'win wins winning won',
    'do does doing did done',
  ].flatMap((forms) => forms.split(' ').map((form) => [form, forms.replaceAll(' ', '|')] as const)),
);

const FORMS: Readonly<Record<PostLanguage, (word: string) => string>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
};

function english(word: string): string {
  const either = (...sources: string[]) => `(?:${[...new Set(sources)].join('|')})`;
  const ofVerbStem = (stem: string) =>
    either(
      withEndings(stem, '- e s es ed d ing'),
      ...(/[^aeiou][aeiou][bdgklmnprt]$/u.test(stem) ? [withEndings(`${stem}${stem.at(-1)}`, 'ed ing')] : []),
      ...(/([bdgklmnprt])\1$/u.test(stem) ? [withEndings(stem.slice(0, -1), '- s')] : []),
    );
  const ofNoun = (noun: string): string => {
    if (/[^aeiou]y$/u.test(noun)) {
      return withEndings(noun.slice(0, -1), 'y ies ied ying ily i[sz]e i[sz]es i[sz]ed i[sz]ing istic');
    }
    if (/i[sz]e$/u.test(noun)) return withEndings(noun.slice(0, -2), '[sz]e [sz]es [sz]ed [sz]ing');
    if (noun.endsWith('e')) return withEndings(noun.slice(0, -1), 'e es ed ing ely');
    return either(withEndings(noun, '- s es ed ing ly'), ofVerbStem(noun));
  };
  if (word.endsWith('ies')) return ofNoun(`${word.slice(0, -3)}y`);
  if (word.endsWith('ing') && word.length > 6) return ofVerbStem(word.slice(0, -3));
  if (word.endsWith('ed') && word.length > 5) return ofVerbStem(word.slice(0, -2));
  if (/[^sui]s$/u.test(word)) return either(ofNoun(word.slice(0, -1)), escaped(word));
  return ofNoun(word);
}

/** Verbs part from these at the end of a main clause, and take "ge" and "zu" behind them. */
const SEPARABLE =
  /^(ab|an|auf|aus|bei|durch|ein|fest|fort|her|hin|los|mit|nach|nieder|vor|weg|weiter|zu|zurück|zusammen|um)(\p{L}{3,}n)$/u;
/** Stems of strong verbs in their other tenses. */
const STRONG: readonly (readonly [RegExp, string])[] = [
  [/nehm$/u, 'n(?:ehm|imm|ahm|ähm|omm)'],
  [/lass$/u, 'l(?:ass|äss|ieß)'],
  [/geh$/u, 'g(?:eh|ing|ang)'],
  [/geb$/u, 'g(?:eb|ib|ab|äb)'],
  [/bring$/u, 'br(?:ing|ach|äch)'],
  [/denk$/u, 'd(?:enk|ach|äch)'],
  [/sprech$/u, 'spr(?:ech|ich|ach|äch|och)'],
  [/treib$/u, 'tr(?:eib|ieb)'],
  [/greif$/u, 'gr(?:eif|iff)'],
  [/zieh$/u, 'z(?:ieh|og|ög)'],
  [/heb$/u, 'h(?:eb|ob|öb)'],
  [/halt$/u, 'h(?:alt|ält|ielt)'],
  [/fall$/u, 'f(?:all|äll|iel)'],
  [/komm$/u, 'k(?:omm|am|äm)'],
  [/steh$/u, 'st(?:eh|and|änd)'],
  [/biet$/u, 'b(?:iet|ot|öt)'],
  [/schreib$/u, 'schr(?:eib|ieb)'],
  [/bleib$/u, 'bl(?:eib|ieb)'],
  [/find$/u, 'f(?:ind|and|änd|und)'],
  [/trag$/u, 'tr(?:ag|äg|ug|üg)'],
  [/schlag$/u, 'schl(?:ag|äg|ug|üg)'],
  [/seh$/u, 's(?:eh|ieh|ah|äh)'],
  [/werf$/u, 'w(?:erf|irf|arf|orf)'],
  [/helf$/u, 'h(?:elf|ilf|alf|olf)'],
  [/treff$/u, 'tr(?:eff|iff|af|äf|off)'],
  [/lauf$/u, 'l(?:auf|äuf|ief)'],
  [/schließ$/u, 'schl(?:ieß|oss|öss)'],
  [/fahr$/u, 'f(?:ahr|ähr|uhr)'],
];

/** Of a word in any case. */
export function german(given: string): string {
  const word = given.toLowerCase();
  const endings = '- e n en er ern es em s st ste sten ere eren erer';
  const nominal = `${withUmlaut(word)}${withEndings('', endings)}`;
  // "Reise" is not the plural of "Reis".
  const plural =
    /^(.{4,}(?:ung|heit|keit|schaft|ion|tät|or|ent|ist))en$/u.exec(word)?.[1] ??
    /^(.{4,}?e?)n$/u.exec(word)?.[1];
  const parts = splitVerb(word);
  return `(?:${[
    nominal,
    ...(plural === undefined ? [] : [withEndings(plural, '- e n en er es em')]),
    ...verbForms(word),
    ...(parts === null ? [] : apart(parts)),
  ].join('|')})`;
}

export const VERB_ENDINGS = 'e st t et te ten tet test ete eten etet etest en end ende enden';

/** @param endings '-' among them for "traf" and "hol", which alone are other words, too */
export function verbForms(word: string, endings = VERB_ENDINGS): string[] {
  const verb = /^(.{3,}?)e?n$/u.exec(word)?.[1];
  return verb === undefined ? [] : [`(?:ge)?${stemOf(verb)}${withEndings('', endings)}`];
}

interface SplitVerb {
  readonly particle: string;
  /** Of the verb without it. */
  readonly stem: string;
}

/** "los" and "lass"; null for a verb that stays whole. */
export function splitVerb(word: string): SplitVerb | null {
  const [, particle, simple] = SEPARABLE.exec(word) ?? [];
  const stem = /^(.{2,}?)e?n$/u.exec(simple ?? '')?.[1];
  return particle === undefined || stem === undefined ? null : { particle, stem };
}

/** The forms of the verb without its particle. */
export const separated = ({ stem }: SplitVerb) => `${stemOf(stem)}${withEndings('', `- ${VERB_ENDINGS}`)}`;

/** "losgelassen", "loszulassen", "lässt … los" at the end of its clause. */
function apart(verb: SplitVerb): string[] {
  const { particle } = verb;
  const forms = separated(verb);
  return [
    `${particle}(?:ge|zu)?${forms}`,
    String.raw`${forms}(?:\s+[^\s.,;:!?]+){0,5}\s+${particle}(?=\s*(?:[.,;:!?…)]|$|(?:und|oder|aber)\s))`,
  ];
}

function stemOf(verb: string): string {
  const strong = STRONG.find(([stem]) => stem.test(verb));
  return strong === undefined ? escaped(verb) : escaped(verb.replace(strong[0], '')) + strong[1];
}

const UMLAUTS: Readonly<Record<string, string>> = { a: '[aä]', o: '[oö]', u: '[uü]', au: '(?:au|äu)' };

/** "Ratschlag" is also found in "Ratschläge". */
const withUmlaut = (word: string) =>
  escaped(word).replace(
    /(au|[aou])([^aeiouäöü]+)$/u,
    (_, vowel: string, rest: string) => `${UMLAUTS[vowel] ?? vowel}${rest}`,
  );

function french(word: string): string {
  if (/..er$/u.test(word)) {
    // "relever", "relève"; "appeler", "appelle"; "employer", "emploie"; but an "élève" is somebody.
    const stem = softened(word.slice(0, -2), [
      [/c$/u, '[cç]'],
      [/g$/u, 'ge?'],
      [/y$/u, '[yi]'],
      [/(?<!^él)[eé][lt]$/u, `[eéè]${word.at(-3) ?? ''}{1,2}`],
      [/(?<=^(?!él).*)[eé](?=[^aeiouéèy]{1,2}$)/u, '[eéè]'],
    ]);
    return endingsOf(
      stem,
      'er ers e es ent ons ez é ée és ées ant ante ants antes ais ait iez aient a èrent erai eras era erons erez eront erais erait eraient',
    );
  }
  if (/..ir$/u.test(word))
    return withEndings(
      word.slice(0, -2),
      'ir irs i ie is ies it issons issez issent issant issait ira iront irait',
    );
  const beau = /^(.+)eau$/u.exec(word)?.[1];
  if (beau !== undefined) return withEndings(beau, 'eau eaux el elle elles');
  if (/(?:el|eil|en|on)$/u.test(word))
    return withEndings(word, `- s ${word.at(-1) ?? ''}e ${word.at(-1) ?? ''}es`);
  if (word.endsWith('al')) return withEndings(word.slice(0, -2), 'al ale als ales aux');
  if (/eux?$/u.test(word)) return withEndings(word.replace(/x$/u, ''), '- x se ses');
  if (word.endsWith('if')) return withEndings(word.slice(0, -2), 'if ifs ive ives');
  return withEndings(word.replace(/(?:es|e|s)$/u, ''), '- e s x es ment ement');
}

/** Adjectives change with their noun; "caso" and "casa" are two nouns. */
const ADJECTIVE = /(?:iv|os|ad|id|ic|ari|ori|uev|uen|ísim)[oa]s?$/u;

function spanish(word: string): string {
  if (/..(?:ar|er|ir)$/u.test(word)) {
    // "buscar", "busqué"; "optimizar", "optimicé"; "llegar", "llegué"
    const stem = softened(diphthong(word.slice(0, -2), word.endsWith('ir')), [
      [/c$/u, '(?:c|qu|zc?)'],
      [/z$/u, '[zc]'],
      [/g$/u, 'gu?'],
    ]);
    return endingsOf(
      stem,
      'ar er ir ares eres ers o a as amos áis an e es emos éis en imos ad ed id ando iendo ado ada ados adas ido ida idos idas é ó í ió aste iste aron ieron aba aban abas ía ían íamos aré ará arás arán aremos eré erá erán eremos iré irá irán iremos aría ería iría',
    );
  }
  if (/i[oó]n$/u.test(word)) return withEndings(word.slice(0, -3), 'i[oó]n iones');
  if (word.endsWith('z')) return withEndings(word.slice(0, -1), 'z ces');
  if (/[dst]or$/u.test(word)) return withEndings(word, '- a es as');
  // "joven", "jóvenes"; "imágenes", "imagen"
  const singular = /^(.+[aeiouáéíóú]n)(?:es)?$/u.exec(word)?.[1];
  if (singular !== undefined) return endingsOf(inAnyAccent(singular), '- es');
  if (ADJECTIVE.test(word)) return withEndings(word.replace(/(?:o|a|os|as)$/u, ''), 'o a os as amente');
  if (/[oa]s?$/u.test(word)) return withEndings(word.replace(/s$/u, ''), '- s');
  return withEndings(word.replace(/e?s$/u, ''), '- e s es mente');
}

/** "Pensar", "piensa"; "mover", "mueve"; of verbs in "-ir" also "seguir", "sigue", and "dormir", "durmió". */
const diphthong = (stem: string, isInIr: boolean) =>
  stem.replace(/([eo])(?=[^aeiouáéíóú]{1,3}$|gu$)/u, (vowel) =>
    vowel === 'e' ? `(?:e|ie${isInIr ? '|i' : ''})` : `(?:o|ue${isInIr ? '|u' : ''})`,
  );

const ACCENTS: Readonly<Record<string, string>> = { a: '[aá]', e: '[eé]', i: '[ií]', o: '[oó]', u: '[uú]' };
const inAnyAccent = (word: string) =>
  word.replace(/[aeiouáéíóú]/gu, (vowel) => ACCENTS[vowel.normalize('NFD')[0] ?? ''] ?? vowel);

/** A stem of letters as a source, with the sound at its end in each of its spellings. */
function softened(stem: string, spellings: readonly (readonly [RegExp, string])[]): string {
  const found = spellings.find(([end]) => end.test(stem));
  return found === undefined ? stem : stem.replace(found[0], found[1]);
}

/** @param stem a source of a pattern */
const endingsOf = (stem: string, endings: string) => `${stem}${withEndings('', endings)}`;
