import { IMPORT_ITEMS_MAX, IMPORTED_KINDS, linkedInPostOf, type PlainDate } from '@drumbeat/domain';
import { contentHash } from '../pasted-text.policy.js';
import type { FoundFigures, FoundText } from './found-texts.rules.js';
import { joinFigures } from './join-figures.rules.js';
import type { ItemStanding } from './training-post-import-item.entity.js';

/** What is known of a training post that is there, without its text. */
export interface KnownPost {
  readonly id: string;
  readonly content_hash: string;
  readonly linkedin_url: string | null;
  readonly post_date: PlainDate | null;
  readonly impressions: number;
  readonly engagements: number | null;
  readonly likes: number;
  readonly comments: number;
  readonly shares: number;
}

/** The facts of a training post that an import may complete. */
export type KnownFacts = Omit<KnownPost, 'id' | 'content_hash'>;

/** A found text as it stands to those that are there. */
export interface ImportItem extends FoundText {
  readonly content_hash: string;
  readonly standing: ItemStanding;
  readonly training_post_id: string | null;
}

/**
 * What an import offers, in its order: posts, articles and comments, each the newest first, then what is left out; with how each stands
 * to the training posts that are there. The same text or post is offered once.
 */
export function importItems(
  found: readonly FoundText[],
  known: readonly KnownPost[],
): { items: ImportItem[]; unlisted: number } {
  const seen = new Set<string>();
  const hashed = found.map((text) => ({ ...text, content_hash: contentHash(text.content) }));
  const posts = knownPostsOf(hashed, known);
  const items = hashed.map((text, place): ImportItem => {
    const post = posts[place] ?? null;
    const names = [text.content === '' ? null : text.content_hash, text.urn].filter((name) => name !== null);
    const isRepeated = names.some((name) => seen.has(name));
    // What is left out for its own sake takes no place from the same text with better facts.
    if (text.left_out === null) for (const name of names) seen.add(name);
    // Figures without a text are of use where the text is there.
    const isUseful = text.left_out === 'no_text' && post !== null;
    const left_out = isUseful ? null : (text.left_out ?? (isRepeated ? 'repeated' : null));
    return { ...text, left_out, ...standingOf(text, left_out, post) };
  });
  items.sort(inOrder);
  return { items: items.slice(0, IMPORT_ITEMS_MAX), unlisted: Math.max(0, items.length - IMPORT_ITEMS_MAX) };
}

/**
 * Facts with what the import knows better: figures only grow, so that the larger one is the newer; day and address are added where there
 * are none. Null where nothing changes.
 */
export function completedFacts(
  known: KnownFacts,
  found: FoundFigures & Pick<FoundText, 'post_date' | 'linkedin_url'>,
): KnownFacts | null {
  const larger = (one: number, other: number | null) => Math.max(one, other ?? 0);
  const facts: KnownFacts = {
    impressions: larger(known.impressions, found.impressions),
    engagements:
      known.engagements === null && found.engagements === null
        ? null
        : larger(known.engagements ?? 0, found.engagements),
    likes: larger(known.likes, found.likes),
    comments: larger(known.comments, found.comments),
    shares: larger(known.shares, found.shares),
    post_date: known.post_date ?? found.post_date,
    linkedin_url: known.linkedin_url ?? found.linkedin_url,
  };
  const isSame = (Object.keys(facts) as (keyof KnownFacts)[]).every((name) => facts[name] === known[name]);
  return isSame ? null : facts;
}

/** The training post of each found text, by the text and then by the post on LinkedIn; null where there is none. */
export function knownPostsOf(
  found: readonly { readonly urn: string | null; readonly content_hash: string }[],
  known: readonly KnownPost[],
): (KnownPost | null)[] {
  const byHash = new Map(known.map((post) => [post.content_hash, post]));
  const linked = known.flatMap((post) => {
    const urn = post.linkedin_url === null ? null : linkedInPostOf(post.linkedin_url);
    return urn === null ? [] : [{ post, urn }];
  });
  const places = joinFigures(
    found.map(({ urn }) => urn),
    linked.map(({ urn }) => urn),
  );
  return found.map(
    ({ content_hash }, n) => byHash.get(content_hash) ?? linked[places[n] ?? -1]?.post ?? null,
  );
}

function standingOf(
  text: FoundText,
  left_out: ImportItem['left_out'],
  post: KnownPost | null,
): Pick<ImportItem, 'standing' | 'training_post_id'> {
  if (left_out !== null) return { standing: 'left_out', training_post_id: null };
  if (post === null) return { standing: 'new', training_post_id: null };
  return {
    standing: completedFacts(post, text) === null ? 'known' : 'newer_figures',
    training_post_id: post.id,
  };
}

function inOrder(one: ImportItem, other: ImportItem): number {
  const left = Number(one.left_out !== null) - Number(other.left_out !== null);
  const kind = IMPORTED_KINDS.indexOf(one.kind) - IMPORTED_KINDS.indexOf(other.kind);
  return left || kind || (other.post_date ?? '').localeCompare(one.post_date ?? '');
}
