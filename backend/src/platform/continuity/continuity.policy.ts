/** Where a database is. */
export interface DatabasePlace {
  readonly systemIdentifier: string;
  readonly timeline: string;
  /** Tells the databases of one server apart; `drop database` and `create database` make another one. */
  readonly databaseOid: string;
}

/** What a database says of itself, and of where it is. */
export interface DataFacts {
  /** Null before a worker has signed it; without the oid where an earlier version did. */
  readonly signed: (Omit<DatabasePlace, 'databaseOid'> & { readonly databaseOid: string | null }) | null;
  readonly position: number;
  readonly server: DatabasePlace;
}

/** How much the journal beside the files knows of the time that the data has lost. */
export type JournalReach =
  /** Everything: what it does not hold was not sent by us. */
  | 'whole'
  /** It was put back as well, or is from before a part of that time. */
  | 'stale'
  /** Nothing is kept there. */
  | 'none';

export const RESTORE_REASONS = ['other_server', 'other_database', 'other_timeline', 'older_data'] as const;
export type RestoreReason = (typeof RESTORE_REASONS)[number];

export type ContinuityVerdict =
  /** The data is what it was when it was signed last; nothing that was sent is missing in it. */
  { readonly kind: 'sound' } | { readonly kind: 'restored'; readonly reason: RestoreReason };

const SOUND: ContinuityVerdict = { kind: 'sound' };

/**
 * Whether the database is the one that was known last.
 * @param markedPosition the highest position known outside of the database; null where nothing is: a first start, or a storage
 *   that was emptied. The database then has only its own word, the place that it was signed in.
 *
 * A dump that is put back is on another server or in another database, or its position is lower. A restore to a point in time and a replica that was
 * promoted are on the same server with another timeline: with a mark the position says whether anything is missing.
 */
export function judgeContinuity(data: DataFacts, markedPosition: number | null): ContinuityVerdict {
  const { signed, server, position } = data;
  if (markedPosition !== null && position < markedPosition) return restored('older_data');
  if (signed === null) return SOUND;
  if (signed.systemIdentifier !== server.systemIdentifier) return restored('other_server');
  if (markedPosition !== null) return SOUND;
  if (signed.databaseOid !== null && signed.databaseOid !== server.databaseOid) {
    return restored('other_database');
  }
  if (signed.timeline !== server.timeline) return restored('other_timeline');
  return SOUND;
}

/**
 * What the journal is worth once older data is found.
 * @param besideJournal the position that stands beside the journal; null where none does
 * @param markedPosition the highest one known outside of the database
 */
export function judgeJournal(
  position: number,
  besideJournal: number | null,
  markedPosition: number | null,
): JournalReach {
  if (besideJournal === null) return 'none';
  return besideJournal > position && besideJournal >= (markedPosition ?? 0) ? 'whole' : 'stale';
}

function restored(reason: RestoreReason): ContinuityVerdict {
  return { kind: 'restored', reason };
}
