import { describe, expect, it } from '@jest/globals';
import { hashtagsFor } from './hashtags-for.js';

describe('Hashtags for a draft', () => {
  it.each([
    ['customer success', ['#CustomerSuccess']],
    ['women in tech', ['#WomenInTech']],
    ['personal branding on LinkedIn', ['#PersonalBranding']],
    ['AI in B2B SaaS', ['#AI']],
    ['my journey as a solo founder', ['#Journey']],
    ['growing your career without burning out', []],
    ['coaching & consulting', ['#CoachingConsulting']],
    ['sustainable supply chain transformation', []],
    ['2026', []],
  ])('come from the head of a phrase, or not at all where it makes none: %s', (phrase, tags) => {
    expect(hashtagsFor([phrase])).toEqual(tags);
  });

  it('come once each, without the facts that are missing', () => {
    expect(hashtagsFor(['Hiring', null, 'hiring', 'B2B SaaS'])).toEqual(['#Hiring', '#B2BSaaS']);
  });
});
