import { DrillCluster } from '@drumbeat/launcher/drill-cluster';
import { dumpDatabase, restoreDump } from '../../support/database/database-dump.js';
import { positionOf } from './ledger-facts.js';
import { SHIFT, type RestoreStage } from './restore-stage.js';

/** The expected result of the programs' check of the restored data. */
export type Finding =
  /** Older data: pause, ask, notify. */
  | 'restored'
  /** The same without the data beside the files: no record of confirmations or of later posts. */
  | 'restored without a journal'
  /** Nothing is missing: continue. */
  | 'sound';

/** One way of restoring an installation's data. */
export interface WayBack {
  readonly name: string;
  readonly finding: Finding;
  /** The api and the workers are not stopped for it: the database changes under them. */
  readonly isUnderWay?: true;
  /** Settings of its programs, besides the usual ones. */
  readonly environment?: Readonly<Record<string, string>>;
  /** The operator's statement after the start: the programs cannot detect this case. */
  readonly saidAfterStart?: (stage: RestoreStage) => Promise<unknown>;
  /** Backs up the data, and returns the function that restores it after the programs have lost the database. */
  keep(stage: RestoreStage): Promise<() => Promise<void>>;
}

export const WAYS_BACK = {
  dump: {
    name: 'a dump, in a new server',
    finding: 'restored',
    keep: (stage) => dump(stage, () => stage.add(newServer(stage))),
  },
  dumpInPlace: {
    name: 'a dump, in the server that it is from',
    finding: 'restored',
    keep: (stage) =>
      dump(stage, async () => {
        await stage.emptyDatabase();
        return stage.cluster;
      }),
  },
  dumpIntoItsTables: {
    name: 'a dump, in the database that it is from, emptied',
    finding: 'restored',
    keep: (stage) =>
      dump(stage, async () => {
        await stage.dropTables();
        return stage.cluster;
      }),
  },
  dumpWithoutFiles: {
    name: 'a dump in a new server, the files lost',
    finding: 'restored without a journal',
    keep: (stage) =>
      dump(stage, async () => {
        await stage.loseFiles();
        return stage.add(newServer(stage));
      }),
  },
  declared: {
    name: 'a dump in its own server, the files lost: the operator says so before anything starts',
    finding: 'restored without a journal',
    keep: (stage) => {
      const backedUpAt = new Date().toISOString();
      return dump(
        stage,
        async () => {
          await stage.emptyDatabase();
          await stage.loseFiles();
          return stage.cluster;
        },
        () => stage.command('restored', '--from', backedUpAt),
      );
    },
  },
  rowsUnderWorkers: {
    name: 'the rows of a dump, under workers that had begun on the empty database',
    finding: 'restored',
    isUnderWay: true,
    keep: rowsUnderWorkers,
  },
  pointInTime: {
    name: 'a point in time, from a base backup and its log',
    finding: 'restored',
    keep: pointInTime,
  },
  laggingReplica: {
    name: 'a replica that lagged, promoted',
    finding: 'restored',
    keep: (stage) => replica(stage, { lags: true }),
  },
  laggingReplicaUnderWay: {
    name: 'a replica that lagged, promoted under running programs',
    finding: 'restored',
    isUnderWay: true,
    keep: (stage) => replica(stage, { lags: true }),
  },
  snapshot: {
    name: 'a snapshot of everything, on a machine that starts by itself and pauses after a silence',
    finding: 'restored without a journal',
    environment: { PAUSE_AFTER_SILENCE_MINUTES: '30' },
    keep: snapshot,
    saidAfterStart: (stage) => stage.command('restored', '--from', stage.startedAt.toISOString()),
  },
  completeReplica: {
    name: 'a replica that had everything, promoted under running programs',
    finding: 'sound',
    isUnderWay: true,
    keep: (stage) => replica(stage, { lags: false }),
  },
  outage: {
    name: 'a plain outage of the same length',
    finding: 'sound',
    isUnderWay: true,
    keep: async (stage) => async () => {
      await stage.cluster.stop();
      await stage.cluster.start();
      await stage.serve(stage.cluster, stage.lossMinute);
    },
  },
} satisfies Record<string, WayBack>;

function newServer({ cluster }: RestoreStage): Promise<DrillCluster> {
  return DrillCluster.create({ password: cluster.password });
}

/**
 * @param makeRoom an empty database `drumbeat`, and the server that it is in
 * @param thenSay what the operator does before any program starts
 */
async function dump(
  stage: RestoreStage,
  makeRoom: () => Promise<DrillCluster>,
  thenSay: () => Promise<unknown> = async () => undefined,
): Promise<() => Promise<void>> {
  const since = stage.minute;
  const kept = await dumpDatabase(stage.url(), stage.folderForDump());
  return async () => {
    const server = await makeRoom();
    await migrate(stage, server);
    await restoreDump(stage.url(server), kept);
    await stage.serve(server, since);
    await thenSay();
  };
}

/** The files first: what is written meanwhile must not make them newer than the rows, or the programs would find it. */
async function snapshot(stage: RestoreStage): Promise<() => Promise<void>> {
  const putFilesBack = await stage.keepFiles();
  const putRowsBack = await dump(stage, async () => {
    await stage.emptyDatabase();
    return stage.cluster;
  });
  return async () => {
    await putFilesBack();
    await putRowsBack();
  };
}

/** Without stopping the programs: they see an empty database, and then the rows arrive. */
async function rowsUnderWorkers(stage: RestoreStage): Promise<() => Promise<void>> {
  const since = stage.minute;
  const kept = await dumpDatabase(stage.url(), stage.folderForDump());
  return async () => {
    await stage.stopPrograms();
    const server = await stage.add(newServer(stage));
    await migrate(stage, server);
    await stage.serve(server, stage.minute);
    await Promise.all([stage.startApi(), stage.startWorker()]);
    await stage.until('a first sign of life', async () => (await positionOf(stage)) > 0);
    await restoreDump(stage.url(server), kept, (client) => client.query(SHIFT, [stage.minute - since]));
  };
}

async function migrate(stage: RestoreStage, server: DrillCluster): Promise<void> {
  stage.cable.plugInto(stage.url(server));
  await stage.cable.restore();
  await stage.command('migrate', 'up');
  await stage.cable.cut();
}

async function pointInTime(stage: RestoreStage): Promise<() => Promise<void>> {
  const backup = await stage.cluster.baseBackup();
  const since = stage.minute;
  const [row] = await stage.onServer<{ now: string }>('select clock_timestamp()::text as now');
  return async () => {
    await stage.cluster.archiveAll();
    await stage.cluster.stop();
    const server = await stage.add(DrillCluster.restore(backup, { kind: 'until', time: row?.now ?? '' }));
    await server.whenWritable();
    await stage.serve(server, since);
  };
}

/** A standby receives the log over a connection of its own; one that lags has lost it. */
async function replica(stage: RestoreStage, { lags }: { lags: boolean }): Promise<() => Promise<void>> {
  const primary = stage.cluster;
  const backup = await primary.baseBackup();
  const link = await stage.linkTo(primary);
  const standby = await stage.add(DrillCluster.restore(backup, { kind: 'standby', primaryPort: link.port }));
  await standby.catchUpWith(primary);
  const since = stage.minute;
  if (lags) await link.cut();
  return async () => {
    if (!lags) await standby.catchUpWith(primary);
    await primary.kill();
    await standby.promote();
    await stage.serve(standby, lags ? since : stage.lossMinute);
  };
}
