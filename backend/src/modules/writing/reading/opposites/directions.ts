import type { PostLanguage } from '@drumbeat/domain';
import { figuresIn, type Figure } from '../figures/figures.js';
import { stemOf } from '../words/stems.js';
import { perLanguage } from '../words/per-language.js';
import { word } from '../words/word-patterns.js';

/** A figure by which something became, or is, more or less: "revenue minus 4 percent", "er zahlt 110 Euro weniger". */
export interface Change {
  readonly figure: Figure;
  readonly isMore: boolean;
  /** What is said of it in its clause, as stems, without what says the direction. */
  readonly about: ReadonlySet<string>;
}

interface Words {
  /** Anywhere before the figure in its clause. */
  readonly before: string;
  /** Right before it. */
  readonly at: string;
  /** Behind it, with a few words between. */
  readonly behind: string;
}
type Direction = Readonly<Record<'more' | 'less', Words>>;

const WORDS: Readonly<Record<PostLanguage, Direction>> = {
  en: {
    more: {
      before:
        'rose|risen|rises?|rising|increas(?:e|es|ed|ing)|grew|grown|grows|climbed|gained|went up|goes up|growth|added|adds',
      at: 'plus|up(?: by)?(?: (?:about|roughly|almost|nearly))?',
      behind: 'more|extra|higher|longer|dearer|on top',
    },
    less: {
      before:
        'fell|fallen|falls|dropped|drops|decreas(?:e|es|ed|ing)|shrank|shrunk|declined|sank|went down|goes down|decline|took off',
      at: 'minus|down(?: by)?(?: (?:about|roughly|almost|nearly))?',
      behind: 'less|fewer|lower|shorter|cheaper',
    },
  },
  de: {
    more: {
      before:
        'gestiegen\\p{L}*|stieg(?:en)?|steigt|steigen|gewachsen|wuchs(?:en)?|wächst|zugenommen|nahm zu|zugelegt|legte zu|erhöht\\p{L}*|Anstieg|Zuwachs|rauf',
      at: 'plus',
      behind: 'mehr|höher|länger|teurer|zugelegt|zugenommen|gestiegen|gewachsen|zu',
    },
    less: {
      before:
        'gesunken\\p{L}*|sank(?:en)?|sinkt|sinken|gefallen|fiel(?:en)?|fällt|geschrumpft|schrumpfte|abgenommen|zurückgegangen|ging zurück|gesenkt|Rückgang|runter',
      at: 'minus',
      behind:
        'weniger|niedriger|kürzer|billiger|günstiger|abgenommen|gesunken|gefallen|geschrumpft|zurückgegangen|zurück',
    },
  },
  fr: {
    more: {
      before:
        'augment(?:é|ée|e|ent|ait|er|ation)|mont(?:é|ée|e)|progress(?:é|e)|grimp(?:é|e)|hausse|gagn(?:é|e)|(?:r?ajout|rajout)(?:é|e|ent)',
      at: 'plus',
      behind: '(?:de|en) plus|plus cher|supplémentaires?',
    },
    less: {
      before:
        'baiss(?:é|ée|e|ent|ait|er)|diminu(?:é|ée|e|ent|tion)|chut(?:é|e)|recul(?:é|e)?|descendu|perdu|enl(?:evé|ève|èvent)|retir(?:é|e)',
      at: 'moins',
      behind: '(?:de|en) moins|moins cher',
    },
  },
  es: {
    more: {
      before:
        'sub(?:ió|ieron|ido|ida|en?|ía)|aument(?:ó|aron|ado|an?|o)|creci(?:ó|eron|do|miento)|crecen?|alza|añad(?:e|ió|imos)',
      at: 'más',
      behind: '(?:de )?más',
    },
    less: {
      before:
        'baj(?:ó|aron|ado|an?|ada)|ca(?:yó|yeron|ído|ída|en?)|disminu(?:yó|yeron|ido|yen?)|redu(?:jo|cido|ce)|descen(?:so|dió|dido)|quit(?:a|ó|amos)',
      at: 'menos',
      behind: '(?:de )?menos',
    },
  },
};

/** Words by which something becomes more, or less. */
export const DIRECTIONS = perLanguage((language) => ({
  more: word(WORDS[language].more.before),
  less: word(WORDS[language].less.before),
}));

/** A word between two: "110 Euro im Monat weniger"; behind a verb or a clause's end it is of something else. */
const BETWEEN = String.raw`(?:\s+[\p{L}\p{M}’'%€$£]+){0,3}?\s+`;
const CLAUSE_END =
  /[.!?;:,\n–—()]\s|\n|\s(?:and|but|while|whereas|und|aber|während|sondern|et|mais|tandis|y|pero|mientras)\s/giu;
/** What a figure is denied or asked of has no direction that could be told. */
const DENIES =
  /(?<![\p{L}\p{M}])(?:not|never|no|n['’]t|nicht|nie|kein\p{L}*|statt|ne|n|pas|jamais|no|nunca|ni|if|wenn|ob|si)(?![\p{L}\p{M}])/iu;

const atEnd = (words: string) => new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${words})\s+[€$£]?$`, 'iu');
const atHead = (words: string) =>
  new RegExp(String.raw`^(?:[\p{L}\p{M}%€$£]*${BETWEEN}|\s*)(?:${words})(?![\p{L}\p{M}])`, 'iu');

const SIGNS: Readonly<Record<'more' | 'less', RegExp>> = {
  more: /(?<![\p{L}\p{N}])\+\s?[€$£]?$/u,
  less: /(?<=\p{L}\s)[-−–][€$£]?$/u,
};

type Finder = (before: string, behind: string, isLast: boolean) => boolean;
const finderOf = ({ before, at, behind }: Words, sign: RegExp): Finder => {
  const [far, near, head] = [word(before), atEnd(at), atHead(behind)];
  const late = atHead(`${before}|${behind}`);
  return (left, right, isLast) =>
    far.test(left) || near.test(left) || sign.test(left) || (isLast ? late : head).test(right);
};
const FINDERS = perLanguage((language): Readonly<Record<'more' | 'less', Finder>> => ({
  more: finderOf(WORDS[language].more, SIGNS.more),
  less: finderOf(WORDS[language].less, SIGNS.less),
}));

const BEHIND = perLanguage((language): Readonly<Record<'more' | 'less', RegExp>> => ({
  more: atHead(WORDS[language].more.behind),
  less: atHead(WORDS[language].less.behind),
}));

/** The figures of a text that say how much more or less something is, each with its direction; none where both stand beside one. */
export function changesIn(text: string, language: PostLanguage): Change[] {
  const figures = figuresIn(text, language).filter(({ role }) => role === null);
  return figures.flatMap((figure, index) => {
    const from = Math.max(figures[index - 1]?.end ?? 0, clauseStart(text, figure.start));
    const next = figures[index + 1]?.start ?? text.length;
    const clause = clauseEnd(text, figure.end);
    const [before, behind] = [text.slice(from, figure.start), text.slice(figure.end, Math.min(next, clause))];
    if (DENIES.test(before) || DENIES.test(behind) || text[clause] === '?') return [];
    const isLast = clause <= next;
    const isMore = FINDERS[language].more(before, behind, isLast);
    const isLess = FINDERS[language].less(before, behind, isLast);
    const { more, less } = BEHIND[language];
    // "On gagne 9 000 euros de moins": what stands right behind it says it, whatever the verb.
    const isLate = isMore && isLess && more.test(behind) !== less.test(behind);
    if (isMore === isLess && !isLate) return [];
    return [
      {
        figure,
        isMore: isLate ? more.test(behind) : isMore,
        about: aboutOf(text.slice(clauseStart(text, figure.start), clause), figure, language),
      },
    ];
  });
}

const clauseStart = (text: string, at: number) => {
  const last = [...text.slice(0, at).matchAll(CLAUSE_END)].at(-1);
  return last === undefined ? 0 : last.index + last[0].length;
};
const clauseEnd = (text: string, at: number) => {
  const found =
    /[.!?;:,\n–—()](?:\s|$)|\n|\s(?:and|but|while|whereas|und|aber|während|sondern|et|mais|tandis|y|pero|mientras)\s/iu.exec(
      text.slice(at),
    );
  return found === null ? text.length : at + found.index;
};

function aboutOf(clause: string, figure: Figure, language: PostLanguage): ReadonlySet<string> {
  const { more, less } = WORDS[language];
  const directions = word([more, less].flatMap(({ before, at, behind }) => [before, at, behind]).join('|'));
  const words = clause.match(/[\p{L}\p{M}]+/gu) ?? [];
  return new Set(
    words
      .filter((word) => word.toLowerCase() !== figure.noun && !directions.test(word))
      .flatMap((word) => stemOf(word.toLowerCase(), language) ?? []),
  );
}
