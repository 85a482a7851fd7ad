import type { PostLanguage } from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import { withoutBareFillers } from './bare-fillers.js';
import { withoutSpokenTags } from './hesitations.js';
import { writtenFromSpeech } from './written-from-speech.js';

describe('What is said without a comma to fill a gap', () => {
  it.each<[PostLanguage, string, string]>([
    ['en', 'I had it open in like what forty seconds flat', 'I had it open in like forty seconds flat'],
    ['en', 'so then what I did was I gave him a comb', 'so then I gave him a comb'],
    [
      'en',
      'it had been stopped on purpose you see there was a note inside',
      'it had been stopped on purpose. there was a note inside',
    ],
    ['en', 'so I sent it to the council yeah', 'so I sent it to the council'],
    ['de', 'Frau Ebbing war da ne die mit dem Chor', 'Frau Ebbing war da, die mit dem Chor'],
    ['de', 'sie hört nicht auf also mit dem Chor', 'sie hört nicht auf, also mit dem Chor'],
    ['fr', 'il me dit ben je la compare', 'il me dit je la compare'],
    ['fr', 'un sac de courses quoi et dedans il y a', 'un sac de courses et dedans il y a'],
    ['fr', "j'ai rien facturé voilà", "j'ai rien facturé"],
    ['es', 'el pie izquierdo o sea solo el izquierdo', 'el pie izquierdo, solo el izquierdo'],
    ['es', 'lo cerré y ya está le cobré treinta euros', 'lo cerré y ya está. le cobré treinta euros'],
    ['es', 'el del seguro pues nada no ha vuelto', 'el del seguro no ha vuelto'],
  ])('%s: “%s” is written without it', (language, said, expected) => {
    expect(withoutBareFillers(said, language)).toBe(expected);
  });

  it.each<[PostLanguage, string]>([
    ['en', 'I know what I did was wrong, and it is basically water'],
    ['en', 'we do it like what you see in films'],
    ['en', 'the list at breakfast is a habit you see what is late'],
    ['de', 'wir fahren ne Stunde und also auch zurück'],
    ['fr', 'je sais pas quoi et lui non plus'],
    ['fr', 'voilà le prix, et de quoi et comment'],
  ])('%s: “%s” stays as it was said', (language, said) => {
    expect(withoutBareFillers(said, language)).toBe(said);
  });

  it.each<[PostLanguage, string, string]>([
    ['es', 'Les habían dado, o sea, botas de dos tallas.', 'Les habían dado botas de dos tallas.'],
    ['de', 'Er hat, ne, einfach nix gehört.', 'Er hat einfach nix gehört.'],
    ['de', 'Der Bus kam zu spät, ne, und wir gingen.', 'Der Bus kam zu spät, und wir gingen.'],
    ['es', 'No era la frontera, o sea, eran las cinco.', 'No era la frontera, eran las cinco.'],
    ['fr', 'On avait donné, hein, des bottes.', 'On avait donné des bottes.'],
  ])('%s: “%s” loses both commas where a verb waits for what is done', (language, said, expected) => {
    expect(withoutSpokenTags(said, language)).toBe(expected);
  });

  it.each<[PostLanguage, string, string]>([
    [
      'en',
      "ok so voice note cos I'm driving um so this morning I had a man locked out in his slippers and I had the door open in a minute",
      'this morning I had a man locked out',
    ],
    [
      'de',
      'so kurz diktiert äh Frau Ebbing war heute da und die singt mir hier im Laden',
      'Frau Ebbing war heute da',
    ],
    [
      'fr',
      "alors euh je dicte parce que j'ai les mains dans l'huile euh ce matin une dame me tend une montre et me dit non",
      'ce matin une dame',
    ],
    [
      'es',
      'eh a ver te cuento rápido que voy en la furgo pues nada viene Toni y me dice que se le duerme el pie',
      'viene Toni',
    ],
  ])('%s: nothing is posted about the dictating: “%s”', (language, said, beginning) => {
    const { text } = writtenFromSpeech(said, language, false);
    expect(text.toLowerCase().startsWith(beginning.toLowerCase())).toBe(true);
  });
});
