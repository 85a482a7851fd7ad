import { DrillCluster } from '@drumbeat/launcher/drill-cluster';
import { dumpDatabase, restoreDump } from '../../support/database-dump.js';
import type { RestoreStage } from './restore-stage.js';

/** What the programs are to make of the data that is back. */
export type Finding =
  /** Older data: pause, ask, tell. */
  | 'restored'
  /** The same without what is kept beside the files: nothing tells what was confirmed, or what was made since. */
  | 'restored without a journal'
  /** Nothing is missing: go on. */
  | 'sound';

/** One way in which the data of an installation comes back as it was before. */
export interface WayBack {
  readonly name: string;
  readonly finding: Finding;
  /** The api and the workers are not stopped for it: the database changes under them. */
  readonly isUnderWay?: true;
  /** Keeps the data as it is now, and answers how it is put back once the programs have lost sight of it. */
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
  dumpWithoutFiles: {
    name: 'a dump in a new server, the files lost',
    finding: 'restored without a journal',
    keep: (stage) =>
      dump(stage, async () => {
        await stage.loseFiles();
        return stage.add(newServer(stage));
      }),
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

/** @param makeRoom an empty database `drumbeat`, and the server that it is in */
async function dump(
  stage: RestoreStage,
  makeRoom: () => Promise<DrillCluster>,
): Promise<() => Promise<void>> {
  const since = stage.minute;
  const kept = await dumpDatabase(stage.url(), stage.folderForDump());
  return async () => {
    const server = await makeRoom();
    stage.cable.plugInto(stage.url(server));
    await stage.cable.restore();
    await stage.command('migrate', 'up');
    await restoreDump(stage.url(server), kept);
    await stage.cable.cut();
    await stage.serve(server, since);
  };
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
