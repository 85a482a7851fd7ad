import type { FormOfPost } from './form-of-post.js';
import { word } from '../../reading/words/word-patterns.js';

const everyWord = (source: string) => word(source, 'giu');

type Signs = readonly RegExp[];

/** Spanish verbs say who speaks by their ending. Nouns and adjectives that end alike: "próximos" has its accent elsewhere, the others are named. */
const SPANISH_WE = everyWord(
  '(?!(?:(?:kilo|mili)?gramos|ramos|tramos|reclamos|remos|extremos|supremos|primos|timos|mimos|racimos|arrimos|cimos)(?![\\p{L}\\p{M}]))[a-zñü]+(?:amos|emos|imos)|\\p{L}*(?:ábamos|íamos|éramos|áramos|iéramos|ámonos)|somos',
);
/** Who tells of themselves by the ending alone: "he comprado", "le pregunté". */
const SPANISH_I = everyWord(
  'he \\p{L}+(?:ado|ido|sto|cho)|(?!(?:qué|porqué|café|té|sé|olé|bebé|comité|puré)(?![\\p{L}\\p{M}]))\\p{L}{2,}é|(?!(?:así|aquí|allí|ahí)(?![\\p{L}\\p{M}]))\\p{L}{3,}í|dije|hice|puse|tuve|fui|vine|quise|pude|supe|traje|digo|hago|tengo|voy|soy|estoy|doy|sé|veo|creo|pido|pienso|quiero|puedo|pongo|recomiendo|me',
);

/**
 * French "on" is "we" in what people tell, and everybody in what they claim: it shows nothing behind "si", "quand", "que", with a verb
 * of saying or supposing, and where it does something to the author ("on m'a dit").
 */
const FRENCH_ON = everyWord(
  "(?<!(?:(?<!\\p{L})si|quand|comme|où|qu['’]|(?<!\\p{L})l['’])\\s?)on (?!(?:m['’]|me |t['’]|te |vous |nous |lui |leur |n['’]?\\s?(?:m|t)['’]|(?:se |y |en |ne |n['’])*(?:dit|dirait|disait|croit|pense|peut|pourrait|doit|devrait|sait|parle|appelle|voit|trouve|imagine|veut)(?![\\p{L}])))\\p{L}+",
);

const WE: Signs = [
  everyWord('we|our|us|ours|wir|uns|unser(?:e[rnms]?)?|nous|notre|nos|nosotros|nosotras|nuestr[oa]s?'),
];
const I: Signs = [
  everyWord(
    "i|i['’](?:m|ve|d|ll)|my|me|mine|ich|mich|mir|mein(?:e[rnms]?)?|je|j['’]\\p{L}+|m['’]\\p{L}+|moi|mon|mes|yo|mi|mis|conmigo",
  ),
];
const OF_LANGUAGE = { fr: { we: [FRENCH_ON], i: [] }, es: { we: [SPANISH_WE], i: [SPANISH_I] } } as const;

const count = (text: string, signs: Signs) =>
  signs.reduce((sum, sign) => sum + (text.match(sign)?.length ?? 0), 0);

/** How often an author says "we" and "I" in their own words, by pronouns and by what a language has instead of them. */
function speakers({ own, language }: Pick<FormOfPost, 'own' | 'language'>): { we: number; i: number } {
  const more = language === 'fr' || language === 'es' ? OF_LANGUAGE[language] : null;
  return { we: count(own, [...WE, ...(more?.we ?? [])]), i: count(own, [...I, ...(more?.i ?? [])]) };
}

/** True where the author speaks for several rather than for themselves. */
export function isWe(post: Pick<FormOfPost, 'own' | 'language'>): boolean {
  const { we, i } = speakers(post);
  return we > i;
}

/** True where the author speaks for several anywhere. */
export const saysWe = (post: Pick<FormOfPost, 'own' | 'language'>): boolean => speakers(post).we > 0;
