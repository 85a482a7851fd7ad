/** Identity of a database. */
export interface DatabasePlace {
  readonly systemIdentifier: string;
  readonly timeline: string;
  /** Distinguishes the databases of one server; `drop database` and `create database` make another one. */
  readonly databaseOid: string;
}

/** The database's own data, and its identity. */
export interface DataFacts {
  /** Null before a worker has signed it; without the oid where an earlier version did. */
  readonly signed: (Omit<DatabasePlace, 'databaseOid'> & { readonly databaseOid: string | null }) | null;
  readonly position: number;
  readonly server: DatabasePlace;
}

/** How much of the data's lost time the journal beside the files covers. */
export type JournalReach =
  /** Complete: sends missing in it were not made by us. */
  | 'whole'
  /** It was put back as well, is from before a part of that time, or a part of it cannot be read or was never written. */
  | 'stale'
  /** There is no journal. */
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
 * promoted are on the same server with another timeline: a mark of exactly its position proves that nothing is missing. Data that is
 * ahead of its mark proves nothing there: what was sent since the last mark that could be written is in neither.
 */
export function judgeContinuity(data: DataFacts, markedPosition: number | null): ContinuityVerdict {
  const { signed, server, position } = data;
  if (markedPosition !== null && position < markedPosition) return restored('older_data');
  if (signed === null) return SOUND;
  if (signed.systemIdentifier !== server.systemIdentifier) return restored('other_server');
  if (position === markedPosition) return SOUND;
  if (signed.databaseOid !== null && signed.databaseOid !== server.databaseOid) {
    return restored('other_database');
  }
  if (signed.timeline !== server.timeline) return restored('other_timeline');
  return SOUND;
}

/** What stands beside the journal. */
export interface Mark {
  /** The ledger's. */
  readonly position: number;
  /** The position when something could last not be written into the journal; null where all was. */
  readonly journalGap: number | null;
}

/** What is known of the journal beside the files, and of the data that it may make up for. */
export interface JournalFacts {
  /** The data's own. */
  readonly position: number;
  /** Null where there is none. */
  readonly besideJournal: Mark | null;
  /** The highest one known outside of the database. */
  readonly markedPosition: number | null;
  /** Every file could be read. */
  readonly isReadable: boolean;
}

/** What the journal is worth once older data is found. */
export function judgeJournal(facts: JournalFacts): JournalReach {
  const { position, besideJournal, markedPosition, isReadable } = facts;
  if (besideJournal === null) return 'none';
  const isAhead = besideJournal.position > position && besideJournal.position >= (markedPosition ?? 0);
  const isUnbroken = besideJournal.journalGap === null || besideJournal.journalGap < position;
  return isAhead && isUnbroken && isReadable ? 'whole' : 'stale';
}

function restored(reason: RestoreReason): ContinuityVerdict {
  return { kind: 'restored', reason };
}
