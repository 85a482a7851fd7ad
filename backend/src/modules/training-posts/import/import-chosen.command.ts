import {
  countCharacters,
  countWords,
  knownEngagementRate,
  linkedInPostOf,
  performanceCategory,
  QUOTAS,
} from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { LeaseLostError } from '../../../platform/leases/leased-work.js';
import { TrainingPostsRepository } from '../training-posts.repository.js';
import { TrainingPostSyncService } from '../training-post-sync.service.js';
import {
  ImportedPostsRepository,
  type ImportedPost,
  type WrittenFacts,
} from './imported-posts.repository.js';
import { ImportsLeaseRepository, type ClaimedImport } from './imports-lease.repository.js';
import { ImportsRepository, type ImportItemRow } from './imports.repository.js';
import { completedFacts, knownPostsOf, type KnownFacts, type KnownPost } from './known-posts.rules.js';
import type { ItemOutcome } from './training-post-import-item.entity.js';

/** Small enough that a progress bar moves, and that a save of the user's own waits for one portion only. */
const PORTION = 250;

const NOTHING: KnownFacts = {
  impressions: 0,
  engagements: null,
  likes: 0,
  comments: 0,
  shares: 0,
  post_date: null,
  linkedin_url: null,
};

/** What becomes of a portion of chosen items. */
interface Plan {
  readonly added: ImportedPost[];
  readonly completed: (WrittenFacts & { readonly id: string })[];
  readonly outcomes: Map<number, ItemOutcome>;
}

/**
 * Imports what a user chose, portion by portion: each is compared anew with what is there, so that a second run, a second import or a
 * post that was pasted meanwhile adds nothing twice.
 */
@Injectable()
export class ImportChosenCommand {
  constructor(
    private readonly database: Database,
    private readonly leases: ImportsLeaseRepository,
    private readonly imports: ImportsRepository,
    private readonly posts: TrainingPostsRepository,
    private readonly imported: ImportedPostsRepository,
    private readonly sync: TrainingPostSyncService,
  ) {}

  /** @throws LeaseLostError, and the signal's reason */
  async execute(claim: ClaimedImport, signal: AbortSignal): Promise<void> {
    for (let isLast = false; !isLast;) {
      signal.throwIfAborted();
      isLast = await this.database.transaction(() => this.importPortion(claim));
      await this.sync.syncUnsynced(claim.user_id, PORTION);
    }
  }

  /** True when it was the last one. */
  private async importPortion(claim: ClaimedImport): Promise<boolean> {
    if (!(await this.leases.hold(claim))) throw new LeaseLostError();
    await this.posts.lockUser(claim.user_id);
    const items = await this.imports.findChosen(claim.id, PORTION);
    if (items.length > 0) {
      const { added, completed, outcomes } = plan(items, await this.imported.findKnown(claim.user_id));
      if (added.length > 0) await this.imported.insertAll(claim.user_id, added);
      if (completed.length > 0) await this.imported.completeAll(claim.user_id, completed);
      await this.imports.setOutcomes(claim.id, outcomes);
    }
    if (items.length === PORTION) return false;
    if (!(await this.leases.finishImporting(claim))) throw new LeaseLostError();
    return true;
  }
}

function plan(items: readonly ImportItemRow[], known: readonly KnownPost[]): Plan {
  const planned: Plan = { added: [], completed: [], outcomes: new Map() };
  const posts = knownPostsOf(items, known);
  const taken = new Set<string>();
  items.forEach((item, place) => {
    const post = posts[place] ?? null;
    planned.outcomes.set(
      item.position,
      outcomeOf(item, post, planned, taken, QUOTAS.training_posts - known.length),
    );
  });
  return planned;
}

function outcomeOf(
  item: ImportItemRow,
  post: KnownPost | null,
  { added, completed }: Plan,
  taken: Set<string>,
  room: number,
): ItemOutcome {
  if (post !== null) {
    const facts = completedFacts(post, item);
    // Two rows may complete one post; the second one finds it in the next import.
    if (facts === null || taken.has(post.id)) return 'unchanged';
    taken.add(post.id);
    completed.push({ id: post.id, ...written(facts) });
    return 'updated';
  }
  // Figures whose text was deleted meanwhile.
  if (item.content === '') return 'unchanged';
  if (added.length >= room) return 'no_room';
  added.push({
    kind: item.kind,
    post_content: item.content,
    content_hash: item.content_hash,
    word_count: countWords(item.content),
    character_count: countCharacters(item.content),
    ...written(completedFacts(NOTHING, item) ?? NOTHING),
  });
  return 'added';
}

function written(facts: KnownFacts): WrittenFacts {
  const engagement_rate = knownEngagementRate(facts);
  const linkedin_post = facts.linkedin_url === null ? null : linkedInPostOf(facts.linkedin_url);
  return {
    ...facts,
    linkedin_post,
    engagement_rate,
    performance_category: performanceCategory(engagement_rate),
  };
}
