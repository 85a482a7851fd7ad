import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import sharp from 'sharp';
import { NoPlaceInTimeError } from '../../../platform/concurrency/bulkhead.js';
import { aGif } from '../../../../test/builders/gif.builder.js';
import { aRepeatingPng } from '../../../../test/builders/png.builder.js';
import { aPdf } from '../../../../test/builders/pdf.builder.js';
import { TINY_PNG } from '../../../../test/support/media/upload-media.js';
import { InspectionLanes } from './inspection-lanes.js';

const USUAL_PNG = aRepeatingPng(1_000, 1_000);

function lanes() {
  const all = new InspectionLanes();
  const began: string[] = [];
  const ends: (() => void)[] = [];
  const send = (user: string, content: Uint8Array) =>
    all.run(user, content, () => {
      began.push(user);
      return new Promise<void>((end) => ends.push(end));
    });
  return {
    send: (user: string, content: Uint8Array) => void send(user, content).catch(() => undefined),
    expectNoPlace: (user: string, content: Uint8Array) =>
      expect(send(user, content)).rejects.toThrow(NoPlaceInTimeError),
    began,
    endFirst: () => ends.shift()?.(),
  };
}

const largePng = () =>
  sharp({ create: { width: 3_700, height: 3_700, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();

describe('The work on files that have come', () => {
  // No real timer of a longest wait is left behind.
  beforeEach(() => void jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] }));
  afterEach(() => void jest.useRealTimers());

  const settled = () => jest.advanceTimersByTimeAsync(0);

  it('begins with another user’s picture while one user has many', async () => {
    const { send, began } = lanes();
    for (let picture = 0; picture < 4; picture += 1) send('crowd', USUAL_PNG);
    send('ada', USUAL_PNG);
    await settled();
    expect(began).toEqual(['crowd', 'ada']);
  });

  it('goes on with each user in turn', async () => {
    const { send, began, endFirst } = lanes();
    for (const user of ['crowd 1', 'crowd 2']) for (let time = 0; time < 4; time += 1) send(user, USUAL_PNG);
    send('ada', USUAL_PNG);
    await settled();
    endFirst();
    await settled();
    expect(began).toEqual(['crowd 1', 'crowd 2', 'ada']);
  });

  it.each<[string, () => Uint8Array | Promise<Uint8Array>]>([
    ['PDFs', () => aPdf(1)],
    ['GIFs', () => aGif(1)],
    ['pictures of many pixels', largePng],
    ['pictures whose size nobody finds', () => Buffer.from([0xff, 0xd8, 0xff, 0xd9])],
  ])('on usual pictures does not wait for %s, one at a time, each user’s in turn', async (_, make) => {
    const heavy = await make();
    const { send, began, endFirst } = lanes();
    for (const user of ['crowd', 'crowd', 'crowd', 'crowd', 'ben', 'cem']) send(user, heavy);
    send('ada', USUAL_PNG);
    await settled();
    expect(began).toEqual(['crowd', 'ada']);
    endFirst();
    await settled();
    expect(began).toEqual(['crowd', 'ada', 'ben']);
  });

  it('on small pictures does not wait for large ones', async () => {
    const { send, began } = lanes();
    for (const user of ['crowd 1', 'crowd 2', 'crowd 3']) send(user, USUAL_PNG);
    for (const user of ['ada', 'ben']) send(user, TINY_PNG);
    await settled();
    expect(began).toEqual(['crowd 1', 'crowd 2', 'ada']);
  });

  it('has less time for still pictures than for files that honestly take long', async () => {
    const limitsOf = (content: Uint8Array) =>
      new InspectionLanes().run('ada', content, (limits) => Promise.resolve(limits));
    const longest = await limitsOf(aGif(1));
    for (const picture of [TINY_PNG, aRepeatingPng(3_600, 3_600)])
      expect((await limitsOf(picture)).cpuMaxMs).toBeLessThan(longest.cpuMaxMs);
  });

  it.each([
    ['a picture', TINY_PNG],
    ['a GIF', aGif(1)],
  ])('is refused to %s that has waited a minute for it', async (_, content) => {
    const { send, expectNoPlace } = lanes();
    for (const user of ['crowd 1', 'crowd 2']) send(user, content);
    const refused = expectNoPlace('ada', content);
    await jest.advanceTimersByTimeAsync(60_000);
    await refused;
  });
});
