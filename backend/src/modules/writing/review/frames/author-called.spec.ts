import { describe, expect, it } from '@jest/globals';
import { reviewText } from '../review-text.js';
import { tidyAnswer } from '../tidy-answer.js';

/** Of a glazier, a midwife, a cook and a surveyor, none of whom speaks to one reader in posts. */
const AUTHORS = {
  en: {
    name: 'Fergus Tait',
    notes: 'shop window cracked in the frost, replaced by noon',
    post: 'Glass is patient.',
  },
  de: {
    name: 'Henrike Ohl',
    notes: 'hausgeburt im dritten stock ohne aufzug, alles gut',
    post: 'Treppen zählen nicht.',
  },
  fr: {
    name: 'Solène Quéré',
    notes: 'panne de four un samedi, service en plats froids',
    post: 'Le froid se sert vite.',
  },
  es: {
    name: 'Fermín Oteiza',
    notes: 'linde mal puesta desde 1962, los vecinos firmaron',
    post: 'Una linde no discute.',
  },
} as const;
type Language = keyof typeof AUTHORS;
const BODY = 'It was a long day.\n\nThen it was done.';

const contextOf = (language: Language, ownPosts: readonly string[] = []) => {
  const { name, notes, post } = AUTHORS[language];
  return { name, material: [notes], known: [], ownPosts: [post, ...ownPosts], neverUse: [], isPart: false };
};

const GO: readonly (readonly [Language, string])[] = [
  ['en', 'Hope this works for you, Fergus!'],
  ['en', 'I hope you like it, Fergus.'],
  ['en', 'Fergus, let me know if you’d like me to change the tone.'],
  ['de', 'Ich hoffe, der Text gefällt dir, Henrike!'],
  ['de', 'Hoffentlich hilft Ihnen das, Frau Ohl.'],
  ['fr', 'J’espère que cela vous plaira, Solène.'],
  ['fr', 'J’espère que ce post te convient, chère Solène !'],
  ['es', 'Espero que te guste, Fermín.'],
  ['es', 'Espero que te ayude, Fermín Oteiza.'],
];
const GO_OR_MARKED: readonly (readonly [Language, string])[] = [
  ['en', 'Hope this helps, Fergus! Would you like me to make it shorter?'],
  ['en', 'I hope this works, Fergus. Let me know if you’d like another version.'],
  ['de', 'Ich hoffe, das passt so, Henrike. Soll ich den Text noch kürzen?'],
  ['de', 'Ich hoffe, das gefällt Ihnen! Sagen Sie mir, wenn ich etwas anpassen soll, Frau Ohl.'],
  ['fr', 'J’espère que ce texte vous plaît, Solène ! Souhaitez-vous que je modifie le ton ?'],
  ['es', 'Espero que te sirva, Fermín. ¿Quieres que cambie el tono?'],
];

describe('Last words to the author by name', () => {
  it.each(GO)('go as they do without it, %s: %s', (language, line) => {
    expect(tidyAnswer(`${BODY}\n\n${line}`, contextOf(language))).toBe(BODY);
  });

  it.each(GO_OR_MARKED)('go or are marked with the offer behind them, %s: %s', (language, line) => {
    const text = `${BODY}\n\n${line}`;
    const context = contextOf(language);
    const left = tidyAnswer(text, context);
    const marked = reviewText(left, context).filter(({ kind }) => kind === 'remark');
    expect([left === BODY, marked.map(({ quotation }) => quotation)]).toEqual(
      left === BODY ? [true, []] : [false, [line]],
    );
  });

  it('stay where the author signs with their name', () => {
    const line = 'I hope this helps, Fergus';
    const context = contextOf('en', ['I hope the frost goes.\n\nFergus']);
    expect(tidyAnswer(`${BODY}\n\n${line}`, context)).toBe(`${BODY}\n\n${line}`);
  });

  it.each([
    ['en', 'Thank you, Fergus, said the baker.'],
    ['en', 'I hope it holds.'],
    ['de', 'Gut gemacht, Henrike, sagte die Oma.'],
    ['fr', 'Merci, Solène, a dit le client.'],
    ['es', 'Gracias, Fermín, me dijo el vecino.'],
  ] as const)('stay where somebody else says them, %s: %s', (language, line) => {
    const text = `${BODY}\n\n${line}`;
    const context = contextOf(language);
    expect(tidyAnswer(text, context)).toBe(text);
    expect(reviewText(text, context).filter(({ kind }) => kind === 'remark')).toEqual([]);
  });
});
