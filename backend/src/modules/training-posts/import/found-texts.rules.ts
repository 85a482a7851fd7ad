import {
  cleanPostText,
  countCharacters,
  countWords,
  IMPORTED_COMMENT_WORDS_MIN,
  isLinkedInUrl,
  permalink,
  splitPastedPosts,
  TRAINING_POST_MAX,
  urnFromUrl,
  type ImportedKind,
  type LeftOutReason,
  type PlainDate,
} from '@drumbeat/domain';
import { joinFigures } from './join-figures.rules.js';
import { momentOfUrn } from './post-moment.rules.js';
import { dayFrom, figureFrom, isImpossibleFigure } from './written-figures.rules.js';
import type { ReadTable } from './reading/read-table.js';

/** Figures as far as a file tells them. Analytics know the sum of likes, comments and shares alone: `engagements`. */
export interface FoundFigures {
  readonly impressions: number | null;
  readonly engagements: number | null;
  readonly likes: number | null;
  readonly comments: number | null;
  readonly shares: number | null;
}

/** A text of the files with what they say of it, or a row that is left out. */
export interface FoundText extends FoundFigures {
  readonly kind: ImportedKind;
  /** Empty where there is none. */
  readonly content: string;
  /** In UTC, as LinkedIn writes it. */
  readonly post_date: PlainDate | null;
  readonly linkedin_url: string | null;
  /** Of the post itself. */
  readonly urn: string | null;
  readonly left_out: LeftOutReason | null;
}

type Rows<Kind extends ReadTable['kind']> = Extract<ReadTable, { kind: Kind; rows: unknown }>['rows'];

const LINKEDIN = 'https://www.linkedin.com';
const NO_FIGURES: FoundFigures = {
  impressions: null,
  engagements: null,
  likes: null,
  comments: null,
  shares: null,
};
const LINK_ALONE = /^https?:\/\/\S+$/iu;

/**
 * What all tables of an import say, joined: posts with their figures first, then what is left of these (IMPORT-2).
 * @param latestDay the last one on which a post can have gone out
 */
export function foundTexts(tables: readonly ReadTable[], latestDay: PlainDate): FoundText[] {
  const texts = tables.flatMap(textsOf);
  const figures = figuresByPost(tables.flatMap((table) => (table.kind === 'figures' ? table.rows : [])));
  const places = joinFigures(
    texts.map(({ urn }) => urn),
    figures.map(({ urn }) => urn),
  );
  const taken = new Set(places);
  return [
    ...texts.map((text, place) => withFigures(text, figures[places[place] ?? -1])),
    ...figures.filter((_, place) => !taken.has(place)).map(figuresAlone),
  ].map((text) => withoutDayAhead(text, latestDay));
}

/** A row is not taken in part: what is wrong with it is said, and fixed in the file. */
function withoutDayAhead(text: FoundText, latestDay: PlainDate): FoundText {
  const isTaken = text.left_out === null || text.left_out === 'no_text';
  const isAhead = text.post_date !== null && text.post_date > latestDay;
  return isTaken && isAhead ? { ...text, left_out: 'date_ahead' } : text;
}

function textsOf(table: ReadTable): FoundText[] {
  switch (table.kind) {
    case 'shares':
      return table.rows.map(shareOf);
    case 'comments':
      return table.rows.map(({ date, text }) => judged('comment', text, { post_date: dayFrom(date) }));
    case 'articles':
      return table.rows.map(articleOf);
    case 'posts':
      return table.rows.map(ownPostOf);
    case 'pasted':
      return splitPastedPosts(table.text).map((text) => judged('post', text, {}));
    case 'figures':
      return [];
  }
}

function shareOf({ date, url, text, sharedUrl, mediaUrl }: Rows<'shares'>[number]): FoundText {
  const share = judged('post', text, { ...placeOf(url), post_date: dayFrom(date) });
  if (share.content !== '' || mediaUrl !== '') return share;
  const isOthersPost = sharedUrl === '' || isLinkedInUrl(sharedUrl, LINKEDIN);
  return { ...share, left_out: isOthersPost ? 'reshared' : 'only_link' };
}

function articleOf({ title, url, date, text }: Rows<'articles'>[number]): FoundText {
  const content = text === '' ? '' : [title, text].filter((part) => part !== '').join('\n\n');
  return judged('article', content, { post_date: dayFrom(date), linkedin_url: onLinkedIn(url) });
}

function ownPostOf({ text, url, date, ...figures }: Rows<'posts'>[number]): FoundText {
  const post = judged('post', text, {
    ...placeOf(url),
    post_date: dayFrom(date),
    impressions: figureFrom(figures.impressions),
    likes: figureFrom(figures.likes),
    comments: figureFrom(figures.comments),
    shares: figureFrom(figures.shares),
  });
  return Object.values(figures).some(isImpossibleFigure) ? withImpossibleFigure(post) : post;
}

function withImpossibleFigure(text: FoundText): FoundText {
  return { ...text, left_out: text.left_out ?? 'impossible_figure' };
}

/** The text as it would be kept, or why it is not. */
function judged(kind: ImportedKind, text: string, known: Partial<FoundText>): FoundText {
  const content = cleanPostText(text).trim();
  const found = { ...NO_FIGURES, post_date: null, linkedin_url: null, urn: null, ...known, kind, content };
  return { ...found, left_out: reasonAgainst(kind, content) };
}

function reasonAgainst(kind: ImportedKind, content: string): LeftOutReason | null {
  if (content === '') return 'empty';
  if (LINK_ALONE.test(content)) return 'only_link';
  if (countCharacters(content) > TRAINING_POST_MAX) return 'too_long';
  return kind === 'comment' && countWords(content) < IMPORTED_COMMENT_WORDS_MIN ? 'too_short' : null;
}

function placeOf(url: string): Pick<FoundText, 'urn' | 'linkedin_url'> {
  const urn = urnFromUrl(url.trim(), LINKEDIN);
  return { urn, linkedin_url: urn === null ? onLinkedIn(url) : permalink(urn) };
}

function onLinkedIn(url: string): string | null {
  return isLinkedInUrl(url.trim(), LINKEDIN) ? url.trim() : null;
}

interface PostFigures {
  readonly urn: string;
  readonly date: string;
  readonly impressions: number | null;
  readonly engagements: number | null;
  readonly isImpossible: boolean;
}

/** Both tables as one row for each post. */
function figuresByPost(rows: Rows<'figures'>): PostFigures[] {
  const posts = new Map<string, PostFigures>();
  for (const { measure, url, date, figure } of rows) {
    const urn = urnFromUrl(url, LINKEDIN);
    if (urn === null) continue;
    const known = posts.get(urn) ?? { urn, date, impressions: null, engagements: null, isImpossible: false };
    const isImpossible = known.isImpossible || isImpossibleFigure(figure);
    posts.set(urn, { ...known, isImpossible, [measure]: figureFrom(figure) ?? known[measure] });
  }
  return [...posts.values()];
}

function withFigures(text: FoundText, figures: PostFigures | undefined): FoundText {
  if (!figures) return text;
  const joined = {
    ...text,
    impressions: figures.impressions ?? text.impressions,
    engagements: figures.engagements ?? text.engagements,
  };
  return figures.isImpossible ? withImpossibleFigure(joined) : joined;
}

function figuresAlone({ urn, date, impressions, engagements, isImpossible }: PostFigures): FoundText {
  const moment = momentOfUrn(urn);
  return {
    ...NO_FIGURES,
    kind: 'post',
    content: '',
    post_date: moment === null ? dayFrom(date) : dayFrom(new Date(moment).toISOString()),
    linkedin_url: permalink(urn),
    urn,
    impressions,
    engagements,
    left_out: isImpossible ? 'impossible_figure' : 'no_text',
  };
}
