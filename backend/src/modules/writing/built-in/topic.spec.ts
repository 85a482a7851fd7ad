import { describe, expect, it } from '@jest/globals';
import { topicOf } from './topic.js';

const phraseOf = (pillar: string) => topicOf(pillar, 'our line of work').phrase;

describe('A content pillar inside a sentence', () => {
  it.each([
    ['Customer Success', 'customer success'],
    ['LEADERSHIP', 'leadership'],
    ['AI', 'AI'],
    ['B2B SaaS Growth', 'B2B SaaS growth'],
    ['Personal branding on LinkedIn', 'personal branding on LinkedIn'],
    ['Building teams in Germany', 'building teams in Germany'],
    ['Women In Tech', 'women in tech'],
    ['Go-To-Market Strategy', 'go-to-market strategy'],
    ['Führungskultur im Wandel', 'Führungskultur im Wandel'],
    ['Remote Work in Europe', 'remote work in Europe'],
  ])('keeps names and loses the capitals of a heading: %s', (pillar, phrase) => {
    expect(phraseOf(pillar)).toBe(phrase);
  });

  it.each([
    ['1. Pricing.', 'pricing'],
    ['- “Pricing”', 'pricing'],
    ['🚀 Growth!!', 'growth'],
    ['Leadership: how to build teams that last', 'leadership'],
    ['Hiring – what works', 'hiring'],
    ['Pillar 2: Hiring', 'hiring'],
    ['  Pricing\n  with confidence ', 'pricing'],
  ])('loses marks, numbers, emoji and explanations: %s', (pillar, phrase) => {
    expect(phraseOf(pillar)).toBe(phrase);
  });

  it.each([
    ['Build trust with clients', 'building trust with clients'],
    ['How to hire well', 'hiring well'],
    ['Lead with empathy', 'leading with empathy'],
    ['Lead generation', 'lead generation'],
    ['Work', 'work'],
    ['Tips for new managers', 'new managers'],
    ['Lessons from clients', 'learning from clients'],
    ['Lessons learned from failed launches', 'learning from failed launches'],
  ])('becomes a noun phrase where it is an order: %s', (pillar, phrase) => {
    expect(phraseOf(pillar)).toBe(phrase);
  });

  it('is quoted where it is a clause', () => {
    expect(topicOf('Why culture matters', '')).toEqual({ phrase: '“why culture matters”', kind: 'clause' });
  });

  it.each(['From the workshop', 'Behind the scenes', 'In the kitchen', 'Beyond pricing', '1. On Leadership'])(
    'is quoted where it begins with a preposition: %s',
    (pillar) => {
      const { phrase, kind } = topicOf(pillar, '');
      expect(kind).toBe('clause');
      expect(phrase).toMatch(/^“.+”$/);
    },
  );

  it.each(['Inside sales', 'After sales service', 'Onboarding', 'In-house counsel'])(
    'stays a noun where a noun only looks like one: %s',
    (pillar) => expect(topicOf(pillar, '').kind).toBe('noun'),
  );

  it.each(['', '   ', '???', '🚀'])('gives way to the fallback where it says nothing: "%s"', (pillar) => {
    expect(topicOf(pillar, 'our line of work')).toEqual({ phrase: 'our line of work', kind: 'noun' });
  });

  it('is cut between words', () => {
    const phrase = phraseOf(
      'Sustainable supply chain transformation for mid-sized manufacturing companies and their partners',
    );
    expect(phrase).toBe('sustainable supply chain transformation');
  });
});
