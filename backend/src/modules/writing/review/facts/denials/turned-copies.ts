import type { PostLanguage, TextRange } from '@drumbeat/domain';
import { isLacking } from '../../../reading/denials/absences.js';
import { frameOf, hasWord, type ClauseFrame } from '../../../reading/clauses/clause-frames.js';
import { clausesOf } from '../../../reading/clauses/clauses.js';
import { isOfAGroup } from '../../../reading/denials/negations.js';
import { perTextIn } from '../../../reading/words/per-language.js';
import { hasStem } from '../../../reading/words/stems.js';

/** Of a clause with fewer words of content every other word has to be the same, too. */
const CONTENT_MIN = 2;
const WORDS_MIN = 3;
/** Words of content that the statement may have besides. */
const MORE_MAX = 1;
/** Other words in which two clauses of the same content may differ. */
const OTHERS_MAX = 2;

/**
 * A clause that repeats one of the author's nearly word for word, with a "not" more or less: "I wouldn't buy it again" of "I'd buy it
 * again", "The wall no longer stands" of "The wall stands". Where the author says it both ways, or that something came to an end, nothing
 * is told.
 */
export function turnedCopies(text: string, language: PostLanguage, material: readonly string[]): TextRange[] {
  const said = material.flatMap(FRAMES[language]);
  if (said.length === 0) return [];
  const hasEnded = material.some((source) => ENDED.test(source));
  return framesOf(text, language)
    .filter(({ clause: { place } }) => !isOfAGroup(text.slice(place.start, place.end)))
    .filter(
      (frame) =>
        said.some((other) => isTurned(frame, other, { hasEnded, language })) &&
        !said.some(
          (other) =>
            other.clause.isDenial === frame.clause.isDenial &&
            (isNearCopy(frame, other, language) || saysAllOf(other, frame)),
        ),
    )
    .map(({ clause }) => clause.place);
}

/** "The neighbour did": of what was denied before, which is read with it. */
const saysAllOf = ({ clause, content }: ClauseFrame, frame: ClauseFrame) =>
  clause.stems.size > content.size &&
  content.size > 0 &&
  [...content].every((stem) => hasStem(frame.content, stem)) &&
  [...frame.content].every((stem) => hasStem(clause.stems, stem));

/** That something is no longer so may be told of what came to an end. */
const ENDED =
  /(?<!\p{L})(?:stop(?:ped|s)?|quit|gave up|ended|over|closed|until|used to|once|aufgehört|aufgegeben|beendet|geschlossen|vorbei|bis|früher|damals|arrêt\p{L}+|cess\p{L}+|abandonn\p{L}+|fermé\p{L}*|fini\p{L}*|jusqu\p{L}*|avant|autrefois|dej(?:é|ó|amos|ado)|abandon\p{L}+|cerr\p{L}+|termin\p{L}+|acab\p{L}+|hasta|antes)(?!\p{L})/iu;

const framesOf = (text: string, language: PostLanguage): ClauseFrame[] =>
  clausesOf(text, language)
    .filter(({ isClaim, isWithout, half }) => isClaim && !isWithout && half !== 'partly')
    .map((clause) => frameOf(clause, text, language));

const FRAMES = perTextIn((source, language): readonly ClauseFrame[] => framesOf(source, language));

function isTurned(
  frame: ClauseFrame,
  other: ClauseFrame,
  { hasEnded, language }: { readonly hasEnded: boolean; readonly language: PostLanguage },
): boolean {
  if (frame.clause.isDenial === other.clause.isDenial) return false;
  if (!isNearCopy(frame, other, language)) return false;
  const [denial, statement] = frame.clause.isDenial ? [frame, other] : [other, frame];
  if (denial.clause.deniesWho === 'me' && statement.clause.person !== 'first') return false;
  if (denial.clause.half === 'seldom') return !statement.isOfSome;
  if (denial.clause.half !== 'ended') return true;
  // What was so is no longer so: the same form of the verb says that both are told of one time.
  return (
    denial === frame && !hasEnded && [...statement.clause.typed].every((one) => denial.clause.typed.has(one))
  );
}

/** The denial, if one of them is, says nothing that the other does not say. */
function isNearCopy(a: ClauseFrame, b: ClauseFrame, language: PostLanguage): boolean {
  if (isLacking(a.clause.typed) !== isLacking(b.clause.typed)) return false;
  if (a.mood !== b.mood || isOfAnother(a, b)) return false;
  if (a.clause.isBefore !== b.clause.isBefore) return false;
  const [less, more] =
    a.clause.isDenial !== b.clause.isDenial
      ? a.clause.isDenial
        ? [a, b]
        : [b, a]
      : a.content.size <= b.content.size
        ? [a, b]
        : [b, a];
  if (![...less.content].every((stem) => hasWord(more.content, stem, language))) return false;
  const added = [...more.content].filter((stem) => !hasWord(less.content, stem, language));
  const isEqual = added.length === 0;
  // Of whom else it is said is looked at with all that is told of nobody.
  if (less.clause.isNobody && !isEqual) return false;
  const differing = differenceOf(a.others, b.others);
  if ([...less.content].filter((stem) => !/^\d/u.test(stem)).length < CONTENT_MIN)
    return isEqual && differing === 0 && less.content.size + less.others.size >= WORDS_MIN;
  // "Believed the report" tells no thought, though "believed" may.
  if (a.clause.reports !== b.clause.reports) return isEqual && differing === 0;
  if (differing > OTHERS_MAX) return false;
  return isEqual || (added.length <= MORE_MAX && !added.some((stem) => /^\d/u.test(stem)));
}

/** "I" for "they", "below" for "above". */
const isOfAnother = ({ clause: a }: ClauseFrame, { clause: b }: ClauseFrame) =>
  (a.person !== null && b.person !== null && a.person !== b.person) ||
  (a.compares !== null && b.compares !== null && a.compares !== b.compares);

const differenceOf = (a: ReadonlySet<string>, b: ReadonlySet<string>) =>
  [...a].filter((one) => !b.has(one)).length + [...b].filter((one) => !a.has(one)).length;
