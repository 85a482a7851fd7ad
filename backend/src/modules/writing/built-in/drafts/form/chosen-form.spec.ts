import { defaultWritingProfile } from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import { aWritingRequest } from '../../../../../../test/builders/writing-request.builder.js';
import { ownPosts } from '../../../../../../test/support/writing/invented-authors.js';
import { BuiltInDraftWriter } from '../../built-in-draft-writer.js';
import { habitsOf } from '../../../brief/habits/habits.rules.js';
import { deniedForms } from './chosen-form.js';
import { composeDraft } from '../compose-draft.js';
import { briefOfBuiltIn } from '../built-in-brief.js';

const NOTES =
  'The pump in the cellar of the Mill House failed on Tuesday. Two men looked for the leak for 3 hours. It was a loose clamp. A walk along the pipe finds such a thing in ten minutes.';

const closing = [
  'We had no light in the shaft until nine.',
  'The door stood open for two days.',
  'Nobody had asked the porter about it.',
  'The board was new and still wrong.',
  'They rode it up and down all night.',
].map((line) => `${line}\n\nThe cause was small, as it mostly is, and cheap to mend.\n\nBring a torch. 🔦`);
const asking = [
  ['My tenor left us on Monday.', 'Who told you first?'],
  ['The choir sang without a leader.', 'When did yours last do so?'],
  ['The hall was cold again this week.', 'What would you have said?'],
  ['A pianist wrote to me last night.', 'Do you answer at night?'],
  ['We lost the key to the organ loft.', 'Where do you keep yours?'],
].map(
  ([line, question]) =>
    `${line}\n\nIt took the others a week to say so.\n\n${question}\n\n#teams #leadership`,
);

const requestWith = (posts: readonly string[], denied_habits: string[]) =>
  aWritingRequest({
    source: { kind: 'notes', notes: NOTES },
    own_posts: ownPosts(posts),
    preferences: { ...defaultWritingProfile(), denied_habits },
  });
const draftWith = (posts: readonly string[], ...denied: string[]) => composeDraft(requestWith(posts, denied));

describe('A habit that the author denies', () => {
  it('is one that the posts show, by its name', () => {
    const named = (posts: readonly string[]) => habitsOf(posts)?.does.map(({ name }) => name);
    expect(named(closing)).toEqual(
      expect.arrayContaining([
        'Uses emoji',
        'Ends with an emoji',
        'Ends with the same line: “Bring a torch. 🔦”',
      ]),
    );
    expect(named(asking)).toEqual(
      expect.arrayContaining(['Asks questions', 'Ends with a question', 'Sets hashtags']),
    );
  });

  it('is in the draft until they do', () => {
    expect(draftWith(closing)).toMatch(/Bring a torch\. 🔦$/u);
    expect(draftWith(asking)).toMatch(/\[Your question to the readers\.\]\n\n#teams #leadership$/u);
  });

  it('leaves the closing line without its emoji', () => {
    for (const habit of ['Uses emoji', 'Ends with an emoji']) {
      expect(draftWith(closing, habit)).toMatch(/Bring a torch\.$/u);
    }
  });

  it('takes the closing line with it', () => {
    const draft = draftWith(closing, 'Ends with the same line: “Bring a torch. 🔦”', 'Uses emoji');
    expect(draft).not.toContain('torch');
    expect(draft).not.toContain('🔦');
  });

  it.each(['Asks questions', 'Ends with a question'])('leaves no question at the end: %s', (habit) => {
    expect(draftWith(asking, habit)).not.toContain('[Your question');
  });

  it('leaves no hashtags', () => {
    expect(draftWith(asking, 'Sets hashtags')).not.toContain('#');
  });

  it('is named where the writer says what it goes by, if arranging can leave it out', () => {
    const request = requestWith(asking, ['Sets hashtags', 'Ends with a question', 'Gives figures']);
    expect(deniedForms(request)).toEqual(['Sets hashtags', 'Ends with a question']);
    const { lines = [] } = briefOfBuiltIn(request, false).sections.find(({ name }) => name === 'form') ?? {};
    expect(lines).toContain('Left out, as you said that it is not you: Sets hashtags; Ends with a question.');
    expect(lines).toContain('No hashtags: it is set so.');
    expect(lines.join('\n')).not.toContain('A question at the end');
    const sources = new BuiltInDraftWriter().sourcesOf(request);
    expect(sources.find(({ label }) => label === 'The form of your posts')?.excerpt).toMatch(
      /, without what you said is not you: Sets hashtags; Ends with a question\.$/u,
    );
  });
});
