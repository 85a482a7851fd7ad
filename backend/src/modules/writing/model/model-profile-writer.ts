import {
  PROFILE_LIMITS,
  cleanPostText,
  findNeverUsePhrases,
  lengthInCodePoints,
  suggestedPillarProblems,
} from '@drumbeat/domain';
import { z } from 'zod';
import { dataBlock } from '../../../platform/ai/data-block.js';
import type { LanguageModel, ModelMessage } from '../../../platform/ai/language-model.js';
import {
  ProfileWriter,
  type AnsweredProfile,
  type ProfileWritingRequest,
} from '../profile-writer.service.js';
import { ICP_INSTRUCTIONS, PILLAR_INSTRUCTIONS } from './profile-instructions.js';

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
