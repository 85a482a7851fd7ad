import { describe, expect, it } from '@jest/globals';
import { inventedAuthor, requestOf } from '../../../../../test/support/writing/invented-authors.js';
import { composeDraft } from './compose-draft.js';
import { composeOpenings } from './openings/compose-openings.js';

const nobody = { profile: inventedAuthor('cfo').profile, posts: [] };
const words = (text: string) => text.replace(/\s+/gu, ' ');
const inOrder = (notes: string, posts: readonly string[] = []) =>
  words(composeDraft(requestOf({ ...nobody, posts }, notes)));

describe('A story told in sequence', () => {
  it.each([
    [
      'before a sentence whose pronoun stands for something in it',
      'E-Rechnung ab 2027 Pflicht auch für Kleine. Alle fragen mich nach Software. Keiner fragt, wer die Rechnung freigibt. Bei einem Malerbetrieb (9 Leute) lagen 41 Rechnungen beim Meister im Auto. Die Software hat sie nicht gefunden.',
    ],
    [
      'that speaks of somebody by a role alone, or of things with "the"',
      "Visite entrepôt Lille mardi, 240 commandes/jour. Taux d'erreur 4 %, le directeur voulait un scanner à 85 k€. J'ai suivi une préparatrice pendant 2 h. Les références 1108 et 1180 étaient rangées l'une à côté de l'autre. On les a séparées de trois allées.",
    ],
    [
      'before what happened then',
      'We ran the pump test in the yard. It had 3 leaks and 14 loose bolts when we opened it in May. Then the owner sold it. Nobody told the crew.',
    ],
  ])('is not opened with a step %s', (_, notes) => {
    expect(inOrder(notes)).toBe(notes);
  });

  it('is not opened with what announces a find, for one who opens with figures either', () => {
    const notes =
      "Accident évité jeudi à l'atelier de découpe. Karim a arrêté la presse parce que le bruit avait changé. On a ouvert : un boulon de 12 cassé net. Le chef s'est excusé devant l'équipe.";
    const { profile, posts } = inventedAuthor('prevention');
    const draft = composeDraft(requestOf({ profile, posts }, notes));
    expect(draft.split('\n')[0]).toBe("Accident évité jeudi à l'atelier de découpe.");
    expect(composeOpenings({ ...requestOf({ profile, posts }, notes), content: draft })).toEqual([]);
  });

  it('keeps what "it" stands for in its paragraph', () => {
    const draft = composeDraft(
      requestOf(
        nobody,
        "Outage last Wednesday, payments down 38 min. Pager woke me and two others. All three of us opened the same dashboard and it was green. It measured whether the process was up. It was up. It just wasn't answering. Anil found it by buying a sandwich with his own card.",
      ),
    );
    expect(draft).toContain("It was up. It just wasn't answering.");
  });

  it('does not part a first line from what is said of its subject', () => {
    const draft = composeDraft(
      requestOf(
        nobody,
        'A gallery in Bristol wanted 60% commission. Said everybody pays it. I did the sums on a bus.',
      ),
    );
    expect(draft).toContain('commission. Said everybody pays it.');
  });
});

describe('A stronger first line', () => {
  it('is no half of what somebody said, and none below a verdict that opens', () => {
    const openings = (content: string) => composeOpenings({ ...requestOf(nobody, ''), content });
    expect(
      openings(
        'Une application compte, elle ne regarde pas.\n\nPremière visite à domicile, 3 jours après la sortie. Le bébé ne prenait pas de poids.',
      ),
    ).toEqual([]);
    expect(
      openings(
        'We met at the mill on Monday.\n\nThe owner said “Nobody reads 40 pages. We read 3 of them.” in May.',
      ),
    ).toEqual([]);
  });
});
