import { describe, expect, it } from '@jest/globals';
import { passagesOf, withRepairs } from './repair-passages.js';
import { reviewText } from '../review-text.js';

/** Of a saddler, a chimney sweep, a bookbinder and a ferrywoman: notes, a draft, and the sentence of it with an invented fact. */
const TEXTS = {
  en: {
    notes: 'saddle came back after eleven years, girth strap worn, tree fine. re-stitched it for 60 pounds',
    draft:
      'The saddle came back. Mrs Pemberton brought the girth strap worn thin in Leeds. The tree was fine.',
  },
  de: {
    notes:
      'Kamin in der Mühle, Vogelnest im Zug, Bewohner hatten Kopfschmerzen. Nest raus, Ofen zieht wieder',
    draft:
      'Im Zug saß ein Vogelnest. Die Bewohner hatten seit 17 Wochen Kopfschmerzen vom Ofen. Das Nest ist raus.',
  },
  fr: {
    notes: 'un registre de mairie, dos cassé, couture refaite au fil de lin, rendu avant l’audience',
    draft: 'Le dos était cassé. La couture du registre a pris 43 heures au fil de lin. Il est rendu.',
  },
  es: {
    notes: 'la barca de las siete no salió, niebla en la ría, una enfermera cruzó a remo con mi hermano',
    draft: 'Había niebla en la ría. La enfermera cruzó a remo 96 metros con mi hermano. La barca no salió.',
  },
} as const;
type Language = keyof typeof TEXTS;

const TOLD: readonly (readonly [Language, string])[] = [
  ['en', 'I’m afraid I have no source for this sentence.'],
  ['en', 'Unfortunately this part can’t be verified, so I’ve left it out.'],
  ['en', 'This sentence has been removed.'],
  ['en', 'No correction possible without more information.'],
  ['en', 'I am not able to fix that for you.'],
  ['en', 'Please provide the missing details so that I can correct it.'],
  ['en', 'Somebody else should have a look at it first.'],
  ['de', 'Dazu fehlen mir leider die Angaben.'],
  ['de', 'Für diesen Satz gibt es keine Quelle.'],
  ['de', 'Ich habe den Satz gestrichen.'],
  ['de', 'Das lässt sich so nicht bestätigen.'],
  ['de', 'Hierbei möchte ich nicht weiterhelfen.'],
  ['de', 'Bitte prüfen Sie diese Angabe noch einmal.'],
  ['fr', 'Je n’ai trouvé aucune source pour cette phrase.'],
  ['fr', 'Cette information n’est pas vérifiable.'],
  ['fr', 'J’ai supprimé la phrase.'],
  ['fr', 'Phrase retirée.'],
  ['fr', 'Il m’est impossible de corriger ceci.'],
  ['es', 'No dispongo de datos para corregir esta frase.'],
  ['es', 'Lo siento, esa parte no la puedo modificar.'],
  ['es', 'He eliminado el fragmento.'],
  ['es', 'Sin una fuente no es posible confirmarlo.'],
  ['en', 'Tut mir leid, das kann ich nicht umformulieren.'],
  ['es', 'I was unable to confirm this.'],
  ['en', 'The girth strap was worn thin. I removed the name and the place.'],
  ['fr', 'La couture du registre est au fil de lin. J’ai retiré le chiffre, faute de source.'],
];

const HANDED: readonly (readonly [Language, string, string])[] = [
  ['en', 'Sure! Here’s the sentence, fixed: ', 'She brought the girth strap worn thin.'],
  ['en', 'Revised passage: ', 'The girth strap was worn thin.'],
  ['en', 'Here is the corrected sentence:\n', 'The girth strap was worn thin.'],
  ['de', 'Hier die überarbeitete Stelle: ', 'Die Bewohner bekamen vom Ofen Kopfschmerzen.'],
  ['de', 'Korrigiert: ', 'Die Bewohner bekamen vom Ofen Kopfschmerzen.'],
  ['fr', 'Bien sûr ! Voici la phrase rectifiée : ', 'La couture du registre est au fil de lin.'],
  ['fr', 'Version corrigée : ', 'La couture du registre est au fil de lin.'],
  ['es', 'Aquí está la frase corregida: ', 'Una enfermera cruzó a remo con mi hermano.'],
  ['es', 'Corregido: ', 'Con mi hermano cruzó a remo una enfermera.'],
];

const REPAIRED: readonly (readonly [Language, string])[] = [
  ['en', 'The girth strap had worn thin.'],
  ['en', 'The girth strap, worn thin, came back after eleven years.'],
  ['en', '[Who] brought the girth strap worn thin.'],
  ['en', 'Re-stitched for 60 pounds, worn strap and all.'],
  ['de', 'Die Bewohner hatten vom Ofen Kopfschmerzen.'],
  ['de', 'Die Bewohner hatten seit [Anzahl] Wochen Kopfschmerzen vom Ofen.'],
  ['de', 'Kopfschmerzen hatten die Bewohner, und schuld war der Ofen.'],
  ['fr', 'La couture du registre est refaite au fil de lin.'],
  ['fr', 'Refaire la couture au fil de lin a pris [durée].'],
  ['es', 'Con mi hermano cruzó la enfermera, a remo.'],
  ['es', 'Una enfermera cruzó a remo, y mi hermano con ella.'],
];

const repairedWith = (language: Language, replacement: string) => {
  const { notes, draft } = TEXTS[language];
  const context = { material: [notes], known: [], ownPosts: [], neverUse: [], isPart: false };
  const passages = passagesOf(draft, reviewText(draft, context));
  expect(passages).toHaveLength(1);
  const [passage] = passages;
  const text = withRepairs(draft, passages, new Map([[0, replacement]]), context);
  return { draft, text, of: (words: string) => draft.replace(passage?.text ?? '', words) };
};

describe('In place of a repaired passage', () => {
  it.each(TOLD)('nothing that is said of it is taken, %s: %s', (language, replacement) => {
    const { draft, text } = repairedWith(language, replacement);
    expect(text).toBe(draft);
  });

  it.each(HANDED)('what hands it over goes, %s: %s%s', (language, frame, passage) => {
    const { text, of } = repairedWith(language, `${frame}${passage}`);
    expect(text).toBe(of(passage));
  });

  it.each(REPAIRED)('a passage that keeps what was right is taken, %s: %s', (language, replacement) => {
    const { text, of } = repairedWith(language, replacement);
    expect(text).toBe(of(replacement));
  });
});

/** Of authors whose trade are passages, versions and corrections. */
const OF_TEXTS: readonly (readonly [string, string, string])[] = [
  [
    'the translator left one sentence out, the court corrected the passage in march',
    'The translator left out a sentence 14 times. The court corrected it.',
    'The translator left out one sentence.',
  ],
  [
    'i never correct a text twice, the source stays on my desk',
    'I never correct a text twice in Geneva. The source stays on my desk.',
    'I never correct a text twice.',
  ],
  [
    'ich prüfe jede fassung des vertrags, die zweite fassung hatte keinen satz zur haftung',
    'Ich prüfe jede Fassung des Vertrags in 28 Stunden. Die zweite hatte keinen Satz zur Haftung.',
    'Ich prüfe jede Fassung des Vertrags.',
  ],
  [
    'le passage du col est fermé, je ne peux pas confirmer la date de réouverture',
    'Le passage du col est fermé depuis 39 jours. Je ne peux pas confirmer la date.',
    'Le passage du col est fermé.',
  ],
];

describe('An author who writes of passages and corrections', () => {
  it.each(OF_TEXTS)('gets theirs repaired: %s', (notes, draft, replacement) => {
    const context = { material: [notes], known: [], ownPosts: [], neverUse: [], isPart: false };
    const passages = passagesOf(draft, reviewText(draft, context));
    expect(passages).toHaveLength(1);
    const text = withRepairs(draft, passages, new Map([[0, replacement]]), context);
    expect(text).toBe(draft.replace(passages[0]?.text ?? '', replacement));
  });
});
