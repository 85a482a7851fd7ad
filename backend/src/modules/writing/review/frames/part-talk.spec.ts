import { describe, expect, it } from '@jest/globals';
import type { ReviewContext } from '../review-context.js';
import { reviewText } from '../review-text.js';
import { tidyAnswer } from '../tidy-answer.js';

/** Of a saddler, a chimney sweep, a bookbinder and a ferrywoman: a post, the sentence of it that is written anew, and how. */
const PARTS = {
  en: {
    post: 'The saddle came back.\n\nThe girth strap was worn thin after eleven years.',
    part: 'The girth strap was worn thin after eleven years.',
    anew: 'Eleven years, and the girth strap was gone.',
  },
  de: {
    post: 'Im Zug saß ein Vogelnest.\n\nDie Bewohner klagten seit Wochen über Kopfschmerzen.',
    part: 'Die Bewohner klagten seit Wochen über Kopfschmerzen.',
    anew: 'Seit Wochen Kopfschmerzen bei allen Bewohnern.',
  },
  fr: {
    post: 'Le dos était cassé.\n\nLa couture du registre est refaite au fil de lin.',
    part: 'La couture du registre est refaite au fil de lin.',
    anew: 'Du fil de lin pour la couture du registre.',
  },
  es: {
    post: 'Había niebla en la ría.\n\nLa enfermera cruzó a remo con mi hermano.',
    part: 'La enfermera cruzó a remo con mi hermano.',
    anew: 'Con mi hermano, a remo, cruzó la enfermera.',
  },
} as const;
type Language = keyof typeof PARTS;

const contextOf = (language: Language, isPart: boolean): ReviewContext => {
  const { post, part } = PARTS[language];
  return {
    material: [post, 'Shorter, please'],
    known: [],
    ownPosts: [],
    neverUse: [],
    isPart,
    rewritten: isPart ? part : post,
  };
};

const HEADS: readonly (readonly [Language, string])[] = [
  ['en', 'Here’s the shorter sentence:'],
  ['en', 'Got it! This is the revised paragraph:'],
  ['en', 'Rewritten selection:'],
  ['en', 'Below is the new wording:'],
  ['de', 'Hier ist der gekürzte Satz:'],
  ['de', 'Gerne! Hier die neue Formulierung:'],
  ['de', 'Überarbeiteter Absatz:'],
  ['de', 'So könnte der Satz lauten:'],
  ['fr', 'Voici le paragraphe remanié :'],
  ['fr', 'Avec plaisir ! Voilà la phrase plus courte :'],
  ['fr', 'Passage reformulé :'],
  ['es', 'Aquí va el párrafo revisado:'],
  ['es', '¡Por supuesto! Esta es la oración acortada:'],
  ['es', 'Fragmento reescrito:'],
];
const TAILS: readonly (readonly [Language, string])[] = [
  ['en', 'Let me know if you’d prefer a longer version.'],
  ['en', 'Happy to try another phrasing.'],
  ['en', 'If you want a softer line, just say so.'],
  ['de', 'Sag Bescheid, wenn du eine andere Formulierung möchtest.'],
  ['de', 'Wenn Sie eine kürzere Variante wünschen, passe ich den Satz gern an.'],
  ['fr', 'N’hésitez pas si vous préférez une formulation plus douce.'],
  ['fr', 'Souhaitez-vous une autre phrase ?'],
  ['es', 'Si quieres otra versión de la frase, avísame.'],
  ['es', 'Dime si prefieres una frase más larga.'],
];
const DECLINING: readonly (readonly [Language, string])[] = [
  ['en', 'I can’t write the rest of this text, as it may identify somebody.'],
  ['de', 'An dieser Stelle muss ich leider passen, da es um vertrauliche Angaben geht.'],
  ['fr', 'Je préfère m’arrêter ici, car la suite touche à la vie privée.'],
  ['es', 'No puedo continuar aquí, porque contiene información confidencial.'],
];

describe('Around a part that is written anew', () => {
  it.each(HEADS)('what hands it over goes, on its line or before the text, %s: %s', (language, head) => {
    const { anew } = PARTS[language];
    const context = contextOf(language, true);
    const tidied = [`${head}\n\n${anew}`, `${head}\n${anew}`, `${head} ${anew}`].map((answer) =>
      tidyAnswer(answer, context),
    );
    expect(tidied).toEqual([anew, anew, anew]);
  });

  it.each(TAILS)('an offer of another one goes, %s: %s', (language, tail) => {
    const { anew } = PARTS[language];
    const tidied = [`${anew}\n\n${tail}`, `${anew} ${tail}`].map((answer) =>
      tidyAnswer(answer, contextOf(language, true)),
    );
    expect(tidied).toEqual([anew, anew]);
  });

  it.each(DECLINING)('a sentence that declines to go on is marked, %s: %s', (language, tail) => {
    const text = `${PARTS[language].anew} ${tail}`;
    const context = contextOf(language, true);
    expect(tidyAnswer(text, context)).toBe(text);
    const marked = reviewText(text, context).filter(({ kind }) => kind === 'remark');
    expect(marked.map(({ quotation }) => quotation)).toEqual([tail]);
  });
});

describe('Around a whole text that is written anew', () => {
  it.each([...HEADS])('what hands it over goes, %s: %s', (language, head) => {
    const { post } = PARTS[language];
    expect(tidyAnswer(`${head}\n\n${post}`, contextOf(language, false))).toBe(post);
  });
});

/** First and last sentences of new parts by people whose trade are passages, versions, openings and texts; the part that stood there. */
const GOOD: readonly (readonly [string, string])[] = [
  ['The passage was closed. We took the long way.', 'The passage was closed, so we went round.'],
  ['Here is the opening that cost me a window.', 'The opening cost me a whole window.'],
  ['This is the line we cut. It held the beam.', 'We cut the line that held the beam.'],
  [
    'Third version of the contract, same mistake: the date.',
    'The third version of the contract had the date wrong.',
  ],
  ['Here is what a sentence costs: nine years.', 'He got a sentence of nine years.'],
  ['The new text is on the sign. Nobody reads it.', 'We put a new text on the sign and nobody reads it.'],
  ['I can’t translate a passage that I don’t like.', 'I never translate a passage I dislike.'],
  ['Ich korrigiere keine Texte nach acht.', 'Nach acht Uhr korrigiere ich keine Texte mehr.'],
  ['Hier ist die Stelle, an der das Rohr brach.', 'An der Stelle brach das Rohr.'],
  ['Der Absatz war zu hoch. Sie fiel.', 'Sie fiel über den hohen Absatz.'],
  ['Die Fassung hält. Der Stein wackelt.', 'Die Fassung hält, aber der Stein wackelt.'],
  ['Der neue Satz Reifen: zwölf Tage, dann platt.', 'Der neue Satz Reifen war nach zwölf Tagen platt.'],
  ['Voici le passage : trois mètres, pas un de plus.', 'Le passage fait trois mètres.'],
  ['Je ne corrige jamais une phrase d’enfant.', 'Une phrase d’enfant, je ne la corrige jamais.'],
  ['La ligne est coupée. On attend.', 'On attend, la ligne est coupée.'],
  ['Nouvelle version du moule : plus légère.', 'La nouvelle version du moule est plus légère.'],
  ['Aquí está la línea que no cruzo.', 'Hay una línea que no cruzo.'],
  ['No puedo corregir la frase de un muerto.', 'La frase de un muerto no se corrige.'],
  ['El texto de la lápida: dos fechas.', 'En la lápida el texto son dos fechas.'],
  ['La selección juega el domingo. Yo trabajo.', 'El domingo juega la selección y yo trabajo.'],
  ['Let me know what your passage costs.', 'Tell me what the passage costs you.'],
  ['Sagt mir, welche Fassung ihr wollt.', 'Welche Fassung wollt ihr?'],
  ['Dites-moi votre version du trajet.', 'Quelle est votre version du trajet ?'],
  ['Dime qué versión del plano tienes.', '¿Qué versión del plano tienes?'],
  ['Wording: “sold as seen”. That was all.', 'The wording was “sold as seen”.'],
  ['Check the text on the label first.', 'First you check the text on the label.'],
  ['I removed one sentence. The judge noticed.', 'The judge noticed that one sentence was gone.'],
  ['Ich habe einen Satz gestrichen. Der Chor hat es gemerkt.', 'Der Chor hat gemerkt, dass ein Satz fehlte.'],
  [
    'J’ai retiré une phrase du menu. On me la redemande.',
    'Une phrase a disparu du menu, on me la redemande.',
  ],
  ['He quitado una frase del cartel. La echan de menos.', 'Del cartel falta una frase y la echan de menos.'],
];

describe('A part whose own words are passages, versions and texts', () => {
  it.each(GOOD)('stays as it is, and unmarked: %s', (anew, rewritten) => {
    const context: ReviewContext = {
      material: [`${rewritten} It was a Monday.`],
      known: [],
      ownPosts: [],
      neverUse: [],
      isPart: true,
      rewritten,
    };
    expect(tidyAnswer(anew, context)).toBe(anew);
    expect(reviewText(anew, context).filter(({ kind }) => kind === 'remark')).toEqual([]);
  });
});
