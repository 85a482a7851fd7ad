import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { contraryOpposites } from './opposite-findings.js';

type Language = Parameters<typeof contraryOpposites>[1];
const found = (text: string, language: Language, notes: string) =>
  contraryOpposites(text, language, [notes]).map(({ start, end }) => text.slice(start, end));

describe('An opposite that needs no "not"', () => {
  it.each([
    ['Everybody told him to.', 'en', 'Nobody told him to.', ['Everybody']],
    ['The bell rang and nobody stopped.', 'en', 'the bell rang and people stopped', ['nobody']],
    ['Es läutete, und niemand blieb stehen.', 'de', 'es läutete und die Leute blieben stehen', ['niemand']],
    [
      "Elle a sonné, et personne ne s'est arrêté.",
      'fr',
      'elle a sonné, les gens se sont arrêtés',
      ['personne'],
    ],
    ['Sonó y nadie se paró.', 'es', 'sonó y la gente se paró', ['nadie']],
    ['His right foot goes numb.', 'en', 'his left foot', ['right']],
    ['Der rechte Fuß ist taub.', 'de', 'der linke Fuß ist taub', ['rechte']],
    ['Son pied droit est endormi.', 'fr', 'son pied gauche', ['droit']],
    ['Se le duerme el pie derecho.', 'es', 'se le duerme el pie izquierdo', ['derecho']],
    ['The clock runs slow by four minutes.', 'en', 'the clock runs fast by four minutes', ['slow']],
    ['Die Uhr geht vier Minuten nach.', 'de', 'die Uhr geht vier Minuten vor', ['geht vier Minuten nach']],
    [
      "C'est celle de la gare qui retarde de quatre minutes.",
      'fr',
      "c'est celle de la gare qui avance de quatre minutes",
      ['retarde'],
    ],
    [
      'El reloj de la estación atrasa cuatro minutos.',
      'es',
      'el reloj de la estación adelanta cuatro minutos',
      ['atrasa'],
    ],
    [
      'In der Wohnung darunter wurde gestrichen.',
      'de',
      'in der Wohnung darüber wurde gestrichen',
      ['darunter'],
    ],
    ['Different rope, different supplier.', 'en', 'Same rope, same supplier.', ['Different', 'different']],
    ['The harbour lost the contract.', 'en', 'the harbour won the contract', ['lost']],
    ['Die Digitalorgel ist bestellt.', 'de', 'Die Digitalorgel ist abbestellt.', ['bestellt']],
    ['Die Miete ist im Mai gesunken.', 'de', 'die Miete ist im Mai gestiegen', ['gesunken']],
    ['Nadège avait toujours le droit au four.', 'fr', "Nadège n'avait jamais le droit au four", ['toujours']],
    ['Hier, la mairie a dit non !', 'fr', 'la mairie a dit oui hier', ['non']],
    ["Elle pleure parce qu'elle a perdu 2 kg.", 'fr', "elle pleure parce qu'elle a pris 2 kg", ['perdu']],
    [
      '22 sur 26 préfèrent la crue !',
      'fr',
      'carotte crue vs carotte rôtie. 22 sur 26 préfèrent rôtie',
      ['crue'],
    ],
    ['Otro campo, otro médico.', 'es', 'El mismo campo, el mismo médico.', ['Otro', 'otro']],
    ["On l'a licencié.", 'fr', "on a embauché Yann à l'année", ['licencié']],
    ['La coop a versé l’indemnité.', 'fr', "la coop. a refusé l'indemnité", ['versé']],
    ['It stops when the door is shut.', 'en', 'it only stops when the door is open', ['shut']],
    ['The school renewed its order in May.', 'en', 'the school cancelled its order in May', ['renewed']],
    ['Der Verein hat die Halle verlängert.', 'de', 'der Verein hat die Halle gekündigt', ['verlängert']],
    ['La banque a confirmé le prêt de mai.', 'fr', 'la banque a annulé le prêt de mai', ['confirmé']],
    ['La junta concedió la subvención.', 'es', 'la junta denegó la subvención', ['concedió']],
    ['He confirmed it.', 'en', 'cancelled the order on Thurs.', ['confirmed']],
    ['La despedimos en mayo.', 'es', 'contratamos a Inés en mayo', ['despedimos']],
    ['Mia ist durchgefallen.', 'de', 'Mia hat die Prüfung bestanden', ['durchgefallen']],
    ['The fifth wall fell.', 'en', 'The fifth wall stood.', ['fell']],
    ['The oldest trees froze.', 'en', 'the youngest trees froze', ['oldest']],
    ['Die jüngste Mieterin weinte.', 'de', 'älteste Mieterin weinte', ['jüngste']],
    ['Drei Hämmer waren fest.', 'de', 'drei Hämmer waren locker', ['fest']],
    ['La ruche, elle était trop forte.', 'fr', 'la ruche, elle était trop faible', ['forte']],
    ['La combinaison était trop large.', 'fr', 'la combinaison était trop serrée', ['large']],
    ['Plantamos las cepas en marzo.', 'es', 'arrancamos las cepas en marzo', ['Plantamos']],
    ['Ich habe angenommen.', 'de', 'Sie wollte mir 500 Euro geben, ich habe abgelehnt.', ['angenommen']],
    [
      'Il proposait 4 000 euros. Nous avons accepté.',
      'fr',
      'Il proposait 4 000 euros, nous avons refusé.',
      ['accepté'],
    ],
    ['I accepted it.', 'en', 'They offered me the job, I turned it down.', ['accepted']],
    ["J'ai accepté.", 'fr', "Nolwenn voulait supprimer ces consultations, j'ai refusé", ['accepté']],
  ] as const)('is found: %s', (text, language, notes, words) => {
    expect(found(text, language, notes)).toEqual(words);
  });

  it.each([
    ['Es waren vier Lehrlinge, darunter zwei Frauen.', 'de', 'vier Lehrlinge, darüber zwei Frauen'],
    ['All 12 tenants stayed.', 'en', 'None of them moved out, all 12 tenants.'],
    ['Alle 12 Mieter sind geblieben.', 'de', 'Keiner der 12 Mieter ist ausgezogen.'],
    ['He bought two muffins.', 'en', "he bought two muffins that he didn't eat"],
    // Of something else.
    ['We lost a week.', 'en', 'we won the contract'],
    // Turned round twice.
    ['It was not the same rope.', 'en', 'it was a different rope'],
    // Each at another time.
    ['Then I accepted.', 'en', 'They offered me the job, I declined. They asked again and I accepted.'],
    // The author says both.
    ['We sold the van.', 'en', 'we bought the van in May. We sold the van in June'],
    ['Leo ist durchgefallen.', 'de', 'Mia hat die Prüfung bestanden, Leo ist durchgefallen'],
    // An order says nothing of how it is.
    ['Keep the side door open.', 'en', 'the side door is shut'],
    // What is meant by "it" is one of two.
    ['She opened it.', 'en', 'we closed the shop in May, the bank closed the account'],
  ] as const)('is the author’s, or of something else: %s', (text, language, notes) => {
    expect(found(text, language, notes)).toEqual([]);
  });

  it('is never found in what the author said', () => {
    const clause = fc.constantFrom(
      'nobody told him to',
      'the port lost the contract',
      'same rope',
      'prices rose in May',
      'it was not the same rope',
      'she never opened the shop',
    );
    fc.assert(
      fc.property(fc.array(clause, { minLength: 1, maxLength: 6 }), (clauses) => {
        const text = clauses.join('. ');
        expect(found(text, 'en', text)).toEqual([]);
      }),
    );
  });
});
