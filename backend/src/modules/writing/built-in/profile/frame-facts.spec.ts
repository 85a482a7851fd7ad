import { describe, expect, it } from '@jest/globals';
import type { AuthorProfile } from '../../author-profile.js';
import { frameFactsOf } from './frame-facts.js';

const facts = (profile: Partial<AuthorProfile>, neverUse: readonly string[] = []) =>
  frameFactsOf(
    {
      full_name: 'Ada Example',
      content_pillars: [],
      target_audience: null,
      ideal_target_client: null,
      client_pain_points: null,
      industry: null,
      business_size: null,
      content_strategy: null,
      generated_icp_summary: null,
      ...profile,
    },
    neverUse,
  );

describe('What a profile says, in phrases', () => {
  it.each([
    ['Founders of B2B SaaS companies who want to grow', 'founders of B2B SaaS companies who want to grow'],
    ['Coaches in Germany. They are busy.', 'coaches in Germany'],
    ['Coaches, consultants and trainers', 'coaches, consultants and trainers'],
    ['People who lead teams', 'people who lead teams'],
    ['Small Business Owners', 'small business owners'],
    ['Sales managers', 'sales managers'],
    ['CTOs of scale-ups', 'CTOs of scale-ups'],
    ['Owners of salons, one-person studios', 'owners of salons, one-person studios'],
    ['Founders with two to five people to manage', 'founders with two to five people to manage'],
    ['Owners of small cafés', 'owners of small cafés'],
  ])('names several people, whole: %s', (target_audience, phrase) => {
    expect(facts({ target_audience }).audience).toEqual({ phrase, isPlural: true });
  });

  it.each([
    ['A founder of an agency', 'a founder of an agency'],
    ['The person who signs the cheque', 'the person who signs the cheque'],
    ['The busy woman with a company', 'the busy woman with a company'],
  ])('names one person, whole: %s', (target_audience, phrase) => {
    expect(facts({ target_audience }).audience).toEqual({ phrase, isPlural: false });
  });

  it.each([
    'I help HR leaders and founders to build better teams',
    'Owner of a design studio with 8 to 20 people',
    'Coaches, consultants, trainers, freelance writers, designers and photographers',
    'Coaches need clients',
    'Sales manager at a bank',
    'Inhaber kleiner Agenturen',
    'Founders – and everybody who wants to be one',
  ])('names nobody where a sentence might not take the words: %s', (target_audience) => {
    expect(facts({ target_audience }).audience).toBeNull();
  });

  it.each([
    'Sie glauben, alles sei am ersten Tag zu entscheiden',
    'sie schämen sich, nach Preisen zu fragen',
    'Ils croient, à tort, devoir tout décider',
    'Der letzte, der COBOL konnte, geht im Juni in Rente',
  ])('keeps a problem whole that is a sentence: %s', (problem) => {
    expect(facts({ client_pain_points: problem }).problems).toEqual([problem]);
  });

  it.each([
    ['industry', 'St. Gallen textile trade', 'St. Gallen textile trade'],
    ['business_size', 'ca. 50 Mitarbeiter', 'ca. 50 Mitarbeiter'],
    ['content_strategy', 'We go e.g. to fairs. Then we write.', 'We go e.g. to fairs'],
  ] as const)('takes the point of an abbreviation for no end: %s, %s', (field, text, phrase) => {
    const { industry, businessSize, strategy } = facts({ [field]: text });
    expect([industry, businessSize, strategy].filter((fact) => fact !== null)).toEqual([phrase]);
  });

  it('names nobody where the text is a sentence about something else', () => {
    for (const target_audience of ['We do a lot of things', 'Helping people', '', ' ... ']) {
      expect(facts({ target_audience }).audience).toBeNull();
    }
  });

  it('takes the ideal client where no audience is given', () => {
    expect(facts({ ideal_target_client: 'Studio owners' }).audience?.phrase).toBe('studio owners');
  });

  it('puts the clients before the other readers', () => {
    const both = { ideal_target_client: 'Studio owners', target_audience: 'HR partners' };
    expect(facts(both)).toMatchObject({
      audience: { phrase: 'studio owners' },
      otherReaders: { phrase: 'HR partners' },
    });
  });

  it('lists the clients’ problems one by one', () => {
    const client_pain_points =
      'Churn in the first 90 days, no time for onboarding.\n- They struggle with slow hiring';
    expect(facts({ client_pain_points }).problems).toEqual([
      'Churn in the first 90 days',
      'no time for onboarding',
      'slow hiring',
    ]);
  });

  it('parts problems where sentences and semicolons end, not at an abbreviation', () => {
    const client_pain_points = 'approx. 30 % of staff leave; Dr. Braun retires. no successor';
    expect(facts({ client_pain_points }).problems).toEqual([
      'approx. 30 % of staff leave',
      'Dr. Braun retires',
      'no successor',
    ]);
  });

  it.each(['When it rains, they stay away', 'I know what to do, but I never do it'])(
    'leaves a sentence with a comma whole: %s',
    (client_pain_points) => expect(facts({ client_pain_points }).problems).toEqual([client_pain_points]),
  );

  it('leaves a fact out that holds a phrase never to use', () => {
    expect(facts({ industry: 'Synergy consulting' }, ['synergy']).industry).toBeNull();
  });
});
