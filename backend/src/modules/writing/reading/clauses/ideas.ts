import { isCommonWord, isStopWord, type PostLanguage, type TextRange } from '@drumbeat/domain';
import { notedRanges } from '../sentences/written-sentences.js';
import { perTextIn, type PerLanguage } from '../words/per-language.js';
import { stemOf } from '../words/stems.js';
import { wordsAsSaid } from '../denials/negations.js';

/** Whose idea or work something is: the author's, or somebody else's who is named. */
export interface Idea {
  readonly place: TextRange;
  readonly whose: 'me' | 'other';
  readonly isDenied: boolean;
  readonly kind: 'idea' | 'work';
  /** Words of content of its sentence. */
  readonly words: ReadonlySet<string>;
}

interface Words {
  readonly idea: string;
  readonly work: string;
  /** Whole ways of saying whose it is around such a word, which stands for THING. */
  readonly mine: readonly string[];
  /** The same of somebody else, with a group "who" for a name or role. */
  readonly others: readonly string[];
}
const NAME = String.raw`(?<who>(?:(?:my|our|his|her|the|mein\p{L}*|unser\p{L}*|de[rmn]|mon|ma|notre|le|la|mi|nuestr[oa]|el)\s\p{L}+|\p{Lu}[\p{L}\p{M}-]+))`;
const WORDS: PerLanguage<Words> = {
  en: {
    idea: 'idea|suggestion|proposal',
    work: 'work|design',
    mine: [
      String.raw`(?:was|is|were|been|all)(?: not|n['’]t)? (?:all )?my (?:own )?THING`,
      String.raw`THING (?:\p{L}+ ){0,5}?(?:was|is)(?: not|n['’]t)? mine`,
      String.raw`THING (?:\p{L}+ ){0,5}?(?:came|comes) from me`,
      String.raw`n['’]t my (?:own )?THING`,
    ],
    others: [
      String.raw`${NAME}['’]s THING`,
      String.raw`THING (?:\p{L}+ ){0,5}?(?:came|comes|was|is)(?: not)? from ${NAME}`,
      String.raw`THING (?:of|from|by) ${NAME}`,
    ],
  },
  de: {
    idea: String.raw`idee|vorschlag|einfall`,
    work: 'werk|arbeit|entwurf',
    mine: [
      String.raw`THING (?:[\p{L}-]+ ){0,5}?(?:war|ist|kam|kommt|stammt|stammte)(?: nicht| ja)? (?:von mir|meine[rs]?)`,
      String.raw`(?:war|ist)(?: nicht)? meine? (?:eigene )?THING`,
    ],
    others: [
      String.raw`THING (?:[\p{L}-]+ ){0,5}?(?:(?:war|ist|kam|kommt|stammt|stammte)(?: nicht)? )?von ${NAME}`,
    ],
  },
  fr: {
    idea: String.raw`idée|proposition|suggestion`,
    work: String.raw`travail|œuvre`,
    mine: [
      String.raw`THING (?:[\p{L}'’-]+ ){0,5}?(?:n['’])?(?:est|était|vient|venait|ne vient|ne venait)(?: pas)? (?:de moi|la mienne|le mien|à moi)`,
      String.raw`(?:est|était)(?: pas)? mon THING`,
    ],
    others: [
      String.raw`THING (?:[\p{L}'’-]+ ){0,5}?(?:est|était|vient|venait)(?: pas)? (?:de |d['’]|celle de |celle d['’])${NAME}`,
      String.raw`THING (?:de |d['’])(?=\p{Lu})${NAME}`,
    ],
  },
  es: {
    idea: 'idea|propuesta|sugerencia',
    work: 'trabajo|obra',
    mine: [
      String.raw`(?:es|fue|era|son) (?:un )?THING mí[oa]`,
      String.raw`THING (?:[\p{L}]+ ){0,5}?(?:es|fue|era) mí[oa]`,
      String.raw`(?:es|fue|era) mi THING`,
    ],
    others: [
      String.raw`(?:es|fue|era|son) (?:un )?THING de ${NAME}`,
      String.raw`THING (?:[\p{L}]+ ){0,5}?(?:es|fue|era) de ${NAME}`,
      String.raw`THING de (?=\p{Lu})${NAME}`,
    ],
  },
};
const DENIED =
  /(?<!\p{L})(?:not|nicht|pas|no|never|nie|nunca|jamais)(?!\p{L})|n['’]t(?!\p{L})|(?<!\p{L})(?:kein\p{L}*)/iu;

/** Whose idea or work a text tells that something is; a question tells nothing. */
export const ideasIn = perTextIn((text, language): readonly Idea[] => {
  const { mine, others, ...kinds } = WORDS[language];
  return notedRanges(text).flatMap(({ start, end }): Idea[] => {
    const sentence = text.slice(start, end);
    if (/\?["'”’»)\s]*$/u.test(sentence)) return [];
    const words = new Set(wordsAsSaid(sentence).flatMap((one) => stemOf(one, language) ?? []));
    return (['idea', 'work'] as const).flatMap((kind): Idea[] => {
      const find = (patterns: readonly string[]) => {
        for (const pattern of patterns) {
          const around = String.raw`(?<!\p{L})${pattern.replaceAll('THING', `(?:${kinds[kind]})`)}(?!\p{L})`;
          // A name is told by its capital, and by no flag.
          const match = new RegExp(bothCases(around), 'u').exec(sentence);
          if (match !== null && isSomebody(match.groups?.['who'], language)) return match;
        }
        return null;
      };
      const read = (match: RegExpExecArray | null, whose: Idea['whose']): Idea[] => {
        if (match === null) return [];
        const place = { start: start + match.index, end: start + match.index + match[0].length };
        const before = sentence.slice(Math.max(0, match.index - 12), match.index);
        return [{ place, whose, isDenied: DENIED.test(match[0]) || DENIED.test(before), kind, words }];
      };
      return [...read(find(mine), 'me'), ...read(find(others), 'other')];
    });
  });
});

/** Its first letters in both cases: a sentence may begin with them. */
const bothCases = (pattern: string) =>
  pattern.replace(
    /(?<=\(\?:|\|)(?:idea|idee|idée|vorschlag|einfall|suggestion|proposal|proposition|propuesta|sugerencia|work|design|werk|arbeit|entwurf|travail|œuvre|trabajo|obra)(?=[|)])/gu,
    (word) => {
      const [first = ''] = word;
      return `[${first}${first.toUpperCase()}]${word.slice(first.length)}`;
    },
  );

/** "Idee von Anfang an" is nobody's. */
function isSomebody(who: string | undefined, language: PostLanguage): boolean {
  if (who === undefined || who.includes(' ')) return true;
  const small = who.toLowerCase();
  return !isStopWord(small, language) && !isCommonWord(small, language);
}
