import { describe, expect, it } from '@jest/globals';
import { linkedInCapabilities } from './capabilities.rules.js';

const NONE = { post: false, images: false, documents: false, first_comment: false, figures: false };

describe('What a connection allows', () => {
  it.each([
    [['openid', 'w_member_social'], { ...NONE, post: true, images: true, documents: true }],
    [
      ['w_member_social', 'w_member_social_feed'],
      { ...NONE, post: true, images: true, documents: true, first_comment: true },
    ],
    [['r_member_postAnalytics'], { ...NONE, figures: true }],
    [['openid', 'w_member_social_feed'], NONE],
  ])('%j', (scopes, capabilities) => {
    expect(linkedInCapabilities(scopes, true)).toEqual(capabilities);
    expect(linkedInCapabilities(scopes, false)).toEqual(NONE);
  });
});
