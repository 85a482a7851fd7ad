import { sentenceRanges, type PostLanguage } from '@drumbeat/domain';
import { clausesOf, type Clause } from '../clauses/clauses.js';
import type { PerLanguage } from '../words/per-language.js';

interface Words {
  readonly nobody: string;
  readonly everybody: string;
  readonly except: string;
}
const WORDS: PerLanguage<Words> = {
  en: { nobody: 'nobody|no one', everybody: 'everybody|everyone', except: 'but|except(?: for)?' },
  de: { nobody: 'niemand|keiner', everybody: 'alle', except: 'außer' },
  fr: { nobody: 'personne', everybody: 'tout le monde|tous', except: 'sauf|à part|hormis' },
  es: { nobody: 'nadie', everybody: 'todo el mundo|todos', except: 'salvo|excepto|menos' },
};
/** Who is left out: a name, or somebody with an article or a pronoun before them. */
const ONE = String.raw`(?:\p{L}{1,7}\.?\s)?\p{Lu}[\p{L}\p{M}’'-]+(?:\s\p{Lu}[\p{L}\p{M}’'-]+)?|(?:the|our|my|his|her|le|la|l['’]|mon|ma|notre|el|mi|su|nuestr[oa])\s?\p{L}+`;
const NE = /(?<!\p{L})(?:ne\s|n['’])/giu;

/** "Nobody wanted her but Dr. Okoye" says of one that they did; "everybody but Ann signed", that Ann did not. */
export function exceptedIn(text: string, language: PostLanguage): Clause[] {
  const { nobody, everybody, except } = WORDS[language];
  const who = String.raw`(?:(?<nobody>${nobody})|${everybody})`;
  const patterns = [
    // Without the flag "i" a name is known by its capital.
    new RegExp(
      String.raw`^${capital(who)}\s(?<said>[^.,;:!?]{3,80}?),?\s(?:${except})\s(?<one>${ONE})[.!]*$`,
      'u',
    ),
    new RegExp(
      String.raw`^${capital(who)}\s(?:${except})\s(?<one>${ONE})\s(?<said>[^.,;:!?]{3,80})[.!]*$`,
      'u',
    ),
  ];
  return sentenceRanges(text).flatMap((place) => {
    const sentence = text.slice(place.start, place.end);
    const groups = patterns.map((pattern) => pattern.exec(sentence)?.groups).find(Boolean);
    if (groups === undefined) return [];
    const { one = '', said = '' } = groups;
    const isDone = groups['nobody'] !== undefined;
    const [clause] = clausesOf(
      `${one.replace(/\./gu, '')} ${isDone ? said.replace(NE, '') : said}`,
      language,
    );
    if (clause === undefined || !clause.isClaim || clause.isDenial) return [];
    return [isDone ? { ...clause, place } : { ...clause, place, isDenial: true, denied: clause.stems }];
  });
}

const capital = (words: string) =>
  words.replace(/(?<=[(|>])\p{Ll}/gu, (letter) => `[${letter}${letter.toUpperCase()}]`);
