import { PROFILE_LIMITS } from '@drumbeat/domain';
import { DATA_RULE } from '../../../platform/ai/data-block.js';

const { pillarsMin, pillars, pillar, icpSummary } = PROFILE_LIMITS;

/** The task of suggesting content pillars, for a model. */
export const PILLAR_INSTRUCTIONS = [
  'You plan LinkedIn content for one professional, from what that person answered about clients and business.',
  `Suggest ${pillarsMin} to ${pillars} content pillars: the themes that this person writes about again and again, so that the clients described recognise themselves and trust the person. Each is a noun phrase of two to six words, at most ${pillar} characters, on one line, without numbering, quotation marks or a full stop.`,
  'Be specific to the answers: their field, their clients and the problems of these. No two pillars cover the same ground. Never use any of never_use_phrases, in any form.',
  'Write in the language of the answers.',
  DATA_RULE,
].join('\n');

/** The task of summing up the ideal client, for a model. */
export const ICP_INSTRUCTIONS = [
  'You sum up who the ideal client of one professional is (an ICP summary), from what that person answered. Copywriters read it before they write for this person.',
  `Answer with the summary alone: two to five sentences in one paragraph, in the third person, at most ${icpSummary} characters. No heading, no list, no Markdown, no quotation marks around it.`,
  'Say who the client is, in what business and of what size, what troubles them, and how the person means to reach them, as far as the answers tell. Invent nothing: what the answers do not tell, the summary leaves out. Never use any of never_use_phrases, in any form.',
  'Write in the language of the answers.',
  DATA_RULE,
].join('\n');
