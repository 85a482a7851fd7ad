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
      '- `d.ts`',
    ];
    expect(waysOf({ lines })).toEqual({
      ways: { 'To the end': ['a/b.ts', 'c.tsx'], 'No way': [] },
      beside: ['d.ts'],
    });
  });

  it('leaves out no file of the server that one of its own imports, unless the page says why', () => {
    const modules = 'backend/src/modules/';
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
      file('frontend-user/src/page.tsx', "import { Part } from './part.js';"),
    ];
    const ways = { 'To the end': ['page.tsx', 'posts.controller.ts', 'posts.service.ts'] };
    const left = `${modules}posts/posts.service.ts -> ${modules}quotas/quotas.service.ts`;
    expect(unnamedImports({ ways, beside: [] }, sources)).toEqual([left]);
    expect(unnamedImports({ ways, beside: ['quotas.service.ts'] }, sources)).toEqual([]);
    expect(unnamedImports({ ways, beside: ['bin.service.ts'] }, sources)).toEqual([
      left,
      `${modules}posts/bin.service.ts`,
    ]);
  });

  it('is told as the imports of the server are', () => {
    const lines = readFileSync(join(ROOT, 'docs/files-to-follow.md'), 'utf8').split('\n');
    expect(unnamedImports(waysOf({ lines }), readSources(ROOT))).toEqual([]);
  });
});
