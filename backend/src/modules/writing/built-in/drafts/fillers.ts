import type { PostLanguage } from '@drumbeat/domain';
import { capitalized } from '../phrase.js';

interface Fillers {
  /** What a sentence can lose anywhere, with the comma behind it. */
  readonly anywhere: string;
  /** What it can lose only after its beginning: German turns its verb around after a first word. */
  readonly inside?: string;
  /** Never after these: "not really" says something else than "not". */
  readonly denied: string;
  /** Long for short. */
  readonly forms: readonly (readonly [RegExp, string])[];
}

const FILLERS: Readonly<Record<PostLanguage, Fillers>> = {
  en: {
    anywhere:
      'really|very|actually|basically|simply|literally|honestly|essentially|absolutely|totally|in fact|of course|to be honest|at the end of the day|needless to say|as a matter of fact|the fact of the matter is that|it is important to note that|i just wanted to say that|the thing is that',
    denied: 'not|never|no|so|how',
    forms: [
      [/\bin order to\b/giu, 'to'],
      [/\bdue to the fact that\b/giu, 'because'],
      [/\bat this point in time\b/giu, 'now'],
      [/\ba large number of\b/giu, 'many'],
      [/\bwith regard to\b/giu, 'about'],
      [/\bis able to\b/giu, 'can'],
      [/\bare able to\b/giu, 'can'],
      [/\butili[sz]e\b/giu, 'use'],
      [/\b(said|told us|told me) that (?=(?:he|she|they|we|i|it|you|the)\b)/giu, '$1 '],
      [/\bthe reason why\b/giu, 'why'],
    ],
  },
  de: {
    anywhere: 'ehrlich gesagt,|offen gestanden,|um ehrlich zu sein,|wie gesagt,',
    inside:
      'eigentlich|wirklich|natürlich|sozusagen|gewissermaßen|quasi|irgendwie|im Grunde|im Endeffekt|letztendlich|letztlich|tatsächlich|sehr|übrigens|an und für sich|ehrlich gesagt',
    denied: 'nicht|nie|kein|keine|keinen|so|wie|wäre',
    forms: [
      [/(?<![\p{L}])zum jetzigen Zeitpunkt(?![\p{L}])/giu, 'jetzt'],
      [/(?<![\p{L}])aufgrund der Tatsache, dass(?![\p{L}])/giu, 'weil'],
      [/(?<![\p{L}])eine Vielzahl von(?![\p{L}])/giu, 'viele'],
      [/(?<![\p{L}])in der Lage sind(?![\p{L}])/giu, 'können'],
    ],
  },
  fr: {
    anywhere:
      'vraiment|en fait|tout simplement|en quelque sorte|bien sûr|évidemment|franchement|honnêtement|au final|du coup|en réalité|il est important de noter que',
    denied: 'pas|jamais|plus|si',
    forms: [
      [/(?<![\p{L}])afin de(?![\p{L}])/giu, 'pour'],
      [/(?<![\p{L}])en raison du fait que(?![\p{L}])/giu, 'parce que'],
      [/(?<![\p{L}])un grand nombre de(?![\p{L}])/giu, 'beaucoup de'],
      [/(?<![\p{L}])à l['’]heure actuelle(?![\p{L}])/giu, 'maintenant'],
    ],
  },
  es: {
    anywhere:
      'realmente|básicamente|en realidad|de hecho|por supuesto|honestamente|sinceramente|literalmente|simplemente|la verdad es que|hay que decir que',
    denied: 'no|nunca|tan',
    forms: [
      [/(?<![\p{L}])con el fin de(?![\p{L}])/giu, 'para'],
      [/(?<![\p{L}])debido al hecho de que(?![\p{L}])/giu, 'porque'],
      [/(?<![\p{L}])un gran número de(?![\p{L}])/giu, 'muchos'],
      [/(?<![\p{L}])en este momento(?![\p{L}])/giu, 'ahora'],
    ],
  },
};

/** The sentence without words that it can lose without losing what it says. */
export function withoutFillers(sentence: string, language: PostLanguage): string {
  const { anywhere, inside, denied, forms } = FILLERS[language];
  const drop = (text: string, words: string, before: string) =>
    text.replace(
      new RegExp(
        String.raw`(?<!(?<![\p{L}])(?:${denied})\s+)${before}(?<![\p{L}])(?:${words})(?![\p{L}\p{N}-]),?[^\S\n]*`,
        'giu',
      ),
      '',
    );
  const plain = forms.reduce(
    (text, [long, short]) =>
      text.replace(long, (found: string, kept: unknown) => {
        const put = short.replace('$1', typeof kept === 'string' ? kept : '');
        return /^\p{Lu}/u.test(found) ? capitalized(put) : put;
      }),
    sentence,
  );
  const freed = drop(
    inside === undefined ? plain : drop(plain, inside, String.raw`(?<=\p{L}[^\S\n])`),
    anywhere,
    '',
  )
    .replace(/[^\S\n]{2,}/gu, ' ')
    // French sets a space before the others.
    .replace(language === 'fr' ? /\s+([.,])/gu : /\s+([.,;:!])/gu, '$1')
    .replace(/,+(?=[.!?]|$)/gu, '')
    .trim();
  if (!/\p{L}/u.test(freed) || freed === plain) return plain;
  return /^\p{Lu}/u.test(sentence) ? capitalized(freed) : freed;
}
