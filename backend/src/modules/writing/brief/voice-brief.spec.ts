import { defaultWritingProfile } from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import type { DraftWritingRequest } from '../draft-writer.service.js';
import { draftBrief } from '../model/draft-data.js';
import { TOKENS_IN_MAX } from './fit-brief.js';
import { habitsOf } from './habits/habits.rules.js';

const BLUNT = Array.from(
  { length: 10 },
  (_, n) =>
    `Cash is late${n < 8 ? '.' : ' again, and everybody in this room has known it since at least the spring.'}\nInvoice number ${n} waited for 40 days because nobody sent it.\n\nSend it today.`,
);

const request = (overrides: Partial<DraftWritingRequest> = {}): DraftWritingRequest => ({
  profile: {
    full_name: 'Ada Example',
    content_pillars: ['Pricing'],
    target_audience: 'Studio owners',
    ideal_target_client: null,
    client_pain_points: null,
    industry: null,
    business_size: null,
    content_strategy: null,
    generated_icp_summary: null,
  },
  preferences: defaultWritingProfile(),
  set_by_hand: [],
  examples: [],
  own_posts: [],
  source: { kind: 'notes', notes: 'Onboarding took three weeks.' },
  instructions: null,
  previous_text: null,
  doubts: [],
  selection: null,
  answers: [],
  seed: 'unused',
  ...overrides,
});
const post = (content: string, id: number) => ({
  id: String(id),
  title: content.slice(0, 20),
  content,
  posted_at: new Date(0),
  impressions: null,
  engagement_rate: null,
});

describe('A voice brief', () => {
  it('claims nothing from fewer than three posts', () => {
    expect(habitsOf(BLUNT.slice(0, 2))).toBeNull();
  });

  it('tells habits with the number of posts that show them', () => {
    const habits = habitsOf(BLUNT);
    expect(habits?.does.map(({ told }) => told)).toContain(
      'Opens with a verdict of at most 8 words in 8 of 10 posts.',
    );
    expect(habits?.leavesOut.map(({ told }) => told)).toContain('Asks no questions in 10 of 10 posts.');
  });

  it('sends no default as a fact', () => {
    expect(draftBrief(request()).data).not.toHaveProperty('brief');
  });

  it('lets posts win over a setting, and says so', () => {
    const preferences = { ...defaultWritingProfile(), question_usage: 'frequent' as const };
    const { data } = draftBrief(
      request({ preferences, set_by_hand: ['question_usage'], own_posts: BLUNT.map(post) }),
    );
    expect(JSON.stringify(data['brief'])).toContain('But 0 of 10 posts ask a question. Go by the posts.');
  });

  it('tells what was learned from edits, with where', () => {
    const learned = ['Ends without a question. Learned from 3 drafts that the author edited (at the end).'];
    expect(draftBrief(request({ learned })).data['brief']).toEqual({ learned_from_edits: learned });
    expect(draftBrief(request({ learned: [] })).data).not.toHaveProperty('brief');
  });

  it('shows how a post of 19,000 characters begins and ends, and says that its middle is missing', () => {
    const content = `The lock was green. ${'Nobody looked at it for a week. '.repeat(600)}\n\nGreen is not closed.`;
    const { data, items, tokens } = draftBrief(request({ own_posts: [post(content, 1)] }));
    const [example] = data['examples'] as Record<string, string>[];
    expect(example).toEqual({
      chosen_for: 'newest',
      opening: expect.stringMatching(/^The lock was green\. .*week\.$/u),
      left_out: 'This post is longer: its middle is left out here.',
      close: expect.stringMatching(/week\.\s+Green is not closed\.$/u),
    });
    expect(items.find(({ section }) => section === 'examples')?.told).toMatch(
      /^The lock was green\..* \(newest; its opening and its close\)$/u,
    );
    expect(tokens).toBeLessThanOrEqual(TOKENS_IN_MAX);
  });

  it('stays within its tokens however much there is, and keeps the notes whole', () => {
    const long = 'The client had waited for eleven days and said so. '.repeat(28);
    const notes = long.repeat(3);
    const own_posts = Array.from({ length: 50 }, (_, n) => post(`Number ${n}. ${long}`, n));
    const { tokens, data } = draftBrief(request({ source: { kind: 'notes', notes }, own_posts }));
    expect(tokens).toBeLessThanOrEqual(TOKENS_IN_MAX);
    expect(data['notes']).toBe(notes);
  });
});
