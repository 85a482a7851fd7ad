import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { TextFinding } from '@drumbeat/domain';
import {
  inventedAuthor,
  requestOf,
  type InventedAuthorName,
} from '../../../../test/support/writing/invented-authors.js';
import { expectKept } from '../../../../test/support/source/kept-file.js';
import { RecordedModel } from '../../../../test/support/writing/recorded-model.js';
import { ModelDraftWriter } from './model-draft-writer.js';

const PAGE = join(import.meta.dirname, '../../../../../docs/writing.md');
const HEADING = '## With a model\n';

const INTRODUCTION = `${HEADING}No model writes this page: its answers were put down by hand, as a good model gives them, and are played to the product, which briefs, reads and
repairs as it does with any model. So the page shows what a model is told and what becomes of its answer; how well a given model writes, only
\`npm run bench:writer\` with that model shows.

What a model is told comes in the order in which it gets it (EDITOR-7); the rules that all drafts are written to
are in [a call as it goes out](../backend/test/model-calls/notes.txt).`;

/** The passages that the review sends back, as the recorded answer to that has them. */
const REPAIRS: Readonly<Partial<Record<InventedAuthorName, readonly string[]>>> = { cfo: ['', ''] };

describe('docs/writing.md', () => {
  it('shows what a model is told, what it answers and what becomes of it', async () => {
    const people: string[] = [];
    for (const name of ['cfo', 'ux', 'bakeries'] as const) people.push(await personOn(name));
    const page = readFileSync(PAGE, 'utf8');
    const before = page.includes(HEADING) ? page.slice(0, page.indexOf(HEADING)) : `${page}\n`;
    expectKept(PAGE, `${before}${[INTRODUCTION, ...people].join('\n\n')}\n`);
  });
});

async function personOn(name: InventedAuthorName): Promise<string> {
  const author = inventedAuthor(name);
  const parts = [`### ${author.profile.full_name.split(' ')[0]}, with a model`];
  for (const [index, answer] of author.modelAnswers.entries()) {
    const request = requestOf(author, author.notes[index] ?? '');
    const repairs = (REPAIRS[name] ?? []).map((text, number) => ({ number: number + 1, text }));
    const model = new RecordedModel(answer, { passages: repairs });
    const writer = new ModelDraftWriter(model);
    let findings: readonly TextFinding[] = [];
    const draft = await writer.write(request, {
      onText: () => undefined,
      signal: new AbortController().signal,
      onFindings: (found) => {
        findings = found;
      },
    });
    expect(findings).toEqual([]);
    const { sections, tokens } = writer.brief(request);
    parts.push(`Notes:\n${block(author.notes[index] ?? '')}`);
    if (index === 0) {
      const told = sections.filter((section) => section.name !== 'matter');
      parts.push(
        `What the model is told besides, in about ${tokens?.count} tokens with the rules; of the posts it gets the whole text:`,
        ...told.map(({ title, lines }) => `**${title}**\n${lines.map((line) => `- ${line}`).join('\n')}`),
      );
    }
    if (draft !== answer) parts.push(`The model’s answer:\n${block(answer)}`);
    if (model.calls.length > 1) parts.push(`Sent back, and taken out:\n${sentBack(model).join('\n')}`);
    parts.push(`Draft:\n${block(draft)}`);
  }
  return parts.join('\n\n');
}

/** What the second call said to be wrong. */
function sentBack({ calls }: RecordedModel): string[] {
  const { passages } = JSON.parse((calls[1]?.user ?? '').replace(/<\/?data>/gu, '')) as {
    passages: readonly { readonly wrong: readonly { readonly words: string; readonly why: string }[] }[];
  };
  return passages.flatMap(({ wrong }) => wrong.map(({ words, why }) => `- “${words}”: ${why}`));
}

const block = (text: string) => `\`\`\`text\n${text}\n\`\`\``;
