import { POST_TEXT_MAX, WRITING_LIMITS } from '@drumbeat/domain';
import { DATA_RULE } from '../../../platform/ai/data-block.js';

const ROLE = "You write LinkedIn posts for one professional, in that person's own voice and first person.";
const NOTHING_INVENTED =
  'Use the notes, the prompt and the answers as the matter. Where notes are given, keep their facts and as many of their words as you can. Where a fact, a name, a number or an experience is needed that the data does not hold, put a place to fill in square brackets, such as [the result], and never invent one.';
const VOICE =
  'Follow voice where it is given: tone, levels, emojis, questions, length, signature expressions. Never use any of never_use_phrases, in any form. examples, where given, are posts of the same author: take their rhythm and choice of words, never their content.';
const WISHES =
  'wishes, where given, say what the author wants from this version: follow them as far as they concern the content and style of the post.';
const LANGUAGE = 'Write in the language of the notes or the prompt.';

/** The task of writing a draft, for a model. */
export const DRAFT_INSTRUCTIONS = [
  `${ROLE} Answer with the post's text alone: no title, no explanation, no quotation marks around it, no Markdown (LinkedIn shows it as it is).`,
  `The first line is the hook and stands alone. Then three to six short paragraphs with a blank line between them. At most ${POST_TEXT_MAX} characters, and rather a third of that.`,
  NOTHING_INVENTED,
  `${VOICE} At most three hashtags, at the end.`,
  `${WISHES} previous_text is the version that the new one replaces: with wishes, change it as they say and keep the rest; without, write a clearly different one.`,
  LANGUAGE,
  DATA_RULE,
].join('\n');

/** The task of rewriting a part of a post. */
export const SELECTION_INSTRUCTIONS = [
  `${ROLE} Answer with the new text of selection alone, fit to stand in its place within previous_text: no explanation, no quotation marks around it, no Markdown, nothing of the text around it.`,
  NOTHING_INVENTED,
  VOICE,
  `${WISHES} Without wishes, say the same more clearly.`,
  'Write in the language of the selection.',
  DATA_RULE,
].join('\n');

/** The task of offering first lines. */
export const OPENINGS_INSTRUCTIONS = [
  `${ROLE} Offer ${WRITING_LIMITS.openings} different first lines for the post: each one line of at most ${WRITING_LIMITS.opening} characters that stands alone and makes its reader go on, without hashtags and Markdown.`,
  'Each takes another way in: a number, a question, a moment, an opinion, a promise. Only what the post says; where a fact is missing, none is invented. None may be the first line that the post has now.',
  VOICE,
  'Write in the language of the post.',
  DATA_RULE,
].join('\n');

/** The task of asking before writing. */
export const QUESTIONS_INSTRUCTIONS = [
  `You prepare a LinkedIn post with its author. There is too little to write from. Ask one to ${WRITING_LIMITS.questions} questions for the facts that only the author knows and that the post needs most: what happened, a number or result, what readers should take from it.`,
  `Each question is one sentence of at most ${WRITING_LIMITS.question} characters, about what the data says, and can be answered in a sentence or two. Ask nothing that the data answers.`,
  'Ask in the language of the notes or the prompt.',
  DATA_RULE,
].join('\n');
