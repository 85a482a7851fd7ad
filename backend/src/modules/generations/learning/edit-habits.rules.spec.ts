import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { editHabits, type EditHabit } from './edit-habits.rules.js';
import type { ComparedDraft } from './edit-trace.js';

let ids = 0;
const draft = (written: string, posted: string, rest: Partial<ComparedDraft> = {}): ComparedDraft => ({
  id: `draft-${String((ids += 1)).padStart(4, '0')}`,
  written,
  posted,
  also_written: [],
  took_suggestion: false,
  from: 'prompt',
  pillar: 1,
  ...rest,
});

const find = (habits: readonly EditHabit[], kind: EditHabit['kind']) =>
  habits.filter((habit) => habit.kind === kind);

/** Three bodies that differ, so that nothing but the edit is common to the drafts. */
const BODIES = [
  'We signed the Leith bakery on Tuesday. They pay within nine days and read every invoice twice.',
  'Our printer doubled the paper price overnight. The estimate went out again before lunch with the new sum.',
  'Nobody had asked the night nurse about the rota. She drew a better one on the back of a menu.',
  'The museum wanted twelve signs and a map. It turned out that visitors follow the smell of coffee.',
] as const;

const each = (make: (body: string, index: number) => ComparedDraft) => BODIES.map(make);

describe('Habits of edits', () => {
  it('find a phrase that was cut from three drafts, as it is usually written', () => {
    const drafts = each((body, index) =>
      draft(`I’m ${index === 1 ? 'EXCITED TO ANNOUNCE' : 'excited to announce'} news. ${body}`, body),
    );
    const [habit, ...others] = find(editHabits(drafts), 'cut_phrase');
    expect(others).toEqual([]);
    expect(habit).toMatchObject({
      phrase: expect.stringMatching(/excited to announce/u),
      occurrences: 4,
      opportunities: 4,
      where: { places: ['opening'], from: ['prompt'], pillars: [1] },
    });
    expect(habit?.evidence[0]).toMatchObject({ before: 'I’m excited to announce news.', after: null });
  });

  it('need three drafts', () => {
    const drafts = each((body) => draft(`We are excited to announce news. ${body}`, body)).slice(0, 2);
    expect(editHabits(drafts)).toEqual([]);
  });

  it('count a draft half whose post took what staff suggested', () => {
    const drafts = (took: number) =>
      each((body, index) =>
        draft(`We are excited to announce news. ${body}`, body, { took_suggestion: index < took }),
      );
    expect(find(editHabits(drafts(2)), 'cut_phrase')).toMatchObject([{ occurrences: 4, weight: 3 }]);
    expect(editHabits(drafts(3))).toEqual([]);
  });

  it('are learned of a text that keeps three tenths of what its draft says, and of none that keeps less', () => {
    const told = ['granite', 'lantern', 'orchard', 'velvet', 'harbour', 'copper', 'meadow'];
    const drafts = (kept: number) =>
      each((_, index) => {
        const own = told.map((word) => `${word}${'abcd'[index]}`);
        const written = `Synergy platforms rock. ${own.slice(0, kept).join(' ')} ${own.slice(kept).join(' ')}.`;
        return draft(written, `${own.slice(0, kept).join(' ')} and the ${'wxyz'[index]}${'wxyz'[index]}.`);
      });
    const cut = (kept: number) => find(editHabits(drafts(kept)), 'cut_phrase').map(({ key }) => key);
    expect(cut(3)).toEqual(['synergy platforms rock']);
    expect(cut(2)).toEqual([]);
  });

  it('find none in a phrase that as many other posts have', () => {
    const cut = each((body) => draft(`Cash flow is a habit. ${body}`, body)).slice(0, 3);
    const kept = each((body) => draft(body, `${body} My cash flow is a habit that I keep.`)).slice(0, 3);
    expect(find(editHabits(cut), 'cut_phrase')).toMatchObject([{ key: 'cash flow is a habit' }]);
    expect(find(editHabits([...cut, ...kept]), 'cut_phrase')).toEqual([]);
  });

  it('find a sentence that was added at the end, with its punctuation', () => {
    const drafts = each((body, index) =>
      draft(body, `${body}\n\nCash first.`, { from: index === 0 ? 'notes' : 'prompt', pillar: index + 1 }),
    );
    expect(find(editHabits(drafts), 'added_phrase')).toMatchObject([
      {
        phrase: 'Cash first.',
        key: 'cash first',
        occurrences: 4,
        where: { places: ['close'], from: ['notes', 'prompt'], pillars: [1, 2, 3, 4] },
      },
    ]);
  });

  it('find no addition of the author’s in what a writer put there', () => {
    const drafts = each((body) => draft(body, `${body} Cash first.`, { also_written: ['Cash first.'] }));
    expect(find(editHabits(drafts), 'added_phrase')).toEqual([]);
  });

  it('find no signature in two words within a text', () => {
    const drafts = each((body) =>
      draft(body, body.replace('. ', '. Mondays teach this discovery call slowly. ')),
    );
    expect(find(editHabits(drafts), 'added_phrase').map(({ key }) => key)).toEqual([
      'mondays teach this discovery call slowly',
    ]);
    const within = BODIES.map((body, index) =>
      draft(
        body,
        body.replace(
          '. ',
          `. ${['Every', 'One', 'Some', 'That'][index]} quiet discovery call counted ${'abcd'[index]}. `,
        ),
      ),
    );
    expect(find(editHabits(within), 'added_phrase').map(({ key }) => key)).toEqual([
      'quiet discovery call counted',
    ]);
  });

  it('find the word that stands in place of another one', () => {
    const drafts = each((body) =>
      draft(`${body} We utilize a list for it.`, `${body} We use a list for it.`),
    );
    const habits = editHabits(drafts);
    expect(find(habits, 'replaced_phrase')).toMatchObject([
      { phrase: 'utilize', instead: 'use', occurrences: 4, opportunities: 4 },
    ]);
    expect(find(habits, 'cut_phrase')).toEqual([]);
  });

  it('find that the closing question is always deleted, and that one was left', () => {
    const asked = (body: string, index: number) => `${body}\n\nWhat would ${'abcd'[index]} do here?`;
    const always = BODIES.map((body, index) => draft(asked(body, index), body));
    expect(find(editHabits(always), 'closing_question')).toMatchObject([
      { occurrences: 4, opportunities: 4 },
    ]);
    const once = BODIES.map((body, index) =>
      draft(asked(body, index), index < 3 ? body : asked(body, index)),
    );
    expect(find(editHabits(once), 'closing_question')).toMatchObject([{ occurrences: 3, opportunities: 4 }]);
    const another = BODIES.map((body, index) => draft(asked(body, index), `${body} Who pays for it?`));
    expect(find(editHabits(another), 'closing_question')).toEqual([]);
  });

  it('find hashtags and emoji that go, and emoji that come', () => {
    const drafts = each((body) => draft(`🚀 ${body}\n\n#work #money`, body));
    const habits = editHabits(drafts);
    expect(find(habits, 'hashtags')[0]?.evidence[0]).toMatchObject({ before: '#work #money', after: null });
    expect(find(habits, 'emoji_removed')).toMatchObject([{ measure: 0, occurrences: 4 }]);
    const added = each((body) => draft(body, `${body} 🥐`));
    expect(find(editHabits(added), 'emoji_added')).toMatchObject([{ measure: 1 }]);
  });

  it('find the first line that the author prefers', () => {
    const drafts = BODIES.map((body, index) =>
      draft(
        `Here is a lesson about the subject of ${'abcd'[index]} again. ${body}`,
        `${['Who pays?', 'Why so late?', 'Whose turn was it?', 'How long?'][index]} ${body}`,
      ),
    );
    expect(find(editHabits(drafts), 'opening_replaced')).toMatchObject([{ key: 'question', occurrences: 4 }]);
  });

  it('find drafts that are cut by half, and paragraphs that are split and joined', () => {
    const long = BODIES.map((body, index) => `${BODIES.slice(0, 3).join(' ')} ${index} ${body}`);
    const halved = long.map((text, index) => draft(text, text.slice(0, text.length / 2 + index)));
    expect(find(editHabits(halved), 'shortened')[0]?.measure).toBeCloseTo(0.5, 1);
    const split = long.map((text) => draft(text, text.replaceAll('. ', '.\n\n')));
    expect(find(editHabits(split), 'paragraphs_split')).toMatchObject([{ occurrences: 4 }]);
    const joined = long.map((text) => draft(text.replaceAll('. ', '.\n\n'), text));
    expect(find(editHabits(joined), 'paragraphs_merged')).toMatchObject([{ occurrences: 4 }]);
    expect(find(editHabits(joined), 'paragraphs_split')).toEqual([]);
  });

  it('learn nothing from texts that were written anew', () => {
    const drafts = BODIES.map((body, index) =>
      draft(`I am excited to announce news. ${body}`, `${BODIES[(index + 1) % BODIES.length]} Cash first.`),
    );
    expect(editHabits(drafts)).toEqual([]);
  });

  const TEXT = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 200 }),
    fc
      .array(
        fc.constantFrom(
          ...BODIES,
          'Cash first.',
          'Was?',
          '#tag',
          '🥐',
          '\n\n',
          'Ça va',
          'نقد أولا',
          '現金第一。',
        ),
        {
          maxLength: 12,
        },
      )
      .map((parts) => parts.join(' ')),
  );

  it('are none between a text and itself', () => {
    fc.assert(
      fc.property(TEXT, (text) => {
        expect(editHabits([draft(text, text), draft(text, text), draft(text, text)])).toEqual([]);
      }),
    );
  });

  it('are the same in every order of the drafts', () => {
    const drafts = fc.array(
      fc.tuple(TEXT, TEXT).map(([written, posted]) => draft(written, posted)),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(drafts, (list) => {
        expect(editHabits([...list].reverse())).toEqual(editHabits(list));
      }),
    );
  });

  it('never fail on empty and huge texts', () => {
    const huge = 'x'.repeat(100_000);
    const words = 'So we did it again. '.repeat(5_000);
    for (const text of ['', ' ', '🥐', '?', huge, words]) {
      for (const other of ['', '🥐', huge, words]) {
        expect(() => editHabits([1, 2, 3].map(() => draft(text, other)))).not.toThrow();
      }
    }
  });
});
