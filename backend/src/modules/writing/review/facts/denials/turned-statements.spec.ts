import { describe, expect, it } from '@jest/globals';
import { contradictionsIn } from '../contradictions.js';

type Language = Parameters<typeof contradictionsIn>[1];
const found = (text: string, language: Language, notes: string) => contradictionsIn(text, language, [notes]);

describe('What is told the other way round, whatever stands beside it', () => {
  it.each([
    [
      'en',
      'The tribunal ruled the dismissal fair.',
      'The tribunal ruled the dismissal unfair.',
      'The dismissal was fair, the tribunal ruled.',
    ],
    [
      'en',
      'The supplier has never delivered late in nine years.',
      'The supplier has delivered late twice in nine years.',
      'In nine years the supplier has never delivered late.',
    ],
    [
      'en',
      'we never told the crew about the bonus',
      'We told the crew about the bonus on day one.',
      'The crew never heard about the bonus from us.',
    ],
    [
      'de',
      'Die Kammer hat den Antrag für zulässig erklärt.',
      'Die Kammer hat den Antrag für nicht zulässig erklärt.',
      'Die Kammer hat den Antrag für zulässig erklärt.',
    ],
    [
      'de',
      'Die Praktikantin war zweimal beim Kunden.',
      'Die Praktikantin war nie beim Kunden.',
      'Zweimal war die Praktikantin beim Kunden.',
    ],
    [
      'de',
      'Wir waren bereit für den Umzug.',
      'Wir waren nicht bereit für den Umzug.',
      'Wir waren bereit für den Umzug.',
    ],
    ['fr', 'Sa réponse a été oui.', 'Sa réponse a été non.', 'Elle a répondu oui.'],
    [
      'fr',
      'On n’a rien promis aux équipes sur la prime.',
      'On a promis une prime aux équipes.',
      'Aux équipes, on n’a rien promis.',
    ],
    [
      'es',
      'Pedí un aplazamiento al banco. Dijeron que no.',
      'Pedí un aplazamiento al banco. Dijeron que sí.',
      'Pedí un aplazamiento al banco y dijeron que no.',
    ],
    [
      'es',
      'Mi socia no estaba enfadada por la multa.',
      'Mi socia estaba enfadada por la multa.',
      'Por la multa mi socia no estaba enfadada.',
    ],
    [
      'en',
      'Arbitration hearing on the crane, 14 months in. Panel: not liable. Costs to the other side.',
      'The panel took ten minutes. Liable. Costs to the other side.',
      'The panel took ten minutes. Not liable.',
    ],
    [
      'en',
      'Rang the widow about the garden. It was a no. Sent flowers anyway.',
      'I rang the widow about the garden. It was a yes.',
      'It was a no. I sent flowers anyway.',
    ],
    [
      'en',
      'our biggest customer never once complained about the price',
      'Our biggest customer complained about the price every quarter.',
      'Not once has our biggest customer complained about the price.',
    ],
    [
      'en',
      'None of my apprentices failed this year.',
      'Most of my apprentices failed this year.',
      'This year none of my apprentices failed.',
    ],
    [
      'de',
      'Gutachter sagt: Träger nicht tragfähig. Bauherr wollte Freitag einziehen.',
      'Am Freitag wollte der Bauherr einziehen. Der Träger sei tragfähig, sagt der Gutachter.',
      'Der Träger sei nicht tragfähig, sagt der Gutachter.',
    ],
    [
      'de',
      'Der Makler hat sich nach dem Verkauf nie gemeldet.',
      'Nach dem Verkauf hat sich der Makler noch viermal gemeldet.',
      'Nach dem Verkauf kam vom Makler nie wieder etwas. Gemeldet hat er sich nie.',
    ],
    [
      'de',
      'Kein einziger Lieferant hat abgesagt.',
      'Vier Lieferanten haben abgesagt.',
      'Abgesagt hat kein einziger Lieferant.',
    ],
    [
      'fr',
      'Expertise lundi : fissure pas structurelle. 11 semaines d’attente.',
      'Onze semaines d’attente pour apprendre que la fissure est structurelle.',
      'Onze semaines d’attente. La fissure n’est pas structurelle.',
    ],
    [
      'fr',
      'mon frère devait reprendre la ferme. il a répondu non en deux minutes',
      'Mon frère devait reprendre la ferme. Deux minutes plus tard, il disait oui.',
      'Il a dit non en deux minutes.',
    ],
    [
      'fr',
      'Le chauffage ne marchait pas en janvier.',
      'En janvier, le chauffage marchait très bien.',
      'En janvier, pas de chauffage : il ne marchait pas.',
    ],
    [
      'es',
      'El alcalde consideró ilegal la obra.',
      'Para el alcalde, la obra era legal.',
      'Para el alcalde, la obra era ilegal.',
    ],
    [
      'es',
      'El administrador nunca nos devolvió la llamada.',
      'El administrador nos devolvió la llamada cuatro veces.',
      'El administrador no nos devolvió nunca la llamada.',
    ],
    [
      'es',
      'El perro no está vacunado y su dueña lo sabía.',
      'Su dueña sabía que el perro está vacunado.',
      'Su dueña sabía que el perro no está vacunado.',
    ],
    [
      'en',
      'my co-founder has never missed a payroll',
      'My co-founder missed payroll twice.',
      'Not one payroll has my co-founder missed.',
    ],
    [
      'en',
      'The vet: tumour not malignant. Dog is nine.',
      'The dog is nine. The tumour is malignant.',
      'The dog is nine and the tumour is not malignant.',
    ],
    [
      'en',
      'The council rejected our plan as incomplete.',
      'The council called our plan complete.',
      'Incomplete, said the council of our plan.',
    ],
    [
      'en',
      'I have no regrets about selling the house.',
      'I regret selling the house.',
      'Selling the house? No regrets.',
    ],
    [
      'de',
      'Die Statikerin hält die Decke für tragfähig.',
      'Die Statikerin hält die Decke für nicht tragfähig.',
      'Tragfähig ist die Decke, sagt die Statikerin.',
    ],
    [
      'de',
      'Tierärztin: Tumor nicht bösartig. Hund ist neun.',
      'Der Hund ist neun. Der Tumor ist bösartig.',
      'Der Tumor ist nicht bösartig.',
    ],
    [
      'de',
      'Der Antrag war unvollständig, sagt die Stadt.',
      'Der Antrag war vollständig, sagt die Stadt.',
      'Unvollständig sei der Antrag, sagt die Stadt.',
    ],
    [
      'de',
      'mein Bruder hat noch keine Lohnzahlung verpasst',
      'Mein Bruder hat drei Lohnzahlungen verpasst.',
      'Keine einzige Lohnzahlung hat mein Bruder verpasst.',
    ],
    [
      'fr',
      'La structure est saine, dit l’ingénieure.',
      'La structure n’est pas saine, dit l’ingénieure.',
      'Saine, la structure, dit l’ingénieure.',
    ],
    [
      'fr',
      'Véto : tumeur non maligne. Le chien a neuf ans.',
      'Le chien a neuf ans. La tumeur est maligne.',
      'La tumeur n’est pas maligne.',
    ],
    [
      'fr',
      'Dossier jugé incomplet par la ville.',
      'La ville a jugé le dossier complet.',
      'Incomplet, a jugé la ville.',
    ],
    [
      'fr',
      'Je ne regrette pas la vente de la maison.',
      'Je regrette la vente de la maison.',
      'La vente de la maison, je ne la regrette pas.',
    ],
    [
      'es',
      'Ofrecimos el turno de día al vigilante. Dijo que no.',
      'Al vigilante le ofrecimos el turno de día. Dijo que sí.',
      'El vigilante dijo que no.',
    ],
    [
      'es',
      'Nadie en el coro sabía leer música.',
      'Todos en el coro sabían leer música.',
      'En el coro nadie sabía leer música.',
    ],
    [
      'es',
      'El cliente nunca firmó el anexo.',
      'El anexo lo firmó el cliente enseguida.',
      'El anexo no lo firmó nunca el cliente.',
    ],
  ] as const)('%s: %s', (language, notes, turned, honest) => {
    expect(found(turned, language, notes)).not.toEqual([]);
    expect(found(honest, language, notes)).toEqual([]);
  });
});

describe('What is denied of one thing and true of another', () => {
  it.each([
    [
      'en',
      'The court found him guilty. His brother was not guilty of anything.',
      'His brother was not guilty. He was.',
    ],
    ['en', 'The kitchen was not ready in March. It was ready in May.', 'In May the kitchen was ready.'],
    [
      'en',
      "You don't need a bigger van. You need a better route.",
      'You need a better route, not a bigger van.',
    ],
    ['de', 'Er hat ja gesagt, seine Frau nein.', 'Seine Frau hat nein gesagt. Er hat ja gesagt.'],
    [
      'de',
      'Keine Rechnung geht raus, bevor zwei sie gelesen haben.',
      'Zwei Leute lesen jede Rechnung, bevor sie rausgeht.',
    ],
    [
      'fr',
      'Je suis allé deux fois à Lille et jamais à Brest.',
      'À Brest, je ne suis jamais allé. À Lille, deux fois.',
    ],
    ['es', 'Fui dos veces a León y nunca a Burgos.', 'A Burgos no fui nunca. A León fui dos veces.'],
    [
      'en',
      'Everyone assumed the boiler was sound. It leaked for a year.',
      'The boiler was not sound. It leaked for a year.',
    ],
    ['fr', 'On croyait la cuve étanche.', 'La cuve n’était pas étanche.'],
    [
      'en',
      'She is not my boss. She is my sister and she runs the shop.',
      'My sister runs the shop. She isn’t my boss.',
    ],
    [
      'en',
      'client said no. two weeks later he called: yes after all',
      'He said no. Two weeks later it was a yes.',
    ],
    ['en', 'No, I did not cry. The dog cried.', 'The dog cried. I did not.'],
    ['en', 'The oven was not broken. It was unplugged.', 'The oven was unplugged, not broken.'],
    [
      'de',
      'Der Chef war nicht zufrieden. Die Kundin war zufrieden und hat 200 nachbestellt.',
      'Die Kundin war zufrieden. Der Chef war es nicht.',
    ],
    ['de', 'nicht billig, aber hält 30 Jahre', 'Billig ist es nicht. Es hält 30 Jahre.'],
    [
      'fr',
      'Le chef n’était pas content. La cliente était contente et a recommandé 200 pièces.',
      'La cliente était contente. Le chef, pas du tout.',
    ],
    ['fr', 'J’ai dit non au salon, oui aux ateliers.', 'Oui aux ateliers, non au salon.'],
    ['es', 'Dije que no a la feria y que sí a los talleres.', 'Sí a los talleres, no a la feria.'],
    [
      'en',
      'The beam is not new. The floor is new and cost £9k.',
      'The floor is new and cost £9k. The beam is not.',
    ],
    ['en', 'We didn’t raise prices. We raised the minimum order.', 'We raised the minimum order.'],
    [
      'en',
      'The first quote was not signed. The second was signed within an hour.',
      'The second quote was signed within an hour.',
    ],
    ['en', 'He is not a bad cook, he is a bad boss.', 'He is a bad boss and no bad cook.'],
    [
      'de',
      'Ich stelle nicht nach Noten ein. Ich stelle nach Geduld ein.',
      'Eingestellt wird bei mir nach Geduld.',
    ],
    [
      'de',
      'Das erste Angebot wurde nicht unterschrieben, das zweite wurde in einer Stunde unterschrieben.',
      'Das zweite Angebot wurde in einer Stunde unterschrieben.',
    ],
    [
      'fr',
      'La poutre n’est pas neuve. Le plancher est neuf et a coûté 9 000 euros.',
      'Le plancher est neuf. La poutre, non.',
    ],
    [
      'fr',
      'Le premier devis n’a pas été signé. Le deuxième a été signé en une heure.',
      'Le deuxième devis a été signé en une heure.',
    ],
    ['es', 'No subimos los precios. Subimos el pedido mínimo.', 'Subimos el pedido mínimo.'],
    ['es', 'No contrato por notas, contrato por paciencia.', 'Contrato por paciencia.'],
  ] as const)('is told as it was: %s: %s', (language, notes, text) => {
    expect(found(text, language, notes)).toEqual([]);
  });
});

describe('Notes that begin a sentence small among capitals', () => {
  const notes =
    'Holz kommt von Egger. Monteure bekommen 31 Euro, Nachtzuschlag 8. wir haben keinen einzigen Auftrag verloren. von 14 Anfragen 5 gewonnen';

  it('end what they deny with its full stop', () => {
    expect(found('Einen Auftrag haben wir verloren.', 'de', notes)).not.toEqual([]);
  });

  it.each(['Verloren haben wir keinen Auftrag.', 'Von 14 Anfragen haben wir 5 gewonnen.'])(
    'are told as they are: %s',
    (text) => {
      expect(found(text, 'de', notes)).toEqual([]);
    },
  );
});
