import { describe, expect, it } from '@jest/globals';
import { inventedAuthor, requestOf } from '../../../../../../test/support/writing/invented-authors.js';
import { BuiltInDraftWriter } from '../../built-in-draft-writer.js';
import { isGreeting, isNeedlessLabel, isRunUp, leansOnAnnounced, runUpOf } from './run-ups.js';

describe('A run-up', () => {
  it.each([
    ['Ok so the staff thing!!', 'en'],
    ['Okay, so about pricing.', 'en'],
    ['Quick one on margins.', 'en'],
    ['Also die Personalsache.', 'de'],
    ['Kurz zum Thema Kasse.', 'de'],
    ['Bon, l’histoire du parking.', 'fr'],
    ['Bueno, lo del taller.', 'es'],
  ] as const)('is a sentence that only says that something comes: %s', (sentence, language) => {
    expect(isRunUp(sentence, language)).toBe(true);
  });

  it.each([
    ['Okay so I made a mistake and it was a BIG one!', 'en'],
    ['Client call Thursday.', 'en'],
    ['Ok so the staff thing is solved.', 'en'],
    ['Quick one on 4 margins.', 'en'],
    ['So what about the staff thing?', 'en'],
    ['Also die Sache hat 40.000 Euro gekostet.', 'de'],
    ['Preisliste online stellen.', 'de'],
    ['Bueno, lo del taller costó 900 euros.', 'es'],
  ] as const)('is none that tells something: %s', (sentence, language) => {
    expect(isRunUp(sentence, language)).toBe(false);
  });

  it('stays where the next sentence leans on it, and where it is all there is', () => {
    expect(runUpOf('ok so the staff thing!! we lost half the new starters.', 'en')).toBe(
      'ok so the staff thing!!',
    );
    expect(runUpOf('ok so the staff thing!! it took 14 months.', 'en')).toBeNull();
    expect(runUpOf('ok so the staff thing!!', 'en')).toBeNull();
    expect(runUpOf('We lost half of them. Ok so the staff thing!!', 'en')).toBeNull();
  });

  it('is named among the sources of the draft that has none', () => {
    const rosie = inventedAuthor('bakeries');
    const sources = new BuiltInDraftWriter().sourcesOf(requestOf(rosie, rosie.notes[0] ?? ''));
    expect(sources.find(({ label }) => label === 'A line that is left out')?.excerpt).toContain(
      '“ok so the staff thing!!”',
    );
  });
});

describe('A label', () => {
  const answers = ['An agency called me.', 'Everybody looks for costs to cut.'];

  it('opens nothing where each answer is understood without it', () => {
    expect(isNeedlessLabel('Cash flow', answers, 'en')).toBe(true);
    expect(isNeedlessLabel('Bargeld', ['Ein Kunde rief an.', 'Niemand schaut auf Rechnungen.'], 'de')).toBe(
      true,
    );
  });

  it.each([
    ['leans on it', 'Cash flow', ['It ran out in June.']],
    ['is about what it names', 'The rota', ['The rota was wrong.']],
    ['follows a sentence', 'Cash is a fact', answers],
    ['follows an exclamation', 'New shop!', answers],
  ])('stays where an answer %s', (_, subject, given) => {
    expect(isNeedlessLabel(subject, given, 'en')).toBe(false);
  });
});

describe('A sentence about what kind of a day it was', () => {
  it.each<['en' | 'de' | 'fr' | 'es', string]>([
    ['en', 'I actually had a really quiet week, to be honest.'],
    ['en', 'What a day!'],
    ['de', 'Das war eine wirklich lange Woche.'],
    ['fr', 'Bon alors, en fait, aujourd’hui c’était vraiment le grand jour !'],
    ['es', 'Bueno, hoy fue un día muy largo.'],
  ])('says nothing of its matter yet (%s): %s', (language, sentence) => {
    expect(isGreeting(sentence, language)).toBe(true);
  });

  it.each<['en' | 'de' | 'fr' | 'es', string]>([
    ['en', 'I lost a trainee last week.'],
    ['en', 'I had 3 drivers off this week.'],
    ['en', 'It was the day the roof came in.'],
    ['de', 'Heute war der Prüfer da.'],
    ['fr', 'Ce matin le camion n’est pas venu.'],
    ['es', 'Ayer despedí a un cliente.'],
  ])('is none where something happens in it (%s): %s', (language, sentence) => {
    expect(isGreeting(sentence, language)).toBe(false);
  });

  it.each<['en' | 'de' | 'fr' | 'es', string, boolean]>([
    ['en', 'Nobody fails a test on the day.', false],
    ['en', 'It is easier to start a medicine than to stop one.', false],
    ['en', 'There’s a button in the cab that nobody presses.', false],
    ['en', 'It ran out in June.', true],
    ['en', 'The other driver went home.', true],
    ['de', 'Gouda braucht Salz, Zeit und einen, der nicht dauernd guckt.', false],
    ['de', 'Deshalb habe ich die Tür ausgebaut.', true],
    ['fr', 'Ce matin le camion n’est pas venu.', false],
    ['fr', 'Elle a pleuré.', true],
    ['es', 'Se me fue Beto.', false],
    ['es', 'Porque nadie abre la caja.', true],
  ])('is gone on from only by what needs something before it (%s): %s', (language, sentence, leans) => {
    expect(leansOnAnnounced(sentence, language)).toBe(leans);
  });
});
