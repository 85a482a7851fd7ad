import { defaultWritingProfile } from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import { inventedAuthor, requestOf } from '../../../../test/support/writing/invented-authors.js';
import { BuiltInDraftWriter } from '../built-in/built-in-draft-writer.js';
import { draftBrief, draftWriterBrief } from '../model/draft-data.js';
import { TOKENS_IN_MAX } from './fit-brief.js';

const author = inventedAuthor('cfo');
const preferences = { ...defaultWritingProfile(), never_use_phrases: ['deep dive'] };
const request = requestOf(author, author.notes[0]!, { preferences });

describe('What an author is shown of what a writer is told', () => {
  it('is all of it: every text in the data of a model stands in a line, an example by its first line', () => {
    const shownBrief = draftWriterBrief(request);
    const shown = shownBrief.sections.flatMap(({ lines }) => lines).join('\n');
    const { examples, brief, author: facts, ...data } = draftBrief(request).data;
    const texts = [data, brief].flatMap((part) => textsIn(part));
    expect(texts.length).toBeGreaterThan(10);
    for (const text of [...texts, ...textsIn(facts)]) expect(shown).toContain(text);
    expect(shownBrief.examples).toHaveLength((examples as unknown[]).length);
    for (const { opening } of shownBrief.examples) expect(shown).toContain(opening);
    expect(shownBrief.examples[0]).toMatchObject({ reason: 'Its subject is near this one.', figures: null });
    expect(shownBrief.rules.join('\n')).toContain('One idea');
    expect(shownBrief.tokens?.count).toBeLessThanOrEqual(TOKENS_IN_MAX);
    expect([shownBrief.left_out, shownBrief.shortened]).toEqual([[], []]);
  });

  it('says what was left out for room, and which text ends earlier', () => {
    const long = 'The client had waited for eleven days and said so. '.repeat(600);
    const brief = draftWriterBrief({ ...request, source: { kind: 'notes', notes: long } });
    expect(brief.left_out.map(({ name }) => name)).toContain('examples');
    expect(brief.examples).toHaveLength(0);
    expect(brief.shortened).toEqual(['Your notes']);
    expect(brief.tokens?.count).toBeLessThanOrEqual(TOKENS_IN_MAX);
  });

  it('says of the built-in writer what it goes by, and claims no tokens and no rules', () => {
    const brief = new BuiltInDraftWriter().brief(request);
    expect(brief.sections.map(({ name }) => name)).toEqual(['form', 'never_use_phrases', 'matter']);
    expect(brief.sections[0]?.lines).toContain('No hashtags: most of your posts have none.');
    expect(brief).toMatchObject({ examples: [], rules: [], tokens: null });
  });

  it('says of the built-in writer that a wish for a shorter text is about that text alone', () => {
    const previous_text = 'A 40 person agency called me on a Wednesday. They had $310k in the bank.';
    const brief = new BuiltInDraftWriter().brief({
      ...request,
      previous_text,
      instructions: 'Make it shorter.',
    });
    expect(brief.sections.map(({ name }) => name)).toEqual(['never_use_phrases', 'matter']);
    expect(brief.sections.at(-1)?.lines).toEqual([
      'Your wish: Make it shorter.',
      `The text that is there: ${previous_text}`,
    ]);
  });

  it('says of a beginner’s posts that the usual form stands in for them, and what is set', () => {
    const settings = { ...preferences, formatting_preferences: ['No hashtags'] };
    const brief = new BuiltInDraftWriter().brief({ ...request, preferences: settings, own_posts: [] });
    expect(brief.sections[0]?.lines).toEqual([
      'A first line by itself and short paragraphs: the usual form, because fewer than 3 posts of yours are known.',
      'No hashtags: it is set so.',
    ]);
  });
});

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
