import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isRefusal } from './refusal.rules.js';

/** Of a beekeeper, a joiner, a pastry cook and a driving teacher. */
const NOTES = [
  'lost nine hives in february. the council sprayed the verge at the school, nobody rang. margaret at the council says it was within policy. moved the apiary to the orchard',
  'Die Treppe im Kindergarten war nach der Abnahme locker. Der Architekt hat die Dübel gestrichen, der Bauleiter Herr Sommer hat unterschrieben. Wir haben sie in der Nacht befestigt',
  "le traiteur a servi nos éclairs sous son nom pendant le salon. j'ai gardé les factures de la pâtisserie, madame lenoir a reconnu la recette devant les clients",
  'el alumno suspendió cuatro veces. el examinador miraba el móvil en la rotonda. pilar lo vio desde el coche de detrás y lo contó en la academia',
];

const REFUSALS = [
  'My guidelines don’t allow me to discuss a council’s spraying policy.',
  'Thanks for the notes! Unfortunately I have to pass on this, since it concerns a school verge.',
  'This story involves accusations about a council and a school, so I’m going to stop here. If you like, I can suggest a general topic instead.',
  'I’d rather not weigh in on how a council sprays its verges.',
  'I won’t draft anything that blames a council for lost hives.',
  'Perhaps a general post about keeping an orchard would work better?',
  'I’m not comfortable putting this into words while the school is named.',
  'Bei einer Treppe im Kindergarten möchte ich mich lieber nicht öffentlich äußern.',
  'Entschuldige, aber bei diesem Thema bin ich raus.',
  'Meine Richtlinien erlauben es mir nicht, über die Fehler eines Architekten zu schreiben.',
  'Danke für die Notizen! An dieser Stelle muss ich passen, weil es um eine Abnahme geht.',
  'Hier halte ich mich lieber raus. Gerne helfe ich mit einem anderen Thema.',
  'Mes consignes ne me permettent pas de commenter les factures d’un traiteur.',
  'Je préfère en rester là, puisque cela touche un traiteur et ses clients.',
  'Je m’abstiens d’écrire sur la recette d’un traiteur. Je peux vous proposer un autre sujet.',
  'Il m’est difficile de traiter ce sujet, qui met en cause un traiteur.',
  'Mis directrices me impiden comentar lo que hace un examinador.',
  'Prefiero no opinar sobre un examinador. Si quieres, puedo proponer otro tema.',
  'Me abstengo de escribir sobre un alumno que suspendió.',
  'Gracias por las notas. Lo dejo aquí, porque afecta a un examinador.',
];

describe('A short paragraph that declines', () => {
  it.each(REFUSALS)('is a refusal, whatever it takes from the notes: %s', (answer) => {
    expect(isRefusal(answer, NOTES)).toBe(true);
  });

  it('is a post with a sentence, a figure or a second paragraph of the notes', () => {
    const told = fc.constantFrom(
      'Nine hives are gone.',
      '9 hives.',
      'Margaret at the council said so.',
      'Herr Sommer hat unterschrieben.',
      'Madame Lenoir a reconnu la recette.',
      'Pilar lo vio desde el coche.',
    );
    fc.assert(
      fc.property(fc.constantFrom(...REFUSALS), told, fc.constantFrom(' ', '\n\n'), (answer, fact, gap) => {
        expect(isRefusal(`${answer}${gap}${fact}`, NOTES, NOTES)).toBe(false);
      }),
    );
  });

  it('is the author’s where their notes decline so', () => {
    const notes = [...NOTES, 'i told the paper: i would rather not weigh in on this'];
    expect(isRefusal('I’d rather not weigh in on how a council sprays its verges.', notes)).toBe(false);
  });

  it('is a post where it names somebody of the notes', () => {
    expect(isRefusal('I won’t comment on Margaret.', NOTES)).toBe(false);
  });
});
