import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inventedAuthor, requestOf } from '../../../../test/support/writing/invented-authors.js';
import { BuiltInDraftWriter } from './built-in-draft-writer.js';
import { composeDraft } from './drafts/compose-draft.js';

const page = readFileSync(join(import.meta.dirname, '../../../../../docs/writing.md'), 'utf8');

describe('docs/writing.md', () => {
  it.each(['cfo', 'ux', 'bakeries', 'prevention'] as const)(
    'shows what the built-in writer makes of notes: %s',
    (name) => {
      const author = inventedAuthor(name);
      for (const notes of author.notes.slice(0, 2)) {
        expect(page).toContain(notes);
        expect(page).toContain(`\n${composeDraft(requestOf(author, notes))}\n`);
      }
    },
  );

  it.each(['cfo', 'ux', 'bakeries'] as const)('shows what it makes of answers: %s', async (name) => {
    const author = inventedAuthor(name);
    const request = requestOf(author, author.notes.at(-1) ?? '');
    const questions = await new BuiltInDraftWriter().ask(request);
    const answers = author.answers.map((answer, index) => ({ question: questions[index] ?? '', answer }));
    expect(answers.length).toBeGreaterThan(1);
    for (const { question, answer } of answers) expect(page).toContain(`- *${question}*\n  ${answer}`);
    expect(page).toContain(`\n${composeDraft({ ...request, answers })}\n`);
  });
});
