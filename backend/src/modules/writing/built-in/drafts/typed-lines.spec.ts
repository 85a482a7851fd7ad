import { describe, expect, it } from '@jest/globals';
import { inventedAuthor, requestOf } from '../../../../../test/support/writing/invented-authors.js';
import { composeDraft } from './compose-draft.js';
import { notesOf } from '../../brief/notes.js';

const nobody = { profile: inventedAuthor('cfo').profile, posts: [] };
const draftOf = (lines: readonly string[]) =>
  composeDraft(requestOf(nobody, lines.join('\n'))).replace(/\s+/gu, ' ');

/** Typed with the Enter key alone, and the sentences that each becomes. */
const NOTES: readonly (readonly [string, readonly string[], string])[] = [
  [
    'en',
    [
      'village hall roof, week two',
      'slates off on the north side',
      'batten rotten for three metres',
      'nobody told the committee',
      'scaffold costs us 90 a day',
    ],
    'Village hall roof, week two. Slates off on the north side. Batten rotten for three metres. Nobody told the committee. Scaffold costs us 90 a day.',
  ],
  [
    'en',
    [
      'ledger from the dye works in Batley',
      'spine loose',
      'first forty pages gone',
      'owner kept it under the stairs since 1974',
    ],
    'Ledger from the dye works in Batley. Spine loose. First forty pages gone. Owner kept it under the stairs since 1974.',
  ],
  [
    'de',
    [
      'probe gestern',
      'zweiter tenor fehlt wieder',
      'dirigent bleibt ruhig',
      'lena springt ein',
      'kennt das stück seit einer stunde',
      'applaus nach takt 40',
    ],
    'Probe gestern. Zweiter Tenor fehlt wieder. Dirigent bleibt ruhig. Lena springt ein. Kennt das Stück seit einer Stunde. Applaus nach Takt 40.',
  ],
  [
    'de',
    [
      'Lager Halle 3',
      'Fehlbestand 2.300 Euro',
      'Ursache = falsche Einheit im System',
      'Rest war Bruch',
      'keiner hat gestohlen',
    ],
    'Lager Halle 3. Fehlbestand 2.300 Euro. Ursache: falsche Einheit im System. Rest war Bruch. Keiner hat gestohlen.',
  ],
  [
    'fr',
    [
      'stage de 3e, jour 1',
      'le gamin ne parle pas',
      'il répare un grille-pain',
      'personne ne lui avait demandé',
      'payé cette fois',
    ],
    'Stage de 3e, jour 1. Le gamin ne parle pas. Il répare un grille-pain. Personne ne lui avait demandé. Payé cette fois.',
  ],
  [
    'fr',
    [
      'rendez-vous manqués : 14 en mars',
      'SMS la veille depuis avril',
      '3 en mai',
      'écart = 880 euros par mois',
      'clientes contentes',
    ],
    'Rendez-vous manqués : 14 en mars. SMS la veille depuis avril. 3 en mai. Écart = 880 euros par mois. Clientes contentes.',
  ],
  [
    'es',
    [
      'panadería en Cuenca, turno de noche',
      'horno parado desde el jueves',
      'técnico pedía 900 euros',
      'era un fusible',
      'lo cambió mi tía',
      'costó 2 euros',
    ],
    'Panadería en Cuenca, turno de noche. Horno parado desde el jueves. Técnico pedía 900 euros. Era un fusible. Lo cambió mi tía. Costó 2 euros.',
  ],
  [
    'es',
    [
      'taller de bicis, marzo',
      '64 reparaciones, 11 gratis',
      'una madre trajo tarta',
      'pero no vino nadie más',
      'ganamos lo mismo que en febrero',
    ],
    'Taller de bicis, marzo. 64 reparaciones, 11 gratis. Una madre trajo tarta, pero no vino nadie más. Ganamos lo mismo que en febrero.',
  ],
];

describe('Notes typed in lines without dashes', () => {
  it.each(NOTES)('%s: are a sentence each, in their order, and told as shorthand', (_, lines, draft) => {
    expect(draftOf(lines)).toBe(draft);
    const notes = lines.join('\n');
    expect(notesOf(notes, requestOf(nobody, notes)).kind).toBe('shorthand');
  });

  it('are written notes where they end with stops, or were broken by a window', () => {
    for (const notes of [
      'We rang the school.\nThey want the bus back by noon.\nThe test runs out on Sunday.',
      'Ran the numbers on the van today and the lease is costing us\nmore than the driver does, which nobody had noticed because\nthe two sit in different budgets and different people sign for\nthem. Cancelled it on Friday.',
    ])
      expect(notesOf(notes, requestOf(nobody, notes)).kind).toBe('written');
  });

  it('begin large behind a place, too', () => {
    expect(
      draftOf(['Ledger from the mill at Styal. spine gone.', 'Mouse nest in the back board.']),
    ).toContain('at Styal. Spine gone.');
  });
});
