import { describe, expect, it } from '@jest/globals';
import {
  fromPrompt,
  inventedAuthor,
  NEWCOMER,
  ownPosts,
  requestOf,
} from '../../../../../test/support/writing/invented-authors.js';
import type { DraftWritingRequest } from '../../draft-writer.service.js';
import { composeDraft } from './compose-draft.js';
import { DRAFT_TEXTS } from './draft.texts.js';

const draftOf = (notes: string, overrides: Partial<DraftWritingRequest> = {}) =>
  composeDraft(requestOf(NEWCOMER, notes, overrides));

describe('A draft of a prompt or of answers', () => {
  it('of a prompt arranges the answers, without its line: what happened, what others get wrong, why it matters', () => {
    const answers = [
      { question: 'Why does it matter, in one sentence?', answer: 'Trust is cheaper than marketing.' },
      { question: 'What would most people get wrong about it?', answer: 'Most would send a discount' },
      {
        question: 'What did you see happen? Who, when, how many?',
        answer: 'Acme waited 11 days for a password',
      },
    ];
    expect(composeDraft(requestOf(NEWCOMER, '', { source: fromPrompt(), answers }))).toBe(
      [
        'Trust is cheaper than marketing.',
        'Acme waited 11 days for a password.',
        'Most would send a discount.',
      ].join('\n\n'),
    );
  });

  it('of a prompt has no emoji that its author never used', () => {
    const source = fromPrompt({ hook: '🚀 A mistake that costs 🥐 more' });
    const opened = (own: readonly string[]) =>
      composeDraft(requestOf(NEWCOMER, '', { source, own_posts: ownPosts(own) })).split('\n')[0];
    expect(opened([])).toBe('A mistake that costs more');
    expect(opened(['We baked. 🥐'])).toBe('A mistake that costs 🥐 more');
    const present = `${source.hook}\n\nWe paid 40 euros for nothing in May, and the oven broke twice.`;
    expect(
      composeDraft(requestOf(NEWCOMER, '', { source, previous_text: present, own_posts: [] })),
    ).not.toMatch(/🚀|🥐/u);
  });

  it('of a prompt without answers is its line and two places', () => {
    expect(composeDraft(requestOf(NEWCOMER, '', { source: fromPrompt() }))).toBe(
      'A small mistake that costs more than it seems\n\n[Pick one mistake of your own.]\n\n[Say what it costs.]',
    );
  });

  it('goes on from the text that is there, without saying its first line or its hashtag twice', () => {
    const rosie = inventedAuthor('bakeries');
    const answers = [
      { question: 'q', answer: 'The oven broke on Saturday and Callum drove 60 miles for the part.' },
    ];
    const request = requestOf(rosie, '', { source: fromPrompt(), answers });
    const first = composeDraft(request);
    expect(composeDraft({ ...request, answers: [], previous_text: first })).toBe(first);
    const jonas = inventedAuthor('ux');
    const draft = composeDraft(requestOf(jonas, jonas.notes[0] ?? ''));
    const again = composeDraft(requestOf(jonas, draft));
    expect(again.match(/#UX/gu)).toHaveLength(1);
  });

  it.each([
    [
      'en',
      'carpet. again',
      [
        'They glued it over the floor vents. 3 schools this year.',
        'They think it is about noise.',
        'Because a warm room goes flat.',
      ],
      [
        'Carpet. Again.',
        'They glued it over the floor vents. 3 schools this year.',
        'Most people think it is about noise.',
        'A warm room goes flat.',
      ],
    ],
    [
      'de',
      'preisliste online stellen. wichtig.',
      [
        'Im Mai haben 14 Familien am Telefon nach dem Preis gefragt.',
        'Dass man darüber nicht spricht.',
        'Weil Scham Geld kostet.',
      ],
      [
        'Preisliste online stellen.',
        'Im Mai haben 14 Familien am Telefon nach dem Preis gefragt.',
        'Was die meisten falsch sehen: dass man darüber nicht spricht.',
        'Das ist wichtig, weil Scham Geld kostet.',
      ],
    ],
    [
      'fr',
      'les poches percées. ça coûte',
      [
        '300 huîtres perdues mardi, un seul trou, gros comme une pièce.',
        "Ils croient que c'est le crabe.",
        'Parce que personne ne compte ce qui manque.',
      ],
      [
        'Les poches percées. Ça coûte.',
        '300 huîtres perdues mardi, un seul trou, gros comme une pièce.',
        "La plupart des gens croient que c'est le crabe.",
        'Personne ne compte ce qui manque.',
      ],
    ],
  ] as const)(
    'opens with the subject that the answers are about, and has no half sentence: %s',
    (language, notes, answered, draft) => {
      const { seen, wrong, matters } = DRAFT_TEXTS[language];
      const answers = [seen, wrong, matters].map((question, index) => ({
        question,
        answer: answered[index] ?? '',
      }));
      expect(draftOf(notes, { answers }).replace(/\s+/gu, ' ')).toBe(draft.join(' '));
      expect(draftOf(notes, { answers })).toMatch(new RegExp(`^${draft[0]}\n\n`, 'u'));
    },
  );

  it('sets the subject before what was answered first, never on a line of its own', () => {
    const answered = [
      {
        question: 'Was hast du selbst erlebt?',
        answer: 'herr tönjes stand dreimal vor der tür und ging wieder',
      },
      { question: 'Warum ist das wichtig?', answer: 'angst hört schlechter als jedes ohr' },
    ];
    const draft = draftOf('Der erste Besuch', { answers: answered });
    expect(draft).toContain('Der erste Besuch: Herr Tönjes stand dreimal vor der Tür und ging wieder.');
  });

  it('says the subject once', () => {
    const answers = [
      { question: 'What did you see happen?', answer: 'Onboarding took six people to Bonn in May.' },
    ];
    expect(draftOf('Onboarding', { answers })).toMatch(/^Onboarding took six people/u);
    expect(draftOf('Onboarding at Acme', { answers })).toContain('Onboarding at Acme');
  });

  it('has no line of a prompt in another language than the answers', () => {
    const answers = [
      {
        question: 'x',
        answer: 'Der Kunde hat drei Wochen auf ein Passwort gewartet, und keiner hat es gemerkt.',
      },
    ];
    const draft = composeDraft(requestOf(NEWCOMER, '', { source: fromPrompt(), answers }));
    expect(draft).toMatch(/^Der Kunde/u);
    expect(draft).not.toMatch(/mistake|\[One/u);
  });
});
