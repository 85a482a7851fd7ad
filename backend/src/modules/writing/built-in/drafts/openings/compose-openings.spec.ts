import { describe, expect, it } from '@jest/globals';
import { aWritingRequest } from '../../../../../../test/builders/writing-request.builder.js';
import { composeOpenings } from './compose-openings.js';
import { composeRewrite } from '../rewrites/compose-rewrite.js';
import { NoOtherOpeningError } from '../../../writing.errors.js';

const profile = {
  full_name: 'Ada Example',
  content_pillars: [],
  target_audience: 'Owners',
  ideal_target_client: null,
  client_pain_points: 'Time',
  industry: 'Craft',
  business_size: null,
  content_strategy: null,
  generated_icp_summary: null,
};
const openingsOf = (content: string) => composeOpenings({ ...aWritingRequest({ profile }), content });

describe('The first lines that the built-in writer offers for a post', () => {
  it.each([
    [
      'before whom a letter is to',
      'Dear donor,\n\nYou want your name on the new concert hall. I want nine inches of plaster in the ceiling. They cost about the same.\n\nA name can be read once. Plaster is heard every night.\n\nYours, Gus',
      ['You want', 'Plaster', 'A name'],
    ],
    [
      'in French, before whom a letter is to',
      'Cher architecte,\n\nVous avez dessiné un beau mur. Le mur coûte 40 000 euros et renvoie 3 échos.\n\nBien à vous',
      ['Vous avez', 'Le mur'],
    ],
    [
      'an item of a list',
      'Do you know where your sponsored workers live?\n\nOne of my clients keeps the addresses in a spreadsheet, and at the visit it turned out that 14 of them had moved.\n\n1. Ask on payday.\n2. Write down the day you asked.\n3. Keep the old one.\n\nNot legal advice.',
      ['Write down', 'Keep the', 'Ask on'],
    ],
    [
      'what the story ends with',
      'What did the nurse from Kerala ask me first?\n\nNot about her visa. She asked whether the ward had a window, because in her last country of work there had been none for two years.\n\nThere is no box for that in the form.\n\nI rang the ward. There is a window.',
      ['There is a window', 'no box for that', 'I rang'],
    ],
    [
      'how it came out',
      'Care group in Stoke, 120 staff, got a suspension letter.\n\nThey panicked and wanted to self-report all of them. 8 had been paid every month.\n\nLicence reinstated on 17 October. It was a limit.',
      ['Licence reinstated'],
    ],
    [
      'in German, what the story ends with',
      'Ich werde oft gefragt, wie man das aushält. Die Antwort ist weniger feierlich, als die meisten hoffen: mit einem festen Feierabend, mit einem Kollegen, der über Fußball redet, und mit dem Wissen, dass die Trauer nicht mir gehört.\n\nSie gehört der Familie. Ich trage nur den Sarg.',
      ['Ich trage', 'Sie gehört'],
    ],
    [
      'in French, what speaks of two that were named',
      "On nous répète que la mer monte.\n\nMon carnet de 2004 dit 17 degrés au 15 août, celui de l'an dernier 21,4. Entre les deux, j'ai perdu une année de naissain sur trois.\n\nJe n'ai pas d'avis politique là-dessus. J'ai un thermomètre.",
      ['Entre les deux', 'thermomètre'],
    ],
    [
      'half an answer',
      'They want a stage curtain in the gym in Hibbing. Velvet, $22,000. I asked what for. To look like a stage.\n\nThe gym sang back for 5 seconds. Velvet would help.\n\nSo would hay bales. They are looking at them now.',
      ['To look', 'I asked what for', 'looking at them'],
    ],
    [
      'what was done to somebody',
      'Tom fainted at a castration on Tuesday.\n\nThe farmer held him up and finished the sentence he was in. We all laughed a little.\n\nThe farmer asked for a discount.',
      ['held him up', 'asked for a discount'],
    ],
    [
      'what stands for something by a letter, or has a place in it',
      "Die Katze kam durch einen Spalt, kaum breiter als meine Hand. Verstopft hab ich's mit Lappen, das dauert keine 2 Minuten.\n\nVorher war schon einer da, der wollte 900. Ich wollte nur 120. Seitdem ist Ruhe.",
      ['Verstopft', 'Ich wollte'],
    ],
    [
      'in English, what has a place in something told before',
      'We bid for the bridge in May. Nobody cheered. We were actually second, not last.\n\nI still think the price was right. We will bid again.',
      ['We were actually'],
    ],
  ])('are none of these: %s', (_, content, unwanted) => {
    const offered = openingsOf(content);
    expect(offered.filter((line) => unwanted.some((one) => line.includes(one)))).toEqual([]);
    const rewritten = () =>
      composeRewrite({
        text: content,
        wish: 'another opening',
        neverUse: [],
        openings: offered,
        whole: content,
        keepsAsides: false,
      });
    if (offered.length === 0) expect(rewritten).toThrow(NoOtherOpeningError);
    else expect(rewritten().startsWith(offered[0] ?? '-')).toBe(true);
  });

  it.each([
    [
      'We met the owner of a small shop in Leeds and looked at his books.\n\nHe had planned everything for the year. Most budgets lie.',
      'Most budgets lie.',
    ],
    [
      'Wir haben den Inhaber eines Ladens in Bremen getroffen und seine Bücher angesehen.\n\nEr hatte alles für das Jahr geplant. Angst kostet Geld.',
      'Angst kostet Geld.',
    ],
    [
      'We raised our prices by 20% in May.\n\nIt felt wrong for a while. Fear is the expensive part.',
      'Fear is the expensive part.',
    ],
    [
      'We met on Monday, and it took a while.\n\n214 customers got a letter and 3 left. Nothing else came of it in June.\n\nWe went home.',
      '214 customers got a letter and 3 left.',
    ],
    [
      'Viele Menschen glauben, ein Bestatter wolle verkaufen. Ich verstehe das.\n\nBei uns liegt die Preisliste seit 2016 im Flur, neben den Taschentüchern. Niemand muss danach fragen.\n\nSeitdem fragen die Leute nach anderen Dingen, und das sind die besseren Gespräche.',
      'Bei uns liegt die Preisliste seit 2016 im Flur, neben den Taschentüchern.',
    ],
    [
      'Le transporteur a augmenté de 18 % en janvier.\n\nLa moitié du prix part en 6 heures de camion pour 2 clients. En février une camionnette est arrivée au village.\n\nElle sent la marée, elle tombe en panne à Vitré.',
      'La moitié du prix part en 6 heures de camion pour 2 clients.',
    ],
  ])('are good ones still: %s', (content, line) => {
    expect(openingsOf(content)).toContain(line);
  });
});

describe('A first line that only announces', () => {
  it('gives way to the one behind it', () => {
    const content =
      'I have been meaning to write about this for a while.\n\nA small pool loses water in the sun. The nurse believes that it was the surgery.\n\nThey order on Thursday now.';
    expect(openingsOf(content)).toContain('A small pool loses water in the sun.');
    const plain = content.replace(/^[^\n]+/u, 'The cupboard is full of tablets.');
    expect(openingsOf(plain)).not.toContain('They order on Thursday now.');
  });

  it('gives way as well where it only says what kind of a day it was', () => {
    const content =
      'Bon alors, en fait, aujourd’hui c’était vraiment le grand jour !\n\nCe matin le camion n’est pas venu. On a fait 180 repas sans un yaourt.\n\nLes enfants ont ri.';
    expect(openingsOf(content)[0]).toBeDefined();
    expect(openingsOf(content)).toContain('Ce matin le camion n’est pas venu.');
  });

  it('leaves a day of the week where its story has it', () => {
    const content =
      'Ayer despedí a un cliente.\n\nQuería la alberca en 3 semanas y pagar en 6 meses. El lunes cerré la llave. Mi cuadrilla se fue a otra obra.\n\nUn cliente sin fecha no es cliente.';
    expect(openingsOf(content)).not.toContain('El lunes cerré la llave.');
  });

  it('are a figure instead of a line whose times of day only tell when', () => {
    expect(
      openingsOf(
        'We moved the start of the day from 8:30 to 8:50 in September.\n\nFor years we gave late marks to 63 children because of a bus. Nobody had looked at the timetable.\n\nI have said sorry in assembly. It was good for everyone.',
      ),
    ).toContain('For years we gave late marks to 63 children because of a bus.');
  });
});
