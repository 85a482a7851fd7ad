import { NO_LESSONS, type PostLanguage } from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import { asksReaders } from './asks-readers.js';
import { composePrompts } from './compose-prompts.js';

describe('A question in a post', () => {
  it.each<[PostLanguage, string]>([
    ['en', 'We thinned the stand by a third. Would you have waited until autumn?'],
    ['en', 'The hull is dry. What would be next?'],
    ['de', 'Der Rumpf ist trocken. Habt ihr schon gestrichen?'],
    ['de', 'Haben Sie Ihren Keller im Frühling gesehen?'],
    ['fr', 'La coque est sèche. Vous attendriez combien de temps ?'],
    ['es', 'El casco está seco. ¿Cuántos lo habéis pintado ya?'],
  ])('is put to readers where it speaks to them or closes the post (%s): %s', (language, post) => {
    expect(asksReaders([post], language)).toBe(true);
  });

  it.each<[PostLanguage, string]>([
    ['en', 'A parish asked, could I move the bell by Sunday? I moved it on Monday.'],
    ['en', 'The stain is his tea; and who am I to take it away?'],
    ['en', 'The hull is dry. We paint tomorrow.'],
    ['de', 'Frage an die Bewerberin: Was ist deine größte Stärke? Ihre Antwort war kurz.'],
    ['de', 'Was kostet eine gesperrte Schleuse? In Geesthacht waren es 9.000 Euro.'],
    ['de', 'Leute fragen: und bei Sturm? Bei Sturm bleiben wir liegen.'],
    ['fr', 'Le maire a demandé si c’était long. Oui. Et qui suis-je pour le contredire ?'],
    ['es', 'Me preguntan: ¿y en invierno? En invierno pintamos dentro.'],
  ])('is told, or put to nobody (%s): %s', (language, post) => {
    expect(asksReaders([post], language)).toBe(false);
  });
});

describe('An author who puts no question to readers', () => {
  const categoriesWith = (last: string) =>
    composePrompts({
      profile: {
        full_name: 'Ida Rask',
        content_pillars: ['Boat varnish', 'In the boat shed', 'Rigging on a budget'],
        target_audience: null,
        ideal_target_client: 'Owners of wooden boats',
        client_pain_points: 'The deck leaks every spring; nobody dares to ask for a price',
        industry: 'Boat building',
        business_size: null,
        content_strategy: null,
        generated_icp_summary: null,
      },
      preferences: null,
      set_by_hand: [],
      own_posts: [
        'A boy asked me, is that a real boat? It is, and it is older than both of us.',
        'Varnish needs three dry days. We had two of them in June.',
        last,
      ].map((content, index) => ({
        id: String(index),
        title: content,
        content,
        posted_at: null,
        impressions: null,
        engagement_rate: null,
      })),
      notes: [],
      count: 24,
      pillars: [],
      existing: [],
      lessons: NO_LESSONS,
      reasons: [],
      seed: 'ida',
    });

  it('is asked for none, and clients come to no place with their cares', () => {
    const told = categoriesWith('And who am I to tell an owner that the mast is rotten?');
    expect(told.map(({ category }) => category)).not.toContain('Engagement-driven question');
    const asked = categoriesWith('Would you have kept the mast?');
    expect(asked.map(({ category }) => category)).toContain('Engagement-driven question');
    const cares = told.filter(({ hook }) => /leaks every spring|dares to ask/u.test(hook));
    expect(cares.length).toBeGreaterThan(0);
    for (const { pillar_number } of cares) expect(pillar_number).not.toBe(2);
  });
});
