import { describe, expect, it } from '@jest/globals';
import { tidyAnswer } from '../tidy-answer.js';

/** First and last lines of coaches, lawyers, teachers and craftsmen who speak to readers, of words, numbers, tone, stories, advice and offers. */
const FIRST: readonly string[] = [
  'Here is the version that went to the tribunal: three pages. The first draft had fourteen.',
  'Here is the text my client signed:',
  'Sure! I can wait.',
  'Of course! Nobody reads page nine.',
  'Your first draft is allowed to be bad.',
  'Title: head of nothing.',
  'Subject: your invoice.',
  'Your tone, your table, your turn:',
  'Option 1: say nothing.',
  'Natürlich! Wer misst, der weiß es.',
  'Titel: keiner.',
  'Gekürzt: unser Budget, um die Hälfte.',
  'Hier ist der Entwurf, den der Richter lesen wollte:',
  'Deine Geschichte, in drei Sätzen:',
  'Bien sûr ! Le bois travaille.',
  'Titre : aucun.',
  'Voici la version que le juge a lue :',
  'Votre ton, votre prix :',
  '¡Claro! La pared aguanta.',
  'Aquí tienes la carta que mando a quien no paga:',
  'Tu historia, en dos frases:',
];
const LAST: readonly string[] = [
  'Your story is yours. I only change the ending.',
  'If you want a calmer tone, I can lend you mine.',
  'Words: cheap. Deeds: dear.',
  'Why I still do it: because somebody has to.',
  'Keep your notes. Rewrite them the same day.',
  'No facts were invented.',
  'No hashtags today.',
  'Your facts are your own. I just cut them.',
  '10 minutes. Nothing more.',
  'Does this sound like you?',
  'Let me know what you think!',
  'You have 140 characters.',
  'I kept your words, and the letter.',
  'Option 2: say it now.',
  'Deine Zahlen, deine Worte. Ich habe nichts geändert.',
  'Möchtest du eine andere Fassung deiner Geschichte? Dann schreib sie.',
  'Ich habe nichts erfunden. Alle Namen stimmen.',
  'Warum das funktioniert: weil keiner hinsieht.',
  'Passt das so für dich?',
  'Wörter: drei. Zeilen: eine.',
  'Vos mots valent plus que vos chiffres. J’ai gardé les miens.',
  'Je n’ai rien inventé. Tous les noms sont vrais.',
  'Est-ce que cela te ressemble ?',
  'Dites-moi si vous voulez un autre ton.',
  'Tus palabras pesan más que tus cifras. Yo he cambiado las mías.',
  'No he inventado nada. Todos los datos son ciertos.',
  '¿Te parece bien así?',
  'Si quieres un final distinto, puedo prestarte el mío.',
];

/** Last lines that models put behind any text, and that somebody may post who speaks to one reader. */
const TO_ONE: readonly string[] = [
  'Would you like me to change the locks?',
  'Do you want me to make you one?',
  'Let me know if you want a shorter one.',
  'I hope this helps you.',
  'Sag mir, wenn du es kürzer willst.',
  'Ich hoffe, das hilft dir.',
  'Voulez-vous que je change le ton ?',
  'J’espère que cela vous aide.',
  '¿Quieres que lo haga?',
  'Espero que te ayude.',
  'Dime si quieres otro tono.',
];

const notes = {
  en: 'client signed nothing for three weeks, then paid in june',
  de: 'der bauherr hat drei wochen nichts unterschrieben, im juni gezahlt',
  fr: 'le client n’a rien signé pendant trois semaines, payé en juin',
  es: 'el cliente no firmó nada en tres semanas, pagó en junio',
};
const BODY = 'The first line of it.\n\nAnd the last one.';

describe.each(Object.entries(notes))('An author of notes in %s', (_, material) => {
  it.each([{ ownPosts: [] }, { ownPosts: ['Measure twice.', 'Nobody reads the bill.', 'June pays.'] }])(
    'loses no first and no last line: %#',
    ({ ownPosts }) => {
      const context = { material: [material], known: [], ownPosts, neverUse: [], isPart: false };
      const all = [...FIRST.map((line) => `${line}\n\n${BODY}`), ...LAST.map((line) => `${BODY}\n\n${line}`)];
      expect(all.filter((text) => tidyAnswer(text, context) !== text)).toEqual([]);
    },
  );
});

describe('A usual last line to one reader', () => {
  const tidied = (line: string, ownPosts: readonly string[]) =>
    tidyAnswer(`${BODY}\n\n${line}`, {
      material: [notes.en],
      known: [],
      ownPosts,
      neverUse: [],
      isPart: false,
    });

  it.each(TO_ONE)('goes, unless its author speaks to one: %s', (line) => {
    const toOne = ['I tell you.', 'Ich sage dir was.', 'Je vous le dis.', 'Te lo digo, si quieres.'];
    expect([tidied(line, ['Measure twice.']), tidied(line, toOne)]).toEqual([BODY, `${BODY}\n\n${line}`]);
  });

  it('stays where the notes have a word of it', () => {
    const line = 'Would you like me to change the locks?';
    const material = ['forty locks in one week'];
    const context = { material, known: [], ownPosts: [], neverUse: [], isPart: false };
    expect(tidyAnswer(`${BODY}\n\n${line}`, context)).toBe(`${BODY}\n\n${line}`);
  });
});
