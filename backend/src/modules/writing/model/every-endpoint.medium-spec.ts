import { demoModel, dialectModels, startSandbox, type DialectModel, type Sandbox } from '@drumbeat/sandbox';
import { defaultWritingProfile, NO_LESSONS } from '@drumbeat/domain';
import { Logger } from '@nestjs/common';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { OpenAiCompatibleModel } from '../../../platform/ai/openai-compatible-model.js';
import type { AuthorProfile } from '../author-profile.js';
import type { DraftWritingRequest } from '../draft-writer.service.js';
import { ModelDraftWriter } from './model-draft-writer.js';
import { ModelProfileWriter } from './model-profile-writer.js';
import { ModelPromptWriter } from './model-prompt-writer.js';
import { enoughPosts } from '../../../../test/support/writing/enough-posts.js';
import { ModelStyleAnalyst } from './model-style-analyst.js';

const profile: AuthorProfile = {
  full_name: 'Ada Example',
  content_pillars: ['Pricing', 'Hiring', 'Contracts'],
  target_audience: 'Studio owners',
  ideal_target_client: null,
  client_pain_points: null,
  industry: 'Design',
  business_size: null,
  content_strategy: null,
  generated_icp_summary: null,
};
const voice = {
  profile,
  preferences: defaultWritingProfile(),
  set_by_hand: [],
  examples: [],
  own_posts: [],
  seed: 'unused',
};
const draft: DraftWritingRequest = {
  ...voice,
  source: { kind: 'notes', notes: 'Onboarding took three weeks' },
  instructions: null,
  previous_text: null,
  doubts: [],
  selection: null,
  answers: [],
};
const posts = ['I raised my prices in May. Nobody left.', 'A contract is a promise. Keep it short.'];

describe('All that the writers ask a model for', () => {
  let sandbox: Sandbox;

  beforeAll(async () => {
    Logger.overrideLogger(false);
    sandbox = await startSandbox({ port: 0 });
  });
  afterAll(() => sandbox.close());
  beforeEach(() => sandbox.model.reset());

  it.each(Object.keys(dialectModels) as DialectModel[])(
    'is taken, by schema where it is an object, once the endpoint has said what it refuses: %s',
    async (name) => {
      const model = new OpenAiCompatibleModel({
        baseUrl: `${sandbox.roots.model}/v1`,
        apiKey: demoModel.apiKey,
        model: name,
        structuredOutput: 'json_schema',
        timeoutMs: 10_000,
        firstTokenMs: 10_000,
        maxRetries: 0,
      });
      const { signal } = new AbortController();
      const drafts = new ModelDraftWriter(model);
      const profiles = new ModelProfileWriter(model);
      const answers = { profile: { ...profile, company_size: null, pain_points: null }, neverUsePhrases: [] };

      await drafts.write(draft, { onText: () => undefined, signal });
      const taught = sandbox.model.calls().filter(({ status }) => status !== 200);
      await drafts.ask(draft, signal);
      await drafts.suggestOpenings({ ...voice, doubts: [], content: posts[0]! });
      await profiles.suggestPillars(answers, signal);
      await profiles.summariseIcp(answers, signal);
      await new ModelStyleAnalyst(model).analyse(enoughPosts(posts), [], signal);
      await new ModelPromptWriter(model).write({
        profile,
        preferences: voice.preferences,
        set_by_hand: [],
        count: 4,
        pillars: [1, 2, 3],
        existing: [],
        lessons: NO_LESSONS,
        reasons: [],
        seed: 'unused',
      });

      const seen = sandbox.model.calls();
      expect(seen.filter(({ status }) => status !== 200)).toEqual(taught);
      expect(new Set(seen.filter(({ stream }) => !stream).map((call) => call.response_format))).toEqual(
        new Set(['json_schema']),
      );
    },
  );
});
