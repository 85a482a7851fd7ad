import type { PostLanguage } from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import { withoutFalseStarts } from './false-starts.js';

describe('What somebody began to say and said anew', () => {
  it.each<[PostLanguage, string, string]>([
    ['en', "the owner she's she's called Mrs Treadgold", "the owner's called Mrs Treadgold"],
    ['en', 'I was like I was like no love', 'I was like no love'],
    ['en', 'he took the the clock to to town', 'he took the clock to town'],
    ['en', 'estimate 40 to 60 and then no wait it was 30 to 50', 'estimate 30 to 50'],
    ['en', 'and Isla my cataloguer she said it is old', 'and Isla, my cataloguer, said it is old'],
    ['de', 'es war es war nur ein Ventil', 'es war nur ein Ventil'],
    [
      'de',
      'die haben dann haben die schon zwei Firmen da gehabt',
      'dann haben die schon zwei Firmen da gehabt',
    ],
    ['de', 'ihr Gerät war das war im Programm Restaurant', 'ihr Gerät war im Programm Restaurant'],
    ['de', 'ohne Wasser nee mit Wasser der Kasten hat getropft', 'mit Wasser der Kasten hat getropft'],
    ['de', 'nach na ja nach einer Stunde', 'nach einer Stunde'],
    ['de', 'und die Nichte die wollte die nicht', 'und die Nichte wollte die nicht'],
    ['de', 'dann hat die Aylin meine Kollegin die hat gesagt', 'dann hat die Aylin, meine Kollegin, gesagt'],
    ['de', 'die Sache mit der Katze das war so', 'die Sache mit der Katze war so'],
    ['fr', 'avec un sac un sac de courses', 'avec un sac de courses'],
    ['fr', 'et le monsieur il est revenu avec une tarte', 'et le monsieur est revenu avec une tarte'],
    ['fr', 'hier M. Delpech il arrive avec sa montre', 'hier M. Delpech arrive avec sa montre'],
    ['es', 'la fuga no estaba no estaba en el baño', 'la fuga no estaba en el baño'],
    ['es', 'eran 40 no perdón 60 cajas', 'eran 60 cajas'],
    ['es', 'una señora con 12 cajas perdón 14 cajas', 'una señora con 14 cajas'],
    ['es', 'ayer bueno anteayer de guardia', 'anteayer de guardia'],
    ['en', 'I talked to Chad no Brad sorry Brad at Loomis', 'I talked to Brad at Loomis'],
    ['en', 'in my slippers no I mean my work boots', 'in my work boots'],
    ['de', 'ich war mit Jule nee Quatsch Mira dort', 'ich war mit Mira dort'],
    ['de', 'in meinem Auto nein ich meine meinem Bus', 'in meinem Bus'],
    ['fr', 'avec Nadia non pardon Inès au bureau', 'avec Inès au bureau'],
    ['es', 'con Dani no perdón Yesenia en el almacén', 'con Yesenia en el almacén'],
    ['en', 'and on Monday no Tuesday we went back', 'and on Tuesday we went back'],
    ['de', 'am Montag ach Dienstag kam er', 'am Dienstag kam er'],
    ['de', 'und ich hab dann das war so still', 'und das war so still'],
    ['fr', "et le gars de l'assurance il m'a dit non", "et le gars de l'assurance m'a dit non"],
  ])('%s: of “%s” what was meant is left', (language, said, expected) => {
    expect(withoutFalseStarts(said, language)).toBe(expected);
  });

  it.each<[PostLanguage, string]>([
    ['de', 'hat er Zeit nein Geld hat er'],
    ['es', 'lo sabe Dani no Yesenia'],
    ['en', 'my boss I mean my wife decides'],
    ['en', 'I asked Chad. No Brad came'],
    ['en', 'it grew more and more and more'],
    ['en', 'he got later and later and I noticed'],
    ['en', 'we open Monday, Tuesday and Friday'],
    ['es', 'un día bueno mañana será otro'],
    ['de', 'ich hab dann das Ventil getauscht'],
    ['fr', 'le jour de la fête il pleuvait'],
    ['en', 'we waited and waited and waited'],
    ['en', 'the van they bought was old'],
    ['en', 'I butter it I eat it it tastes horrible'],
    ['en', 'she brings it in in the fourth January'],
    ['en', 'how would he he pays for four more days'],
    ['en', 'we asked the client the client asked the council'],
    ['en', 'a cleaner holds the door she’s called Bose'],
    ['en', 'On my return she gave me the eleven'],
    ['de', 'Es lief es lief sogar besser'],
    ['de', 'ob mein Vater geschimpft hat hat er nicht'],
    ['de', 'klar kann ich ich hab ja Zeit'],
    ['fr', 'depuis mars depuis mars personne'],
    ['en', 'we had 3 drivers, sorry to say, and 2 vans'],
    ['de', 'der Mann der kam hat nichts gesagt'],
    ['de', 'die die das gebaut haben'],
    ['de', 'so war das war gut'],
    ['fr', 'du coup il a payé et la nuit elle dort'],
    ['fr', "et le devis il l'a refusé"],
    ['fr', 'nous nous levons'],
    ['es', 'poco a poco y más y más'],
    ['es', 'no quería azúcar no quería pan'],
  ])('%s: “%s” stays as it was said', (language, said) => {
    expect(withoutFalseStarts(said, language)).toBe(said);
  });
});
