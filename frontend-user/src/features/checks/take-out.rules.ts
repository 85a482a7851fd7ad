import { sentenceRanges, standingFindings, type TextFinding, type TextRange } from '@drumbeat/domain';

/** A text without a part of it, and where that stood, in UTF-16 units. */
interface ClosedText {
  readonly text: string;
  readonly at: number;
}

/**
 * The text without the sentences that have the words of a finding, or without the part of a sentence that has them, where its other parts
 * tell facts and stand alone; null where it has them no more.
 * @param at where the words were in the text that was checked: in one typed on since then it is the nearest of their places
 */
export function withoutSentenceOf(text: string, finding: TextFinding, at: TextRange): ClosedText | null {
  const distance = ({ place }: { readonly place: TextRange }) => Math.abs(place.start - at.start);
  const place = standingFindings(text, [finding]).sort((a, b) => distance(a) - distance(b))[0]?.place;
  if (place === undefined) return null;
  const sentences = sentenceRanges(text, { keepsMarks: true }).filter(
    ({ start, end }) => start < place.end && end > place.start,
  );
  const [only] = sentences;
  if (only !== undefined && sentences.length === 1) {
    const part = partOf(text.slice(only.start, only.end), {
      start: place.start - only.start,
      end: place.end - only.start,
    });
    if (part !== null)
      return {
        text: `${text.slice(0, only.start)}${part.text}${text.slice(only.end)}`,
        at: only.start + part.at,
      };
  }
  const before = text.slice(0, sentences[0]?.start ?? place.start);
  const after = text.slice(sentences.at(-1)?.end ?? place.end);
  const head = before.trimEnd();
  const tail = after.trimStart();
  if (head === '' || tail === '') return { text: head + tail, at: head.length };
  const gaps = [before.slice(head.length), after.slice(0, after.length - tail.length)];
  const [gap = ' '] = gaps.sort((a, b) => lines(b) - lines(a) || b.length - a.length);
  return { text: `${head}${gap}${tail}`, at: head.length };
}

const lines = (gap: string) => gap.split('\n').length;

/** What a sentence begins with that says when, if or why: it does not stand without what follows. */
const LEADS_ON =
  /^\P{L}*(?:when|while|if|because|since|after|before|although|as|once|until|wenn|als|weil|während|nachdem|bevor|obwohl|seit|sobald|bis|quand|lorsque|si|parce|puisque|après|avant|comme|cuando|si|porque|mientras|después|antes|aunque|como)(?!\p{L})/iu;
/** Where a main clause ends and another one begins. */
const JOINT = /[,;]?\s(?:and|but|und|aber|et|mais|y|pero)\s|;\s|\s[–—]\s/giu;
/** Of an aside nothing else depends on it. */
const ASIDE = /\s?\([^()\n]*\)|\s[–—]\s[^–—\n]+\s[–—](?=\s)/gu;
/** "And the other twelve" leans on what is taken out. */
const LEANS =
  /^(?:the other|the rest|others?|they|them|it|he|she|this|that|these|those|so|then|not|die anderen|der rest|sie|es|er|das|dies\p{L}*|dann|les autres|le reste|ils|elles|il|elle|cela|ça|alors|pas|los demás|el resto|ellos|ellas|él|ella|esto|eso|entonces|no)(?!\p{L})/iu;
const FACT = /\p{N}|["“„«]|(?<=\p{L}[,;]?\s)\p{Lu}\p{Ll}/u;
const WORDS_MIN = 3;

/** A sentence without an aside, or without a main clause at its end or beginning; null where nothing true would be lost with all of it. */
function partOf(sentence: string, place: TextRange): ClosedText | null {
  const isIn = ({ start, end }: TextRange) => start <= place.start && place.end <= end;
  const rangeOf = (match: RegExpExecArray): TextRange => ({
    start: match.index,
    end: match.index + match[0].length,
  });
  const aside = [...sentence.matchAll(ASIDE)].map(rangeOf).find(isIn);
  if (aside !== undefined) {
    const rest = `${sentence.slice(0, aside.start)}${sentence.slice(aside.end)}`;
    return isWorthKeeping(rest) ? { text: rest, at: aside.start } : null;
  }
  const joints = [...sentence.matchAll(JOINT)].map(rangeOf);
  const last = joints.at(-1);
  if (last !== undefined && last.end <= place.start) {
    const head = sentence.slice(0, last.start);
    const mark = /[.!…]+["”’»)]*\s*$/u.exec(sentence)?.[0] ?? '';
    return isWorthKeeping(head) && !LEADS_ON.test(head) ? { text: `${head}${mark}`, at: head.length } : null;
  }
  const [first] = joints;
  if (first !== undefined && place.end <= first.start) {
    const tail = sentence.slice(first.end);
    if (!isWorthKeeping(tail) || LEANS.test(tail)) return null;
    return { text: `${tail.charAt(0).toUpperCase()}${tail.slice(1)}`, at: 0 };
  }
  return null;
}

/** A clause of some words with a fact in it; "40% of the shops and 12 of the offices" is one clause. */
const isWorthKeeping = (part: string) =>
  FACT.test(part) && (part.match(/\p{L}+/gu) ?? []).length >= WORDS_MIN && HAS_VERB.test(part);
/** A subject and what may be its verb: a pronoun, a name or a noun, and a word that ends as a verb does. */
const HAS_VERB =
  /(?<!\p{L})(?:is|are|was|were|has|have|had|did|do|does|said|paid|left|lost|got|came|went|took|made|gave|found|kept|sold|bought|met|sent|told|ran|won|cost|\p{L}+ed|ist|sind|war|waren|hat|habe|haben|hatten?|kam|kamen|ging|gingen|gab|sagte[nr]?|\p{L}+te[nt]?|est|sont|était|étaient|a|ai|ont|avait|avons|es|era|eran|fue|fueron|ha|han|hemos|\p{L}+(?:ó|aron|ieron|aba|ía))(?!\p{L})/iu;
