import { describe, expect, it } from '@jest/globals';
import { unsourcedStudies } from './study-findings.js';

const found = (text: string, ...sources: string[]) =>
  unsourcedStudies(text, sources).map(({ start, end }) => text.slice(start, end));

describe('A study that is called on', () => {
  it.each([
    ['Studies show most incidents start with silence.', 'Studies show'],
    ['Experts agree that it helps.', 'Experts agree'],
    ['According to a recent study it helps.', 'According to a recent study'],
    ['Recent research has clearly shown it.', 'Recent research has clearly shown'],
    ['Studien zeigen, dass es hilft.', 'Studien zeigen'],
    ['Laut einer aktuellen Studie hilft es.', 'Laut einer aktuellen Studie'],
    ['Les études montrent que cela aide.', 'Les études montrent'],
    ['Selon une étude récente, cela aide.', 'Selon une étude récente'],
    ['Los estudios demuestran que ayuda.', 'Los estudios demuestran'],
    ['Según varios estudios, ayuda.', 'Según varios estudios'],
  ])('is a source that somebody has to know: %s', (text, words) => {
    expect(found(text, 'the bow thruster was broken')).toEqual([words]);
    expect(found(text, 'there is a survey of the harbour on it')).toEqual([]);
  });

  it.each([
    'My daughter studies law.',
    'SEO expert for small hotels',
    'Sie studiert in Köln, ich bin Experte für Dächer.',
    'Mon étude donne sur la cour.',
    'Experta en estudios de mercado',
  ])('is not known from a source that speaks of none: %s', (source) => {
    expect(found('Studies show most incidents start with silence.', source)).toEqual(['Studies show']);
  });

  it.each([
    'Studies have shown it, said my teacher.',
    'Two studies were on her desk.',
    'Die Forscherinnen waren am Dienstag da.',
    'Les chercheurs sont venus mardi.',
    'Vinieron los expertos el martes.',
  ])('is known from a source that speaks of one: %s', (source) => {
    expect(found('Studies show most incidents start with silence.', source)).toEqual([]);
  });

  it.each([
    'I study maps. My daughter studies law.',
    'We show the study to guests.',
    'Ich suche einen Studienplatz.',
    'Mon étude donne sur la cour.',
    'Su estudio tiene dos ventanas.',
  ])('is no other word: %s', (text) => {
    expect(found(text)).toEqual([]);
  });
});
