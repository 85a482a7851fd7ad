import { describe, expect, it } from '@jest/globals';
import { goalOf, pillarKindOf, tradeOf } from './field.js';

const profile = (industry: string | null, content_strategy: string | null = null) => ({
  full_name: 'Ada Example',
  content_pillars: [],
  target_audience: null,
  ideal_target_client: null,
  client_pain_points: null,
  industry,
  business_size: null,
  content_strategy,
  generated_icp_summary: null,
});

describe('What a prompt is chosen by', () => {
  it.each([
    ['Tax advice', 'tax'],
    ['Steuerberatung', 'tax'],
    ['Fractional CFO services', 'finance'],
    ['Bakery', 'food'],
    ['UX-Beratung', 'ux'],
    ['Sécurité informatique', 'security'],
    ['Formation et sécurité au travail', 'coaching'],
    ['IT services', 'tech'],
    ['Italian lessons', 'other'],
    ['Industrial engineering', 'making'],
    ['Selección de personal', 'recruiting'],
    ['Beekeeping', 'other'],
    [null, 'other'],
  ] as const)('is the trade of the industry: %s', (industry, field) => {
    expect(tradeOf(profile(industry))).toBe(field);
  });

  it.each([
    ['Gestión de flotas de taxi', 'other'],
    ['Lawn care', 'other'],
    ['Orgelbau und Restaurierung', 'other'],
    ['Restauratorin', 'other'],
    ['Restaurants', 'food'],
    ['Baumpflege', 'other'],
    ['Brandschutz', 'other'],
    ['Steuerungstechnik', 'other'],
    ['Obrador de pan artesano', 'other'],
    ['Film production', 'other'],
    ['Software architecture', 'tech'],
    ['Architecture logicielle', 'tech'],
    ['Food bank', 'other'],
    ['Market gardening', 'other'],
    ['Traduction juridique', 'other'],
    ['Court and tribunal interpreting', 'other'],
    ['Brand design', 'creative'],
    ['Baustellenlogistik', 'building'],
  ] as const)(
    'is no trade that only begins alike, with papers that nobody there has: %s',
    (industry, field) => {
      expect(tradeOf(profile(industry))).toBe(field);
    },
  );

  it('is the goal and the kind of pillar, or the plain one', () => {
    expect(goalOf(profile(null, 'Win clients'))).toBe('clients');
    expect(goalOf(profile(null))).toBe('known');
    expect(pillarKindOf('Pricing')).toBe('money');
    expect(pillarKindOf('Ropes')).toBe('craft');
  });
});
