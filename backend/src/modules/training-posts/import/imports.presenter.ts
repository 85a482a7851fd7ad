import { IMPORTED_KINDS, LEFT_OUT_REASONS, type LeftOutReason } from '@drumbeat/domain';
import type { ImportItemResponse, ImportOverview, ImportState, ImportSummary } from './imports.dto.js';
import type { ImportRow, ItemCount, ShownItemRow } from './imports.repository.js';

/** An import as its user sees it. */
export function presentImport(row: ImportRow, counts: readonly ItemCount[]): ImportOverview {
  const state = stateOf(row);
  const isRead = row.phase === 'importing' || row.status === 'done';
  const chosen = counts.filter(({ is_chosen }) => is_chosen);
  const outcome = (name: ItemCount['outcome']) => sumOf(chosen, (count) => count.outcome === name);
  return {
    id: row.id,
    state,
    error:
      row.error === null || row.error_code === null ? null : { code: row.error_code, message: row.error },
    progress: { done: sumOf(chosen, (count) => count.outcome !== null), total: sumOf(chosen, () => true) },
    summary: isRead ? summaryOf(row, counts) : null,
    outcome: {
      added: outcome('added'),
      updated: outcome('updated'),
      unchanged: outcome('unchanged'),
      no_room: outcome('no_room'),
    },
    created_at: row.created_at,
  };
}

export function presentItem({ position, left_out, is_chosen: _, ...item }: ShownItemRow): ImportItemResponse {
  return { id: position, ...item, left_out: left_out === null ? null : LEFT_OUT_REASONS[left_out] };
}

function stateOf({ status, phase }: ImportRow): ImportState {
  if (status === 'failed') return 'failed';
  if (phase === 'importing') return status === 'done' ? 'imported' : 'importing';
  if (status === 'done') return 'ready';
  return status === 'queued' ? 'waiting' : 'reading';
}

function summaryOf({ malformed, unlisted }: ImportRow, counts: readonly ItemCount[]): ImportSummary {
  const listed = counts.filter(({ standing }) => standing !== 'left_out');
  const ofKind = (kind: ItemCount['kind']) => sumOf(listed, (count) => count.kind === kind);
  const standing = (name: ItemCount['standing']) => sumOf(listed, (count) => count.standing === name);
  const reasons = (Object.keys(LEFT_OUT_REASONS) as LeftOutReason[]).map((reason) => ({
    reason,
    text: LEFT_OUT_REASONS[reason],
    count: reason === 'malformed' ? malformed : sumOf(counts, ({ left_out }) => left_out === reason),
  }));
  return {
    kinds: IMPORTED_KINDS.map((kind) => {
      const ofThis = listed.filter((count) => count.kind === kind && isImportable(count));
      return {
        kind,
        importable: sumOf(ofThis, () => true),
        with_figures: sumOf(ofThis, ({ has_figures }) => has_figures),
      };
    }).filter(({ importable }) => importable > 0),
    posts: ofKind('post'),
    articles: ofKind('article'),
    comments: ofKind('comment'),
    with_figures: sumOf(listed, ({ kind, has_figures }) => kind === 'post' && has_figures),
    new: standing('new'),
    newer_figures: standing('newer_figures'),
    doubtful: sumOf(counts, (count) => isImportable(count) && count.is_doubtful),
    known: standing('known'),
    left_out: reasons.filter(({ count }) => count > 0),
    unlisted,
  };
}

const isImportable = ({ standing }: ItemCount) => standing === 'new' || standing === 'newer_figures';

function sumOf(counts: readonly ItemCount[], isCounted: (count: ItemCount) => boolean): number {
  return counts.reduce((sum, count) => (isCounted(count) ? sum + count.count : sum), 0);
}
