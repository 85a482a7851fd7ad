import type { PostLanguage } from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readNotes } from './kind-of-notes.js';

const kindOf = (notes: string, language: PostLanguage | null) => readNotes(notes, language).kind;

describe('How notes were made', () => {
  it.each<[PostLanguage, string]>([
    [
      'en',
      'mtg w/ agent thurs, 9 flats, 41 keys out. changed cyls on 4, rest on log bk. agent wants same for 22 bldgs',
    ],
    [
      'de',
      'Anruf Di. 7:40 Uhr. Whg. 2 Zi., Fenster 5 Wo. zu. Geruch n. 10 T. wieder da. Ausbau 380 € inkl. Anfahrt',
    ],
    ['fr', 'rdv musée ven. 14 h. ttes les pièces sauf ressort. devis concurrent av. redorure. rappel lun.'],
    [
      'es',
      'charla hotel, 40 pers. aprox. 5 c/ callo, 1 a urg. mismo día. zapatos p/ todos xq 1 baja cuesta 3.400',
    ],
  ])('%s: are shorthand where words are cut: “%s”', (language, notes) => {
    expect(kindOf(notes, language)).toBe('shorthand');
  });

  it.each<[PostLanguage, string]>([
    [
      'en',
      'Agent rang, 64 flats. I went round first and looked, e.g. at the bin store. Two locks, £140 all in. She gave me the building.',
    ],
    [
      'de',
      'Der Chef sagt, Gehörschutz hat jeder. Ich habe gezählt: ca. 9 von 48 hatten ihn drin. Nach drei Monaten 46.',
    ],
    [
      'fr',
      'La commune avait un devis de 14 000 euros. Je suis montée avec Jeanne. On a changé une corde, 620 euros.',
    ],
    ['en', 'ok so the ring. The vet from Kelso lost 9 shoes in the bog. it rained'],
    ['en', 'I read 118 job ads. (Yes, I am fun at parties.) On 5 Sept. we sent two, says Prof. Okoye.'],
    [
      'en',
      'Things I no longer send to candidates:\n- "Just checking in"\n- Exciting opportunity\n- Dear all\nI send the salary, the name of the manager and the day on which they will hear from us, whatever happens on our side.',
    ],
    ['es', 'Conté los pasos con un podómetro. Cambiamos el zapato, 52 euros el par. Quedan 5 con dolor.'],
  ])('%s: are written where they have whole words: “%s”', (language, notes) => {
    expect(kindOf(notes, language)).toBe('written');
  });

  it.each<[PostLanguage, string]>([
    [
      'en',
      "Parents' eve Thurs\n- 212 appts booked, 131 came\n- moved it frm school hall (thx Rashid)\n- teachers nervous @ first, now want every 1 there",
    ],
    [
      'es',
      'Repartidores, encuesta de octubre\n- 31 de 38 dicen lo mismo\n- la hizo Yesenia en 2 fines de sem.\n- de 140 a 52 con la app',
    ],
    [
      'de',
      'Kündigungen im Team\n- letztes J.: 7, dieses J.: 1\n- Wunschfrei wird NIE gestrichen\n- geht bei ihr nicht',
    ],
    [
      'fr',
      'Audit biscuiterie\n- resp. RH : on se parle à la machine\n- on a fait 18 entretiens de 40 min chacun',
    ],
    [
      'de',
      'Abend 7.11.\n- 14 Leute da, 9 hatten Fragen\n- Tochter v. Hr. Nowak hat geweint (sehr!)\n- nächster Termin 5.12.',
    ],
    ['en', 'Govan job\n- two new guide shoes\n- no budget from the manager\n- £0 parts\n- tenants happy'],
    ['es', '- SPD: 61 → 88 cajas\n- Rocío + yo, 2 h cada día\n- cobrado: 0 €'],
  ])('%s: are shorthand in a list that has a cut word or hardly a verb: “%s”', (language, notes) => {
    expect(kindOf(notes, language)).toBe('shorthand');
  });

  it('show in a language that is not known only by a line that goes on and on, or a list without full stops', () => {
    const run =
      'allora ieri viene questo signore con un quadro della nonna e mi dice che vuole sapere quanto vale e io gli dico guardi io restauro non faccio prezzi e lui insiste e allora lo giro';
    expect(kindOf(run, null)).toBe('spoken');
    expect(kindOf('- prev. 2019: 11.000 €, rifiutato\n- costo 240 €\n- nessun distacco', null)).toBe(
      'shorthand',
    );
    expect(kindOf('Il cliente ha chiesto uno sconto. Io ho detto di no, e lui ha pagato.', null)).toBe(
      'written',
    );
  });

  it('are spoken where it shows, whatever is cut besides', () => {
    expect(kindOf('um we had a mtg w/ mgr abt cyls and he um said no', 'en')).toBe('spoken');
    expect(kindOf('ähm das war n. 10 T. wieder da resp. die Whg. und er ähm sagt nein', 'de')).toBe('spoken');
  });

  it('become no longer shorthand by words in full, and no longer written by more that are cut', () => {
    const full = fc.array(fc.constantFrom('We changed the lock.', 'She paid and left.', 'It was cold.'), {
      maxLength: 9,
    });
    fc.assert(
      fc.property(full, (sentences) => {
        expect(kindOf(sentences.join(' '), 'en')).toBe('written');
        expect(
          kindOf(
            [...sentences, 'mtg w/ agt bc cyls bldgs mgr wk qtr mth msg cust ppl abt.'.repeat(2)].join(' '),
            'en',
          ),
        ).toBe('shorthand');
      }),
    );
  });
});
