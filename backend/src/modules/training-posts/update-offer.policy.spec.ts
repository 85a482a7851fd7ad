import { describe, expect, it } from '@jest/globals';
import { offeredUpdate } from './update-offer.policy.js';

const KNOWN = {
  postContent: 'We raised our rate.',
  impressions: 2_480,
  likes: 71,
  comments: 28,
  shares: 7,
  linkedinUrl: 'https://www.linkedin.com/feed/update/urn:li:activity:1/',
  postDate: '2026-10-30',
} as const;

describe('What a second save of a post offers', () => {
  it.each([
    ['nothing where it says the same', KNOWN, []],
    ['nothing of what it leaves blank', { impressions: 0, likes: 0, linkedinUrl: null, postDate: null }, []],
    ['nothing for other spaces and case', { postContent: ' WE raised\nour rate. ' }, []],
    [
      'nothing for another form of the address',
      { linkedinUrl: 'https://linkedin.com/posts/ada_rate-activity-1-x' },
      [],
    ],
    [
      'another text',
      { postContent: 'We raised it.' },
      [{ field: 'postContent', from: KNOWN.postContent, to: 'We raised it.' }],
    ],
    [
      'the figures that are given, and none of the blank ones',
      { impressions: 3_000, likes: 71, comments: 0 },
      [{ field: 'impressions', from: 2_480, to: 3_000 }],
    ],
    [
      'address and day',
      { linkedinUrl: 'https://www.linkedin.com/in/ada', postDate: '2026-10-31' } as const,
      [
        { field: 'linkedinUrl', from: KNOWN.linkedinUrl, to: 'https://www.linkedin.com/in/ada' },
        { field: 'postDate', from: '2026-10-30', to: '2026-10-31' },
      ],
    ],
  ])('is %s', (_, given, differences) => {
    expect(offeredUpdate(KNOWN, given)).toEqual(differences);
  });
});
