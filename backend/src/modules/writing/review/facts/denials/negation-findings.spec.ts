import { describe, expect, it } from '@jest/globals';
import { contradictionsIn } from '../contradictions.js';

const found = (text: string, language: Parameters<typeof contradictionsIn>[1], material: string) =>
  contradictionsIn(text, language, [material]).map(({ start, end }) => text.slice(start, end));

const DEADLINE = `gestern gespräch mit frau aus dem pflegeheim, ihre mutter starb am 14. märz. sie dachte, sie muss alles am selben tag entscheiden.
muss sie nicht: bei uns entscheiden 7 von 10 familien erst am dritten tag. sie hat geweint, aber nicht wegen der mutter, sondern weil der andere bestatter ihr am telefon eine frist von zwei stunden gesetzt hat. die frist gibt es nicht. nirgends im gesetz.`;

const REEFER = `tilbury, monday. 22 pallets of chilean blueberries, set point -0.5. receiver rejected all 22. said the whole box was off.
i probed every pallet. 19 were at -0.4 and fine. 3 by the door were at 6 degrees. the curtain at the door was missing. costs about £60.`;
const MARE = `Called to a yard near Lahinch on Sunday, mare called Dolly, off her feed since Friday. Owner had googled and given her bute for 2 days,
so no temperature to be seen. Took bloods anyway. Not colic at all. Pleurisy, from travelling with her head tied up for 9 hours from England.
Owner says: nobody told me to untie her. One stop every 4 hours with the head down would have prevented it. Dolly is eating again.`;

describe('What a text denies', () => {
  it.each([
    ['We did not lose the client.', 'en', 'we lost the client'],
    ['We lost the client.', 'en', 'we did not lose the client'],
    ['Wir haben den Kunden nicht verloren.', 'de', 'wir haben den Kunden verloren'],
    ['Nous n’avons pas perdu le client.', 'fr', 'nous avons perdu le client'],
    ['No perdimos al cliente grande.', 'es', 'perdimos al cliente grande'],
    ['I would do it again.', 'en', 'I would not do it again'],
    ['It worked for us.', 'en', 'It did not work for us'],
    ['I regret it.', 'en', 'I do not regret it'],
    ['She paid.', 'en', 'She did not pay'],
    ['Es hat funktioniert.', 'de', 'Es hat nicht funktioniert'],
    ['Je le regrette.', 'fr', 'Je ne le regrette pas'],
    ['Me arrepiento.', 'es', 'No me arrepiento'],
    ['It was colic.', 'en', 'Took bloods anyway. Not colic at all. Pleurisy, from travelling'],
    ['Classic colic!', 'en', 'Took bloods anyway. Not colic at all. Pleurisy, from travelling'],
    ['It wasn’t pleurisy.', 'en', 'Took bloods anyway. Not colic at all. Pleurisy, from travelling'],
    ['Dolly isn’t eating.', 'en', 'Dolly is eating again, 12 days of antibiotics.'],
    ['The door curtain was not missing.', 'en', 'the curtain at the door was missing. costs about £60.'],
    ['Nothing would have prevented it.', 'en', 'One stop every 4 hours would have prevented it.'],
    ['Die Frist gibt es.', 'de', DEADLINE],
    ['Die Frist steht so im Gesetz.', 'de', DEADLINE],
    ['Die Frist von zwei Stunden steht im Gesetz.', 'de', DEADLINE],
    ['Man muss alles am selben Tag entscheiden.', 'de', DEADLINE],
    ['Sie hat nicht geweint.', 'de', DEADLINE],
    ['Sie hat wegen der Mutter geweint.', 'de', DEADLINE],
    ['He still works for us.', 'en', 'He no longer works for us.'],
    ['Er arbeitet bei uns.', 'de', 'Er arbeitet nicht mehr bei uns.'],
    ['Il travaille chez nous.', 'fr', 'Il ne travaille plus chez nous.'],
    ['Sigue trabajando con nosotros.', 'es', 'Ya no trabaja con nosotros.'],
    ['It was not the delay', 'en', 'It was not the price but the delay.'],
    ['Es lag nicht an der Lieferzeit', 'de', 'Es lag nicht am Preis, sondern an der Lieferzeit.'],
    ['C’était le prix.', 'fr', 'Ce n’était pas le prix mais le délai.'],
    ['Fue el precio.', 'es', 'No fue el precio, sino el plazo.'],
    ['The CEO found the leak.', 'en', 'not the CEO, the night porter found the leak'],
    ['All of our clients pay late.', 'en', 'Not all of our clients pay late.'],
    ['Ich fahre ständig zu Messen.', 'de', 'Ich fahre kaum noch zu Messen.'],
    ['Pido un anticipo.', 'es', 'Nunca pido un anticipo.'],
    ['They had a lawyer.', 'en', 'They had neither a lawyer nor a plan.'],
  ] as const)('is told where the author said the opposite: %s', (text, language, material) => {
    expect(found(text, language, material)).toEqual([expect.stringContaining(text.replace(/[.!]$/u, ''))]);
  });

  it.each([
    ['We did not lose the client.', 'en', 'we never lost the client'],
    ['We did not lose the client.', 'en', 'we wrote an invoice in the office'],
    ['Don’t lose the client.', 'en', 'we lost the client'],
    ['I am not saying that we lost the client.', 'en', 'we lost the client'],
    ['We did not sell below the price.', 'en', 'we sell above the price'],
    ['Die Frist von zwei Stunden gibt es nicht.', 'de', DEADLINE],
    ['Sie muss nicht alles am selben Tag entscheiden.', 'de', DEADLINE],
    ['Sie hat geweint, und es war nicht ihre Mutter, um die es ging. Es war die Uhr.', 'de', DEADLINE],
    ['Es gibt sie nicht.', 'de', DEADLINE],
    ['Das Gesetz gibt ihnen 36 Stunden.', 'de', DEADLINE],
    ['The whole box was not off.', 'en', 'receiver rejected all 22. said the whole box was off.'],
    ['I wouldn’t do nine hours with my head tied up.', 'en', 'travelling with her head tied up for 9 hours'],
    ['Nobody probed the pallets but me.', 'en', 'i probed every pallet. 19 were fine.'],
    ['We did not lose the client over the price.', 'en', 'we lost the client'],
    ['It was not only the price.', 'en', 'It was the price.'],
    ['We no longer pay late.', 'en', 'we pay late, until May'],
    ['Bruno quería teja. Nadie más.', 'es', 'Nadie quería teja. Bruno sí.'],
    ['Bruno voulait de la tuile.', 'fr', 'Personne ne voulait de la tuile. Bruno si.'],
    ['Keine Stunde muss jemand entscheiden, und schon gar nicht in zwei.', 'de', DEADLINE],
    ['Eine Frist, die in keinem Gesetz steht, hat eine Frau zum Weinen gebracht.', 'de', DEADLINE],
    [
      'Diese Frist gibt es nicht, nirgends im Gesetz. Sie hat geweint, aber nicht wegen der Mutter.',
      'de',
      DEADLINE,
    ],
    ['19 of 22 were fine. Nobody probed them. A reefer doesn’t blow cold air at a hole.', 'en', REEFER],
    ['The whole box wasn’t off. 3 pallets were.', 'en', REEFER],
    ['It wasn’t colic at all! It was pleurisy, and it came in a horse box from England.', 'en', MARE],
    ['Not a degree of temperature to be seen! And the thermometer told me nothing.', 'en', MARE],
    ['“Nobody told me to untie her.” Well, nobody had. Head down. That’s all.', 'en', MARE],
    ['Did she not pay?', 'en', 'She paid'],
    ['If it did not work for us, we stopped.', 'en', 'It worked for us'],
    ['They thought that it was colic.', 'en', 'Not colic at all.'],
    ['Nem veszítettük el az ügyfelet.', null, 'elveszítettük az ügyfelet'],
    ['Three of the five were paid.', 'en', 'Two of the five were not paid.'],
    ['Meine Mails lese ich ab zwölf.', 'de', 'Vor zwölf lese ich keine Mails.'],
    ['Avant, on prenait des projets sous 5000 euros.', 'fr', 'On ne prend plus de projets sous 5000 euros.'],
    [
      'Jeder Patient kam innerhalb von 20 Minuten dran.',
      'de',
      'Kein Patient hat länger als 20 Minuten gewartet.',
    ],
    ['The price was fine.', 'en', 'It was not the price but the delay.'],
    ["In 91 of them there wasn't one.", 'en', "in ninety-one of them there wasn't one"],
    ['¿Quién cobra por sumar? Nadie.', 'es', 'Los llamé. Nadie cobra por sumar.'],
    ["Nobody had looked at it. I hadn't either.", 'en', 'Nobody had ever looked at it, including me.'],
    ['Su abuela no respira bien.', 'es', 'dice que su abuela no respira bien. Ahora la abuela está bien'],
    ['He got none.', 'en', 'client asked for a discount. i did not give one.'],
  ] as const)('is theirs where they said so, or only advice: %s', (text, language, material) => {
    expect(found(text, language, material)).toEqual([]);
  });
});
