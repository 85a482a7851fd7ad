import type { TextRange } from '@drumbeat/domain';
import { paragraphRanges } from '../../reading/paragraphs.js';
import { shapedPreambleOf, shapedSignOffOf } from './frame-shapes.rules.js';
import { handedOverOf } from './handed-over.rules.js';
import { announcementOf, commentOf, type Author } from './remarks-on-text.rules.js';
import { remarkToOneOf } from './remarks-to-one.rules.js';

const start = (source: string) => new RegExp(String.raw`^[\s"“„«*#_>¡¿([-]*(?:${source})`, 'iu');

/** What models say before the text that was asked for, by language. */
const PREAMBLES: readonly RegExp[] = [
  start(
    String.raw`(?:(?:sure|certainly|of course|absolutely|great|got it)[!,.:]?\s*)?(?:here(?:'|’)?s|here is|here are|below is|this is)\s(?:your|the|a|an|my|one|another|is)\b[^\n]{0,60}\b(?:post|draft|version|rewrite|revision|text|caption|selection|passage)\b[^\n:]{0,60}[:.!]?\s*$`,
  ),
  start(
    String.raw`(?:(?:gerne?|natürlich|klar|selbstverständlich)[!,.:]?\s*)?hier (?:ist|kommt|sind|findest du|finden sie)\s[^\n]{0,60}(?:post|beitrag|entwurf|text|version|fassung|vorschlag)[^\n:]{0,60}[:.!]?\s*$`,
  ),
  start(
    String.raw`(?:(?:bien sûr|avec plaisir|certainement)\s?[!,.:]?\s*)?voici\s[^\n]{0,60}(?:post|publication|brouillon|texte|version|proposition)[^\n:]{0,60}[:.!]?\s*$`,
  ),
  start(
    String.raw`(?:(?:claro(?: que sí)?|por supuesto|con gusto)[!,.:]?\s*)?(?:aquí (?:tienes?|está|va)|te presento|este es)\s[^\n]{0,60}(?:post|publicación|borrador|texto|versión|propuesta)[^\n:]{0,60}[:.!]?\s*$`,
  ),
  start(
    String.raw`(?:(?:gerne?|natürlich|klar|selbstverständlich)\s?[!,.:]\s*)?(?:hier )?(?:ist |sind )?(?:d?ein|die|eine|das|der) (?:neue |überarbeitete |gekürzte |knappere |kürzere |umformulierte )?(?:linkedin-?)?(?:post|beitrag|entwurf|text|version|fassung|vorschlag|stelle|passage|abschnitt|auswahl|satz)\s?:\**\s*$`,
  ),
  // What the writer has not checked is said by the marks in the text.
  start(
    String.raw`(?:(?:please )?note:? (?:that )?)?i (?:can(?:'|’)t|cannot|could not|couldn(?:'|’)t|haven(?:'|’)t|have not|am unable to|am not able to) (?:independently )?(?:verif(?:y|ied)|confirm(?:ed)?|check(?:ed)?|fact-check(?:ed)?)\b[^\n]*\b(?:as a draft|draft only|before (?:you )?(?:post|publish)\w*|please (?:check|treat|verify|review|double-check))\b[^\n]*$`,
  ),
  start(
    String.raw`(?:hinweis: )?(?:ich (?:kann|konnte|habe)|(?:diese|die) (?:zahlen|angaben) (?:kann|konnte|habe) ich) [^\n.]*(?:nicht|keine?) [^\n.]*(?:prüfen|überprüfen|verifizieren|bestätigen|geprüft|überprüft|verifiziert)[^\n]*(?:entwurf|veröffentlich|posten|bitte)[^\n]*$`,
  ),
  start(
    String.raw`je (?:ne peux pas|n(?:'|’)ai pas pu|ne suis pas en mesure de) (?:vérifier|confirmer)[^\n]*(?:brouillon|publi|relire|considér)[^\n]*$`,
  ),
  start(
    String.raw`no (?:puedo|he podido|pude) (?:verificar|comprobar|confirmar)[^\n]*(?:borrador|publi|considér|trát)[^\n]*$`,
  ),
  start(String.raw`(?:sure|certainly|gerne?|avec plaisir|con gusto)\s?!\s*$`),
  // A line of its own that hands the text over, whatever is said of it behind.
  start(
    String.raw`(?:here you go|there you go|here it is|bitte schön|bitte sehr|hier, bitte|et voilà|voilà pour vous|aquí lo tienes?|ahí (?:va|lo tienes?))(?:\s?[,!.](?:[^\p{L}\n]*|[^\n]{0,30}(?:kept|made|tried|version|draft|post|voice|style|punchy|tone|gekürzt|gehalten|fassung|entwurf|beitrag|stil|ton|gardé|brouillon|texte|mantenido|borrador|texto|estilo|tono)(?!\p{L})[^\n]{0,40}))?\s*$`,
  ),
  start(
    String.raw`(?:(?:natürlich|gerne?|klar|selbstverständlich)\s?[,!.:]\s*)?(?:anbei|im folgenden|so könnte)\s[^\n]{0,40}(?:entwurf|beitrag|post|text|vorschlag|fassung|version)[^\n]{0,40}[:.!]\s*$`,
  ),
  start(
    String.raw`(?:(?:claro|por supuesto|con gusto)\s?[,!.:]\s*)?(?:te|le|os) (?:dejo|propongo|paso|comparto)\s[^\n]{0,20}(?:propuesta|borrador|versión|publicación|post|texto)[^\n]{0,60}[:.!]\s*$`,
  ),
  start(
    String.raw`(?:(?:bien sûr|avec plaisir)\s?[,!.:]\s*)?je (?:vous|te) (?:propose|soumets|livre)\s[^\n]{0,20}(?:proposition|brouillon|version|publication|post|texte)[^\n]{0,60}[:.!]\s*$`,
  ),
  start(String.raw`\**(?:title|titel|titre|título|headline|überschrift)\**\s?:\**\s*[^\n.!?]{1,80}\s*$`),
  start(
    String.raw`(?:linkedin[- ]?(?:post|beitrag)|post linkedin|publicación de linkedin|publication linkedin|(?:proposition|propuesta|projet) de (?:post|publication|publicación|texte|texto)|(?:draft|entwurf|brouillon|borrador)(?:\s(?:\d|one|eins|un|uno))?|title|titel|titre|título|hook)\**\s?:\**\s*$`,
  ),
];

const VERSION_EN = '(?:version|draft|rewrite|text|post|selection|passage)';
const VERSION_DE = '(?:version|fassung|entwurf|text|beitrag|vorschlag)';

/** The same where the text goes on behind it on its line. A word that an author may begin with has an exclamation mark or a colon. */
const INLINE_PREAMBLES: readonly RegExp[] = [
  start(
    String.raw`(?:sure(?: thing)?|certainly|of course|absolutely|gladly|got it|gerne?|klar|natürlich|selbstverständlich|bien sûr|avec plaisir|certainement|claro(?: que sí)?|por supuesto|con gusto)\s?!\s+`,
  ),
  // A dash or a colon stands where the text begins behind them.
  start(
    String.raw`(?:here you go|there you go|sure thing|bitte schön|bitte sehr|et voilà|aquí tienes)\s?[—–:!-]\s*`,
  ),
  start(String.raw`(?:shorter|kürzer|plus court|más corto)\s?:\s+`),
  // A mail's head, and the first of several texts of which one was asked for.
  start(String.raw`(?:subject|betreff|objet|asunto)\s?:[^\n]{1,80}\n+`),
  start(
    String.raw`(?:option|version|variante|opción|versión)\s?(?:1|one|a)\**\s?[:.)—–-](?![^\n]*(?:option|version|variante|opción|versión)\s?(?:2|two|b)(?!\p{L}))\s*`,
  ),
  start(
    String.raw`(?:(?:here(?:'|’)s|here is) (?:the|your|a) [^\n:.!?]{0,40}${VERSION_EN}|(?:shorter|shortened|rewritten|revised|updated|improved|new) ${VERSION_EN}|shortened|rewritten|revised|rephrased)\s?:\s+`,
  ),
  start(
    String.raw`(?:hier (?:ist|kommt) (?:die|der|dein|deine|ihre?|eine?) [^\n:.!?]{0,40}${VERSION_DE}|(?:kürzere|gekürzte|neue|überarbeitete)r? ${VERSION_DE}|gekürzt|überarbeitet|umformuliert|umgeschrieben)\s?:\s+`,
  ),
  start(
    String.raw`(?:voici (?:la|le|votre|ton|une?) [^\n:.!?]{0,40}(?:version|texte|post|publication|proposition)|version (?:plus )?(?:courte|raccourcie|révisée|reformulée)|raccourcie?|reformulée?|réécrite?)\s?:\s+`,
  ),
  start(
    String.raw`(?:aquí (?:tienes|está|va) (?:la|el|tu|una?) [^\n:.!?]{0,40}(?:versión|texto|post|publicación|propuesta)|(?:nueva )?versión (?:más )?(?:corta|acortada|revisada|nueva)|acortad[oa]|reescrit[oa]|reformulad[oa])\s?:\s+`,
  ),
];

/** What is done to a text; whoever offers to test, to send or to come speaks to readers. */
const WORK_EN = String.raw`\b(?:adjust|chang|mak|try|writ|rewrit|rework|shorten|lengthen|expand|trim|tighten|add|draft|creat|turn|tweak|suggest|includ|remov|cut|soften|polish|format|generat|prepar|tailor|adapt|translat|revis|ton[ei]|propos|swap|edit|explor|craft|emphasi|version|hook|ending|opening|hashtag|emoji|take another|do)`;
/** What a note is about that is no part of the text: the text, its facts, or what its writer did with them. */
const ON_TEXT = String.raw`(?<![\p{L}\p{M}])(?:posts?|draft|version|text|wording|linkedin|hashtags?|emojis?|words|characters|facts?|figures?|numbers?|notes|names?|placeholders?|tone|voice|style|verif\p{L}+|check|confirm|assum\p{L}+|invent\p{L}*|add(?:ed)?|left out|omitted|chang\p{L}+|adjust\p{L}*|kept|beitrag|entwurf|fassung|fakten|zahlen|angaben|namen|notizen|platzhalter|zeichen|wörter|ton|stil|prüf\p{L}*|überprüf\p{L}*|ergänz\p{L}*|erfunden|weggelassen|geändert|anpass\p{L}*|texte|publication|brouillon|chiffres|faits|noms|mots|caractères|crochets|vérifi\p{L}*|ajout\p{L}*|inventé\p{L}*|supposé|omis|modifi\p{L}*|texto|publicación|borrador|cifras|datos|hechos|notas|nombres|palabras|caracteres|corchetes|verifi\p{L}*|revis\p{L}*|comprueb\p{L}*|añadid\p{L}*|inventad\p{L}*|supuesto|omitid\p{L}*|cambi\p{L}*|ajust\p{L}*)(?![\p{L}\p{M}])`;

/** What models say after it: about their work, never about its matter. */
const SIGN_OFFS: readonly RegExp[] = [
  start(
    String.raw`(?:please )?(?:let me know|feel free|just tell me|tell me)\b[^\n]*\b(?:adjust|chang|tweak|edit|version|tone|shorter|longer|revis|rework|different|variation|another)`,
  ),
  start(String.raw`(?:would you like|do you want|shall i|should i|want) me to\b[^\n]*${WORK_EN}`),
  start(String.raw`would you like (?:another|a (?:shorter|longer|different))\b`),
  start(
    String.raw`(?:i )?hope (?:this|that) (?:works|fits|helps(?! (?:somebody|someone|anybody|anyone|people|others)\b))`,
  ),
  start(
    String.raw`i(?:'|’)?(?:ve| have)? (?:kept|made|written|tried to keep) (?:it|this)\b[^\n]*\b(?:your|earlier|previous) (?:posts?|voice|style|tone)\b`,
  ),
  start(String.raw`(?:word count|character count|notes)\s?:\s`),
  start(String.raw`note\s?:\s[^\n]*${ON_TEXT}`),
  start(
    String.raw`i(?:'|’)?(?:ve| have)? (?:kept|tried to keep|used|avoided|left|made sure)\b[^\n]*\b(?<!my )(?:tone|voice|facts|notes|hashtags|placeholders?|post|concise)\b`,
  ),
  start(
    String.raw`(?:sag(?:en sie)?|gib|geben sie|lass(?:en sie)?)(?!\p{L})(?: mir| es mich)?[^\n]*\b(?:bescheid|wissen|anpass|änder|kürzer|variante|version)`,
  ),
  start(
    String.raw`(?:möchtest du|möchten sie|soll ich|willst du)\b[^\n]*\b(?:ton|tonfall|einstieg|text|beitrag|entwurf|anpass|änder|kürze|variante|version|umschreib|überarbeit)`,
  ),
  start(String.raw`ich hoffe,? (?:das|der|dieser|es) [^\n]{0,40}(?:hilft|gefällt|passt)`),
  start(String.raw`(?:zeichenzahl|wortzahl)\s?:\s`),
  start(String.raw`(?:hinweis|anmerkung)\s?:\s[^\n]*${ON_TEXT}`),
  start(String.raw`n(?:'|’)hésitez? pas à (?:me|m(?:'|’))[^\n]*`),
  start(
    String.raw`(?:souhaite[sz](?:-| )(?:vous|tu)|voule[zs](?:-| )vous|veux(?:-| )tu|dis-moi|dites-moi)[^\n]*(?:ajust|modifi|version|raccourc|ton\b|adapt)`,
  ),
  start(String.raw`j(?:'|’)espère que (?:cela|ça|ce)`),
  start(String.raw`nombre de mots\s?:\s`),
  start(String.raw`(?:remarque|note)\s?:\s[^\n]*${ON_TEXT}`),
  start(
    String.raw`(?:avísame|dime|házmelo saber|hazme saber)[^\n]*(?:ajust|cambi|versión|tono|cort|modific)`,
  ),
  start(
    String.raw`¿?(?:quieres|te gustaría|prefieres|deseas) que (?:lo |la )?(?:ajust|cambi|acort|modific|haga|adapt|escrib)`,
  ),
  start(String.raw`espero que (?:te|le) (?:sirva|guste|ayude|sea útil)`),
  start(String.raw`nota\s?:\s[^\n]*${ON_TEXT}`),
  // Another first line, which nobody asked for.
  start(
    String.raw`(?:alternat(?:ive(?:ly)?|iv|ivement|ivamente)|otra opción|une autre option|eine andere möglichkeit)[^\n]{0,30}(?:hook|opening|first line|headline|title|einstieg|anfang|titel|überschrift|accroche|titre|début|gancho|título|comienzo)[^\n]{0,40}:`,
  ),
];

/** A greeting, an announcement and a title; as many remarks behind. */
const FRAMES_MAX = 4;
const RULE = /^\s*(?:-{3,}|\*{3,}|_{3,})[ \t]*\n/u;

/** Fewer words are in any notes: "post", "a draft". */
const OWN_WORDS_MIN = 3;
const wordsOf = (text: string) => (text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(' ');

/** True for what the author said in the same words, whatever marks and capitals they have: dictated notes have none. */
function isAuthors(words: string, { material, ownPosts }: Author): boolean {
  const said = wordsOf(words);
  return (
    said.split(' ').length >= OWN_WORDS_MIN &&
    [...material, ...ownPosts].some((source) => ` ${wordsOf(source)} `.includes(` ${said} `))
  );
}

/** The model's own words before the text: in the usual words, or by their shape. */
export function preambleOf(text: string, author: Author): TextRange | null {
  let end = 0;
  for (let count = 0; count < FRAMES_MAX; count += 1) {
    const from = end + (RULE.exec(text.slice(end))?.[0].length ?? 0);
    const rest = text.slice(from);
    const found =
      usualPreambleOf(rest) ??
      announcementOf(rest, author) ??
      shapedPreambleOf(rest, author) ??
      handedOverOf(rest, author);
    if (found === null || isAuthors(rest.slice(found.start, found.end), author)) break;
    end = from + found.end;
  }
  return end === 0 ? null : { start: text.length - text.trimStart().length, end };
}

/** The last paragraphs that are the model's own words after it, in the usual words or by their shape. */
export function signOffOf(text: string, author: Author): TextRange | null {
  let start = text.trimEnd().length;
  for (let count = 0; count < FRAMES_MAX; count += 1) {
    const body = text.slice(0, start).trimEnd();
    const found =
      usualSignOffOf(body) ??
      commentOf(body, author) ??
      shapedSignOffOf(body, author) ??
      remarkToOneOf(body, author);
    if (found === null || isAuthors(body.slice(found.start, found.end), author)) break;
    start = found.start;
  }
  const end = text.trimEnd().length;
  return start === end ? null : { start, end };
}

/** Whole lines, and the beginning of the line behind them. */
function usualPreambleOf(text: string): TextRange | null {
  let end = 0;
  for (const { start: from, end: to } of linesOf(text)) {
    const line = text.slice(from, to);
    if (line.trim() !== '' && !PREAMBLES.some((pattern) => pattern.test(line))) break;
    if (line.trim() !== '' || end > 0) end = to;
    if (end > 400) break;
  }
  // "Sure! Shortened: ..." is two of them.
  for (let count = 0; count < 2; count += 1) {
    const rest = text.slice(end);
    const [found] = INLINE_PREAMBLES.flatMap((pattern) => pattern.exec(rest)?.[0] ?? []);
    if (found === undefined) break;
    end += found.length;
  }
  const words = text.slice(0, end).trimEnd();
  return words.trim() === '' || end >= text.trimEnd().length ? null : { start: 0, end: words.length };
}

/** The second of several texts of which one was asked for, and what comes behind it. */
const ALTERNATIVE =
  /(?<=\n)[ \t*#_]*(?:option|version|variante|opción|versión)\s?(?:2|two|b)\**\s?[:.)—–-]/iu;
const FIRST_OF_THEM = start(
  String.raw`(?:option|version|variante|opción|versión)\s?(?:1|one|a)\**\s?[:.)—–-]`,
);

function usualSignOffOf(text: string): TextRange | null {
  const other = ALTERNATIVE.exec(text);
  if (
    other !== null &&
    linesOf(text).some(
      (line) => line.start < other.index && FIRST_OF_THEM.test(text.slice(line.start, line.end)),
    )
  )
    return { start: other.index, end: text.trimEnd().length };
  let found: TextRange | null = null as TextRange | null;
  for (const { start: from, end } of paragraphRanges(text).slice(1).reverse()) {
    const paragraph = text.slice(from, end);
    const isRule = /^(?:-{3,}|\*{3,}|_{3,})$/u.test(paragraph);
    if (!isRule && !SIGN_OFFS.some((pattern) => pattern.test(paragraph))) break;
    if (found === null && isRule) break;
    found = { start: from, end: found?.end ?? end };
  }
  return found;
}

function linesOf(text: string): TextRange[] {
  return [...text.matchAll(/[^\n]*(?:\n|$)/gu)].map(({ 0: match, index }) => ({
    start: index,
    end: index + match.length,
  }));
}
