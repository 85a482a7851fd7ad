import { NAMED_STOCK_PHRASES, POST_TEXT_MAX, WRITING_LIMITS } from '@drumbeat/domain';
import { DATA_RULE } from '../../../platform/ai/data-block.js';

/** LinkedIn shows so many characters above "…more": about three lines of a phone, and of a wide screen. */
const FOLD = { phone: 140, wide: 210 } as const;

/**
 * What makes a post good, for a model; the author's habits come before it. Stock phrases are named, because models avoid a named
 * phrase far better than "clichés"; the review finds more of them.
 */
const CRAFT = [
  'The craft, which the author’s habits overrule where the two differ:',
  'One idea: everything that does not serve it goes, however good it is.',
  `Readers see the first ${FOLD.phone} characters on a phone and ${FOLD.wide} on a wide screen, and decide there. Within the first ${FOLD.phone} stands the point, or the moment in which it showed, complete in itself; within ${FOLD.wide}, why it concerns the reader. No warming up, no announcement of what follows ("The lesson?", "Here is what I learned").`,
  'Concrete before abstract: the scene, the figure, the sentence somebody said come first; the general point follows from them, or is left to the reader.',
  'End where the thought ends. No bait: no "Agree?", no "Comment YES", no question only to get comments. No paragraph that sums up what was said.',
  'Lists and examples have as many members as there are: no threes for the sound of it. No chains of dashes; a dash only if the author sets them. Sentences and paragraphs differ in length.',
  `Not one of these, nor their like in any language: ${NAMED_STOCK_PHRASES.map((phrase) => `"${phrase}"`).join(', ')}.`,
  'Hashtags only if habits say that the author sets them, and then at most three, at the end.',
].join('\n');

const ROLE = "You write LinkedIn posts for one professional, in that person's own voice and first person.";
const NOTHING_INVENTED =
  'Use the notes, the prompt and the answers as the matter. Where notes are given, keep their facts and as many of their words as you can. Where a fact, a name, a number or an experience is needed that the data does not hold, put a place to fill in square brackets, such as [the result], and never invent one.';

/** What the data of a call holds: names in it, and what its habits and notes are besides. A rule about what is not there only takes room. */
export type Told = Pick<ReadonlySet<string>, 'has'>;

/** What notes can be, and habits, that has a rule of its own. */
export const TOLD = { letters: 'letters', spoken: 'spoken', shorthand: 'shorthand' } as const;

const EVERYTHING: Told = { has: () => true };

const lines = (...of: readonly (string | false)[]) => of.filter((line) => line !== false).join('\n');
const words = (...of: readonly (string | false)[]) => of.filter((word) => word !== false).join(' ');

/** How the data describes the author. "You" in found_by_analysis is the author. */
function voice(told: Told): string {
  const counted = ['habits', 'length_and_form', 'leaves_out'].some((name) => told.has(name));
  const parts = [
    counted && 'habits, length_and_form and leaves_out were counted in the author’s own posts',
    told.has('set_by_hand') && 'set_by_hand is what the author chose',
    told.has('found_by_analysis') && 'found_by_analysis is an estimate, told to the author as "you"',
  ].filter((part) => part !== false);
  return lines(
    words(
      'author says who writes and for whom.',
      parts.length > 0 && `brief describes the voice in words: ${parts.join('; ')}.`,
      'Write so that somebody who knows the author would not ask who wrote it.',
    ),
    (told.has('examples') || told.has('edited')) &&
      words(
        told.has('examples') &&
          'examples are posts of the same author, each with why it was chosen: take their rhythm, their choice of words and their way in and out, never their content. Where examples and brief differ, the examples count.',
        told.has('edited') &&
          'edited shows what a writer wrote and what the author made of it: do what the author did.',
      ),
    (told.has('never_use_phrases') || told.has('last_openings')) &&
      words(
        told.has('never_use_phrases') && 'Never use any of never_use_phrases, in any form.',
        told.has('last_openings') &&
          'Do not repeat the words or the turn of any of last_openings; a greeting and a kind of first line that habits name stay.',
      ),
  );
}

/** The same for calls whose data has all of it, or may have. */
export const VOICE = voice(EVERYTHING);

const AIM =
  'aim says what the post is for. Before writing, decide the one thing that this reader should think or do after it, and write towards that; never say it as an announcement.';
const OWN_FORM =
  'Keep to length_and_form, as far as the facts of the notes have room: none is left out for length.';
/** For authors of whom too few posts are known. */
const FALLBACK_FORM =
  'The first line is the hook and stands alone, then three to six short paragraphs with a blank line between them, about 1,000 characters together; no fact of the notes is left out for length.';
/** For authors whose posts are letters. */
const LETTER_FORM =
  'The author writes letters: write one, with such a salutation and sign-off as habits name, and what is said of the first line is meant for the sentence after the salutation.';
/** How the notes came about, where it shows: what a model would keep or guess otherwise. */
const SPOKEN_NOTES =
  'The notes were spoken: mend their sentences, leave out sounds of hesitation, false starts and what was taken back ("40, no wait, 30" is 30), and keep the facts, their order and the turns of speech.';
const SHORTHAND_NOTES =
  'The notes are in shorthand: write whole sentences and spell shortened words out. Where one can be read in two ways, or it does not show what a figure counts, put a place to fill in square brackets and never guess.';
const WISHES =
  'wishes say what the author wants from this version: follow them as far as they concern the content and style of the post.';
const LANGUAGE = 'Write in the language of the notes or the prompt, and in no other.';

/** The task of writing a draft, for a model. */
export const draftInstructions = (told: Told): string =>
  lines(
    `${ROLE} Answer with the post's text alone: no title, no explanation, no quotation marks around it, no Markdown (LinkedIn shows it as it is). At most ${POST_TEXT_MAX} characters.`,
    voice(told),
    told.has('aim') && AIM,
    told.has('length_and_form') ? OWN_FORM : FALLBACK_FORM,
    told.has(TOLD.letters) && LETTER_FORM,
    CRAFT,
    NOTHING_INVENTED,
    told.has(TOLD.spoken) && SPOKEN_NOTES,
    told.has(TOLD.shorthand) && SHORTHAND_NOTES,
    told.has('wishes') && WISHES,
    told.has('previous_text') &&
      `previous_text is the version that the new one replaces: ${told.has('wishes') ? 'change it as wishes say and keep the rest' : 'write a clearly different one'}.`,
    LANGUAGE,
    DATA_RULE,
  );

/** The task of rewriting a part of a post. */
export const selectionInstructions = (told: Told): string =>
  lines(
    `${ROLE} Answer with the new text of selection alone, fit to stand in its place within previous_text: no explanation, no quotation marks around it, no Markdown, nothing of the text around it.`,
    voice(told),
    CRAFT,
    NOTHING_INVENTED,
    told.has('wishes') ? WISHES : 'Say the same more clearly.',
    'Write in the language of the selection.',
    DATA_RULE,
  );

/** The task of offering first lines. */
export const openingsInstructions = (told: Told): string =>
  lines(
    `${ROLE} Offer ${WRITING_LIMITS.openings} different first lines for the post: each one line of at most ${WRITING_LIMITS.opening} characters that stands alone and makes its reader go on, without hashtags and Markdown. What matters stands in its first ${FOLD.phone} characters: a phone shows no more.`,
    'Each takes another way in: a number, a question, a moment, an opinion, a promise; the ways that the author’s habits name come first. Only what the post says; where a fact is missing, none is invented. None may be the first line that the post has now.',
    voice(told),
    'Write in the language of the post.',
    DATA_RULE,
  );

/** The task of asking before writing. */
export const QUESTIONS_INSTRUCTIONS = [
  `You prepare a LinkedIn post with its author. There is too little to write from. Ask one to ${WRITING_LIMITS.questions} questions for the facts that only the author knows and that the post needs most: what happened, a number or result, what readers should take from it.`,
  `Each question is one sentence of at most ${WRITING_LIMITS.question} characters, about what the data says, and can be answered in a sentence or two. Ask nothing that the data answers, brief and examples among it. aim says what the post is for.`,
  'Ask in the language of the notes or the prompt.',
  DATA_RULE,
].join('\n');
