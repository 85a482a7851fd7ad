import { describe, expect, it } from '@jest/globals';
import { keptFindings } from './kept-findings.js';
import type { ReviewContext } from './review-context.js';
import { tidyAnswer } from './tidy-answer.js';

const context = (material = ''): ReviewContext => ({
  material: [material],
  known: [],
  ownPosts: [],
  neverUse: [],
  isPart: false,
});

describe('A last line that its author dictated', () => {
  it.each([
    ['she was cross and i kept the tone friendly then she laughed', 'I kept the tone friendly.'],
    ['i burned the list i’ve kept the voice note', 'I’ve kept the voice note.'],
    ['elle criait j’ai gardé un ton calme', 'J’ai gardé un ton calme.'],
    ['sagen sie mir bescheid wenn ihrer auch läuft', 'Sagen Sie mir Bescheid, wenn Ihrer auch läuft.'],
    ['he mantenido el tono bajo hasta el final', 'He mantenido el tono bajo.'],
  ])('stays, with the marks and capitals that it is given: %#', (notes, line) => {
    const text = `The first line of it.\n\n${line}`;
    expect(tidyAnswer(text, context(notes))).toBe(text);
  });
});

/** They may begin or end a text of an author, and surely none of a part, whose own words are known. */
const OF_A_PART: readonly (readonly [string, string])[] = [
  ['**Titel: Altöl brennt**\n\nWir riefen an.\n\n---\nHashtags: #Ofen', 'Wir riefen an.\n\n#Ofen'],
  ['Betreff: Decke\nWir riefen an.', 'Wir riefen an.'],
  ['Gerne! Gekürzt: Wir riefen an.', 'Wir riefen an.'],
  ['Here you go — We called.', 'We called.'],
  ['Here you go, kept it punchy 😊\n\nWe called.', 'We called.'],
  ['Hier ist die überarbeitete Stelle:\n\n„Wir riefen an.“', 'Wir riefen an.'],
  ['Option 1:\nWe called.\n\nOption 2:\nThey paid.', 'We called.'],
  ['Shortened: We called.', 'We called.'],
  ['Shorter: We called.', 'We called.'],
  ['Sure thing:\nWe called.', 'We called.'],
  ['Sure! One stop, and all of it is done.', 'One stop, and all of it is done.'],
  ['Te dejo una propuesta con tu voz.\n\nLlamamos.', 'Llamamos.'],
  ['We called.\n\nAlternative hook: “They paid.”', 'We called.'],
  ['Wir riefen an.\n\nAlternativ könnte der Einstieg auch lauten: „Sie zahlten.“', 'Wir riefen an.'],
  [
    'Subject: Your ceiling\n\nDear board,\n\nWe called.\n\n(Note: I kept the salutation of your notes.)',
    'Dear board,\n\nWe called.',
  ],
];

describe('An answer that may have more than its text', () => {
  it.each(OF_A_PART)('loses it in a part of a post: %j', (answer, text) => {
    expect(tidyAnswer(answer, { ...context(), isPart: true })).toBe(text);
  });

  it.each(OF_A_PART)('keeps it in a whole one, marked: %j', (answer) => {
    expect(keptFindings(tidyAnswer(answer, context()), context()).map(({ kind }) => kind)).toContain(
      'remark',
    );
  });
});

describe('An answer loses what is no part of the post', () => {
  it.each([
    ['Here is your LinkedIn post:\n\nWe called.', 'We called.'],
    ['Wir riefen an.\n\nSoll ich den Ton noch etwas wärmer machen?', 'Wir riefen an.'],
    ['**LinkedIn Post:**\n\n## We called.\n\nThey **paid**.', 'We called.\n\nThey paid.'],
    ['```text\nWe called.\n```', 'We called.'],
    ['“We called.”', 'We called.'],
    ['We called.\n\n---\n\nI hope this helps!', 'We called.'],
    ['Here is your post: We called.\n\nThey paid.', 'We called.\n\nThey paid.'],
    ['Draft 1:\n\nWe called.', 'We called.'],
    ['Selbstverständlich, anbei ein Entwurf in Ihrem Stil.\n\nWir riefen an.', 'Wir riefen an.'],
    ['Natürlich, so könnte der Beitrag klingen:\n\nWir riefen an.', 'Wir riefen an.'],
    ['Proposition de post :\n\nNous avons appelé.', 'Nous avons appelé.'],
    ['Je vous propose un texte dans votre style.\n\nNous avons appelé.', 'Nous avons appelé.'],
    ['Sure! Here’s the shorter version: We called.', 'We called.'],
    ['Bien sûr ! Version plus courte : Nous avons appelé.', 'Nous avons appelé.'],
    ['¡Claro! Versión más corta: Llamamos.', 'Llamamos.'],
    ['Gerne! Hier ist dein Beitrag:\n\nWir riefen an.\n\nSoll ich den Text anpassen?', 'Wir riefen an.'],
    ['We called.\n\n1. They paid.', 'We called.\n\nThey paid.'],
    ['Wir riefen an.\n\n1. Die Angst fährt mit.', 'Wir riefen an.\n\nDie Angst fährt mit.'],
    ['* We called\n* They paid', '• We called\n• They paid'],
    ['See [our page](https://example.com/a).', 'See our page (https://example.com/a).'],
    ['We called. #a #b #c #d #e', 'We called. #a #b #c'],
    ['Klar! Dein Beitrag:\n\nAltöl brennt.', 'Altöl brennt.'],
    [
      'We had tea.\n\n---\n\nI kept it short and understated, as in your earlier posts. Shall I try a longer one?',
      'We had tea.',
    ],
    ['We called.\n\n#a #b #c\n#d They paid.', 'We called.\n\n#a #b #c\nThey paid.'],
    ['The #a and the #b and #c and the #d stay.', 'The #a and the #b and #c and the d stay.'],
  ])('%j', (answer, text) => {
    expect(tidyAnswer(answer, context())).toBe(text);
  });

  it.each([
    'We called. “Sure,” they said.\n\n- One\n- Two\n\n2 * 3 * 4 = 24, file_name_here, C# and #one',
    'Let me know what you did.',
    'One\ntwo\n\nthree',
    'We called.\n\n1. They paid.\n2. They came.',
    '1. Mai: Der Ofen bleibt aus.\n\nWir riefen an.',
    'Wir riefen an.\n\n1. FC Borken gegen alle.',
    '1. stays small.\n\nWe called.',
    'New: we are open on Sundays.',
    'Sure, we called.',
    'Of course. We called.',
    'Here you go, Mrs Hill.\n\nWe called.',
    'Anbei fand ich einen Brief.\n\nWir riefen an.',
    'Te dejo la llave, dijo.\n\nLlamamos.',
    'We called.\n\nAlternatively, they could pay.',
    'Titel: keiner. Gehalt: keins.\n\nWir riefen an.',
    'We called.\n\nI kept it in the drawer.',
  ])('and keeps the rest as it is: %j', (text) => {
    expect(tidyAnswer(text, context())).toBe(text);
  });

  it('but nothing of what the author said', () => {
    const said = 'Here is your post: it is a draft.\n\nWe called.\n\nI hope this helps!';
    expect(tidyAnswer(said, context(said))).toBe(said);
    expect(tidyAnswer('“We called.”', context('so: “We called.”'))).toBe('“We called.”');
    expect(tidyAnswer('Sure! We called.', { ...context(), ownPosts: ['Sure! They paid.'] })).toBe(
      'Sure! We called.',
    );
  });
});
