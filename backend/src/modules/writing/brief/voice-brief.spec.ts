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
    expect(habits?.does.map(({ sentence }) => sentence)).toContain(
      'Opens with a verdict of at most 8 words in 8 of 10 posts.',
    );
    expect(habits?.leavesOut.map(({ sentence }) => sentence)).toContain(
      'Asks no questions in 10 of 10 posts.',
    );
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

  it('tells sentences with one figure, and nothing that the analysis counted a second time', () => {
    const { data } = draftBrief(
      request({
        own_posts: BLUNT.map(post),
        preferences: {
          ...defaultWritingProfile(),
          personalization_data: {
            last_analysis: '2026-11-26T12:00:00.000Z',
            analysis_insights: ['Your sentences have 11 words on average.', 'You let the invoice speak.'],
            learning_summary: 'Read 10 posts with 42 sentences. That is not enough to hear a voice yet.',
          },
        },
      }),
    );
    expect(data['brief']).toMatchObject({
      length_and_form: expect.arrayContaining([
        expect.stringMatching(/^About \d+ words a sentence on average, mostly/u),
      ]),
      found_by_analysis: ['You let the invoice speak.'],
    });
  });

  it('says that an author speaks to readers only where the posts do', () => {
    const preferences = { ...defaultWritingProfile(), writing_style_tone: 'conversational' as const };
    const line = (posts: readonly string[]) =>
      JSON.stringify(draftBrief(request({ preferences, own_posts: posts.map(post) })).data['brief']);
    expect(line(BLUNT)).not.toMatch(/speaks to the reader/u);
    expect(line(BLUNT.map((text) => `${text} You know your bank.`))).toMatch(/speaks to the reader/u);
  });

  it('tells quoted speech, figures and contrast pairs with their number and two quotations', () => {
    const texts = Array.from(
      { length: 6 },
      (_, n) =>
        `The factor from street ${n} called about ${n + 20} buckets on the landing.\n\nGutters don't leak. ${
          n % 2 ? 'Joints' : 'Seams'
        } leak.\n\n"Nobody ever told me that," said the ${n % 2 ? 'owner' : 'tenant'}.`,
    );
    const habits = habitsOf(texts);
    for (const line of [
      'Quotes what people said, in quotation marks in 6 of 6 posts.',
      'Gives figures in 6 of 6 posts, 2 a post.',
      'Sets two short sentences against each other in 6 of 6 posts.',
    ])
      expect(habits?.does).toContainEqual(
        expect.objectContaining({ sentence: line, quotes: [expect.any(String), expect.any(String)] }),
      );
  });

  it('does not say that who speaks as "we" by verbs alone leaves it out', () => {
    const habits = habitsOf(
      ['teníamos una tele', 'la cambiamos por una silla', 'usamos la mesa', 'llevamos un año'].map(
        (words, n) => `El lunes ${words} en la clínica número ${n}.\n\nNadie preguntó por qué.`,
      ),
    );
    expect(habits?.leavesOut.map(({ name }) => name)).not.toContain('Does not speak as "we"');
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
    expect(items.find(({ section }) => section === 'examples')?.line).toMatch(
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

  it('forbids no greeting that it tells as a habit', () => {
    const letters = ['Servus!', 'Guten Morgen zusammen!'].map((greeting) =>
      [1, 2, 3, 4].map((n) =>
        post(`${greeting}\n\nHeute war Abnahme Nummer ${n}, und keiner war da.\n\nBis bald\nIrmi`, n),
      ),
    );
    const inLine = [1, 2, 3].map((n) => post(`Hola a todos. El pedido ${n} llegó tarde otra vez.`, n));
    for (const own_posts of [...letters, inLine]) {
      const { data } = draftBrief(request({ own_posts }));
      const greeting = /^[^\n]*?[!.]/u.exec(own_posts[0]?.content ?? '')?.[0] ?? '';
      expect(JSON.stringify(data['brief'])).toContain(greeting);
      expect(JSON.stringify(data['last_openings'])).not.toContain(greeting);
      expect(data['last_openings']).toHaveLength(own_posts.length);
    }
  });

  it('offers no word that is never to be used', () => {
    const preferences = {
      ...defaultWritingProfile(),
      never_use_phrases: ['at the end of the day'],
      signature_expressions: ['At the end of the day, it rains', 'Boots first'],
    };
    const { data } = draftBrief(request({ preferences, set_by_hand: ['signature_expressions'] }));
    expect(JSON.stringify(data['brief'])).toContain('Boots first');
    expect(JSON.stringify(data['brief'])).not.toContain('it rains');
  });
});
