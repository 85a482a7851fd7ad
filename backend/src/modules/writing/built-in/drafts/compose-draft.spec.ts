import {
  CATEGORIES,
  countCharacters,
  defaultWritingProfile,
  extractHashtags,
  sentencesOf,
  shownLanguage,
  withoutPlaces,
  type WritingProfile,
} from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  INVENTED_AUTHORS,
  inventedAuthor,
  ownPosts,
  requestOf,
  type InventedAuthorName,
} from '../../../../../test/support/writing/invented-authors.js';
import type { DraftSource, DraftWritingRequest } from '../../draft-writer.service.js';
import { draftProblems } from '../../written-draft.rules.js';
import { composeDraft } from './compose-draft.js';
import { DRAFT_TEXTS } from './draft.texts.js';
import { writtenFigures } from '../../reading/figures/written-figures.js';
import { possibleNames } from '../../reading/names/names.js';

const profile = {
  full_name: 'Ada Example',
  content_pillars: ['Customer Success', 'Hiring'],
  target_audience: 'Founders of small agencies',
  ideal_target_client: null,
  client_pain_points: 'Churn in the first 90 days',
  industry: 'B2B SaaS',
  business_size: null,
  content_strategy: null,
  generated_icp_summary: null,
};
const nobody = { profile, posts: [], notes: [], answers: [] };
const fromPrompt = (
  overrides: Partial<Extract<DraftSource, { kind: 'prompt' }>> = {},
): Extract<DraftSource, { kind: 'prompt' }> => ({
  kind: 'prompt',
  id: 1,
  hook: 'A small mistake that costs more than it seems',
  prompt_text: 'Pick one mistake of your own. Say what it costs. Be kind.',
  category: 'Educational how-to post',
  pillar_label: 'Customer Success',
  written_by: 'model',
  ...overrides,
});
const draftOf = (notes: string, overrides: Partial<DraftWritingRequest> = {}) =>
  composeDraft(requestOf(nobody, notes, overrides));
const voice = (overrides: Partial<WritingProfile>) => ({
  preferences: { ...defaultWritingProfile(), ...overrides },
});
const paragraphsOf = (draft: string) => draft.split('\n\n');
const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

describe('A draft of the built-in writer', () => {
  it('opens with the verdict that the notes end with, and goes on in their order', () => {
    const notes =
      'We moved the payroll date. The team hated it for a week. That gave us 6 days of float. Cash planning is mostly calendar work.';
    expect(draftOf(notes)).toBe(
      [
        'Cash planning is mostly calendar work.',
        'We moved the payroll date. The team hated it for a week. That gave us 6 days of float.',
      ].join('\n\n'),
    );
  });

  it('says with a colon what notes say with “=”, and sets no line first that hangs on another', () => {
    expect(
      draftOf(
        'Apprentice Callum, week 3. He rebuilt the same 2 metres five times. Teaching = keeping your hands in your pockets',
      ).split('\n\n')[0],
    ).toBe('Teaching: keeping your hands in your pockets.');
    expect(
      draftOf(
        '- Förderung Aufforstung: Antrag bis 31. März\n- von 12 Kunden haben 5 die Frist verpasst\n- ich fülle es jetzt mit ihnen aus\n- letztes Jahr keiner zu spät',
      ),
    ).not.toMatch(/^Letztes Jahr/u);
  });

  it('cuts no sentence at the full stop of a date, a number in a row or a time', () => {
    const notes =
      'Wir haben lange gesucht und nichts gefunden. Am 3. März rief Frau Bauer an und bestellte 400 Stück. Danach war alles anders als vorher.';
    expect(draftOf(notes)).toBe(
      [
        'Wir haben lange gesucht und nichts gefunden.',
        'Am 3. März rief Frau Bauer an und bestellte 400 Stück. Danach war alles anders als vorher.',
      ].join('\n\n'),
    );
    for (const kept of [
      'Im 3. Jahr kamen 40 Kunden.',
      'Der 2. Versuch kostete 900 Euro.',
      'Nr. 4 hielt 11 Tage.',
    ]) {
      expect(draftOf(`Wir haben lange gesucht. ${kept} Es war nicht leicht.`)).toContain(kept);
    }
    expect(draftOf('We had lost hope by then. At 9 a.m. Ruth called with 400 orders.')).toContain(
      'At 9 a.m. Ruth called with 400 orders.',
    );
  });

  it('opens with what somebody said, and with a figure against another one', () => {
    expect(
      draftOf(
        '- Test mit Herrn Krause\n- „Ich suche etwas, worauf man drücken kann“\n- der Knopf hat jetzt eine Farbe',
      ),
    ).toMatch(/^„Ich suche/u);
    expect(
      draftOf(
        'Neues Formular beim Kunden. Das Lager liest drei Felder. Abbrüche runter von 58 auf 12 Prozent.',
      ),
    ).toMatch(/^Abbrüche runter von 58 auf 12 Prozent\./u);
  });

  it('moves no sentence whose pronoun would lose what it stands for', () => {
    const notes =
      'The supplier waited. He cut the price by 20%, and we lost 3 clients less. Nothing else changed.';
    expect(draftOf(notes)).toMatch(/^The supplier waited\./u);
    // What follows takes up the sentence that would move.
    expect(draftOf('We wrote letters. 214 customers got one. They stayed.')).toMatch(/^We wrote letters\./u);
  });

  it.each([
    'Four reefers came on one ship. Difference: 1 was stuffed on a Friday at 16:50. The shipper says impossible. The gate log says otherwise.',
    'We were called to a yard with a mare called Dolly. Not colic, as they had thought. Dolly is eating again, 12 days of antibiotics.',
    'Azubi hat zum ersten Mal allein eine Urne getragen. Das war am Montag. 2 Stunden gebraucht, ich brauche 25 min.',
    'Seen in Leeds: the coffin in the window. 3 people stopped in ten minutes.',
    'Tilbury, Monday. 22 pallets of Chilean blueberries were at set point. The receiver rejected all 22.',
    'We were out there all day long. A fridge cools things down. A reefer keeps things as they were when you closed the door.',
    'Tilbury, Monday. 22 pallets of Chilean blueberries, and the receiver rejected them. They were about to write off £71,000. We wrote off 9.',
    'Seen in Leeds: the coffin in the window, price tag on. I liked it. 3 people stopped in ten minutes. Nobody stops at ours.',
    "Visite d'un lycée hôtelier hier, 24 élèves. Un seul avait déjà ouvert une huître. Le prof non plus. On en a ouvert 300 et on a eu 4 pansements.",
    'Tom fainted at a castration on Tuesday. Twelve years a vet! The farmer held him up.',
    "Acheter la camionnette avant de chercher des clients. En 2019 j'avais 12 restaurants et aucun moyen de livrer. J'ai perdu 3 clients en un mois.",
    'Marlene fiel bei der Probe um. Zwölf Jahre Tierärztin! Der Bauer hielt sie fest.',
    'Yann est tombé du bateau mardi. Douze ans de métier ! On a ri un peu.',
    'The auditor came on a Friday. We found 14 boxes of receipts in the cellar. Nobody spoke for a while.',
    'El martes vino la inspectora. Encontramos 14 cajas en el sótano. Nadie habló durante un rato.',
    'Wir waren früh im Lager. Ich habe 14 Kisten gezählt. Dann kam der Chef.',
    'What went wrong at the yard that day:\nThe probe was 2 degrees off. Nobody had looked.',
  ])('moves no sentence that says less in front, and tells no story from its end: %s', (notes) => {
    expect(draftOf(notes).replace(/\s+/gu, ' ')).toMatch(
      new RegExp(`^${notes.replace(/\s+/gu, ' ').slice(0, 30)}`, 'u'),
    );
  });

  it('moves a denial with the one that goes on from it', () => {
    const notes =
      'Gespräch mit einer Frau, die von einer Frist am Abend wusste. Sie dachte, sie muss alles gleich entscheiden. Die Frist gibt es nicht. Nirgends im Gesetz. Wir haben dann telefoniert.';
    expect(draftOf(notes)).toMatch(/^Die Frist gibt es nicht\. Nirgends im Gesetz\.\n\nGespräch/u);
  });

  it('opens otherwise when it is asked for again', () => {
    const notes =
      'We moved the payroll date by 6 days. The team hated it for a week. Cash planning is mostly calendar work.';
    const first = draftOf(notes);
    const second = draftOf(notes, { previous_text: first });
    expect(first).toMatch(/^Cash planning/u);
    expect(second).toMatch(/^We moved/u);
    expect([...words(second)].sort()).toEqual([...words(first)].sort());
  });

  it('makes sentences of quick notes, and keeps a list that is announced or numbered', () => {
    expect(
      draftOf("- raised prices 20% in May\n- sales said we'd lose a third\n- 214 customers, 3 left"),
    ).toBe("Raised prices 20% in May.\n\nSales said we'd lose a third. 214 customers, 3 left.");
    expect(
      draftOf(
        'Three things from the conference in Berlin:\n- nobody talks about retention\n- everyone sells AI',
      ),
    ).toContain('• nobody talks about retention\n• everyone sells AI');
    expect(draftOf('What I do on Mondays with 3 clients:\n1. call\n2. listen')).toContain(
      '1. call\n2. listen',
    );
  });

  const numbering = ownPosts([
    'Who owns the key?\n\nNobody does.\n\n1. Name two users.\n2. Remove the leaver.',
    'Is a CV evidence?\n\nNo.\n\n1. Ask for a reference.\n2. Copy it.',
    'Must you sponsor?\n\nPerhaps.\n\n1. Ask about grandparents.\n2. Open the checklist.',
  ]);

  it('makes sentences of a story in dashes, even for an author of lists', () => {
    const notes =
      '- sponsor note copied from another worker\n- wrong name in paragraph 2, "Mr Osei" instead of "Mrs Okafor"\n- officer spotted it in 4 minutes\n- nobody reads their own template\n- I read 19 of my own that night. Found 1';
    const draft = draftOf(notes, { own_posts: numbering });
    expect(draft).toMatch(/^Sponsor note copied from another worker\./u);
    expect(draft).toMatch(/I read 19 of my own that night\.\s+Found 1\./u);
    expect(draft).toMatch(/instead of "Mrs Okafor"\.\s/u);
    expect(draft).not.toMatch(/^(?:•|\d\.)/mu);
    const german = '- Prüfer kam um 6\n- er hat alles gesehen\n- Kaffee war kalt';
    expect(draftOf(german, { own_posts: numbering })).not.toContain('•');
  });

  it.each([
    [
      '- ask on payday\n- write down the day\n- keep the old one',
      '1. Ask on payday\n2. Write down the day\n3. Keep the old one',
    ],
    [
      'What to ask 3 new clients:\n- who reads the mail\n- who keeps the key',
      '1. Who reads the mail\n2. Who keeps the key',
    ],
  ])('gives a list of steps the marks and capitals of the author’s lists: %s', (notes, list) => {
    expect(draftOf(notes, { own_posts: numbering })).toContain(list);
  });

  it('asks in brackets for what is missing, at most twice, and for nothing where nothing is', () => {
    expect(draftOf('we talked about pricing again, and I was surprised how long it went on')).toMatch(
      /\[One case: who, when, which number\.\]\n\n\[What you take from it, in one sentence\.\]$/u,
    );
    expect(
      draftOf('We lost Acme in March. They had 40 seats. Nobody had called them since the sale.'),
    ).not.toContain('[');
  });

  it('closes as the author does: with a question only where they ask, and their own emoji and hashtags', () => {
    const notes =
      'We hired 9 people since January. The mugs with their names cost £6 each. Nine of them are still here.';
    const asks = ownPosts([
      'One! 🥐\n\nText.\n\nAnd you? 👇\n\n#Bakery',
      'Two! 🥐\n\nText.\n\nYours? 👇\n\n#Bakery',
      'Three! 🥐\n\nText of this.\n\nWho? 👇\n\n#Bakery',
    ]);
    expect(draftOf(notes, { own_posts: asks })).toMatch(
      /🥐\n\n.*\[Your question to the readers\.\] 👇\n\n#Bakery$/su,
    );
    const states = ownPosts([
      'One of these. It is so.',
      'Two of them. That was it.',
      'Three of us. And that is all.',
    ]);
    expect(draftOf(notes, { own_posts: states })).toMatch(/still here\.$/u);
    const signed = ownPosts([
      'It was so.\n\nBack to work.',
      'We had that.\n\nBack to work.',
      'They did it.\n\nBack to work.',
    ]);
    expect(draftOf(notes, { own_posts: signed })).toMatch(/Back to work\.$/u);
  });

  it('leaves out what the user does not want this time', () => {
    const rosie = inventedAuthor('bakeries');
    const draft = (instructions: string) =>
      composeDraft(requestOf(rosie, rosie.notes[0] ?? '', { instructions }));
    expect(extractHashtags(draft('no hashtags'))).toEqual([]);
    expect(draft('without emoji')).not.toMatch(/\p{Extended_Pictographic}/u);
    expect(draft('no closing question')).not.toContain('[Your question');
  });

  it('makes no hashtag that the author has not used', () => {
    expect(
      extractHashtags(draftOf('Customer success starts before the sale. We lost a deal over it.')),
    ).toEqual([]);
    const sayers = voice({ signature_expressions: ['Progress over perfection'] });
    expect(draftOf('We lost a deal over it in May.', sayers)).not.toContain('Progress');
  });

  it('of a prompt arranges the answers, without its line: what happened, what others get wrong, why it matters', () => {
    const answers = [
      { question: 'Why does it matter, in one sentence?', answer: 'Trust is cheaper than marketing.' },
      { question: 'What would most people get wrong about it?', answer: 'Most would send a discount' },
      {
        question: 'What did you see happen? Who, when, how many?',
        answer: 'Acme waited 11 days for a password',
      },
    ];
    expect(composeDraft(requestOf(nobody, '', { source: fromPrompt(), answers }))).toBe(
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
      composeDraft(requestOf(nobody, '', { source, own_posts: ownPosts(own) })).split('\n')[0];
    expect(opened([])).toBe('A mistake that costs more');
    expect(opened(['We baked. 🥐'])).toBe('A mistake that costs 🥐 more');
    const present = `${source.hook}\n\nWe paid 40 euros for nothing in May, and the oven broke twice.`;
    expect(
      composeDraft(requestOf(nobody, '', { source, previous_text: present, own_posts: [] })),
    ).not.toMatch(/🚀|🥐/u);
  });

  it('of a prompt without answers is its line and two places', () => {
    expect(composeDraft(requestOf(nobody, '', { source: fromPrompt() }))).toBe(
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
    const draft = composeDraft(requestOf(nobody, '', { source: fromPrompt(), answers }));
    expect(draft).toMatch(/^Der Kunde/u);
    expect(draft).not.toMatch(/mistake|\[One/u);
  });

  it('adds no word to a language that it does not know', () => {
    const notes =
      'Il cliente mi ha chiesto uno sconto del 20 per cento. Io ho detto di no. È tornato dopo due settimane e ha pagato tutto.';
    expect(words(draftOf(notes))).toEqual(words(notes));
    expect(draftOf(notes)).not.toContain('[');
  });

  it.each([
    'Il cliente ha chiesto uno sconto',
    'Podnieśliśmy ceny, trzech klientów odeszło',
    'De klant vroeg om korting',
    'Aumentei os preços e perdi três clientes',
    'Мы подняли цены',
    '値段を上げた',
  ])('adds no word to a headline in a language that it does not know: %s', (notes) => {
    const english = {
      ...nobody,
      profile: {
        ...profile,
        client_pain_points: 'They run out of cash while the plan of the year looks fine to all of them',
      },
    };
    const draft = composeDraft(requestOf(english, notes));
    expect(words(draft)).toEqual(words(notes));
    expect(draft).toMatch(/\n\n\[…\]$/u);
  });

  it('asks for more in the language of a headline', () => {
    expect(draftOf('Preise erhöht, drei Kunden weg')).toContain('[Was du daraus mitnimmst');
    expect(draftOf('Prix augmentés, trois clients partis')).toContain('[Ce que vous en retenez');
    expect(draftOf('Subimos los precios un poco')).toContain('[Un caso:');
  });

  it('leaves Japanese sentences as they are', () => {
    const notes = '先月、三つのお店の値段を二割上げました。お客様は一人も離れませんでした。';
    expect(draftOf(notes).replace(/\s/gu, '')).toBe(notes);
  });

  it.each(['no idea', 'Weiß ich nicht.', 'dunno, skip', '🎉🎉'])(
    'takes an answer that is none for none: %s',
    (answer) => {
      const draft = draftOf('Door seals again', { answers: [{ question: 'q', answer }] });
      expect(draft).toMatch(/^Door seals again\n/u);
      expect(draft).not.toContain(answer);
    },
  );

  it('has no marks of Markdown, and the capitals of German nouns that the author has', () => {
    expect(draftOf('# Prices\n\nWe raised them by **20%** in May, and __nobody__ left us.')).not.toMatch(
      /[#*_]/u,
    );
    const own_posts = ownPosts([
      'Eins. Die alte Frist war da.',
      'Zwei. Wir haben eine Frist.',
      'Drei. Das ist keine Frist.',
    ]);
    expect(
      draftOf('gestern hat sie angerufen, weil die frist nicht gilt und das keiner weiß', { own_posts }),
    ).toContain('weil die Frist nicht gilt');
  });

  it('marks where notes that are too long for LinkedIn have to be cut', () => {
    const draft = draftOf('Every sentence of these notes counts. '.repeat(130));
    expect(countCharacters(draft)).toBeLessThanOrEqual(3000);
    expect(draft).toContain('[Your notes go on from here.');
  });
});

const eachNotes = INVENTED_AUTHORS.flatMap((name) =>
  inventedAuthor(name).notes.map((notes, index) => [name, index, notes] as const),
);
const bare = (sentence: string) =>
  sentence
    .toLowerCase()
    .replace(/[^\p{L}\p{N}%€£$]+/gu, ' ')
    .trim();

describe('Drafts of five invented authors', () => {
  it.each(eachNotes)('have every fact of the notes and nothing else: %s, %i', (name, _, notes) => {
    const author = inventedAuthor(name);
    const draft = composeDraft(requestOf(author, notes));
    const language = shownLanguage(author.posts.join('\n'));
    for (const fact of sentencesOf(notes).flatMap((one) => [
      ...writtenFigures(one, language),
      ...possibleNames(one, language),
    ])) {
      expect(draft.toLowerCase()).toContain(fact.toLowerCase());
    }
    const tags = new Set(author.posts.flatMap(extractHashtags));
    expect(extractHashtags(draft).filter((tag) => !tags.has(tag))).toEqual([]);
    const own = sentencesOf(withoutPlaces(draft).replace(/#\S+/gu, '')).map(bare);
    const given = bare(notes);
    for (const sentence of own) expect(given).toContain(sentence);
  });

  it.each(eachNotes)('are in one language, places included: %s, %i', (name, _, notes) => {
    const author = inventedAuthor(name);
    const language = shownLanguage(author.posts.join('\n'));
    const draft = composeDraft(requestOf(author, notes));
    for (const paragraph of paragraphsOf(draft)) {
      expect([language, null]).toContain(shownLanguage(paragraph.replace(/[[\]]/gu, '')));
    }
  });

  it('differ by author: nobody’s draft has a sentence of another one’s', () => {
    const notes =
      'We raised our prices by 20% in May. Not one of 214 clients left us. Fear was the expensive part.';
    const forms = (['cfo', 'bakeries'] as const satisfies readonly InventedAuthorName[]).map((name) =>
      composeDraft(requestOf(inventedAuthor(name), notes)),
    );
    expect(forms[0]).not.toBe(forms[1]);
    expect(forms[0]).not.toContain('[');
  });
});

describe('A draft, whatever is written, wanted and forbidden,', () => {
  const sentence = fc.constantFrom(
    'We raised our prices by 20% in May.',
    'Nobody left us.',
    'it was not easy',
    'Er sagte nein.',
    'Das Lager liest drei Felder.',
    'On a posé un support à 90 euros.',
    'El diagnóstico empieza con una pregunta.',
    'Acme called twice!',
    'What would you do?',
    'https://example.com/x',
    '#tag',
  );
  const notes = fc
    .array(fc.tuple(fc.constantFrom('', '- ', '\n', '1. '), sentence), { minLength: 1, maxLength: 14 })
    .map((all) => all.map(([mark, text]) => mark + text).join('\n'));
  const posts = fc.constantFrom(...INVENTED_AUTHORS.map((name) => inventedAuthor(name).posts), []);

  it('has every word of the notes, and the same draft for the same request', () => {
    fc.assert(
      fc.property(notes, posts, fc.option(notes), (given, own, present) => {
        const request = requestOf(nobody, given, { own_posts: ownPosts(own), previous_text: present });
        const draft = composeDraft(request);
        expect(composeDraft(request)).toBe(draft);
        const left = [...words(draft)];
        for (const word of words(given.replace(/^\d\. /gmu, ''))) {
          expect(left).toContain(word);
          left.splice(left.indexOf(word), 1);
        }
      }),
    );
  });

  it('has no sentence but those of the notes and the answers, and at most two places', () => {
    const whole = sentence.filter((one) => /^\p{Lu}.*[.!?]$/u.test(one));
    const told = fc.array(whole, { maxLength: 4 });
    fc.assert(
      fc.property(told, told, posts, fc.boolean(), (given, answered, own, isPrompt) => {
        const source: DraftSource = isPrompt ? fromPrompt() : { kind: 'notes', notes: given.join(' ') };
        const answers = answered.map((answer) => ({ question: 'q', answer }));
        const draft = composeDraft(requestOf(nobody, '', { source, answers, own_posts: ownPosts(own) }));
        expect((draft.match(/\[/gu) ?? []).length).toBeLessThanOrEqual(2);
        const said = [...(isPrompt ? [] : given), ...answered];
        // Where there is no word at all, the prompt's line stands over the places.
        const allowed = (isPrompt && said.length === 0 ? [fromPrompt().hook] : said).map(bare);
        for (const line of withoutPlaces(draft).replace(/#\S+/gu, '').split('\n')) {
          for (const one of sentencesOf(line)) expect(allowed).toContain(bare(one));
        }
      }),
    );
  });

  it('is valid by the domain’s rules', () => {
    const text = fc.oneof(
      fc.string({ maxLength: 400 }),
      fc.string({ unit: 'grapheme', maxLength: 400 }),
      fc.lorem({ maxCount: 300 }),
      notes,
      fc.constantFrom(
        'no\nlines\n\n- a\n- b',
        '{topic}',
        'a'.repeat(4_900),
        '1. one\n2. two',
        '[place]',
        '#a #b',
      ),
    );
    const source = fc.oneof(
      text.map((given): DraftSource => ({ kind: 'notes', notes: given })),
      fc
        .record({
          hook: fc.string({ minLength: 1, maxLength: 120 }),
          prompt_text: text,
          category: fc.constantFrom(...CATEGORIES, 'Something else'),
          pillar_label: fc.option(text),
        })
        .map((prompt) => fromPrompt(prompt)),
    );
    const phrase = fc.oneof(
      fc.constantFrom('the', 'your', 'what', 'a', 'i', 'question'),
      fc.lorem({ maxCount: 2 }),
    );
    fc.assert(
      fc.property(
        source,
        fc.array(phrase, { maxLength: 4 }),
        fc.option(text),
        posts,
        fc.array(
          text.map((answer) => ({ question: 'q', answer })),
          { maxLength: 3 },
        ),
        (from, never_use_phrases, previous_text, own, answers) => {
          const draft = composeDraft(
            requestOf(nobody, '', {
              source: from,
              previous_text,
              answers,
              own_posts: ownPosts(own),
              ...voice({ never_use_phrases }),
            }),
          );
          const problems = draftProblems(draft, { neverUsePhrases: never_use_phrases });
          expect(problems.filter((problem) => problem !== 'The draft is empty.')).toEqual([]);
        },
      ),
      { numRuns: 150 },
    );
  });
});
