import { countWords, isStopWord, POST_LANGUAGES, type TextRange } from '@drumbeat/domain';
import { quotationsIn } from '../../reading/quotations.js';
import type { Author } from './remarks-on-text.rules.js';

const word = (source: string) => new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${source})(?![\p{L}\p{M}])`, 'u');
const start = (source: string) => new RegExp(String.raw`^[\s*_¡¿]*(?:${source})(?![\p{L}\p{M}])`, 'u');
const setOf = (words: string) => new Set(words.split(/\s+/u));

/** What was asked for, as whoever hands it over calls it. */
const TEXT = setOf(
  `post posts draft version take attempt text caption rewrite shot stab suggestion proposal write-up piece copy
beitrag entwurf fassung vorschlag textvorschlag linkedin-post linkedin-beitrag variante versuch
texte brouillon proposition publication jet essai texto borrador versión propuesta publicación intento`,
);
/** Hands it over, or says how it came about. */
const HANDS_OVER = setOf(
  `here here's below following goes based ready final linkedin i'd i've i'll you'd suggest offer tell telling write put phrase frame open read look sound sounds told written made together came coming let try start first
nachfolgend folgend folgende folgenden folgender folgendes anbei unten daraus gemacht mache schlage hätte würde könnte erzählen schreiben formulieren sagen angehen aussehen klingen lauten finden findest möglicher mögliche erster erste ersten aufziehen dir ihnen
voici voilà dessous ci-dessous après ci-après suivant suivante suit propose proposerais raconterais écrirais dirais formulerais donnerait pourrait donner première premier raconter écrire l'écrirais j'écrirais j'en ferais ferais
aquí abajo continuación siguiente así propongo propondría sugiero dejo paso contaría escribiría diría plantearía redactaría quedaría podría quedar va primera primer está`,
);
/** How it is written, or whose it is like. */
const MANNER = setOf(
  `dry short shorter fluff punchy tight crisp warm plain direct honest simple blunt tone voice style usual always keeping sounds like close true faithful keeps captures captured kept
knapp knappe knapper trocken trockener kurz kurzer kurze direkt direkter schnörkellos ton stil stimme passt passend passender warm warmer nah ehrlich schlicht nüchtern
court courte sec direct directe sobre simple ton style fidèle voix corto corta siempre seco directo directa sobrio tono estilo voz fiel sencillo`,
);
const PRAISE = setOf(
  `great good love loved lovely nice wonderful powerful strong beautiful fantastic amazing brilliant moving touching compelling excellent
toll tolle toller tolles schön schöne schöner schönes stark starke starker starkes berührend berührende spannend spannende wunderbar wunderbare großartig großartige klasse prima
belle beau bel bonne magnifique superbe excellent excellente forte touchante jolie émouvante
buena buen gran bonita preciosa potente estupenda excelente genial emotiva conmovedora`,
);
const MATTER = setOf(
  `story stories notes material anecdote idea insight input example stuff details
geschichte notizen anekdote idee stichpunkte beispiel vorlage histoire matière anécdota historia notas apuntes ejemplo`,
);
/** Takes up a task, as nobody speaks to readers. */
const ASSENTS = setOf(
  `understood got certainly absolutely course gladly noted sure thanks thank
selbstverständlich gerne gern natürlich klar verstanden danke perfekt alles vielen
entendu compris noté volontiers plaisir d'accord parfait merci bien certainement
claro supuesto entendido perfecto hecho gracias gusto anotado desde luego`,
);
const LISTED = [TEXT, HANDS_OVER, MANNER, PRAISE, MATTER, ASSENTS];

/** A sentence of its own that takes up a task, or praises what was given. */
const ASSENT_WORDS = String.raw`(?:understood|got it|certainly|absolutely|of course|gladly|noted|thanks?(?: you)?(?: [\p{L}]+){0,4}|selbstverständlich|(?:sehr )?gerne?|natürlich|verstanden|alles klar|danke(?: [\p{L}]+){0,4}|vielen dank(?: [\p{L}]+){0,4}|entendu|bien entendu|bien compris|compris|c'est noté|noté|volontiers|avec plaisir|d'accord|merci(?: [\p{L}]+){0,4}|claro que sí|por supuesto|entendido|perfecto|hecho|gracias(?: [\p{L}]+){0,4}|con gusto|desde luego)`;
const ASSENTS_FIRST = start(String.raw`${ASSENT_WORDS}\s?[.!,—–]`);
const PRAISES_FIRST = start(
  String.raw`(?:(?:what an?|was für eine?|quelle?|qué|so eine?) )?(?:[\p{L}]+ ){0,3}(?:story|notes|material|anecdote|idea|insight|input|example|stuff|geschichte|notizen|anekdote|idee|stichpunkte|beispiel|vorlage|histoire|matière|anécdota|historia|notas|apuntes|ejemplo)(?: [\p{L}]+){0,2}\s?[.!—–]`,
);
/** "How I'd tell it", "so könnte es klingen": of a text, and of no person in it. */
const WOULD_TELL = word(
  String.raw`(?:how|what) (?:i'd|i would|i might|it (?:could|might|would)|this (?:could|might|would))(?: \p{L}+)? (?:tell|put|write|phrase|frame|word|open|read|look|sound|start|suggest)|i'd (?:go with|suggest|tell it|put it|write it)|so (?:würde ich|könnte|kann)(?: [\p{L}-]+){0,5} (?:erzählen|schreiben|formulieren|sagen|angehen|aussehen|klingen|lauten)|ich würde (?:es|das) so (?:\p{L}+)|je (?:la |le |l')\p{L}+rais (?:ainsi|comme)|voici comment je (?:la |le |l')\p{L}+rais|(?:ça|cela) (?:donnerait|pourrait donner)|let me (?:try|start with) (?:this|it)|where i landed|what i came up with|something (?:along these lines|like this)|daraus würde ich (?:das hier|das|folgendes|dies) machen|(?:voilà|voici) ce que (?:ça|cela) donne|je commencerais (?:ainsi|par)|(?:podría|quedaría)(?: ser)? (?:algo )?así|(?:voici|voilà) comment (?:la |le |l')?(?:raconter|écrire|dire|formuler|présenter)|(?:yo )?(?:lo|la) \p{L}+ía así|así (?:lo|la) \p{L}+ía|(?:así )?(?:podría|quedaría)(?: \p{L}+)? (?:quedar|así)`,
);
const OF_SOMEBODY = word('him|her|them|ihm|ihnen|lui|leur|les|se');

const WORDS_MAX = 22;
/** Words that are of no such line: with praise or assent before it, one may be an adjective. */
const OTHERS_MAX = { 'to a person': 1, alone: 0 } as const;
const STEM = 5;

/**
 * A first paragraph of one line that ends with a colon, holds no word of what the author gave, and is made of what hands a text over: how it
 * is called, how it is written, praise of the notes, assent. What an author announces has a word of what comes.
 */
export function handedOverOf(text: string, { material, ownPosts }: Author): TextRange | null {
  const from = text.length - text.trimStart().length;
  const end = text.indexOf('\n', from);
  if (end === -1 || !/^\n\s*\n/u.test(text.slice(end)) || text.slice(end).trim() === '') return null;
  const written = text.slice(from, end).trimEnd();
  const line = plain(written);
  if (!/:[\s*_]*\p{Extended_Pictographic}?\uFE0F?$/u.test(line) || /\p{N}/u.test(line)) return null;
  if (countWords(line) > WORDS_MAX || quotationsIn(line).length > 0) return null;
  if ([...material, ...ownPosts].some((source) => plain(source).includes(line))) return null;
  const known = new Set(contentOf(plain(material.join('\n'))).map(stemOf));
  const words = contentOf(line);
  if (words.some((one) => known.has(stemOf(one)) && (isMatter(one) || OF_NETWORKS.has(one)))) return null;
  return isOfHandingOver(line, words) || reactsFirst(line)
    ? { start: from, end: from + written.length }
    : null;
}

function isOfHandingOver(line: string, words: readonly string[]): boolean {
  const [assents, praises] = [ASSENTS_FIRST.test(line), PRAISES_FIRST.test(line)];
  const others = words.filter((one) => !LISTED.some((list) => list.has(one))).length;
  if (others > OTHERS_MAX[assents || praises ? 'to a person' : 'alone']) return false;
  // "Take" and "go" mean little elsewhere.
  const isOfText =
    (line.match(/[\p{L}\p{M}-]+/gu) ?? []).some((one) => TEXT.has(one)) ||
    (WOULD_TELL.test(line) && !OF_SOMEBODY.test(line));
  if (isOfText) return true;
  const rest = line.replace(ASSENTS_FIRST, '').replace(PRAISES_FIRST, '');
  const restWords = contentOf(rest);
  const isManner = restWords.length > 0 && restWords.every((one) => MANNER.has(one));
  const isHandedOver =
    /here (?:you go|it is|goes)|hier,? bitte|bitte sehr|aquí (?:va|lo tienes)|et voilà/u.test(rest);
  return (assents || praises) && (isManner || isHandedOver);
}

/** "Wow, what a night! Let me try this:": what is said of the notes has words of its own, and what hands over has none. */
function reactsFirst(line: string): boolean {
  const reacted = REACTS.exec(line);
  if (reacted === null) return false;
  const behind = [
    line.slice(reacted[0].length),
    line.slice(Math.max(line.lastIndexOf('.'), line.lastIndexOf('!')) + 1),
  ];
  return behind.some((rest) => {
    const isTold = WOULD_TELL.test(rest) && !OF_SOMEBODY.test(rest);
    const isText = TEXT_OR_THROW.test(rest);
    const left = contentOf(rest.replace(WOULD_TELL, ' ').replace(TEXT_OR_THROW, ' '));
    const isAllListed = left.every((one) => LISTED.some((list) => list.has(one)));
    const isManner = left.length > 0 && left.every((one) => MANNER.has(one) || HANDS_OVER.has(one));
    return isAllListed && (isTold || isText || (isManner && left.some((one) => MANNER.has(one))));
  });
}
/** Takes the notes in, to whoever gave them. */
const REACTS = start(
  String.raw`(?:(?:wow|oh|perfect|brilliant|lovely|alright|all right|i (?:love|like) (?:this|it|that)|happy to|glad to|das ist \p{L}+|freut mich|sehr schön|danke|j'adore|j'aime|ravie? de|super|génial|parfait|me (?:encanta|gusta)|vale|vamos allá|de acuerdo|gracias|merci|avec joie|klingt \p{L}+|kein problem|no problem|that's \p{L}+|what an? \p{L}+|c'est (?:très )?\p{L}+|qué \p{L}+|listo|lista|genial|perfecto)(?![\p{L}\p{M}])[^.!,:—–]{0,50}|${ASSENT_WORDS})\s?[.!,—–]+`,
);
const TEXT_OR_THROW = word(`${[...TEXT].join('|')}|wurf`);

/** Words that mean something, listed ones among them: a stop word of any language means nothing. */
const contentOf = (text: string): string[] =>
  (text.match(/[\p{L}\p{M}][\p{L}\p{M}'-]*/gu) ?? [])
    .flatMap((one) => (LISTED.some((list) => list.has(one)) ? [one] : one.split(/(?<=^[cdjlmnst]|^qu)'/u)))
    .filter(
      (one) =>
        one.length >= LONG_FROM &&
        !POST_LANGUAGES.some((language) => isStopWord(one.replace(/'\p{L}+$/u, ''), language)),
    );
const LONG_FROM = 3;

/** No word that hands over or praises; who writes of posts may say so of one. */
const isMatter = (one: string) => !LISTED.some((list) => list.has(one));
const OF_NETWORKS = setOf(
  `post posts draft text caption beitrag entwurf texte brouillon publication texto borrador publicación`,
);

const stemOf = (one: string) => one.slice(0, STEM);
const plain = (text: string) => text.replace(/[’ʼ]/gu, "'").toLowerCase();
