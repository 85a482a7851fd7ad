import { describe, expect, it } from '@jest/globals';
import { ROOT } from '../setup/settings.ts';
import { longPoints } from './points.ts';
import { readSources } from './sources.ts';

/** Words of a point; longer ones are read twice. */
const MOST = 80;
const PAGES = ['docs/product.md', 'docs/writing.md'];

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');

const longOf = (...lines: string[]) => longPoints({ path: 'page', lines }, 3);

describe('the pages of rules', () => {
  it.each(PAGES)(`have no paragraph, list item or cell of more than ${MOST} words: %s`, (path) => {
    const lines = readSources(ROOT).find((source) => source.path === path)?.lines ?? [];
    expect(lines).not.toEqual([]);
    expect(longPoints({ path, lines }, MOST)).toEqual([]);
  });
});

describe('a point', () => {
  it('is a paragraph, an item with the lines that go on with it, or a cell', () => {
    expect(
      longOf(
        words(2),
        words(2),
        '',
        `- ${words(2)}`,
        `  ${words(1)}`,
        `  - ${words(3)}`,
        `    ${words(1)}`,
        '',
        `| ${words(3)} | ${words(4)} |`,
        words(3),
      ),
    ).toEqual(['page:1: 4 words', 'page:6: 4 words', 'page:9: 4 words']);
  });

  it('is no heading, and nothing that a page quotes', () => {
    expect(longOf(`# ${words(4)}`, words(3), '```text', words(4), '```', words(3))).toEqual([]);
  });

  it('has no marks among its words', () => {
    expect(longOf(`- **${words(1)}** – ${words(1)} + ${words(1)} …`)).toEqual([]);
  });
});
