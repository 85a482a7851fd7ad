import { isStopWord, POST_LANGUAGES } from '@drumbeat/domain';
import { wordsOf } from '../sentence-signs.js';
import { word } from '../../../reading/words/word-patterns.js';

/** What the built-in writer can do to a text. */
export type WishKind =
  'shorter' | 'fillers' | 'plainer' | 'list' | 'opening' | 'no-emoji' | 'no-hashtags' | 'no-question';

export interface Wishes {
  readonly kinds: ReadonlySet<WishKind>;
  /** True where the user asks for something else as well, which needs a model. */
  readonly isMore: boolean;
}

const NO = String.raw`(?:no|without|drop|remove|ohne|kein\p{L}*|sans|pas d(?:e|['’])|enl[eè]ve\p{L}*|sin|quita\p{L}*)\s+(?:(?:any|the|all|die|den|les|las|los|el|la)\s+)*`;
const everyWord = (source: string) => word(source, 'giu');

/** In the four languages that the writer knows. */
const PATTERNS: readonly (readonly [WishKind, RegExp])[] = [
  ['no-emoji', everyWord(String.raw`${NO}(?:emojis?|émojis?|emoticon\p{L}*|émoticônes?)`)],
  ['no-hashtags', everyWord(String.raw`${NO}(?:hashtags?|tags?)`)],
  [
    'no-question',
    everyWord(
      String.raw`${NO}(?:(?:closing|final|last|abschließende|abschluss-?)\s+)?(?:questions?|fragen?|abschlussfragen?|preguntas?)(?:\s+finale?s?)?`,
    ),
  ],
  [
    'opening',
    everyWord(
      String.raw`(?:(?:a |another |an? )?(?:stronger|better|new|different|stärkere[rn]?|bessere[rn]?|andere[rn]?|neue[rn]?)\s+)?(?:first (?:line|sentence)|opening|opener|hook|beginning|erste[rn]? (?:zeile|satz)|einstieg|anfang|première (?:ligne|phrase)|accroche|début|primera (?:línea|frase)|comienzo|inicio)(?:\s+(?:mejor|plus forte?|más fuerte))?`,
    ),
  ],
  [
    'shorter',
    everyWord(
      String.raw`short(?:er|en)?|brief(?:er)?|cut|trim|tight(?:er|en)?|condense|kürzer|kürzen?|kurz|straffer?|straffen|plus courte?s?|raccourci\p{L}*|court|más cort[oa]s?|acorta\p{L}*|corto`,
    ),
  ],
  [
    'list',
    everyWord(
      String.raw`(?:as |into )?(?:an? )?(?:list|bullets?|bullet points?)|(?:als )?(?:liste|aufzählung)|(?:en )?(?:lista|viñetas)|puces`,
    ),
  ],
  [
    'fillers',
    everyWord(
      String.raw`(?:(?:fewer|less|no|without|weniger|ohne|moins de|sans|menos|sin)\s+)?(?:fillers?(?: words)?|filler words|füllwörter|mots inutiles|mots de remplissage|relleno|muletillas)`,
    ),
  ],
  [
    'plainer',
    everyWord(
      String.raw`(?:(?:fewer|less|no|without|weniger|ohne|moins de|sans|menos|sin)\s+)?jargon|plain(?:er)?(?:\s+words)?|simpl(?:e|er|ify)(?:\s+words)?|clear(?:er)?|einfacher?(?:e worte)?|klarer|plus simple|más (?:sencillo|simple|claro)`,
    ),
  ],
];

/** Words of a request that ask for nothing by themselves. */
const POLITE = new Set(
  `make making please bit lot text post draft version whole way try can could would turn write rewrite need want bitte mach mache machen
   etwas ganze gesamte beitrag schreib schreibe text rends rendre faire fais texte peu svp plaît plait haz hazlo hacer texto favor poco
   publicación take out remove leave away take use put give words sentences sentence lines line it everything nimm raus lass weg`.split(
    /\s+/u,
  ),
);
/** "Keep the point, one example and the ending": what a shorter text does. */
const KEPT = /(?<![\p{L}])(?:keep|behalte|lass|garde|conserve|mantén|deja)\b[^.;]*/giu;

/** What the instruction asks for; `isMore` where words remain that say something else. */
export function wishesOf(instructions: string): Wishes {
  const kinds = new Set<WishKind>();
  let rest = instructions;
  for (const [kind, pattern] of PATTERNS) {
    const without = rest.replace(pattern, ' ');
    if (without !== rest) kinds.add(kind);
    rest = without;
  }
  if (kinds.has('shorter')) rest = rest.replace(KEPT, ' ');
  const asksOtherwise = kinds.size === 0 && instructions.trim() !== '';
  const remains = wordsOf(rest.replace(/['’]/gu, ' ')).some(
    (one) =>
      one.length > 1 && !POLITE.has(one) && !POST_LANGUAGES.some((language) => isStopWord(one, language)),
  );
  return { kinds, isMore: asksOtherwise || remains };
}
