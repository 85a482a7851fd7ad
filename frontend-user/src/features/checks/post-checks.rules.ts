import {
  countCharacters,
  cutWithDots,
  encodeLittleText,
  estimateFold,
  extractHashtags,
  findNeverUsePhrases,
  findRunUp,
  findStockPhrases,
  firstSentence,
  hashtagRanges,
  inFigures,
  inQuotes,
  neverUsePlaces,
  POST_TEXT_MAX,
  WEB_ADDRESS_SOURCE,
} from '@drumbeat/domain';
import { findPlacesToFill } from '../../entities/posts/places-to-fill.rules';
import { checkFindings, vouchedChecks } from './finding-checks.rules';
import { type CheckedPost, good, type PostCheck, quoted } from './post-check';

/** A shorter text has no room for a fact and its meaning. */
const SHORT_BELOW = 150;
/** About two minutes of reading; from here on a post loses the readers it has won above the fold. */
const LONG_ABOVE = 2_000;
/** LinkedIn's own advice is three to five; more reads as an advertisement. A writer sets fewer (WRITING_LIMITS). */
const ADVISED_HASHTAGS_MAX = 5;

const FEW = ['No', 'One', 'Two', 'Three', 'Four', 'Five'];
const inWords = (count: number) => FEW[count] ?? inFigures(count);

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

function checkPlaces({ text }: CheckedPost): PostCheck {
  const [first, ...others] = findPlacesToFill(text);
  if (!first) return good('places', 'Nothing left to fill in', 'No place in square brackets waits for you.');
  const [second] = others;
  const shown = [first, ...(second ? [second] : [])]
    .map((place) => inQuotes(quoted(text, place)))
    .join(' and ');
  const rest = others.length > 1 ? `, and ${inFigures(others.length - 1)} more` : '';
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
      detail: `It has ${inFigures(sentence.end - sentence.start)} characters; a phone stops in the middle of it.`,
      advice: 'Say the point in a shorter first sentence.',
      place: sentence,
    };
  }
  return good(
    'fold',
    'Point above the fold',
    `The first sentence ends after ${inFigures(sentence.end)} characters, above “…see more”.`,
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
  const characters = `${inFigures(count)} characters`;
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
      `${characters}; LinkedIn takes at most ${inFigures(POST_TEXT_MAX)}.`,
      'Cut it, or make two posts of it.',
    );
  }
  // Whether LinkedIn counts the backslashes that its format puts before some characters is undocumented.
  const encoded = countCharacters(encodeLittleText(text));
  if (encoded > POST_TEXT_MAX) {
    return problem(
      'May be too long for LinkedIn',
      `${characters}, but ${inFigures(encoded)} as they are sent: brackets, hashtags and some other signs take more room there. LinkedIn may refuse more than ${inFigures(POST_TEXT_MAX)}.`,
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
    detail: `${inFigures(count)} of them; beyond ${ADVISED_HASHTAGS_MAX} a post reads like an advertisement.`,
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
