import { describe, expect, it } from '@jest/globals';
import { ROOT } from '../setup/settings.ts';
import { findUnshared } from './shared-rules.ts';
import { readSources } from './sources.ts';

const source = (path: string, text: string) => ({ path, lines: text.split('\n') });
const rule = source(
  'libs/domain/src/posts/names.rules.ts',
  'export const nameOf = (post: Post) => post.name;',
);
const index = source('libs/domain/src/posts/index.ts', `export { nameOf } from './names.rules.js';`);
const user = (path: string) => source(path, `import { nameOf } from '@drumbeat/domain';`);

describe('The rules of both sides', () => {
  it('are used by both, or by two modules', () => {
    expect(findUnshared(readSources(ROOT))).toEqual({ ofOneRoom: [], unused: [] });
  });

  it.each([
    ['by nobody', [], ['libs/domain/src/posts/names.rules.ts <- nobody'], ['nameOf']],
    [
      'by one module alone',
      [user('backend/src/modules/posts/a.ts'), user('backend/src/modules/posts/list/b.ts')],
      ['libs/domain/src/posts/names.rules.ts <- backend/src/modules/posts/'],
      [],
    ],
    [
      'by two modules',
      [user('backend/src/modules/posts/a.ts'), user('backend/src/modules/notes/b.ts')],
      [],
      [],
    ],
    ['by what both frontends use', [user('libs/ui/src/a.tsx')], [], []],
  ])('are found out when they are used %s', (_, users, ofOneRoom, unused) => {
    expect(findUnshared([rule, index, ...users])).toEqual({ ofOneRoom, unused });
  });

  it('stay where another one needs them, or their test its examples', () => {
    const needs = (path: string, text: string) =>
      findUnshared([rule, index, user('frontend-user/src/a.ts'), source(`libs/domain/src/${path}`, text)])
        .ofOneRoom;
    const own = `import { nameOf } from './names.rules.js';`;
    expect(needs('posts/names.rules.spec.ts', own)).toHaveLength(1);
    expect(needs('posts/list.rules.spec.ts', own)).toEqual([]);
    const drawn = `${own}\nimport { texts } from '../text/testing/texts.js';`;
    expect(needs('posts/names.rules.spec.ts', drawn)).toEqual([]);
  });
});
