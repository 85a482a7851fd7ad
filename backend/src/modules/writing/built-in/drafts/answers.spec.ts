import { describe, expect, it } from '@jest/globals';
import { toldAnswers } from './answers.js';
import { DRAFT_TEXTS } from './draft.texts.js';

const told = (question: string, answer: string) => toldAnswers([{ question, answer }], false).told[0];

describe('An answer in a draft', () => {
  it.each([
    ['en', 'That the rota is a record.', 'What most people get wrong: that the rota is a record.'],
    ['en', 'They think it is about noise.', 'Most people think it is about noise.'],
    ['en', 'The price.', 'What most people get wrong: the price.'],
    [
      'de',
      'Dass man darüber nicht spricht.',
      'Was die meisten falsch sehen: dass man darüber nicht spricht.',
    ],
    ['de', 'Sie halten es für Pflicht.', 'Die meisten halten es für Pflicht.'],
    ['de', 'Der Preis.', 'Was die meisten falsch sehen: der Preis.'],
    ['fr', "Que c'est le crabe.", "Ce que la plupart comprennent mal : que c'est le crabe."],
    ['fr', "Ils croient que c'est le crabe.", "La plupart des gens croient que c'est le crabe."],
    ['es', 'Que sale caro.', 'Lo que casi todo el mundo entiende mal: que sale caro.'],
    ['es', 'Creen que sale caro.', 'Casi todos creen que sale caro.'],
  ] as const)('takes in whom and what the second question is about: %s, %s', (language, answer, standing) => {
    expect(told(DRAFT_TEXTS[language].wrong, answer)).toBe(standing);
  });

  it.each([
    [
      'en',
      'Because the officer reads the payroll, not the wall.',
      'The officer reads the payroll, not the wall.',
    ],
    ['en', 'because the worms learn!', 'The worms learn!'],
    ['en', 'Because of the vents.', 'Why it matters: because of the vents.'],
    ['en', 'To stop the leak.', 'Why it matters: to stop the leak.'],
    ['de', 'Weil Scham Geld kostet.', 'Das ist wichtig, weil Scham Geld kostet.'],
    ['de', 'Damit niemand dafür zahlt.', 'Warum das wichtig ist: damit niemand dafür zahlt.'],
    ['de', 'Geld.', 'Warum das wichtig ist: Geld.'],
    ['fr', 'Parce que personne ne compte ce qui manque.', 'Personne ne compte ce qui manque.'],
    ['fr', "Parce qu'une poche vide pèse aussi.", 'Une poche vide pèse aussi.'],
    ['fr', 'parce que la dette, elle, elle gèle pas', 'La dette, elle, elle gèle pas'],
    ['fr', "Parce que l'eau, elle coûte rien.", "L'eau, elle coûte rien."],
    ['fr', 'Pour que personne ne perde.', 'Pourquoi c’est important : pour que personne ne perde.'],
    ['es', 'Porque nadie lo cuenta.', 'Nadie lo cuenta.'],
    ['es', 'Porque la deuda, esa, no se congela.', 'La deuda, esa, no se congela.'],
    ['en', 'Because the debt, it never freezes.', 'The debt, it never freezes.'],
    ['es', 'Para que nadie pierda.', 'Por qué importa: para que nadie pierda.'],
  ] as const)('says why without its question: %s, %s', (language, answer, standing) => {
    expect(told(DRAFT_TEXTS[language].matters, answer)).toBe(standing);
  });

  it.each([
    ['en', 'Trust is cheaper than marketing.'],
    ['en', 'That is what the officer reads.'],
    ['en', 'To me it is trust.'],
    ['en', 'Because the floor is bare, the room goes flat.'],
    ['en', "You can't collect what you never billed."],
    ['de', 'Weil Scham kostet, fragt niemand.'],
    ['de', 'Das stimmt.'],
    ['de', 'Damit ist alles gesagt.'],
    ['de', 'Um 8 Uhr ist es zu spät.'],
    ['fr', 'Pour un client il faut dix minutes.'],
    ['fr', 'Parce que personne ne compte, on perd.'],
    ['fr', 'On ment.'],
    ['es', 'Para mí es confianza.'],
    ['es', 'La gente paga tarde.'],
    ['es', 'Porque nadie cuenta las horas, no se cobran.'],
  ] as const)('that is a sentence stays word for word: %s, %s', (language, answer) => {
    expect(told(DRAFT_TEXTS[language].matters, answer)).toBe(answer);
    expect(told(DRAFT_TEXTS[language].wrong, answer)).toBe(answer);
  });

  it('in another language than its question stays as it is, and so does "they" of a story', () => {
    expect(told(DRAFT_TEXTS.en.wrong, 'Sie denken, es sei Lärm.')).toBe('Sie denken, es sei Lärm.');
    expect(told(DRAFT_TEXTS.en.seen, 'They glued it over the vents.')).toBe('They glued it over the vents.');
  });

  it('is left out, and told, where an unknown question alone would give it a sense', () => {
    expect(
      toldAnswers(
        [
          { question: 'Was it always so?', answer: 'Yes.' },
          { question: 'Warum der Hintereingang?', answer: 'Weil es immer so war.' },
          { question: 'Why the back door?', answer: 'Because it is nearer. Nobody asked.' },
          { question: 'Who was it?', answer: 'Acme' },
        ],
        false,
      ),
    ).toEqual({
      told: ['It is nearer. Nobody asked.', 'Acme'],
      leftOut: ['Yes.', 'Weil es immer so war.'],
    });
  });

  it('keeps the small letters of those who write so', () => {
    const { wrong } = DRAFT_TEXTS.en;
    expect(toldAnswers([{ question: wrong, answer: 'they blame the driver.' }], true).told).toEqual([
      'most people blame the driver.',
    ]);
  });
});
