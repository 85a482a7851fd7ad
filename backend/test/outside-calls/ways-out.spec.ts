import { join } from 'node:path';
import { OUTGOING_CHANNELS } from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import { reachedFrom, readSource, readSources, type SourceFile } from './source-graph.js';
import {
  KNOW_THE_WAY,
  LINES,
  OTHER_PACKAGES,
  RUNS_TO_SENDERS,
  SENDERS,
  SPEAKING_PACKAGES,
} from './ways-out.js';

type Sources = ReadonlyMap<string, SourceFile>;

const DOORS = new Set(Object.values(SENDERS).flatMap(({ by }) => by));

/** Files that communicate with another program, or could. */
function linesOf(sources: Sources): string[] {
  const speaks = ({ packages, fetches }: SourceFile): boolean =>
    fetches || packages.some((name) => SPEAKING_PACKAGES.includes(name));
  return [...sources].flatMap(([file, source]) => (speaks(source) ? [file] : [])).sort();
}

function unknownPackages(sources: Sources): string[] {
  const known = new Set([...SPEAKING_PACKAGES, ...OTHER_PACKAGES]);
  return [...sources.values()].flatMap(({ packages }) => packages.filter((name) => !known.has(name)));
}

/** Importers of these, except the modules that assemble them. */
function importersOf(sources: Sources, targets: ReadonlySet<string>): string[] {
  return [...sources]
    .filter(([file, { files }]) => !file.endsWith('.module.ts') && files.some((name) => targets.has(name)))
    .map(([file]) => file)
    .sort();
}

/** Files run by a job or a timer, with everything reachable; modules reach all their parts. */
function runs(sources: Sources): { file: string; reached: Set<string> }[] {
  return [...sources]
    .filter(([file, { runsByItself }]) => runsByItself && !file.endsWith('.module.ts'))
    .map(([file]) => ({ file, reached: reachedFrom(sources, file) }));
}

function channelsByRun(sources: Sources): Record<string, readonly string[]> {
  const met = runs(sources).map(({ file, reached }) => {
    const senders = Object.entries(SENDERS).filter(([sender]) => reached.has(sender));
    return [file, [...new Set(senders.map(([, { channel }]) => channel))]] as const;
  });
  return Object.fromEntries(met.filter(([, channels]) => channels.length > 0));
}

/** Jobs and timers that reach a connection meant for interactive requests. */
function runsThatAsk(sources: Sources): string[] {
  return runs(sources)
    .filter(({ reached }) => LINES.asked.some((line) => reached.has(line)))
    .map(({ file }) => file);
}

const source = readSources(join(import.meta.dirname, '../../src'));

/** That nothing leaves by a way whose channel is paused is driven: paused-channels.medium-spec. */
describe('Every way out of the house', () => {
  it('is a line that is listed, with what it is for', () => {
    expect(linesOf(source)).toEqual(Object.values(LINES).flat().sort());
  });

  it('uses packages of which it is known whether they speak to somebody', () => {
    expect(unknownPackages(source)).toEqual([]);
  });

  it('that carries what is sent is known to the senders alone, and to those who only write what they send', () => {
    expect(importersOf(source, DOORS)).toEqual(
      [...Object.keys(SENDERS), ...Object.keys(KNOW_THE_WAY)].sort(),
    );
    const behind = importersOf(source, new Set(LINES.sending)).filter((file) => !DOORS.has(file));
    expect(behind.filter((file) => !(file in SENDERS))).toEqual([]);
  });

  it('is a channel’s, and each channel has one', () => {
    const channels = Object.values(SENDERS).map(({ channel }) => channel);
    expect([...new Set(channels)].sort()).toEqual([...OUTGOING_CHANNELS].sort());
  });

  it('is met by those jobs and clocks that are listed with its channel', () => {
    expect(channelsByRun(source)).toEqual(RUNS_TO_SENDERS);
  });

  it('for which somebody waits is met by no job and no clock', () => {
    expect(runsThatAsk(source)).toEqual([]);
  });
});

describe('A new way out that nobody has listed', () => {
  const FILE = 'modules/push/send-push.command.ts';
  const planted = (text: string): Sources => new Map([...source, [FILE, readSource(FILE, text)]]);
  const JOB = 'class SendPush { @HandlesJob(sendPush) run() {} }';

  it.each([
    'const send = (url: string) => fetch(url);',
    'const send = globalThis.fetch;',
    `import { request } from 'node:https';`,
    `import { createTransport } from 'nodemailer';`,
    'const socket = new WebSocket(address);',
  ])('is found as a line: %s', (text) => {
    expect(linesOf(planted(text))).toContain(FILE);
  });

  it.each([`import type { Agent } from 'node:https';`, 'type Fetch = typeof fetch;'])(
    'is not found where only a type is named: %s',
    (text) => {
      expect(linesOf(planted(text))).not.toContain(FILE);
    },
  );

  it('is found by its package', () => {
    expect(unknownPackages(planted(`import axios from 'axios';`))).toEqual(['axios']);
  });

  it('is found where it takes a door that is there', () => {
    const text = `import { LinkedInPostsService } from '../linkedin/rest/linkedin-posts.service.js'; ${JOB}`;
    expect(importersOf(planted(text), DOORS)).toContain(FILE);
  });

  it('is found where a job comes to a sender, however far away', () => {
    const text = `import { PublishingService } from '../publications/send/publishing.service.js'; ${JOB}`;
    expect(channelsByRun(planted(text))[FILE]).toEqual(['publishing']);
  });

  it('is found where a job comes to a line for which somebody should be waiting', () => {
    const text = `import { LinkedInConnectionService } from '../linkedin/connection/linkedin-connection.service.js'; ${JOB}`;
    expect(runsThatAsk(planted(text))).toEqual([FILE]);
  });
});
