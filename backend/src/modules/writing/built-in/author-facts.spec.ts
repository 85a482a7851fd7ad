import { describe, expect, it } from '@jest/globals';
import type { AuthorProfile } from '../author-profile.js';
import { authorFactsOf } from './author-facts.js';

const facts = (profile: Partial<AuthorProfile>, neverUse: readonly string[] = []) =>
  authorFactsOf(
    {
      full_name: 'Ada Example',
      content_pillars: [],
      target_audience: null,
      ideal_target_client: null,
      client_pain_points: null,
      industry: null,
      business_size: null,
      content_strategy: null,
      ...profile,
    },
    neverUse,
  );

describe('What a profile says, in phrases', () => {
  it.each([
    ['Founders of B2B SaaS companies who want to grow', 'founders of B2B SaaS companies'],
    ['I help HR leaders and founders to build better teams', 'HR leaders and founders'],
    ['My target audience is coaches in Germany. They are busy.', 'coaches in Germany'],
    [
      'Coaches, consultants, trainers, freelance writers, designers and photographers',
      'coaches and consultants',
    ],
    ['People who lead teams', 'people who lead teams'],
    ['A founder of an agency', 'founders of an agency'],
    [
      'Owner of a design studio with 8 to 20 people who still does most of the client work herself',
      'owners of a design studio with 8 to 20 people',
    ],
    [
      'A CTO of a scale-up, 30 to 100 engineers, who has to ship without burning people out',
      'CTOs of a scale-up',
    ],
    [
      'Owner of a small restaurant group, three to six places, who does the books at midnight.',
      'owners of a small restaurant group',
    ],
    ['Founders with two to five people to manage', 'founders with two to five people'],
    ['Owners of salons, one-person studios', 'owners of salons, one-person studios'],
    ['The busy woman with a company', 'busy women with a company'],
    ['An agency with ten people', 'agencies with ten people'],
    ['Inhaber kleiner Agenturen', 'inhaber kleiner Agenturen'],
  ])('names the audience: %s', (target_audience, audience) => {
    expect(facts({ target_audience }).audience).toBe(audience);
  });

  it('keeps a size whole or leaves it out, in digits and in words', () => {
    const numbers = ['2', 'two', '30', 'thirty', 'a dozen', 'twenty-five', 'a hundred'];
    for (const from of numbers) {
      for (const to of numbers) {
        const size = `${from} to ${to} people`;
        expect(facts({ target_audience: `Owners of a studio, ${size}` }).audience).toBe('owners of a studio');
        expect(facts({ target_audience: `Owners of a studio with ${size} to grow it` }).audience).toBe(
          `owners of a studio with ${size}`,
        );
      }
    }
  });

  it('names nobody where the text is a sentence about something else', () => {
    for (const target_audience of ['We do a lot of things', 'Helping people', '', ' ... ']) {
      expect(facts({ target_audience }).audience).toBeNull();
    }
  });

  it('takes the ideal client where no audience is given', () => {
    expect(facts({ ideal_target_client: 'Studio owners' })).toMatchObject({
      audience: 'studio owners',
      idealClient: 'studio owners',
    });
  });

  it('lists the clients’ problems one by one', () => {
    const client_pain_points =
      'Churn in the first 90 days, no time for onboarding.\n- They struggle with slow hiring';
    expect(facts({ client_pain_points }).problems).toEqual([
      'churn in the first 90 days',
      'no time for onboarding',
      'slow hiring',
    ]);
  });

  it('leaves a fact out that holds a phrase never to use', () => {
    expect(facts({ industry: 'Synergy consulting' }, ['synergy']).industry).toBeNull();
  });
});
