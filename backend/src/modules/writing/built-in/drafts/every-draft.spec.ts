import {
  CATEGORIES,
  defaultWritingProfile,
  extractHashtags,
  sentencesOf,
  shownLanguage,
  withoutPlaces,
  type WritingProfile,
} from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  fromPrompt,
  INVENTED_AUTHORS,
  inventedAuthor,
  NEWCOMER,
  ownPosts,
  requestOf,
  type InventedAuthorName,
} from '../../../../../test/support/writing/invented-authors.js';
import type { DraftSource } from '../../draft-writer.service.js';
import { draftProblems } from '../../written-draft.rules.js';
import { composeDraft } from './compose-draft.js';
import { writtenFigures } from '../../reading/figures/written-figures.js';
import { possibleNames } from '../../reading/names/names.js';

const voice = (overrides: Partial<WritingProfile>) => ({
  preferences: { ...defaultWritingProfile(), ...overrides },
});
const paragraphsOf = (draft: string) => draft.split('\n\n');
const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

const eachNotes = INVENTED_AUTHORS.flatMap((name) =>
  inventedAuthor(name).notes.map((notes, index) => [name, index, notes] as const),
);
const bare = (sentence: string) =>
  sentence
    .toLowerCase()
    .replace(/[^\p{L}\p{N}%€£$]+/gu, ' ')
    .trim();

describe('Drafts of five invented authors', () => {
  it.each(eachNotes)('have every fact of the notes and nothing else: %s, %i', (name, _, notes) => {
    const author = inventedAuthor(name);
    const draft = composeDraft(requestOf(author, notes));
    const language = shownLanguage(author.posts.join('\n'));
    for (const fact of sentencesOf(notes).flatMap((one) => [
      ...writtenFigures(one, language),
      ...possibleNames(one, language),
    ])) {
      expect(draft.toLowerCase()).toContain(fact.toLowerCase());
    }
    const tags = new Set(author.posts.flatMap(extractHashtags));
    expect(extractHashtags(draft).filter((tag) => !tags.has(tag))).toEqual([]);
    const own = sentencesOf(withoutPlaces(draft).replace(/#\S+/gu, '')).map(bare);
    const given = bare(notes);
    for (const sentence of own) expect(given).toContain(sentence);
  });

  it.each(eachNotes)('are in one language, places included: %s, %i', (name, _, notes) => {
    const author = inventedAuthor(name);
    const language = shownLanguage(author.posts.join('\n'));
    const draft = composeDraft(requestOf(author, notes));
    for (const paragraph of paragraphsOf(draft)) {
      expect([language, null]).toContain(shownLanguage(paragraph.replace(/[[\]]/gu, '')));
    }
  });

  it('differ by author: nobody’s draft has a sentence of another one’s', () => {
    const notes =
      'We raised our prices by 20% in May. Not one of 214 clients left us. Fear was the expensive part.';
    const forms = (['cfo', 'bakeries'] as const satisfies readonly InventedAuthorName[]).map((name) =>
      composeDraft(requestOf(inventedAuthor(name), notes)),
    );
    expect(forms[0]).not.toBe(forms[1]);
    expect(forms[0]).not.toContain('[');
  });
});

describe('A draft, whatever is written, wanted and forbidden,', () => {
  const sentence = fc.constantFrom(
    'We raised our prices by 20% in May.',
    'Nobody left us.',
    'it was not easy',
    'Er sagte nein.',
    'Das Lager liest drei Felder.',
    'On a posé un support à 90 euros.',
    'El diagnóstico empieza con una pregunta.',
    'Acme called twice!',
    'What would you do?',
    'https://example.com/x',
    '#tag',
  );
  const notes = fc
    .array(fc.tuple(fc.constantFrom('', '- ', '\n', '1. '), sentence), { minLength: 1, maxLength: 14 })
    .map((all) => all.map(([mark, text]) => mark + text).join('\n'));
  const posts = fc.constantFrom(...INVENTED_AUTHORS.map((name) => inventedAuthor(name).posts), []);

  it('has every word of the notes, and the same draft for the same request', () => {
    fc.assert(
      fc.property(notes, posts, fc.option(notes), (given, own, present) => {
        const request = requestOf(NEWCOMER, given, { own_posts: ownPosts(own), previous_text: present });
        const draft = composeDraft(request);
        expect(composeDraft(request)).toBe(draft);
        const left = [...words(draft)];
        for (const word of words(given.replace(/^\d\. /gmu, ''))) {
          expect(left).toContain(word);
          left.splice(left.indexOf(word), 1);
        }
      }),
    );
  });

  it('has no sentence but those of the notes and the answers, and at most two places', () => {
    const whole = sentence.filter((one) => /^\p{Lu}.*[.!?]$/u.test(one));
    const told = fc.array(whole, { maxLength: 4 });
    fc.assert(
      fc.property(told, told, posts, fc.boolean(), (given, answered, own, isPrompt) => {
        const source: DraftSource = isPrompt ? fromPrompt() : { kind: 'notes', notes: given.join(' ') };
        const answers = answered.map((answer) => ({ question: 'q', answer }));
        const draft = composeDraft(requestOf(NEWCOMER, '', { source, answers, own_posts: ownPosts(own) }));
        expect((draft.match(/\[/gu) ?? []).length).toBeLessThanOrEqual(2);
        const said = [...(isPrompt ? [] : given), ...answered];
        // Where there is no word at all, the prompt's line stands over the places.
        const allowed = (isPrompt && said.length === 0 ? [fromPrompt().hook] : said).map(bare);
        for (const line of withoutPlaces(draft).replace(/#\S+/gu, '').split('\n')) {
          for (const one of sentencesOf(line)) expect(allowed).toContain(bare(one));
        }
      }),
    );
  });

  it('is valid by the domain’s rules', () => {
    const text = fc.oneof(
      fc.string({ maxLength: 400 }),
      fc.string({ unit: 'grapheme', maxLength: 400 }),
      fc.lorem({ maxCount: 300 }),
      notes,
      fc.constantFrom(
        'no\nlines\n\n- a\n- b',
        '{topic}',
        'a'.repeat(4_900),
        '1. one\n2. two',
        '[place]',
        '#a #b',
      ),
    );
    const source = fc.oneof(
      text.map((given): DraftSource => ({ kind: 'notes', notes: given })),
      fc
        .record({
          hook: fc.string({ minLength: 1, maxLength: 120 }),
          prompt_text: text,
          category: fc.constantFrom(...CATEGORIES, 'Something else'),
          pillar_label: fc.option(text),
        })
        .map((prompt) => fromPrompt(prompt)),
    );
    const phrase = fc.oneof(
      fc.constantFrom('the', 'your', 'what', 'a', 'i', 'question'),
      fc.lorem({ maxCount: 2 }),
    );
    fc.assert(
      fc.property(
        source,
        fc.array(phrase, { maxLength: 4 }),
        fc.option(text),
        posts,
        fc.array(
          text.map((answer) => ({ question: 'q', answer })),
          { maxLength: 3 },
        ),
        (from, never_use_phrases, previous_text, own, answers) => {
          const draft = composeDraft(
            requestOf(NEWCOMER, '', {
              source: from,
              previous_text,
              answers,
              own_posts: ownPosts(own),
              ...voice({ never_use_phrases }),
            }),
          );
          const problems = draftProblems(draft, { neverUsePhrases: never_use_phrases });
          expect(problems.filter((problem) => problem !== 'The draft is empty.')).toEqual([]);
        },
      ),
      { numRuns: 150 },
    );
  });
});
