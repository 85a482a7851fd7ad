import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { ROOT } from '../setup/settings.ts';
import { brokenFiles, brokenFolders, brokenIds, brokenPages, citedOutside } from './citations.ts';
import { readSources, type Source } from './sources.ts';

/** Written with a gap, so that this file does not cite them itself. */
const cite = (text: string) => text.replaceAll('~', '-').replaceAll('%', '\u00a7').replaceAll('+', '');

const source = (path: string, ...lines: string[]): Source => ({ path: cite(path), lines: lines.map(cite) });

const PRODUCT = source('docs/product.md', '# Rules', '## Posts', '- **SLOT~1** One.', '- **SLOT~2** Two.');

describe('what comments and pages cite', () => {
  let sources: Source[];
  beforeAll(() => {
    sources = readSources(ROOT);
  });

  it('is in the repository', () => {
    expect(citedOutside(sources)).toEqual([]);
  });

  it('has an id that one page gives', () => {
    expect(brokenIds(sources)).toEqual([]);
  });

  it('is a page, a heading or a decision that exists', () => {
    expect(brokenPages(sources)).toEqual([]);
  });

  it('is a file that exists, by its path or the end of it', () => {
    expect(brokenFiles(sources)).toEqual([]);
  });

  it('is a folder that exists', () => {
    expect(brokenFolders(sources, (folder) => existsSync(join(ROOT, folder)))).toEqual([]);
  });

  it('is looked for in code, tests, pages and configuration', () => {
    const paths = sources.map(({ path }) => path);
    expect(paths).toEqual(
      expect.arrayContaining([
        'README.md',
        'docs/product.md',
        '.oxlintrc.json',
        'jest.config.mjs',
        'backend/src/main.ts',
        'backend/test/architecture.spec.ts',
        'frontend-user/src/app/main.tsx',
        'libs/ui/src/theme/fonts.css',
      ]),
    );
    expect(paths.filter((path) => /(?:node_modules|dist|generated)\//u.test(path))).toEqual([]);
  });
});

describe('a citation', () => {
  it.each([
    '/** The tabs (P %2). */',
    '/** See D %4. */',
    '/** Both count (C~42). */',
    '/** Measured (external+~apis %1.4). */',
    '/** Why: reliability+~facts. */',
    '// As the+ specification wants.',
    `it('has the+ spec’s defaults', () => {`,
    '/** Drawn in design+/publishing. */',
    '/** Truth (design+ "Experience"). */',
    '/** As issue+ 12 asks. */',
    '/** See the brief, item+ 4. */',
    '// Agreed in part+ 3.',
  ])('of a document that is elsewhere is found: %s', (line) => {
    expect(citedOutside([source('backend/src/a.ts', 'a();', line)])).toEqual([
      `backend/src/a.ts:2: ${cite(line)}`,
    ]);
  });

  it.each([
    '/** RFC 9110 %9.2.1. */',
    '/** AES~256, UTF~8, PDF~1 (SLOT~1). */',
    `import './slots.spec.js';`,
    '/** The route has a spec of its own. */',
  ])('of what everybody can open is none of them: %s', (line) => {
    const sources = [PRODUCT, source('backend/src/a.ts', line)];
    expect([...citedOutside(sources), ...brokenIds(sources)]).toEqual([]);
  });

  it('of an id that no page gives is found', () => {
    expect(brokenIds([PRODUCT, source('libs/a.ts', '/** SLOT~2, SLOT~3 and SLOTS~1. */')])).toEqual([
      cite('libs/a.ts:1: SLOT~3 is given on no page'),
      cite('libs/a.ts:1: SLOTS~1 is given on no page'),
    ]);
  });

  it('of an id that two rules share is found', () => {
    expect(brokenIds([PRODUCT, source('docs/other+.md', '- **SLOT~1** Another one.')])).toEqual([
      cite('docs/other+.md:1: SLOT~1 is given twice'),
    ]);
  });

  it('of a page, a heading or a decision that does not exist is found', () => {
    const sources = [
      PRODUCT,
      source('docs/adr/0003-three+.md', '# 3. Three'),
      source(
        'a.ts',
        '// docs/product+.md, "Posts", ADR 3',
        '// docs/product+.md, "Places"',
        '// docs/product+.md, “Nowhere”',
        '// nowhere+.md',
        '// ADR+ 4',
        '// docs/adr+/0003, docs/adr+/0006',
      ),
      source(
        'docs/adr/0005-five+.md',
        '[the rules](../product+.md)',
        '[lost](product+.md)',
        '[posts](../product+.md#posts), [places](../product+.md#places)',
      ),
    ];
    expect(brokenPages(sources)).toEqual([
      cite('a.ts:2: docs/product+.md has no heading "Places"'),
      cite('a.ts:3: docs/product+.md has no heading "Nowhere"'),
      cite('a.ts:4: there is no nowhere+.md'),
      cite('a.ts:5: there is no ADR+ 4'),
      cite('a.ts:6: there is no docs/adr+/0006'),
      cite('docs/adr/0005-five+.md:2: there is no product+.md'),
      cite('docs/adr/0005-five+.md:3: docs/product+.md has no heading #places'),
    ]);
  });

  it('of a file or folder that does not exist is found, in comments and on every page but the history', () => {
    const sources = [
      source('backend/src/auth/links/send-link.command.ts', 'a();'),
      source(
        'docs/security.md',
        'Kept (`auth/links/send-link.command.ts`).',
        'In `send-link.command.ts`, `*.ts`.',
      ),
      source('CONTRIBUTING.md', 'As `auth/send-link.command.ts` does, and `send-link.command.mjs`.'),
      source('CHANGELOG.md', 'Moved from `auth/send-link.command.ts`.'),
      source(
        'libs/a.ts',
        'a(`not+told.ts`); // `gone+.ts` does it',
        ' * Or `lost+.ts`, in `libs/lost+/rules` and `libs/lost+`.',
        '{/* As away+.tsx does it. */}',
        `import '**/*dropped+.ts';`,
      ),
    ];
    expect(brokenFolders(sources, () => false)).toEqual([
      'libs/a.ts:2: there is no libs/lost/rules',
      'libs/a.ts:2: there is no libs/lost',
    ]);
    expect(brokenFiles(sources)).toEqual([
      'CONTRIBUTING.md:1: there is no auth/send-link.command.ts',
      'CONTRIBUTING.md:1: there is no send-link.command.mjs',
      'libs/a.ts:1: there is no gone.ts',
      'libs/a.ts:2: there is no lost.ts',
      'libs/a.ts:3: there is no away.tsx',
    ]);
  });
});
