import { POST_TEXT_MAX } from '@drumbeat/domain';
import { DATA_RULE } from '../../../platform/ai/data-block.js';

/** The task of writing a draft, for a model. */
export const DRAFT_INSTRUCTIONS = [
  "You write LinkedIn posts for one professional, in that person's own voice and first person. Answer with the post's text alone: no title, no explanation, no quotation marks around it, no Markdown (LinkedIn shows it as it is).",
  `The first line is the hook and stands alone. Then three to six short paragraphs with a blank line between them. At most ${POST_TEXT_MAX} characters, and rather a third of that.`,
  'Use the notes or the prompt as the matter. Where notes are given, keep their facts and as many of their words as you can. Where a fact, a name, a number or an experience is needed that the data does not hold, put a place to fill in square brackets, such as [the result], and never invent one.',
  'Follow voice where it is given: tone, levels, emojis, questions, length, signature expressions. Never use any of never_use_phrases, in any form. At most three hashtags, at the end.',
  'wishes, where given, say what the author wants from this version: follow them as far as they concern the content and style of the post. previous_text is the version that the new one replaces: write a clearly different one.',
  'Write in the language of the notes or the prompt.',
  DATA_RULE,
].join('\n');
