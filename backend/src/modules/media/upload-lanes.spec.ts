import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from '@jest/globals';
import { UploadLanes } from './upload-lanes.js';

const MEGABYTE = 1024 * 1024;

function lanes() {
  const all = new UploadLanes();
  const inside: string[] = [];
  /** An upload that stays for good; one that waits gives up after a minute, when another file of tests may run. */
  const send = (user: string, announced: number | null) => {
    const headers = announced === null ? {} : { 'content-length': String(announced) };
    const stay = () => {
      inside.push(user);
      return new Promise<never>(() => undefined);
    };
    all.run(user, { headers } as IncomingMessage, stay).catch(() => undefined);
  };
  const crowd = (users: number, announced: number | null) => {
    for (let user = 0; user < users; user += 1) {
      send(`crowd ${user}`, announced);
      send(`crowd ${user}`, announced);
    }
  };
  return { send, crowd, inside: (user: string) => inside.filter((each) => each.startsWith(user)).length };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('The lanes of uploads', () => {
  it.each([
    ['large ones', 20 * MEGABYTE],
    ['ones of nobody knows what size', null],
  ])('let a user’s pictures past a crowd that fills the places with %s', async (_, announced) => {
    const { send, crowd, inside } = lanes();
    crowd(40, announced);
    for (let picture = 0; picture < 4; picture += 1) send('ada', 900 * 1024);
    await settled();
    expect(inside('ada')).toBe(2);
  });

  it('let a user’s picture past ten users that send two small ones each', async () => {
    const { send, crowd, inside } = lanes();
    crowd(10, MEGABYTE - 1);
    send('ada', 900 * 1024);
    await settled();
    expect(inside('ada')).toBe(1);
  });

  it('let large ones past a crowd of small ones, and past those of nobody knows what size', async () => {
    const { send, crowd, inside } = lanes();
    crowd(60, MEGABYTE - 1);
    crowd(40, null);
    send('ada', MEGABYTE);
    await settled();
    expect(inside('ada')).toBe(1);
  });

  it('hold thirteen of the largest at most', async () => {
    const { crowd, inside } = lanes();
    crowd(60, MEGABYTE - 1);
    await settled();
    const small = inside('crowd');
    expect(small * MEGABYTE).toBeLessThanOrEqual(21 * MEGABYTE);
    crowd(40, 900 * MEGABYTE);
    crowd(40, null);
    await settled();
    expect(inside('crowd') - small).toBe(12);
  });

  it('keep most of the large places for users that send none', async () => {
    const { send, crowd, inside } = lanes();
    crowd(4, 20 * MEGABYTE);
    await settled();
    expect(inside('crowd')).toBe(8);
    for (const user of ['ada', 'ben']) send(user, 20 * MEGABYTE);
    await settled();
    expect([inside('ada'), inside('ben')]).toEqual([1, 1]);
  });
});
