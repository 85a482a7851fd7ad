import { countWords, type TextRange } from '@drumbeat/domain';
import { paragraphRanges } from '../../reading/paragraphs.js';

/** Who wrote, or is known to have said so themselves. */
export interface Author {
  readonly material: readonly string[];
  readonly ownPosts: readonly string[];
  /** As the profile has it; a text does not speak to its own author. */
  readonly name?: string | null;
}

const word = (source: string) => new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${source})(?![\p{L}\p{M}])`, 'iu');

/** The text that was asked for, and not one of something else: "the text of the contract". */
const TEXT = word(
  String.raw`(?:post|draft|version|text|rewrite|caption|take|suggestion|beitrag|entwurf|fassung|vorschlag|texte|brouillon|proposition|publication|texto|borrador|versión|propuesta|publicación)(?!\s(?:of (?!your|the post)|office|about|der|des|du|de la|des|del|de los|de las)(?!\p{L}))`,
);
const SELF = word(
  String.raw`i|i['’](?:ve|d|ll|m)|me|my|happy to|glad to|ich|mir|mein\p{L}*|gerne?|je|j['’]\p{L}+|moi|ma|mon|yo|me|mi|he|puedo|podría|con gusto`,
);
const YOU = word(
  String.raw`you|you['’]d|your|yours|du|dir|dich|dein\p{L}*|sie|ihnen|ihre?[nmrs]?|tu|te|toi|ta|tes|ton|vous|votre|vos|ti|tus?|usted|su|sus`,
);
/** What is done to a text and to little else. */
const SHAPED = word(
  String.raw`trimm?ed|trim|shorten(?:ed)?|tighten(?:ed)?|rewrit(?:e|ten)|rewrote|reword(?:ed)?|rephras(?:e|ed)|polish(?:ed)?|condens(?:e|ed)|tweak(?:ed)?|soften(?:ed)?|rework(?:ed)?|drafted|revis(?:e|ed)|gekürzt|kürzen?|gestrafft|straffen?|überarbeit\p{L}+|umformulier\p{L}+|umgeschrieben|angepasst|anpassen?|formulier\p{L}+|raccourci\p{L}*|resserr\p{L}+|reformul\p{L}+|retravaill\p{L}+|réécri\p{L}+|rédig\p{L}+|allong\p{L}+|adoucir|acort\p{L}+|recort\p{L}+|reescrib\p{L}+|reescrit\p{L}+|reformul\p{L}+|redact\p{L}+|suaviz\p{L}+|retoc\p{L}+`,
);
/** The same of what is done to other things too. */
const DONE = word(
  String.raw`chang(?:e|ed)|adjust(?:ed)?|adapt(?:ed)?|went with|chose|used|written|kept|keeps?|left|leaves|made|cut|ändern?|geändert|gelassen|behalten|belassen|verwendet|geschrieben|gard[ée]\p{L}*|conserv\p{L}+|laiss\p{L}+|modifi\p{L}+|chang\p{L}+|écrit|manten\p{L}+|mantien\p{L}+|dejado|cambi\p{L}+|usado|escrito`,
);
const WRITES = word(
  String.raw`writ(?:e|ten)|wrote|schreib\p{L}*|verfass\p{L}+|écri\p{L}+|escrib\p{L}+|escrito|make|mach\p{L}+`,
);
const OTHER_LENGTH = word(
  'shorter|longer|another|different|more|kürzer\\p{L}*|länger\\p{L}*|andere\\p{L}*|mehr|plus (?:court|long)\\p{L}*|autre|más (?:cort|larg)[oa]|otr[oa]',
);
/** How a text is, not what it tells. */
const FORM = word(
  String.raw`voice|style|tone|tighter|shorter|punchier|linkedin|characters|concise|angle|hook|stil|ton|tonfall|stimme|kürzer\p{L}*|gekürzt|zeichen|votre ton|style|caractères|plus courte?|tono|estilo|voz|caracteres|más cort[oa]`,
);
const SHOWS = word(String.raw`here|below|this is|hier|unten|voici|voilà|ci-dessous|aquí|abajo`);
const FACTS = word(
  String.raw`figures?|numbers?|facts?|names?|notes|zahlen|fakten|angaben|notizen|chiffres|faits|notes|cifras|datos|notas`,
);
const MAY = word(
  String.raw`if|can|could|would|happy to|glad to|falls|wenn|kann|könnte|gerne?|si|peux|pourrais|puedo|podría|con gusto`,
);
const THIS_TEXT = word(
  String.raw`this (?:version|draft|text|post|rewrite)|diese[rs]? (?:fassung|version|entwurf|text|beitrag)|(?:dans )?ce(?:tte)? (?:version|texte|brouillon|publication)|est[ea] (?:versión|texto|borrador|publicación)`,
);

const PREAMBLE_WORDS = 20;
const SIGN_OFF_WORDS = 45;

const count = (text: string, signs: readonly RegExp[]) => signs.filter((sign) => sign.test(text)).length;

/** "I trimmed it a little:", "A tighter take on your draft:", "Gekürzt und in deinem Ton:". */
function announces(line: string, isOfTexts: boolean): boolean {
  if (!/:\**\s*$/u.test(line) || countWords(line) > PREAMBLE_WORDS) return false;
  const isWork = SELF.test(line) && SHAPED.test(line);
  if (isWork) return true;
  // Who writes of posts and texts announces more than their own.
  if (isOfTexts) return false;
  const made = SELF.test(line) && (DONE.test(line) || WRITES.test(line));
  return TEXT.test(line)
    ? made || count(line, [YOU, FORM, SHOWS, SHAPED]) > 0
    : count(line, [SHAPED, FORM]) > 0 && FORM.test(line) && YOU.test(line);
}

/** "This version keeps every figure", "I can soften the text if …", "J'ai gardé vos chiffres". */
function comments(paragraph: string, isOfTexts: boolean): boolean {
  if (countWords(paragraph) > SIGN_OFF_WORDS) return false;
  const isWork =
    SHAPED.test(paragraph) ||
    DONE.test(paragraph) ||
    (WRITES.test(paragraph) && OTHER_LENGTH.test(paragraph));
  if (!isWork) return false;
  const isSelf = SELF.test(paragraph);
  if (isSelf && YOU.test(paragraph) && FACTS.test(paragraph) && DONE.test(paragraph)) return true;
  if (isOfTexts) return false;
  if (THIS_TEXT.test(paragraph) && (FACTS.test(paragraph) || FORM.test(paragraph))) return true;
  const isOfText = TEXT.test(paragraph) || FORM.test(paragraph);
  return isSelf && isOfText && count(paragraph, [YOU, MAY, FORM]) > (TEXT.test(paragraph) ? 0 : 1);
}

/** The first line, where it announces the text behind it and its author begins no post so. */
export function announcementOf(text: string, author: Author): TextRange | null {
  const from = text.length - text.trimStart().length;
  const end = text.indexOf('\n', from);
  if (end === -1) return null;
  const line = text.slice(from, end);
  const isOwn = [...author.material, ...author.ownPosts].some(
    (source) => source.includes(line.trim()) || announces(source.trimStart().split('\n')[0] ?? '', false),
  );
  return !isOwn && announces(line, writesOfTexts(author))
    ? { start: from, end: from + line.trimEnd().length }
    : null;
}

/** The last paragraph, where its writer speaks of the text and its author ends no post so. */
export function commentOf(text: string, author: Author): TextRange | null {
  const last = paragraphRanges(text).slice(1).at(-1);
  if (last === undefined) return null;
  const paragraph = text.slice(last.start, last.end);
  const isOwn =
    author.material.some((source) => source.includes(paragraph.trim())) ||
    author.ownPosts.some((post) =>
      comments(
        post
          .trimEnd()
          .split(/\n{2,}/u)
          .at(-1) ?? '',
        false,
      ),
    );
  return !isOwn && comments(paragraph, writesOfTexts(author)) ? last : null;
}

const writesOfTexts = ({ material, ownPosts }: Author) =>
  [...material, ...ownPosts].some((source) => TEXT.test(source));
