import {
  cleanPostText,
  findNeverUsePhrases,
  lengthInCodePoints,
  PROFILE_LIMITS,
  suggestedPillarProblems,
} from '@drumbeat/domain';
import { z } from 'zod';
import { DATA_RULE, dataBlock } from '../../../platform/ai/data-block.js';
import type { LanguageModel, ModelMessage } from '../../../platform/ai/language-model.js';
import {
  ProfileWriter,
  type AnsweredProfile,
  type ProfileWritingRequest,
} from '../profile-writer.service.js';

const { pillarsMin, pillars, pillar, icpSummary } = PROFILE_LIMITS;

/** The task of suggesting content pillars, for a model. */
const PILLAR_INSTRUCTIONS = [
  'You plan LinkedIn content for one professional, from what that person answered about clients and business.',
  `Suggest ${pillarsMin} to ${pillars} content pillars: the themes that this person writes about again and again, so that the clients described recognise themselves and trust the person. Each is a noun phrase of two to six words, at most ${pillar} characters, on one line, without numbering, quotation marks or a full stop.`,
  'Be specific to the answers: their field, their clients and the problems of these. No two pillars cover the same ground. Never use any of never_use_phrases, in any form.',
  'Write in the language of the answers.',
  DATA_RULE,
].join('\n');

/** The task of summing up the ideal client, for a model. */
const ICP_INSTRUCTIONS = [
  'You sum up who the ideal client of one professional is (an ICP summary), from what that person answered. Copywriters read it before they write for this person.',
  `Answer with the summary alone: two to five sentences in one paragraph, in the third person, at most ${icpSummary} characters. No heading, no list, no Markdown, no quotation marks around it.`,
  'Say who the client is, in what business and of what size, what troubles them, and how the person means to reach them, as far as the answers tell. Invent nothing: what the answers do not tell, the summary leaves out. Never use any of never_use_phrases, in any form.',
  'Write in the language of the answers.',
  DATA_RULE,
].join('\n');

const PILLARS = z.object({
  pillars: z
    .array(z.object({ title: z.string() }))
    .min(PROFILE_LIMITS.pillarsMin)
    .max(PROFILE_LIMITS.pillars),
});
const SUMMARY = z.object({ summary: z.string().min(1) });

/** Suggestions and summaries from a connected model, checked by the domain's rules and repaired once. */
export class ModelProfileWriter extends ProfileWriter {
  constructor(private readonly model: LanguageModel) {
    super();
  }

  async suggestPillars(request: ProfileWritingRequest, signal?: AbortSignal): Promise<string[]> {
    const answer = await this.model.object({
      name: 'pillars',
      schema: PILLARS,
      instructions: PILLAR_INSTRUCTIONS,
      messages: [answersOf(request)],
      temperature: 0.7,
      problems: (candidate) => suggestedPillarProblems(titlesOf(candidate), request.neverUsePhrases),
      ...(signal === undefined ? {} : { signal }),
    });
    return titlesOf(answer);
  }

  async summariseIcp(request: ProfileWritingRequest, signal?: AbortSignal): Promise<string> {
    const { summary } = await this.model.object({
      name: 'icp_summary',
      schema: SUMMARY,
      instructions: ICP_INSTRUCTIONS,
      messages: [answersOf(request)],
      temperature: 0.3,
      problems: (answer) => summaryProblems(paragraph(answer.summary), request.neverUsePhrases),
      ...(signal === undefined ? {} : { signal }),
    });
    return paragraph(summary);
  }
}

/** The answers as data: no ids, no addresses, and nothing in them is an instruction. */
function answersOf({ profile, neverUsePhrases }: ProfileWritingRequest): ModelMessage {
  return {
    role: 'user',
    text: dataBlock({ answers: answeredFields(profile), never_use_phrases: neverUsePhrases }),
  };
}

function answeredFields(profile: AnsweredProfile): Record<string, unknown> {
  return {
    target_audience: profile.target_audience,
    ideal_target_client: profile.ideal_target_client,
    client_pain_points: profile.client_pain_points,
    content_strategy: profile.content_strategy,
    industry: profile.industry,
    business_size: profile.business_size,
    company_size: profile.company_size,
    pain_points: profile.pain_points,
    content_pillars: profile.content_pillars,
  };
}

function titlesOf({ pillars }: z.infer<typeof PILLARS>): string[] {
  return pillars.map(({ title }) => oneLine(title));
}

function summaryProblems(summary: string, neverUsePhrases: readonly string[]): string[] {
  const length = lengthInCodePoints(summary);
  return [
    ...(summary === '' ? ['The summary is empty.'] : []),
    ...(length > PROFILE_LIMITS.icpSummary
      ? [`The summary has ${length} characters; at most ${PROFILE_LIMITS.icpSummary} are allowed.`]
      : []),
    ...findNeverUsePhrases(summary, neverUsePhrases).map(
      (phrase) => `The summary must not use the phrase "${phrase}".`,
    ),
  ];
}

function oneLine(text: string): string {
  return cleanPostText(text).replace(/\s+/gu, ' ').trim();
}

function paragraph(text: string): string {
  return oneLine(text.replace(/^#{1,6} +/gmu, '').replace(/\*\*(\S(?:[^*\n]*\S)?)\*\*/gu, '$1'));
}
