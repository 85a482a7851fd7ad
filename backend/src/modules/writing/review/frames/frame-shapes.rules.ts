import { countWords, type TextRange } from '@drumbeat/domain';
import { paragraphRanges } from '../../reading/paragraphs.js';
import { quotationsIn } from '../../reading/quotations.js';
import { beginningsOf } from '../../reading/word-beginnings.js';
import type { Author } from './remarks-on-text.rules.js';

const word = (source: string) => new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${source})(?![\p{L}\p{M}])`, 'iu');
const start = (source: string) => new RegExp(String.raw`^[\s*_#>([-]*(?:${source})(?![\p{L}\p{M}])`, 'iu');

/** Takes up a task, or hands over what was asked for. */
const AGREES = start(
  String.raw`cheers|right|so|well|dear|sure|certainly|of course|absolutely|gladly|happy to|got it|understood|no problem|thanks?|thank you|here|great|okay|ok|alright|all right|done|will do|you're welcome|hi|hello|hey|gerne?|klar|natürlich|selbstverständlich|verstanden|danke|hier|alles klar|hallo|aber gerne?|na klar|sehr gerne?|avec (?:grand )?plaisir|bien sûr|d'accord|entendu|merci|voici|voilà|certainement|bonjour|pas de souci|claro|por supuesto|con (?:mucho )?gusto|entendido|gracias|aquí|hola|vale|perfecto|perfekt|parfait|lieber?|also|so|cher|chère|alors|bon|bueno|querid[oa]|desde luego|encantad[oa]`,
);

/** What a text is called, in a line of its own above it. */
const HEADS = new Set(
  `post posts draft drafts caption copy text version versions rewrite linkedin beitrag entwurf fassung vorschlag textvorschlag beitragsvorschlag linkedin-beitrag linkedin-post linkedin-text publication brouillon texte proposition borrador publicación texto propuesta versión variante option opción`.split(
    ' ',
  ),
);
/** What goes with it there. */
const BESIDE_HEADS = new Set(
  `for the your a an my our final first second new short shorter long longer revised updated suggested proposed ready below in of by with to one two no nr words word characters character chars approx approximately about around ca circa english german french spanish notes based on from feed
für dein deine deinen ihr ihre der die das den ein eine einen neu neuer neue erster erste finale finaler kurz kurze kurzer gekürzt wörter wort zeichen etwa rund deutsch mit aus notizen unten
pour de du la le les un une votre ton ta mon nouveau nouvelle finale mots mot caractères environ court courte sur dessous ci-dessous
para el los tu su mi nuevo nueva corto corta palabras palabra caracteres unas unos aprox aproximadamente sobre con abajo n nº`.split(
    /\s+/u,
  ),
);

/** How a text is made: what its writer chooses, and hardly ever what it tells. */
const CRAFT = word(
  String.raw`angle|hook|framing|tone|voice|register|wording|phrasing|opening line|closing line|call to action|hashtags?|emojis?|word count|aufhänger|blickwinkel|einstieg|ton|tonfall|tonalität|stil|schreibstil|satzbau|wortwahl|sprachstil|accroche|le ton|un ton|votre ton|ton style|votre style|rythme|ángulo|enfoque|gancho|tono|estilo|redacción`,
);
const CHOOSES = word(
  String.raw`strongest|best|right|core|clearest|main|works|went with|leaned|leaning|focus(?:ed|ing)?|stärkste[rnms]?|beste[rnms]?|richtige[rnms]?|entschieden|gewählt|meilleure?|plus forte?|plus juste|choisi|parti|mejor|más fuerte|elegido|optado`,
);
const OF_TEXT_HERE = word(
  String.raw`here|this post|i|i'(?:ve|d)|okay|ok|alright|hier|ich|ici|je|j'ai|aquí|he|yo|para este`,
);
/** What the author gave, as whoever writes for them calls it. */
const YOUR_NOTES = word(
  String.raw`your (?:notes|bullet points|bullets|input|brief)|(?:deine[nr]?|ihre[nr]?) (?:notizen|stichpunkten?|vorgaben)|(?:vos|tes) (?:notes|points|consignes)|tus (?:notas|apuntes|puntos)|sus notas`,
);
const YOUR_WORDS = word(
  String.raw`your (?:own )?(?:\p{L}+ )?(?:words|facts|figures|numbers|line|phrasing|notes|voice|tone|style)|(?:deine[nrm]?|ihre[nrm]?) (?:worten?|zahlen|fakten|formulierungen?|notizen|stimme|stil|ton)|(?:vos|tes|votre|ta|ton) (?:mots|chiffres|faits|phrases?|notes|voix|style|ton|chute)|(?:tus|tu|sus|su) (?:palabras|cifras|datos|frases?|notas|voz|estilo|tono|manera|forma)`,
);
/** How it is to be otherwise. */
const MORE_SO = word(
  String.raw`(?:punchi|soft|warm|short|long|strong|sharp|bold|tight|calm|blunt|friendli)er|more \p{L}+|(?:wärm|weich|kürz|läng|härt|ruhig|direkt|knapp|stärk|freundlich|lock)er\p{L}*|plus \p{L}+|moins \p{L}+|más \p{L}+|menos \p{L}+|cambi\p{L}+|convence`,
);
/** What only a text for a network has. */
const OF_POSTS = word('hashtags?|emojis?|linkedin|word count|wortzahl|zeichenzahl|nombre de mots');
/** A part of a text that somebody may want otherwise. */
const PART = word(
  String.raw`ending|opening|first line|last line|title|headline|hook|version|schluss|ende|anfang|einstieg|titel|überschrift|fassung|version|fin|chute|début|titre|accroche|final|cierre|comienzo|título|gancho|versión`,
);
const PREFERS = word(
  String.raw`(?:do|would|should) (?:you|i|we)|prefer|shall (?:i|we)|soll(?:en)? (?:ich|wir)|möchtest|möchten|lieber|préfère[sz]|voulez|veux-tu|préférez-vous|prefieres|prefiere|quieres|suits?|passt|convien\p{L}+|te gusta|lo dejamos|la dejamos`,
);
/** "Voilà ce que je vous propose :" */
const HANDS_OVER = start(
  String.raw`(?:voilà|voici|here(?:'s| is)|this is|hier (?:ist|kommt)|das ist|so|aquí (?:tienes|va|está)|esto es) (?:ce que|what|was|lo que|mein|mi|my) [^\n]{0,30}(?:propose\p{L}*|suggest|would (?:post|write)|came up with|put together|vorschlag|vorschlagen(?: würde)?|schlage|posten würde|schreiben würde|propongo|propondría|sugiero|publicaría)(?![\p{L}\p{M}])[^\n]*:\**\s*$`,
);

/** Begins what is said of a text behind it. */
const LABEL = start(
  String.raw`(?:why (?:this|it|the post) works|why i (?:\p{L}+ ){1,6}|what i (?:changed|kept|did|left)(?: out)?|what changed|changes(?: made)?|my (?:thinking|reasoning|approach|choices)|rationale|reasoning|explanation|key (?:choices|changes)|structure|(?:notes? on )?(?:the )?(?:tone|length|style)|audience|hook|format|cta|characters?|words?|reading time|suggested (?:hashtags|image|visual|title)|image idea|posting tip|warum (?:das|es|der text|dieser text|der beitrag) (?:so )?(?:funktioniert|wirkt)|was ich (?:geändert|behalten|gemacht|weggelassen) habe|änderungen|begründung|erklärung|ton|tonfall|tonalität|länge|umfang|stil|zielgruppe|zeichen|wörter|lesezeit|aufbau|bildidee|pourquoi (?:ça|cela|ce texte) (?:marche|fonctionne)|ce que j'ai (?:changé|gardé|modifié|fait)|changements|explication|longueur|style|ton|public|caractères|mots|temps de lecture|idée (?:d'image|de visuel)|por qué funciona|lo que (?:cambié|he cambiado|mantuve|he mantenido)|cambios|explicación|tono|extensión|longitud|estilo|público|caracteres|palabras|tiempo de lectura|idea de imagen)\**\s?:`,
);

const UNITS = word(
  'words?|characters?|chars|wörter|zeichen|mots?|signes|caractères|palabras?|caracteres|tokens?|minutes?|min|seconds?|sek|lesezeit|minuten|minutos?',
);
/** What stands beside a count of words. */
const BESIDE_COUNT = new Set(
  `words word characters character chars count total approx approximately about around ca circa roughly ungefähr etwa rund insgesamt wörter wort zeichen mit ohne inkl inklusive leerzeichen mots mot signes caractères environ total espaces compris comprises avec sans palabras palabra caracteres unas unos aprox aproximadamente espacios con sin incluidos including with without spaces length länge umfang longueur extensión longitud tokens reading time read lesezeit temps de lecture tiempo lectura min minutes minute minuten minutos und and et y the text post texto texte der this version`.split(
    ' ',
  ),
);

/** The text's tone, not the speaker's: "I kept my voice down". */
const OF_TEXT = word(
  String.raw`(?:the|your|den|dem|der|das|die|deine?[nm]?|ihre?[nm]?|le|la|votre|ton|el|tu|su) (?:[\p{L}-]+ ){0,2}(?:angle|hook|framing|tone|voice|register|wording|phrasing|opening|closing|hashtags?|emojis?|aufhänger|einstieg|ton|tonfall|tonalität|stil|satzbau|wortwahl|accroche|ton|style|rythme|ángulo|enfoque|gancho|tono|estilo)|l'accroche|(?:no|keine|pas de|sin) (?:hashtags?|emojis?)`,
);

const SPEAKS = word("i|i'(?:ll|ve|d|m)|ich|je|j'\\p{L}+|yo|puedo|podría");
/** "Environ 60 mots, …" */
const COUNTED = start(
  String.raw`(?:(?:approx|about|around|ca|circa|etwa|rund|environ|unas|aprox)\.?\s)?\p{N}+ (?:words|characters|wörter|zeichen|mots|caractères|palabras|caracteres)`,
);

const DID = word(
  String.raw`(?:ich habe|ich bin|habe ich|i|i've|i have|j'ai|je me suis|he|hemos)(?: [\p{L}'-]+){0,12} (?:kept|chose|chosen|avoided|aimed|left|used|matched|mirrored|stuck|preserved|tried|stayed|gehalten|geblieben|belassen|gewählt|verzichtet|vermieden|übernommen|bewahrt|orientiert|gelassen|gardé|choisi|évité|conservé|respecté|repris|mantenido|elegido|evitado|dejado|procurado|respetado|conservado)|(?:kept|avoided|gardé|he mantenido|mantuve|ich habe)`,
);
const OFFERS = start(
  String.raw`n'hésite[sz]?|let me know|feel free|just say|say the word|happy to|glad to|if you|want|would you|need|sag|sagen sie|gib|melde dich|melden sie sich|falls|wenn (?:du|sie|dir|ihnen)|bei bedarf|möchtest du|si (?:vous|tu|besoin|quieres|prefieres|lo|la|necesitas)|dis-moi|dites-moi|je peux|je reste|avísame|dime|puedo|quedo|cualquier|any (?:changes|tweaks|edits)`,
);
const OF_VERSIONS = word(
  String.raw`version|versions|draft|tweaks?|edits?|adjust\p{L}*|variations?|fassung|version(?:en)?|variante[n]?|anpass\p{L}+|änder\p{L}+|retouch\p{L}+|ajust\p{L}+|modifi\p{L}+|adapt\p{L}+|versión|versiones|variantes?|cambi\p{L}+|retoc\p{L}+`,
);

const OTHERWISE = word(
  String.raw`other|another|different|softer|shorter|stronger|better|instead|or|suits?|so|anders|andere\p{L}*|besser|lieber|oder|passt|autre|mieux|plutôt|ou|convien\p{L}+|otr[oa]|mejor|o`,
);

/** A label that posts have, too: "Audience: my mother." */
const MAY_BE_A_POSTS = start(
  String.raw`(?:what i (?:did|left)(?: out)?|what changed|changes(?: made)?|my (?:thinking|approach|choices)|explanation|structure|(?:the )?(?:tone|length|style)|audience|hook|format|cta|was ich (?:gemacht|weggelassen) habe|änderungen|erklärung|ton|tonfall|länge|umfang|stil|zielgruppe|aufbau|ce que j'ai fait|changements|explication|longueur|public|lo que he cambiado|lo que cambié|cambios|explicación|tono|extensión|longitud|estilo|público)\**\s?:`,
);
/** A list of qualities, a count or another part of a text, as only a remark has behind such a label. */
const OF_REMARKS = /[,\n\p{N}]/u;

/** Of a story: what is said of a text is true now. */
const OF_A_TIME = word(
  'ever since|since then|always|never|anyway|yesterday|was|were|seitdem|seither|immer|nie|war|waren|depuis|toujours|jamais|était|étaient|desde entonces|siempre|nunca|era|fue',
);

const LINE_WORDS = 25;
const TITLE_WORDS = 8;
const OF_POSTS_WORDS = 16;
const REMARK_WORDS = 90;
const OFFER_WORDS = 30;
/** A label with so little behind it may be a post's last line. */
const LABEL_WORDS = 12;
/** Words that a remark may have in common with what the author gave: it names what it is about. */
const SHARED_MAX = 2;

/** The first line, where its shape shows that it is about the text behind it. */
export function shapedPreambleOf(text: string, author: Author): TextRange | null {
  const from = text.length - text.trimStart().length;
  const end = text.indexOf('\n', from);
  if (end === -1 || text.slice(end).trim() === '') return null;
  const line = plain(text.slice(from, end).trimEnd());
  if (isSaid(line, author) || quotationsIn(line).length > 0 || countWords(line) > LINE_WORDS) return null;
  const isFrame =
    isToAuthor(line, author) ||
    isTitle(line, author) ||
    isOfCraft(line, author) ||
    isOfNotes(line, author) ||
    (/:\s*$/u.test(line) && isOfPosts(line, author)) ||
    HANDS_OVER.test(line);
  return isFrame ? { start: from, end: from + text.slice(from, end).trimEnd().length } : null;
}

/** The last paragraphs, where their shape shows that they are about the text above them. */
export function shapedSignOffOf(text: string, author: Author): TextRange | null {
  const paragraphs = paragraphRanges(text).slice(1);
  const end = text.trimEnd().length;
  const label = paragraphs.find(({ start: from }) => {
    const rest = plain(text.slice(from, end));
    const length = countWords(rest);
    const shared = length <= LABEL_WORDS ? 0 : SHARED_MAX;
    const isLabelled = LABEL.test(rest) && (!MAY_BE_A_POSTS.test(rest) || OF_REMARKS.test(rest));
    return isLabelled && length <= REMARK_WORDS && tellsNothing(rest, author, shared);
  });
  if (label !== undefined) return { start: label.start, end };
  const last = paragraphs.at(-1);
  if (last === undefined) return null;
  const paragraph = plain(text.slice(last.start, last.end));
  return isCount(paragraph, author) || isRemark(paragraph, author) ? { start: last.start, end } : null;
}

/** "Sure thing, Callan: …" of Callan's own text. */
function isToAuthor(line: string, { name, material, ownPosts }: Author): boolean {
  const first = plain(name ?? '').split(/[\s-]/u)[0] ?? '';
  if (first.length < NAME_MIN || !AGREES.test(line)) return false;
  const called = new RegExp(
    String.raw`(?<![\p{L}\p{M}])${first.replaceAll(/[^\p{L}\p{M}]/gu, '.')}(?=\s?[,.!:;—–-]|[*_\s]*$)`,
    'iu',
  );
  const isNamed = (source: string) => called.test(plain(source));
  return isNamed(line) && ![...material, ...ownPosts].some(isNamed);
}
const NAME_MIN = 3;

/** "Draft 1 (145 words)", "Beitrag für LinkedIn". */
function isTitle(line: string, { material, name }: Author): boolean {
  const words = wordsOf(line);
  const heads = words.filter((one) => HEADS.has(one));
  const names = new Set(wordsOf(name ?? ''));
  const isOfTitles = words.every((one) => HEADS.has(one) || BESIDE_HEADS.has(one) || names.has(one));
  if (heads.length === 0 || words.length > TITLE_WORDS || !isOfTitles) return false;
  const isMarked = /[:*]\s*$|^\s*[*#]/u.test(line) || words.includes('linkedin');
  const given = new Set(wordsOf(material.join('\n')));
  return isMarked || !heads.some((one) => given.has(one));
}

/** "Okay, so the strongest angle here is …" */
const isOfCraft = (line: string, author: Author): boolean =>
  CRAFT.test(line) &&
  CHOOSES.test(line) &&
  OF_TEXT_HERE.test(line) &&
  !author.material.some((source) => CRAFT.test(source)) &&
  tellsNothing(line, author);

/** "Auf Hashtags habe ich verzichtet." */
const isOfPosts = (words: string, author: Author): boolean =>
  OF_POSTS.test(words) &&
  !words.includes('#') &&
  countWords(words) <= OF_POSTS_WORDS &&
  tellsNothing(words, author) &&
  ![...author.material, ...author.ownPosts].some((source) => OF_POSTS.test(source));

/** "I read your notes twice." */
const isOfNotes = (line: string, author: Author): boolean =>
  YOUR_NOTES.test(line) &&
  tellsNothing(line, author) &&
  !author.material.some((source) => YOUR_NOTES.test(source));

/** "(ca. 70 Wörter)", "Characters: 412". */
function isCount(paragraph: string, author: Author): boolean {
  const words = wordsOf(paragraph);
  return (
    /\p{N}/u.test(paragraph) &&
    UNITS.test(paragraph) &&
    words.every((one) => BESIDE_COUNT.has(one)) &&
    tellsNothing(paragraph, author)
  );
}

/** "Ich habe den Ton bewusst ruhig gehalten.", "N'hésitez pas si vous souhaitez une version plus courte." */
function isRemark(paragraph: string, author: Author): boolean {
  if (countWords(paragraph) > OFFER_WORDS || OF_A_TIME.test(paragraph) || !tellsNothing(paragraph, author))
    return false;
  const hasOwn = (sign: RegExp) => author.material.some((source) => sign.test(source));
  return (
    (OF_TEXT.test(paragraph) && (DID.test(paragraph) || OFFERS.test(paragraph)) && !hasOwn(CRAFT)) ||
    (YOUR_WORDS.test(paragraph) && DID.test(paragraph) && !hasOwn(YOUR_WORDS)) ||
    ((OFFERS.test(paragraph) || (/\?[^\p{L}]*$/u.test(paragraph) && PREFERS.test(paragraph))) &&
      PART.test(paragraph) &&
      OTHERWISE.test(paragraph) &&
      !hasOwn(PART)) ||
    (PART.test(paragraph) &&
      MORE_SO.test(paragraph) &&
      (SPEAKS.test(paragraph) || paragraph.includes('?')) &&
      tellsNothing(paragraph, author, 0) &&
      !hasOwn(PART)) ||
    (COUNTED.test(paragraph) && CRAFT.test(paragraph) && countWords(paragraph) <= TITLE_WORDS) ||
    isOfPosts(paragraph, author) ||
    (OFFERS.test(paragraph) && OF_VERSIONS.test(paragraph) && !hasOwn(OF_VERSIONS))
  );
}

/** Neither a figure nor more than a few words of what the author gave, nor words that they said. */
function tellsNothing(text: string, author: Author, sharedMax = SHARED_MAX): boolean {
  const given = plain(author.material.join('\n'));
  const figures = new Set(given.match(/\p{N}+/gu));
  const known = new Set(beginningsOf(given));
  const shared = new Set(beginningsOf(text).filter((stem) => known.has(stem)));
  return (
    !isSaid(text, author) &&
    shared.size <= sharedMax &&
    !(text.match(/\p{N}+/gu) ?? []).some((figure) => figures.has(figure))
  );
}

const isSaid = (words: string, { material, ownPosts }: Author) =>
  [...material, ...ownPosts].some((source) => plain(source).includes(words.trim()));

const plain = (text: string) => text.replace(/[’ʼ]/gu, "'").toLowerCase();
const wordsOf = (text: string): readonly string[] => plain(text).match(/\p{L}[\p{L}\p{M}'-]*/gu) ?? [];
