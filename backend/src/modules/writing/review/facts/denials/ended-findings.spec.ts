import type { PostLanguage } from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import { contradictionsIn } from '../contradictions.js';

const found = (text: string, language: PostLanguage, material: string) =>
  contradictionsIn(text, language, [material]).map(({ start, end }) => text.slice(start, end));

describe('What goes on, and is told as ended', () => {
  it.each<[PostLanguage, string, string]>([
    ['en', 'Callum still works for me. We stopped the dayshift.', 'Callum no longer works for me'],
    ['en', 'He still rents the flat. We closed the bar.', "He doesn't rent the flat any more"],
    ['de', 'Tom arbeitet immer noch bei uns.', 'Tom arbeitet nicht mehr bei uns'],
    [
      'de',
      'Frau Lehnert wohnt nach wie vor im Haus. Der Kessel läuft nicht mehr.',
      'Frau Lehnert wohnt nicht mehr im Haus',
    ],
    [
      'fr',
      "Le chef d'atelier travaille toujours là. Fini, la badgeuse.",
      "Le chef d'atelier ne travaille plus là",
    ],
    ['fr', 'Elle habite toujours à Rennes. Avant, elle courait.', "Elle n'habite plus à Rennes"],
    ['es', 'El encargado sigue trabajando aquí.', 'El encargado ya no trabaja aquí'],
    ['es', 'Itziar sigue dando las clases de niños.', 'Itziar ya no da las clases de niños'],
    ['es', 'El encargado todavía trabaja aquí.', 'El encargado ya no trabaja aquí'],
  ])('is told (%s): %s', (language, material, text) => {
    expect(found(`${text}.`, language, material)).toHaveLength(1);
  });

  it.each<[PostLanguage, string, string]>([
    [
      'en',
      'Callum still works for me. His brother no longer works here.',
      'His brother no longer works for me.',
    ],
    [
      'en',
      'We were still using the old phones in May. In June we changed them.',
      'We no longer use the old phones.',
    ],
    ['en', 'He still rents the flat.', 'He no longer smokes in the flat.'],
    [
      'de',
      'Der alte Kessel läuft noch, aber wir brauchen ihn nicht mehr.',
      'Wir brauchen den alten Kessel nicht mehr.',
    ],
    ['de', 'Im Mai haben wir noch mit Gas geheizt.', 'Wir heizen nicht mehr mit Gas.'],
    [
      'fr',
      "En mai, on utilisait encore la badgeuse. En juin, on l'a supprimée.",
      "On n'utilise plus la badgeuse.",
    ],
    ['fr', 'Il arrivait toujours en retard.', "Il n'arrive plus en retard."],
    ['es', 'El encargado sigue trabajando aquí, pero ya no reparte.', 'El encargado ya no reparte.'],
  ])('is none where it has ended, or something else did (%s): %s', (language, material, text) => {
    expect(found(text, language, material)).toEqual([]);
  });
});
