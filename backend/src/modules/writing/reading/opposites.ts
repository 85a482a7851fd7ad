import type { PostLanguage } from '@drumbeat/domain';

/** Two sides of one question, each by its forms; a form with a space in it is looked for as words in a row. */
type Pair = readonly [one: string, other: string];

/** Words that say the opposite of each other without a "not". */
const PAIRS: Readonly<Record<PostLanguage, readonly Pair[]>> = {
  en: [
    ['always|every time|each time', 'never'],
    ['everybody|everyone|all of them', 'nobody|no one|none of them'],
    ['same|identical', 'different'],
    ['said yes|says yes|say yes', 'said no|says no|say no'],
    ['won|win|wins|gained|gain', 'lost|lose|loses'],
    [
      'rose|risen|rises|increased|climbed|grew|grown',
      'fell|fallen|falls|decreased|dropped|shrank|declined|sank',
    ],
    ['accepted|accepts|agreed|agrees|approved', 'refused|refuses|rejected|rejects|declined|denied'],
    ['bought|buys|buying', 'sold|sells|selling'],
    ['hired|hires|took on|kept on', 'fired|fires|sacked|let go'],
    ['open|opened|opens', 'closed|closes|shut|locked'],
    ['ordered|confirmed', 'cancelled|canceled'],
    ['cheaper', 'dearer|more expensive'],
    ['faster|quicker', 'slower'],
    ['started|began', 'stopped|ended'],
    ['allowed', 'forbidden|banned'],
    ['profit', 'loss'],
    ['early|earlier', 'late|later'],
  ],
  de: [
    ['immer|jedes Mal|jedesmal', 'nie|niemals'],
    ['alle|jeder', 'niemand|keiner'],
    ['die meisten', 'die wenigsten'],
    [
      'gleich|gleiche|gleichen|gleicher|gleiches|dasselbe|dieselbe|derselbe|dieselben|denselben|demselben',
      'andere|anderes|anderer|anderen|unterschiedlich|unterschiedliche|verschieden|verschiedene',
    ],
    ['ja gesagt|sagte ja|sagt ja|zugesagt|zugestimmt', 'nein gesagt|sagte nein|sagt nein|abgesagt|abgelehnt'],
    ['gewonnen|gewann|gewinnt|zugenommen', 'verloren|verlor|verliert|abgenommen'],
    ['gestiegen|stieg|steigt|gewachsen', 'gesunken|sank|sinkt|gefallen|fiel|geschrumpft'],
    ['angenommen|akzeptiert|genehmigt', 'abgelehnt|verweigert'],
    ['gekauft|kaufte|kauft', 'verkauft|verkaufte'],
    ['eingestellt|angestellt', 'entlassen|gekündigt'],
    ['bestanden|bestand|besteht', 'durchgefallen|durchfiel'],
    ['geöffnet|offen', 'geschlossen|zu'],
    ['bestellt', 'abbestellt|storniert'],
    ['billiger|günstiger', 'teurer'],
    ['schneller', 'langsamer'],
    ['begonnen|angefangen', 'aufgehört|beendet'],
    ['erlaubt', 'verboten'],
    ['Gewinn', 'Verlust'],
    ['früher', 'später'],
  ],
  fr: [
    ['toujours|chaque fois', 'jamais'],
    ['tout le monde', 'personne'],
    ['même|mêmes', 'différent|différente|différents|différentes|autre|autres'],
    ['oui', 'non'],
    ['gagné|gagnés|gagnée|gagnées|gagne|pris', 'perdu|perdus|perdue|perdues|perd'],
    ['augmenté|augmente|monté', 'baissé|baisse|diminué|diminue|descendu'],
    ['accepté|acceptée|accepte|accordé|accordée|accorde|versé|versée', 'refusé|refusée|refuse'],
    ['acheté|achète', 'vendu|vend'],
    ['embauché|embauchée|embauche', 'licencié|licenciée|licencie|viré|virée'],
    ['ouvert|ouverte|ouvre', 'fermé|fermée|ferme'],
    ['commandé|commandée', 'annulé|annulée'],
    ['moins cher|moins chère', 'plus cher|plus chère'],
    ['commencé', 'arrêté|fini'],
    ['permis|autorisé', 'interdit'],
    ['bénéfice', 'perte'],
    ['plus tôt', 'plus tard'],
  ],
  es: [
    ['siempre|cada vez', 'nunca|jamás'],
    ['todos|todo el mundo', 'nadie'],
    ['mismo|misma|mismos|mismas', 'distinto|distinta|diferente|diferentes|otro|otra|otros|otras'],
    ['que sí|dijo sí', 'que no|dijo no'],
    ['ganó|ganado|gana', 'perdió|perdido|pierde'],
    ['subió|subido|aumentó|creció', 'bajó|bajado|cayó'],
    ['aceptó|aceptado|acepta|concedió', 'rechazó|rechazado|rechaza'],
    ['compró|comprado|compra', 'vendió|vendido|vende'],
    ['contrató|contratado|contratamos|contraté', 'despidió|despedido|despedimos|despedí'],
    ['abrió|abierto|abierta', 'cerró|cerrado|cerrada'],
    ['pedido|encargado', 'cancelado|anulado'],
    ['más barato|más barata', 'más caro|más cara'],
    ['empezó|empezado', 'paró|acabó|terminó'],
    ['permitido', 'prohibido'],
    ['beneficio', 'pérdida'],
    ['más temprano', 'más tarde'],
  ],
};

/** Sides that deny by themselves, so that a "not" beside them is part of them: "n'a jamais". */
const DENIES =
  /^(?:never|nobody|no one|none of them|nie|niemals|niemand|keiner|jamais|personne|nunca|jamás|nadie)$/iu;

export interface Opposites {
  /** Finds each of its forms. */
  readonly sides: readonly [RegExp, RegExp];
  readonly isDenying: boolean;
}

const finder = (forms: string) => new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${forms})(?![\p{L}\p{M}])`, 'iu');

const pairOf = ([one, other]: Pair): Opposites => ({
  sides: [finder(one), finder(other)],
  isDenying: other.split('|').some((form) => DENIES.test(form)),
});

export const OPPOSITES: Readonly<Record<PostLanguage, readonly Opposites[]>> = {
  en: PAIRS.en.map(pairOf),
  de: PAIRS.de.map(pairOf),
  fr: PAIRS.fr.map(pairOf),
  es: PAIRS.es.map(pairOf),
};

const AGAINST =
  /(?<![\p{L}\p{M}])(?:\p{L}{3,20}\s)?(?<one>\p{L}{3,20})\s(?:vs\.?|versus|contre|gegen|contra)\s(?:\p{L}{3,20}\s)?(?<other>\p{L}{3,20})(?![\p{L}\p{M}])/giu;

/** What the author sets against each other: "carotte crue vs carotte rôtie". */
export const ownOpposites = (text: string): Opposites[] =>
  [...text.matchAll(AGAINST)].flatMap(({ groups }) => {
    const { one = '', other = '' } = groups ?? {};
    return one.toLowerCase() === other.toLowerCase()
      ? []
      : [{ sides: [finder(`${one}e?s?`), finder(`${other}e?s?`)] as const, isDenying: false }];
  });
