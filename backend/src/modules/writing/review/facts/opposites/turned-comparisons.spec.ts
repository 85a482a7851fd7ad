import type { PostLanguage } from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import { contraryOpposites } from './opposite-findings.js';

const found = (language: PostLanguage, notes: string, text: string) =>
  contraryOpposites(text, language, [notes]);

describe('A comparison', () => {
  it.each<[PostLanguage, string, string]>([
    ['en', 'the new kiln uses more gas than the old one', 'The new kiln uses less gas than the old one.'],
    ['en', 'the new kiln uses more gas than the old one', 'The old kiln uses more gas than the new one.'],
    ['en', 'we had fewer complaints in winter', 'In winter we had more complaints.'],
    ['en', 'we sell more tea and less coffee', 'We sell less tea and more coffee.'],
    ['en', 'the barn is cheaper than the mill', 'The mill is cheaper than the barn.'],
    ['en', 'leather wears out later than linen', 'Linen wears out later than leather.'],
    ['de', 'Hausgeburten kosten die Kasse aber weniger', 'Hausgeburten kosten die Kasse mehr.'],
    ['fr', 'la brune se vend mieux que la blonde en hiver', 'La blonde se vend mieux que la brune.'],
    ['fr', 'la brune se vend mieux que la blonde', 'La brune se vend moins bien que la blonde.'],
    ['es', 'el equipo ganó más partidos fuera', 'El equipo ganó menos partidos fuera.'],
    ['de', 'der neue Ofen braucht mehr Gas als der alte', 'Der neue Ofen braucht weniger Gas als der alte.'],
    ['de', 'am Sonntag kamen mehr Leute als am Samstag', 'Am Samstag kamen mehr Leute als am Sonntag.'],
    ['de', 'die Mieten im Norden sind höher', 'Die Mieten im Norden sind niedriger.'],
    ['de', 'der Turm ist älter als das Tor', 'Das Tor ist älter als der Turm.'],
    ['en', 'drivers complain more than walkers but tip less', 'Drivers tip more.'],
    ['de', 'der Alt singt leiser als der Sopran, kommt aber pünktlicher', 'Der Alt kommt unpünktlicher.'],
    ['de', 'der Alt singt leiser als der Sopran', 'Der Alt singt lauter als der Sopran.'],
    ['es', 'el pan de centeno dura más que el de trigo y se vende menos', 'El pan de centeno se vende más.'],
    ['es', 'el cuero dura más que el lino, la tela se limpia mejor', 'El cuero se limpia mejor que la tela.'],
    ['fr', 'le grès fend moins que la faïence, il cuit plus longtemps', 'Le grès cuit moins longtemps.'],
    ['fr', 'le four neuf consomme plus de gaz', 'Le four neuf consomme moins de gaz.'],
    ['fr', 'les loyers du nord sont plus bas', 'Les loyers du nord sont plus hauts.'],
    ['fr', 'la grange est plus chère que le moulin', 'Le moulin est plus cher que la grange.'],
    ['es', 'el horno nuevo gasta más gas que el viejo', 'El horno nuevo gasta menos gas que el viejo.'],
    ['es', 'el horno nuevo gasta más gas que el viejo', 'El horno viejo gasta más gas que el nuevo.'],
    ['es', 'hubo menos quejas en invierno', 'En invierno hubo más quejas.'],
  ])('is told where it is turned round: %s, %j, %j', (language, notes, text) => {
    expect(found(language, notes, text)).not.toEqual([]);
  });

  it.each<[PostLanguage, string, string]>([
    ['en', 'the new kiln uses more gas than the old one', 'The old kiln uses less gas than the new one.'],
    ['en', 'more people came on Sunday than on Saturday', 'Fewer people came on Saturday than on Sunday.'],
    ['en', 'the barn is cheaper than the mill', 'The barn is less expensive than the mill.'],
    ['en', 'it took less than an hour', 'It took no more than an hour.'],
    ['en', 'more complaints in March', 'In March we had less time.'],
    ['de', 'der neue Ofen braucht mehr Gas als der alte', 'Der alte Ofen braucht weniger Gas als der neue.'],
    ['en', 'walkers complain less than drivers but tip more', 'Drivers complain more, and tip well.'],
    [
      'en',
      'walkers complain less than drivers but tip more',
      'Drivers complain more than walkers, and they tip less.',
    ],
    ['en', 'bookings were higher in October than in July', 'In July bookings were lower than in October.'],
    [
      'en',
      'the museum turned down my first quote for chairs',
      'My next quote was better, and the museum accepted it.',
    ],
    ['fr', "les mères restent moins longtemps qu'avant", 'Avant, les mères restaient plus longtemps.'],
    [
      'es',
      'el pan de centeno dura más que el de trigo y se vende menos',
      'El de trigo se vende más que el de centeno.',
    ],
    ['es', 'el cuero dura años, la tela se limpia mejor', 'El cuero se limpia peor que la tela.'],
    ['de', 'im Mai haben wir weniger Termine', 'Im Mai haben wir keine Termine mehr.'],
    [
      'fr',
      'le four neuf consomme plus de gaz que le vieux',
      'Le vieux four consomme moins de gaz que le neuf.',
    ],
    ['fr', 'on a moins de clients', 'On a moins de clients et on ne dort plus.'],
    ['fr', 'au moins dix clients', 'Plus de dix clients.'],
    ['es', 'el horno nuevo gasta más gas que el viejo', 'El horno viejo gasta menos gas que el nuevo.'],
    ['es', 'hubo menos quejas', 'Hubo menos quejas y dormí más.'],
  ])('is fine where it says the same, or something else: %s, %j, %j', (language, notes, text) => {
    expect(found(language, notes, text)).toEqual([]);
  });
});
