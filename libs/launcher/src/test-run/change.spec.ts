import { describe, expect, it } from '@jest/globals';
import { changeOf, planOf } from './change.ts';

const known = [
  'backend/src/modules/posts/list/posts.medium-spec.ts',
  'backend/src/modules/notes/notes.medium-spec.ts',
  'backend/test/e2e/posts.e2e-spec.ts',
];

describe('what a change asks for', () => {
  it('is the lint of its sources, and the types of the workspaces that they are in', () => {
    const change = changeOf(
      [
        'README.md',
        'libs/domain/src/post/post.rules.ts',
        'frontend-user/src/lib/http/api.ts',
        'frontend-user/index.html',
      ],
      known,
    );
    expect(change.sources).toEqual([
      'frontend-user/src/lib/http/api.ts',
      'libs/domain/src/post/post.rules.ts',
    ]);
    expect(change.workspaces).toEqual(['frontend-user', 'libs/domain']);
  });

  it('is the tests on a database beside it, and those that were changed', () => {
    const change = changeOf(
      ['backend/src/modules/posts/list/posts.repository.ts', 'backend/test/query-plans.medium-spec.ts'],
      known,
    );
    expect(change.medium).toEqual([
      'backend/src/modules/posts/list/posts.medium-spec.ts',
      'backend/test/query-plans.medium-spec.ts',
    ]);
    expect(change.e2e).toEqual([]);
  });

  it('is the tests of the API that were changed', () => {
    expect(changeOf(['backend/test/e2e/posts.e2e-spec.ts'], known).e2e).toEqual([
      'backend/test/e2e/posts.e2e-spec.ts',
    ]);
  });

  it('is nothing where nothing was changed, and each file once', () => {
    expect(changeOf([], known)).toEqual({ files: [], sources: [], workspaces: [], medium: [], e2e: [] });
    expect(changeOf(['README.md', 'README.md'], known).files).toEqual(['README.md']);
  });
});

describe('the plan of a run for a change', () => {
  it('says what is checked, and compared with what', () => {
    const change = changeOf(
      ['backend/src/modules/posts/list/posts.repository.ts', 'backend/test/e2e/posts.e2e-spec.ts'],
      known,
    );
    expect(planOf(change, 'origin/main (1a2b3c4d)')).toEqual([
      '2 files changed since origin/main (1a2b3c4d). Checks:',
      '- format of them, and lint of 2 sources',
      '- types of backend',
      '- every rule and screen that imports them, however indirectly: of libs/domain or a shared component most of them',
      '- 1 file of tests on a database, in the same folders',
      '- 1 file of tests of the API',
    ]);
  });

  it('says so where there is nothing to check', () => {
    expect(planOf(changeOf([], known), 'the last commit')).toEqual([
      'Nothing was changed since the last commit, so there is nothing to check.',
    ]);
  });

  it('leaves out what a page alone does not ask for', () => {
    expect(planOf(changeOf(['README.md'], known), 'main').slice(1)).toEqual(['- format of it']);
  });
});
