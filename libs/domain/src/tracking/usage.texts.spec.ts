import { describe, expect, it } from '@jest/globals';
import { pathGroup, paths } from '../navigation/paths.js';
import { featureNames, pageNames } from './usage.texts.js';

describe('What staff read of a visit', () => {
  it('names every page behind the sign-in', () => {
    const behind = Object.values(paths).filter((path) =>
      ['onboarding', 'plans', 'product', 'account'].includes(pathGroup(path)),
    );
    expect(behind.length).toBeGreaterThan(10);
    for (const path of behind) expect([path, pageNames([path])]).toEqual([path, [expect.any(String)]]);
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
