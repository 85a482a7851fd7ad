import { describe, expect, it } from '@jest/globals';
import { ROOT } from '../setup/settings.ts';
import { readSources } from './sources.ts';

/** Search texts and typed codes: cutting them is harmless. */
const MAY_CUT = [
  'frontend-admin/src/components/record-list/list-search.tsx',
  'frontend-admin/src/layout/search/search-dialog.tsx',
  'frontend-user/src/components/search-input.tsx',
  'frontend-user/src/features/analytics/components/posts-table.tsx',
  'frontend-user/src/features/editor/components/text/emoji-picker.tsx',
  'frontend-user/src/features/help/components/help-content.tsx',
  'frontend-user/src/features/notes/components/saved-notes.tsx',
  'frontend-user/src/features/posts/components/posts-bar.tsx',
  'frontend-user/src/features/prompts/components/library-filters.tsx',
  'frontend-user/src/features/publications/components/typed-time.tsx',
  'frontend-user/src/features/training-posts/components/import/import-items.tsx',
  'libs/ui/src/components/date-field/date-field.tsx',
];

describe('a field that people write in or paste into', () => {
  it('keeps every word and says what is too long: a browser cuts at maxLength without telling', () => {
    const cutting = readSources(ROOT)
      .filter(({ path }) => /^(?:frontend-(?:user|admin)|libs\/ui)\/src\/.*\.tsx$/u.test(path))
      .filter(({ lines }) => lines.some((line) => /\bmaxLength[=:]/u.test(line)))
      .map(({ path }) => path);
    expect(cutting.sort()).toEqual(MAY_CUT);
  });
});
