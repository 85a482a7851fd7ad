import type { PostLanguage } from '@drumbeat/domain';
import { antonymsOf } from './antonyms.js';
import { perLanguage } from '../words/per-language.js';
import { word } from '../words/word-patterns.js';

/** Two sides of one question, each by its forms; a form with a space in it is looked for as words in a row. */
type Pair = readonly [one: string, other: string];

/** Words that say the opposite of each other without a "not". */
const PAIRS: Readonly<Record<PostLanguage, readonly Pair[]>> = {
  en: [
    ['always|every time|each time', 'never'],
    ['everybody|everyone|all of them|people', 'nobody|no one|none of them'],
    ['same|identical', 'different'],
    ['said yes|says yes|say yes', 'said no|says no|say no'],
    ['won|win|wins|gained|gain', 'lost|lose|loses'],
    [
      'rose|risen|rises|increased|climbed|grew|grown',
      'fell|fallen|falls|decreased|dropped|shrank|declined|sank',
    ],
    [
      'accepted|accepts|agreed|agrees|approved',
      'refused|refuses|rejected|rejects|declined|denied|turned (?:it|them|him|her|that) down',
    ],
    ['bought|buys|buying', 'sold|sells|selling'],
    ['hired|hires|took on|kept on', 'fired|fires|sacked|let go'],
    ['open|opened|opens', 'closed|closes|shut|locked'],
    ['ordered|confirmed', 'cancelled|canceled'],
    ['renewed|renews|extended|prolonged', 'cancelled|canceled|cancels|terminated'],
    ['cheaper', 'dearer|more expensive'],
    ['faster|quicker', 'slower'],
    ['started|began', 'stopped|ended'],
    ['allowed', 'forbidden|banned'],
    ['profit', 'loss'],
    ['early|earlier', 'late|later'],
    ['found|finds|find', 'lost|loses|lose'],
    ['right|correct|exact|spot on', 'off|wrong'],
    ['stayed|stays|stay', 'left|leaves|went'],
    ['for it|in favour|in favor', 'against it|against'],
    ['too much|too many', 'too little|too few'],
    ['too tight', 'too loose'],
  ],
  de: [
    ['immer|jedes Mal|jedesmal', 'nie|niemals'],
    ['alle|jeder|Leute', 'niemand|keiner'],
    ['die meisten', 'die wenigsten'],
    [
      'gleich|gleiche|gleichen|gleicher|gleiches|dasselbe|dieselbe|derselbe|dieselben|denselben|demselben',
      'andere|anderes|anderer|anderen|unterschiedlich|unterschiedliche|verschieden|verschiedene',
    ],
    ['ja gesagt|sagte ja|sagt ja|zugesagt|zugestimmt', 'nein gesagt|sagte nein|sagt nein|abgesagt|abgelehnt'],
    ['gewonnen|gewann|gewinnt|zugenommen', 'verloren|verlor|verliert|abgenommen'],
    ['gestiegen|stieg|steigt|gewachsen', 'gesunken|sank|sinkt|gefallen|fiel|geschrumpft'],
    ['angenommen|akzeptiert|genehmigt|bewilligt|bewilligte', 'abgelehnt|verweigert|lehnte ab'],
    ['dafür', 'dagegen'],
    ['geblieben|blieb|bleibt', 'gegangen|ging|geht'],
    ['gefunden|fand|findet', 'verloren|verlor|verliert'],
    ['zu viel|zu viele|zuviel', 'zu wenig|zu wenige|zuwenig'],
    ['gekauft|kaufte|kauft', 'verkauft|verkaufte'],
    ['eingestellt|angestellt', 'entlassen|gekündigt'],
    ['bestanden|bestand|besteht', 'durchgefallen|durchfiel'],
    ['geöffnet|offen', 'geschlossen|zu'],
    ['bestellt', 'abbestellt|storniert'],
    ['bestätigt|bestätigte', 'abgesagt|storniert|widerrufen'],
    ['verlängert|verlängerte|verlängern|erneuert', 'gekündigt|kündigte|kündigen'],
    ['billiger|günstiger', 'teurer'],
    ['schneller', 'langsamer'],
    ['begonnen|angefangen', 'aufgehört|beendet'],
    ['erlaubt', 'verboten'],
    ['Gewinn', 'Verlust'],
    ['früher', 'später'],
  ],
  fr: [
    ['toujours|chaque fois', 'jamais'],
    ['tout le monde|les gens', 'personne'],
    ['même|mêmes', 'différent|différente|différents|différentes|autre|autres'],
    ['oui', 'non'],
    ['gagné|gagnés|gagnée|gagnées|gagne|pris', 'perdu|perdus|perdue|perdues|perd'],
    ['augmenté|augmente|monté', 'baissé|baisse|diminué|diminue|descendu'],
    [
      'acceptée?s?|accepten?t?|accordée?s?|accorde|versée?s?|approuvée?s?|approuven?t?|votée?s?|adoptée?s?',
      'refusée?s?|refusen?t?|rejetée?s?|rejette',
    ],
    ['acheté|achète', 'vendu|vend'],
    ['embauché|embauchée|embauche', 'licencié|licenciée|licencie|viré|virée'],
    ['ouvert|ouverte|ouvre', 'fermé|fermée|ferme'],
    ['commandée?s?|confirmée?s?|confirme|maintenue?s?', 'annulée?s?|annule'],
    ['renouvelée?s?|reconduite?s?|prolongée?s?', 'résiliée?s?|annulée?s?'],
    ['moins cher|moins chère', 'plus cher|plus chère'],
    ['commencé', 'arrêté|fini'],
    ['permis|autorisé', 'interdit'],
    ['bénéfice', 'perte'],
    ['plus tôt', 'plus tard'],
  ],
  es: [
    ['siempre|cada vez', 'nunca|jamás'],
    ['todos|todo el mundo|la gente', 'nadie'],
    ['mismo|misma|mismos|mismas', 'distinto|distinta|diferente|diferentes|otro|otra|otros|otras'],
    ['que sí|dijo sí', 'que no|dijo no'],
    ['gan(?:ó|aron|é|amos|ado|an?)', 'perd(?:ió|ieron|í|imos|ido)|pierden?'],
    ['subi(?:ó|eron|do)|aument(?:ó|aron)|creci(?:ó|eron)', 'baj(?:ó|aron|ado)|cay(?:ó|eron)'],
    [
      'acept(?:ó|aron|é|amos|ado|an?)|concedi(?:ó|eron)',
      'rechaz(?:ó|aron|amos|ado|an?)|rechacé|dij(?:e|imos) que no',
    ],
    ['compr(?:ó|aron|é|amos|ado|an?)', 'vend(?:ió|ieron|í|imos|ido|en?)'],
    ['contrat(?:ó|aron|é|amos|ado)', 'despidi(?:ó|eron)|despedi(?:do|mos)|despedí'],
    ['abri(?:ó|eron|mos)|abiert[oa]s?', 'cerr(?:ó|aron|amos|ad[oa]s?)'],
    ['pedido|encargado', 'cancelado|anulado'],
    ['confirm(?:ó|aron|é|amos|ado)', '(?:cancel|anul)(?:ó|aron|é|amos|ado)'],
    ['renov(?:ó|aron|é|amos|ado)', '(?:cancel|anul)(?:ó|aron|é|amos|ado)|rescindi(?:ó|eron|do)'],
    [
      '(?:aprob|autoriz)(?:ó|aron|é|amos|ad[oa]s?)|concedi(?:ó|eron|d[oa]s?)',
      '(?:rechaz|deneg)(?:ó|aron|amos|ad[oa]s?)|rechacé|denegué',
    ],
    ['más barato|más barata', 'más caro|más cara'],
    ['empez(?:ó|aron|amos|ado)', '(?:par|acab|termin)(?:ó|aron|amos)'],
    ['permitido', 'prohibido'],
    ['beneficio', 'pérdida'],
    ['más temprano', 'más tarde'],
  ],
};

const notBehind = (words: string) => String.raw`(?<!(?<![\p{L}\p{M}])(?:${words})\s)`;
const notBefore = (words: string) => String.raw`(?!\s(?:${words})(?![\p{L}\p{M}]))`;

/** They turn round the word behind them, and mean something else with another one: "more gas" and "less noise" may both be so. */
const IN_PLACE: Readonly<Record<PostLanguage, readonly Pair[]>> = {
  en: [
    [
      `${notBehind("once|no|any|one|the|or|what['’]s")}more${notBefore('or|and more|importantly|often than not')}`,
      `${notBehind('or|no|the|nothing|much')}(?:less|fewer)`,
    ],
    ['most', 'least|fewest'],
  ],
  de: [
    [
      `${notBehind(String.raw`nicht|nichts|nie|niemand|kein\p{L}*|einmal|immer|um so|oder`)}mehr${notBefore('oder|und mehr')}`,
      `${notBehind('oder')}weniger`,
    ],
    ['am meisten', 'am wenigsten'],
  ],
  fr: [
    [
      `${notBehind("de|en|au|non|le|la|les|fois|ou|d['’]autant")}plus${notBefore(String.raw`ou|tôt|tard|jamais|aucun\p{L}*|personne|rien`)}`,
      `${notBehind("au|du|à|ou|en|de|le|la|les|heures?|h|d['’]autant")}moins${notBefore('le quart|un quart')}`,
    ],
    ['le plus|la plus|les plus', 'le moins|la moins|les moins'],
  ],
  es: [
    [
      `${notBehind('nada|nadie|vez|sin|o|es|a|lo|los|las|el|la')}más${notBefore('o|bien|tarde|temprano|allá')}`,
      `${notBehind('al|lo|los|las|el|la|o|a|mucho')}menos${notBefore('cuarto|mal')}`,
    ],
    ['(?:el|la|lo|los|las) más', '(?:el|la|lo|los|las) menos'],
  ],
};

/** Before a word they compare, and one of them turns it round: "less expensive" is cheaper. */
export const COMPARES = /(?<![\p{L}\p{M}])(?:more|less|mehr|weniger|plus|moins|más|menos)\s$/iu;
export const LESS = /(?<![\p{L}\p{M}])(?:less|weniger|moins|menos)\s$/iu;

/** Sides that deny by themselves, so that a "not" beside them is part of them: "n'a jamais". */
const DENIES =
  /^(?:never|nobody|no one|none of them|nie|niemals|niemand|keiner|jamais|personne|nunca|jamás|nadie)$/iu;

export interface Opposites {
  /** Finds each of its forms. */
  readonly sides: readonly [RegExp, RegExp];
  readonly isDenying: boolean;
  /** One word and its opposite by form, which are hardly ever meant of two things. */
  readonly isOneWord?: boolean;
  /** Says nothing without the word that it stands before. */
  readonly isInPlace?: boolean;
}

const pairOf = ([one, other]: Pair): Opposites => ({
  sides: [word(one), word(other)],
  isDenying: other.split('|').some((form) => DENIES.test(form)),
});

export const OPPOSITES = perLanguage((language): readonly Opposites[] => [
  ...[...PAIRS[language], ...antonymsOf(language)].map(pairOf),
  ...IN_PLACE[language].map((pair) => ({ ...pairOf(pair), isInPlace: true })),
]);

const AGAINST =
  /(?<![\p{L}\p{M}])(?:\p{L}{3,20}\s)?(?<one>\p{L}{3,20})\s(?:vs\.?|versus|contre|gegen|contra)\s(?:\p{L}{3,20}\s)?(?<other>\p{L}{3,20})(?![\p{L}\p{M}])/giu;

/** What the author sets against each other: "carotte crue vs carotte rôtie". */
export const ownOpposites = (text: string): Opposites[] =>
  [...text.matchAll(AGAINST)].flatMap(({ groups }) => {
    const { one = '', other = '' } = groups ?? {};
    return one.toLowerCase() === other.toLowerCase()
      ? []
      : [{ sides: [word(`${one}e?s?`), word(`${other}e?s?`)] as const, isDenying: false }];
  });

/** What turns a word round where it stands before it; English and French words that only begin so are too short, or end otherwise. */
const PREFIXES: Readonly<Record<PostLanguage, RegExp>> = {
  en: /^(?:un(?=\p{L}{4})|non-?(?=\p{L}{4})|(?:in|im|il|ir)(?=\p{L}{2,}(?:[ai]ble|[ai]bly|ent|ant|ate|al|ect|ete|ite|ive|ure|ous|iar|ular)$)|dis(?=(?:agree|like|trust|appear|approv|honest|satisf|allow|obey|continu|advantage|organi[sz]ed)))/u,
  de: /^(?:un(?=\p{L}+(?:lich|ig|sam|bar|haft|isch|bt|[ie]rt|et|en|er|st|cht|ell|ent|ant|iv)(?:e[mnrs]?|er[en]?)?$)|nicht|in(?=\p{L}+(?:ell|ent|ant|iv|abel|ibel|kt|il)(?:e[mnrs]?)?$))/u,
  fr: /^(?:in|im|il|ir)(?=\p{L}+(?:[ai]bles?|[ae]nte?s?|[ae]ls?|elles?|elle|ales?|aux|i[fv]e?s?|ctes?|ct|ets?|ètes?|[eu]x|euses?|ée?s?|ites?|ieure?s?)$)/u,
  es: /^(?:in|im|i(?=l)|ir)(?=\p{L}+(?:[ai]bles?|[ae]nte?s?|[ae]les?|al|iv[oa]s?|ct[oa]s?|et[oa]s?|os[oa]s?|[ai]d[oa]s?|it[oa]s?|az|ices)$)/u,
};
const WORDS = /[\p{L}\p{M}-]{4,}/gu;

/** "Unsafe" and "safe", "unvollständig" and "vollständig": opposites by their own form, of which one side has each. */
export function prefixedOpposites(
  text: string,
  material: readonly string[],
  language: PostLanguage,
): Opposites[] {
  const wordsOf = (one: string) => new Set(one.toLowerCase().match(WORDS));
  const own = wordsOf(text);
  const theirs = new Set(material.flatMap((one) => [...wordsOf(one)]));
  return [...turnedIn(own, theirs, language), ...turnedIn(theirs, own, language)];
}

/** Letters that the word has to have in common with the one that turns it round; its end may differ. */
const SAME_LETTERS = 5;

/** What somebody is able to do is read with the deed: "not able to" and "unable to" are one. */
const ABILITY = /^(?:unable|unfähig|incapables?|incapa(?:z|ces))$/u;

function turnedIn(
  words: ReadonlySet<string>,
  others: ReadonlySet<string>,
  language: PostLanguage,
): Opposites[] {
  return [...words].flatMap((form) => {
    const [prefix] = PREFIXES[language].exec(form) ?? [];
    if (prefix === undefined || ABILITY.test(form)) return [];
    const bare = form.slice(prefix.length);
    const plain = [...others].filter(
      (one) =>
        one === bare ||
        (one.slice(0, SAME_LETTERS) === bare.slice(0, SAME_LETTERS) &&
          Math.abs(one.length - bare.length) <= 2),
    );
    if (plain.length === 0) return [];
    return [{ sides: [word(plain.join('|')), word(form)] as const, isDenying: false, isOneWord: true }];
  });
}
