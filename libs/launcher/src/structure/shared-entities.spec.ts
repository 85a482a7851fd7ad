import { describe, expect, it } from '@jest/globals';
import { ROOT } from '../setup/settings.ts';
import { findEntitiesOfOneRoom } from './shared-entities.ts';
import { readSources } from './sources.ts';

const source = (path: string, text = '') => ({ path: `frontend-user/src/${path}`, lines: text.split('\n') });
const entity = source('entities/notes/notes.ts', 'export const notesQuery = {};');
const user = (path: string) => {
  const up = '../'.repeat(path.split('/').length - 1);
  return source(path, `import { notesQuery } from '${up}entities/notes/notes';`);
};
const lazyUser = source('app/main.tsx', `void import('../entities/notes/notes');`);

describe('What the app knows of a noun', () => {
  it('is known to two features or pages, or to another noun', () => {
    expect(findEntitiesOfOneRoom(readSources(ROOT))).toEqual([]);
  });

  it.each([
    ['by nobody', [], 'nobody'],
    ['by tests alone', [user('features/notes/notes.spec.tsx'), user('testing/note-answers.ts')], 'nobody'],
    [
      'by one feature alone',
      [user('features/notes/hooks/use-notes.ts'), user('features/notes/components/list.tsx')],
      'frontend-user/src/features/notes',
    ],
    [
      'by one page alone, with its parts',
      [user('app/routes/notes-page.tsx'), user('app/routes/notes/list.tsx')],
      'frontend-user/src/app/routes/notes',
    ],
    ['by the entry alone', [lazyUser], 'frontend-user/src/app/main.tsx'],
  ])('is found out when it is used %s', (_, users, room) => {
    expect(findEntitiesOfOneRoom([entity, ...users])).toEqual([`${entity.path} <- ${room}`]);
  });

  it.each([
    ['two features', [user('features/notes/list.tsx'), user('features/editor/notes.tsx')]],
    ['a feature and a page', [user('features/notes/list.tsx'), user('app/routes/notes-page.tsx')]],
    ['two pages', [user('app/routes/notes-page.tsx'), user('app/routes/post-page.tsx')]],
  ])('stays where %s use it', (_, users) => {
    expect(findEntitiesOfOneRoom([entity, ...users])).toEqual([]);
  });

  it('stays where another noun needs it', () => {
    const other = user('entities/posts/drafts.ts');
    expect(findEntitiesOfOneRoom([entity, other])).toEqual([`${other.path} <- nobody`]);
  });
});
