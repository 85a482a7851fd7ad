import { describe, expect, it } from '@jest/globals';
import { featureNames, pageNames, TRACKED_PAGES } from './usage.texts.js';

describe('What staff read of a visit', () => {
  it('names every page behind the sign-in by its address, and a few by more than that', () => {
    expect(Object.fromEntries(TRACKED_PAGES)).toMatchObject({
      onboarding: 'Onboarding',
      product: 'Plans',
      dashboard: 'Dashboard',
      'content-calendar': 'Content calendar',
      posts: 'Posts and editor',
      analytics: 'Analytics',
      'content-strategy': 'Content strategy',
      profile: 'Profile and writing profile',
      feedback: 'Feedback',
      resources: 'Resources',
      settings: 'Settings',
      billing: 'Billing',
    });
  });

  it('names a page once, in the order of the visit, and no address of none of ours', () => {
    expect(
      pageNames(['/posts/6c0b3f1e', '/beta/dashboard', '/posts', '/constructor/x', '/wp-admin', '', '/']),
    ).toEqual(['Posts and editor', 'Dashboard']);
  });

  it('says in words what was done, and nothing of what it does not know', () => {
    expect(featureNames(['prompt_calendar_save_notes', 'toString', 'made_up'])).toEqual(['Saved notes']);
  });
});
