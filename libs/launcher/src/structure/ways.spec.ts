import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ROOT } from '../setup/settings.ts';
import { readSources } from './sources.ts';
import { unnamedImports, waysOf } from './ways.ts';

describe('a way through the product', () => {
  it('is a chapter of the page, with the files that it names, each once', () => {
    const lines = [
      '# Page',
      '`not.ts`',
      '## To the end',
      'First `a/b.ts`,',
      'then `c.tsx` and `a/b.ts`.',
      '## No way',
      '## Beside the way',
      '- No reason: `c.tsx`: `d.ts`, `e.ts`;',
      '- Another: `c.tsx`: `f.ts`.',
    ];
    expect(waysOf({ lines })).toEqual({
      ways: { 'To the end': ['a/b.ts', 'c.tsx'], 'No way': [] },
      beside: { 'c.tsx': ['d.ts', 'e.ts', 'f.ts'] },
    });
  });

  describe('leaves out no file that one of its own imports, unless the page says why,', () => {
    const modules = 'backend/src/modules/';
    const app = 'frontend-user/src/';
    const admin = 'frontend-admin/src/';
    const file = (path: string, ...lines: string[]) => ({ path, lines });
    const sources = [
      file(
        `${modules}posts/posts.controller.ts`,
        "import { PostsService } from './posts.service.js';",
        "import { PostResponse } from './posts.dto.js';",
        "import type { NotesService } from '../notes/notes.service.js';",
      ),
      file(
        `${modules}posts/posts.service.ts`,
        'import {',
        '  type Quota,',
        '  QuotasService,',
        "} from '../quotas/quotas.service.js';",
        "import { type Note, type Notes } from '../notes/notes.service.js';",
        "import { Clock } from '../../platform/clock/clock.js';",
      ),
      file(`${modules}quotas/quotas.service.ts`),
      file(`${modules}posts/bin.service.ts`),
      file(`${app}app/route-modules.ts`, "const other = () => import('./routes/other-page');"),
      file(
        `${app}app/routes/post-page.tsx`,
        "import { Page } from '../../components/page';",
        "import { usePost } from '../../entities/posts/use-post';",
        "const dialog = lazyPart(() => import('../../features/editor/dialog'));",
      ),
      file(`${app}app/routes/other-page.tsx`),
      file(`${app}components/page.tsx`),
      file(`${app}entities/posts/use-post.ts`),
      file(`${app}features/editor/dialog.tsx`),
      file(`${admin}resources/index.ts`, "import { posts } from './posts/index';"),
      file(
        `${admin}console.tsx`,
        "import { resources } from './resources/index';",
        "import { saveCsv } from './lib/csv';",
        "import { Dashboard } from './dashboard/dashboard';",
      ),
      file(`${admin}resources/posts/index.ts`),
      file(`${admin}lib/csv.ts`),
      file(`${admin}dashboard/dashboard.tsx`),
    ];
    const unnamed = (way: string[], beside: Record<string, string[]> = {}) =>
      unnamedImports({ ways: { 'To the end': way }, beside }, sources);

    it('on the server', () => {
      const way = ['posts.controller.ts', 'posts.service.ts'];
      const left = `${modules}posts/posts.service.ts -> ${modules}quotas/quotas.service.ts`;
      expect(unnamed(way)).toEqual([left]);
      expect(unnamed([...way, 'quotas.service.ts'])).toEqual([]);
      expect(unnamed(way, { 'posts.service.ts': ['quotas.service.ts'] })).toEqual([]);
    });

    it('in the user’s app, also where it is loaded when needed', () => {
      const page = `${app}app/routes/post-page.tsx`;
      expect(unnamed(['route-modules.ts', 'post-page.tsx'])).toEqual([
        `${page} -> ${app}entities/posts/use-post.ts`,
        `${page} -> ${app}features/editor/dialog.tsx`,
      ]);
    });

    it('in the console, but none of its table of resources or its technology', () => {
      expect(unnamed(['src/console.tsx', 'resources/index.ts'])).toEqual([
        `${admin}console.tsx -> ${admin}dashboard/dashboard.tsx`,
      ]);
    });

    it('for the file that imports it alone, and as long as it does', () => {
      const way = ['posts.controller.ts', 'posts.service.ts'];
      expect(unnamed(way, { 'posts.controller.ts': ['quotas.service.ts', 'bin.service.ts'] })).toEqual([
        `${modules}posts/posts.service.ts -> ${modules}quotas/quotas.service.ts`,
        `${modules}posts/posts.controller.ts -> ${modules}quotas/quotas.service.ts`,
        `${modules}posts/posts.controller.ts -> ${modules}posts/bin.service.ts`,
      ]);
    });
  });

  it('is told as the imports of server, app and console are', () => {
    const lines = readFileSync(join(ROOT, 'docs/files-to-follow.md'), 'utf8').split('\n');
    expect(unnamedImports(waysOf({ lines }), readSources(ROOT))).toEqual([]);
  });
});
