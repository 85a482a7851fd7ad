import { describe, expect, it } from '@jest/globals';
import { doubtfulFrames, preambleOf, signOffOf } from './answer-frame.rules.js';

const BODY = 'Nobody weighed the pallets. Now we do.';
const nobody = { material: [], ownPosts: [] };

describe('what a writer tells of its text', () => {
  it.each([
    'I have written the post in your voice:',
    'Your post:',
    'A tighter take on your draft:',
    'LinkedIn version, about 900 characters:',
    'Gekürzt und in deinem Ton:',
    'Mein Vorschlag für deinen Beitrag:',
    'J’ai resserré votre texte :',
  ])('is known before it: %j', (line) => {
    const text = `${line}\n\n${BODY}`;
    expect(preambleOf(text, nobody) ?? doubtfulFrames(text, nobody)[0]).toEqual({
      start: 0,
      end: line.length,
    });
  });

  it.each([
    "Happy to tweak this if you'd like a different angle.",
    'I kept the facts as they were and tightened the sentences.',
    'I hope this captures your voice!',
    'Ich hoffe, das trifft deinen Ton!',
    "J'ai rendu le texte plus direct.",
    'Ce texte fait environ 90 mots.',
    'He acortado el texto.',
    'I made it more direct. Want another option?',
    'I softened the tone a little. Happy to go further.',
    'Ich habe den Ton etwas aufgelockert. Gern gehe ich weiter.',
    'J’ai raccourci les phrases. Je peux aller plus loin.',
    'He suavizado el tono. Puedo ir más lejos.',
    'Ich habe den Text gestrafft. Soll ich noch eine Variante machen?',
    "J'ai rendu le texte plus direct. Souhaitez-vous une autre version ?",
    'He acortado el texto. ¿Quieres otra versión?',
    "I kept the facts as they were and tightened the sentences. Let me know if you'd like a shorter version!",
    'If the ending feels too blunt, I can soften the text.',
    "J'ai gardé vos chiffres tels quels.",
    'Si el texto te parece largo, puedo recortarlo.',
  ])('is known behind it: %j', (line) => {
    const start = BODY.length + 2;
    const text = `${BODY}\n\n${line}`;
    expect(signOffOf(text, nobody) ?? doubtfulFrames(text, nobody)[0]).toEqual({
      start,
      end: start + line.length,
    });
  });

  it.each([
    'Three things I told the buyer:',
    'My first draft of the contract:',
    'Drei Dinge, die ich gelernt habe:',
    'J’ai écrit à la banque :',
  ])('is not what begins with a colon of something else: %j', (line) => {
    expect(preambleOf(`${line}\n\n${BODY}`, nobody)).toBeNull();
  });

  it.each([
    'I changed the text of every contract after that.',
    'Ich habe den Text der Rechnung geändert.',
    'Want the checklist? Write to me.',
    'I wrote a post about this in May.',
    'Ich habe den Vertrag geändert. Soll ich ihn dir schicken?',
    'I sold the last one. Want to know for how much?',
    'I hope this winter is shorter.',
    'I kept the numbers of both suppliers in my phone.',
    'J’ai raccourci le texte de la loi pour mes clients.',
    'I tightened the sentences of the contract. Let me know if you read them.',
  ])('is not what somebody tells of other texts: %j', (line) => {
    expect(signOffOf(`${BODY}\n\n${line}`, nobody)).toBeNull();
  });

  it('is left to authors who do so themselves', () => {
    const author = { material: [], ownPosts: [`Your post, rewritten:\n\n${BODY}`] };
    expect(preambleOf(`Your draft, rewritten:\n\n${BODY}`, author)).toBeNull();
    expect(preambleOf(`Your draft, rewritten:\n\n${BODY}`, nobody)).not.toBeNull();
  });
});
