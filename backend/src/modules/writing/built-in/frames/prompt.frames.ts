import { ANECDOTE_FRAMES } from './anecdote.frames.js';
import { CASE_STUDY_FRAMES } from './case-study.frames.js';
import { HOW_TO_FRAMES } from './how-to.frames.js';
import { LISTICLE_FRAMES } from './listicle.frames.js';
import { OPINION_FRAMES } from './opinion.frames.js';
import type { PromptFrame } from './prompt-frame.js';
import { QUESTION_FRAMES } from './question.frames.js';

/** The frames of each of the domain's categories (PROMPT-2). */
export const PROMPT_FRAMES: Readonly<Record<string, readonly PromptFrame[]>> = {
  'Educational how-to post': HOW_TO_FRAMES,
  'Listicle with a hook': LISTICLE_FRAMES,
  'First-person anecdote': ANECDOTE_FRAMES,
  'Engagement-driven question': QUESTION_FRAMES,
  'Thought leadership/opinion piece': OPINION_FRAMES,
  'Case study/success story': CASE_STUDY_FRAMES,
};
