import {
  countCharacters,
  cutWithDots,
  encodeLittleText,
  estimateFold,
  extractHashtags,
  findNeverUsePhrases,
  findingForAuthor,
  findRunUp,
  findStockPhrases,
  firstSentence,
  habitTitle,
  hashtagRanges,
  inQuotes,
  isFactFinding,
  neverUsePlaces,
  POST_TEXT_MAX,
  standingFindings,
  type TextFinding,
  type TextRange,
  WEB_ADDRESS_SOURCE,
} from '@drumbeat/domain';
import { findPlacesToFill } from '../../entities/posts/places-to-fill.rules';

/** In their order when all are fine. */
export const POST_CHECKS = [
  'places',
  'fold',
  'stock-phrases',
  'never-use',
  'near-duplicate',
  'length',
  'hashtags',
  'link',
] as const;
/** `not-from-you` and `habit` are there once for each finding of the writer's review that the text still has. */
export type PostCheckId = (typeof POST_CHECKS)[number] | 'not-from-you' | 'habit';

/** One look at the text. It explains and never blocks: the user may know better. */
export interface PostCheck {
  readonly id: PostCheckId;
  readonly fine: boolean;
  /** A few words: 'One stock phrase'. */
  readonly title: string;
  /** The finding and its reason, as sentences. */
  readonly detail: string;
  /** The advice; null when it is fine. */
  readonly advice: string | null;
  /** Its place in the text; null when it has none. */
  readonly place: TextRange | null;
  /** What a writer put there, for its author to say that it is theirs. */
  readonly finding?: TextFinding;
  /** What its author said to be theirs, for them to take that back. */
  readonly vouched?: TextFinding;
}

export interface CheckedPost {
  readonly text: string;
  /** From the user's writing profile. */
  readonly neverUsePhrases: readonly string[];
  /** What the review of a writer's text left for the author to settle. */
  readonly findings?: readonly TextFinding[];
  /** Of these, what the author said to be theirs. */
  readonly vouched?: readonly TextFinding[];
  /** The user's own post that counts as the same, null when there is none; left out while unknown. */
  readonly nearDuplicate?: { readonly title: string; readonly postedOn: string | null } | null;
}

/** A shorter text has no room for a fact and its meaning. */
const SHORT_BELOW = 150;
/** About two minutes of reading; from here on a post loses the readers it has won above the fold. */
const LONG_ABOVE = 2_000;
/** LinkedIn's own advice is three to five; more reads as an advertisement. A writer sets fewer (WRITING_LIMITS). */
const ADVISED_HASHTAGS_MAX = 5;

const number = new Intl.NumberFormat('en-US');
const FEW = ['No', 'One', 'Two', 'Three', 'Four', 'Five'];
const inWords = (count: number) => FEW[count] ?? number.format(count);

/** All checks of a text, problems first; an empty text has none. Unknown results are left out. */
export function checkPost(post: CheckedPost): PostCheck[] {
  if (post.text.trim() === '') return [];
  const checks = [
    checkPlaces(post),
    ...checkFindings(post),
    ...vouchedChecks(post),
    checkFold(post),
    checkStockPhrases(post),
    checkNeverUse(post),
    ...(post.nearDuplicate === undefined ? [] : [checkDuplicate(post.nearDuplicate)]),
    checkLength(post),
    checkHashtags(post),
    checkLink(post),
  ];
  return [...checks.filter(({ fine }) => !fine), ...checks.filter(({ fine }) => fine)];
}

const good = (id: PostCheckId, title: string, detail: string): PostCheck => ({
  id,
  fine: true,
  title,
  detail,
  advice: null,
  place: null,
});

function checkPlaces({ text }: CheckedPost): PostCheck {
  const [first, ...others] = findPlacesToFill(text);
  if (!first) return good('places', 'Nothing left to fill in', 'No place in square brackets waits for you.');
  const [second] = others;
  const shown = [first, ...(second ? [second] : [])]
    .map((place) => inQuotes(quoted(text, place)))
    .join(' and ');
  const rest = others.length > 1 ? `, and ${number.format(others.length - 1)} more` : '';
  return {
    id: 'places',
    fine: false,
    title: others.length === 0 ? 'One place to fill in' : `${inWords(others.length + 1)} places to fill in`,
    detail: `${shown}${rest}: readers would see ${others.length === 0 ? 'it with its' : 'them with their'} brackets.`,
    advice:
      'Put in what only you know (in the text, Tab leads from one to the next), or leave the sentence out.',
    place: first,
  };
}

/** The check that a finding is shown as. */
const checkOf = (finding: TextFinding) => (isFactFinding(finding) ? 'not-from-you' : 'habit');

function checkFindings({ text, findings = [] }: CheckedPost): PostCheck[] {
  const standing = standingFindings(text, findings);
  return standing.map(({ place, ...finding }) => {
    const alike = standing.filter(({ quotation }) => quotation === finding.quotation);
    const number = alike.findIndex((one) => one.place.start === place.start) + 1;
    const which = alike.length === 1 ? '' : ` (${number} of ${alike.length})`;
    const id = checkOf(finding);
    const words = findingForAuthor(finding);
    const of = (length: number) => inQuotes(cutWithDots(quoted(text, place), length));
    const shown = !isFactFinding(finding)
      ? { title: habitTitle(finding.kind), detail: `${of(60)}: ${words}`, advice: null }
      : {
          title: `Not from you: ${of(40)}${which}`,
          detail: words,
          advice: 'Say where it comes from, or take it out.',
        };
    return { id, fine: false, ...shown, place, finding };
  });
}

/** A finding whose author said that its words are theirs. */
export function asSettled({ id, title, finding }: PostCheck): PostCheck {
  return finding ? settled(finding) : good(id, title, '');
}

function settled(finding: TextFinding): PostCheck {
  const id = checkOf(finding);
  const check =
    id === 'habit'
      ? good(id, 'Left as it is', 'You said that this is meant.')
      : good(
          id,
          `Yours: ${inQuotes(cutWithDots(finding.quotation, 40))}`,
          'It counts as a source of this post.',
        );
  return { ...check, vouched: finding };
}

/** One for each words that the text still has, and nothing is wrong with. */
function vouchedChecks({ text, findings = [], vouched = [] }: CheckedPost): PostCheck[] {
  const wrong = new Set(findings.map(({ quotation }) => quotation));
  const shown = new Set<string>();
  return standingFindings(text, vouched).flatMap(({ place, ...finding }) => {
    if (wrong.has(finding.quotation) || shown.has(finding.quotation)) return [];
    shown.add(finding.quotation);
    return [{ ...settled(finding), place }];
  });
}

/** The fold is estimated, so it has no place: the preview measures it. */
function checkFold({ text }: CheckedPost): PostCheck {
  const visible = estimateFold(text);
  if (visible === null) return good('fold', 'Point above the fold', 'The whole text shows at once.');
  const runUp = findRunUp(text);
  if (runUp) {
    return {
      id: 'fold',
      fine: false,
      title: 'The point comes late',
      detail: `Before “…see more” readers get ${inQuotes(quoted(text, runUp))}.`,
      advice: 'Begin with the point itself: a number, a claim, or the moment it happened.',
      place: runUp,
    };
  }
  const sentence = firstSentence(text);
  if (sentence.end > visible) {
    return {
      id: 'fold',
      fine: false,
      title: 'The first sentence is cut',
      detail: `It has ${number.format(sentence.end - sentence.start)} characters; a phone stops in the middle of it.`,
      advice: 'Say the point in a shorter first sentence.',
      place: sentence,
    };
  }
  return good(
    'fold',
    'Point above the fold',
    `The first sentence ends after ${number.format(sentence.end)} characters, above “…see more”.`,
  );
}

function checkStockPhrases({ text }: CheckedPost): PostCheck {
  const found = findStockPhrases(text);
  const [first] = found;
  if (!first) return good('stock-phrases', 'No stock phrases', 'Nothing that readers know from machines.');
  const rest =
    found.length > 1
      ? ` Also ${found
          .slice(1, 4)
          .map(({ text: other }) => inQuotes(cutWithDots(other, 40)))
          .join(', ')}.`
      : '';
  return {
    id: 'stock-phrases',
    fine: false,
    title: found.length === 1 ? 'One stock phrase' : `${inWords(found.length)} stock phrases`,
    detail: `${inQuotes(quoted(text, first.place))}: ${first.reason}.${rest}`,
    advice: 'Say it the way you would tell a colleague, or leave it out.',
    place: first.place,
  };
}

function checkNeverUse({ text, neverUsePhrases }: CheckedPost): PostCheck {
  if (neverUsePhrases.length === 0) {
    return good('never-use', 'Nothing you never say', 'Your profile names no phrases to avoid yet.');
  }
  const found = findNeverUsePhrases(text, neverUsePhrases);
  const [first] = found;
  if (first === undefined)
    return good('never-use', 'Nothing you never say', 'No phrase of your list is in it.');
  return {
    id: 'never-use',
    fine: false,
    title: found.length === 1 ? 'A phrase you never use' : `${inWords(found.length)} phrases you never use`,
    detail: `${found.map(inQuotes).join(', ')} ${found.length === 1 ? 'is' : 'are'} on the list in your profile.`,
    advice: 'Put it in other words, or take it off the list.',
    place: neverUsePlaces(text, [first])[0] ?? null,
  };
}

function checkDuplicate(duplicate: NonNullable<CheckedPost['nearDuplicate']> | null): PostCheck {
  if (duplicate === null) {
    return good('near-duplicate', 'Not a duplicate', 'None of your posts says nearly the same.');
  }
  const { title, postedOn } = duplicate;
  return {
    id: 'near-duplicate',
    fine: false,
    title: 'Close to another post of yours',
    detail: `${inQuotes(cutWithDots(title, 60))}${postedOn === null ? ' says nearly the same.' : `, posted ${postedOn}, said nearly the same.`}`,
    advice: 'LinkedIn refuses an exact copy, and readers notice a near one: tell another part of it.',
    place: null,
  };
}

function checkLength({ text }: CheckedPost): PostCheck {
  // As the counter and LinkedIn count: a line end after the last word counts.
  const count = countCharacters(text);
  const characters = `${number.format(count)} characters`;
  const problem = (title: string, detail: string, advice: string): PostCheck => ({
    id: 'length',
    fine: false,
    title,
    detail,
    advice,
    place: null,
  });
  if (count > POST_TEXT_MAX) {
    return problem(
      'Too long for LinkedIn',
      `${characters}; LinkedIn takes at most ${number.format(POST_TEXT_MAX)}.`,
      'Cut it, or make two posts of it.',
    );
  }
  // Whether LinkedIn counts the backslashes that its format puts before some characters is undocumented.
  const encoded = countCharacters(encodeLittleText(text));
  if (encoded > POST_TEXT_MAX) {
    return problem(
      'May be too long for LinkedIn',
      `${characters}, but ${number.format(encoded)} as they are sent: brackets, hashtags and some other signs take more room there. LinkedIn may refuse more than ${number.format(POST_TEXT_MAX)}.`,
      'Cut it a little, or take out some of these signs.',
    );
  }
  if (count > LONG_ABOVE) {
    return problem(
      'Long',
      `${characters} take about two minutes to read; few stay to the end.`,
      'Keep one example and one thought; the rest is the next post.',
    );
  }
  if (count < SHORT_BELOW) {
    return problem(
      'Short',
      `${characters} leave no room for what happened and what it meant.`,
      'Add the moment, a number, or what you would do now.',
    );
  }
  return good('length', 'Length', `${characters}, a minute or two to read.`);
}

function checkHashtags({ text }: CheckedPost): PostCheck {
  const hashtags = extractHashtags(text);
  const count = hashtags.length;
  const tooMany = hashtags[ADVISED_HASHTAGS_MAX];
  if (tooMany === undefined) {
    const detail =
      count === 0 ? 'None, which is fine.' : `${inWords(count)} of at most ${ADVISED_HASHTAGS_MAX}.`;
    return good('hashtags', 'Hashtags', detail);
  }
  return {
    id: 'hashtags',
    fine: false,
    title: 'Many hashtags',
    detail: `${number.format(count)} of them; beyond ${ADVISED_HASHTAGS_MAX} a post reads like an advertisement.`,
    advice: 'Keep the two or three that your clients follow.',
    place: hashtagRanges(text).find(({ start, end }) => text.slice(start + 1, end) === tooMany) ?? null,
  };
}

function checkLink({ text }: CheckedPost): PostCheck {
  const match = new RegExp(String.raw`${WEB_ADDRESS_SOURCE}|(?<![\p{L}\p{N}.@])www\.\S+`, 'iu').exec(text);
  if (!match) return good('link', 'No link in the text', 'Readers stay on the post.');
  const place = { start: match.index, end: match.index + match[0].length };
  return {
    id: 'link',
    fine: false,
    title: 'A link in the text',
    detail: `${cutWithDots(match[0], 60)} leads readers away, and LinkedIn tends to show such posts to fewer people.`,
    advice: 'Put the link into the first comment.',
    place,
  };
}

/** A part of the text in one line. */
const quoted = (text: string, { start, end }: TextRange) =>
  cutWithDots(text.slice(start, end).replace(/\s+/gu, ' ').trim(), 80);
