import { describe, expect, it } from '@jest/globals';
import { aPdf } from '../../../test/builders/pdf.builder.js';
import { TINY_PNG } from '../../../test/support/upload-media.js';
import { InspectionLanes } from './inspection-lanes.js';

function lanes() {
  const all = new InspectionLanes();
  const began: string[] = [];
  const ends: (() => void)[] = [];
  const send = (user: string, content: Uint8Array) =>
    void all.run(user, content, () => {
      began.push(user);
      return new Promise<void>((end) => ends.push(end));
    });
  return { send, began, endFirst: () => ends.shift()?.() };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('The work on files that have come', () => {
  it('begins with another user’s picture while one user has many', async () => {
    const { send, began } = lanes();
    for (let picture = 0; picture < 4; picture += 1) send('crowd', TINY_PNG);
    send('ada', TINY_PNG);
    await settled();
    expect(began).toEqual(['crowd', 'ada']);
  });

  it('goes on with each user in turn', async () => {
    const { send, began, endFirst } = lanes();
    for (const user of ['crowd 1', 'crowd 2']) for (let time = 0; time < 4; time += 1) send(user, TINY_PNG);
    send('ada', TINY_PNG);
    await settled();
    endFirst();
    await settled();
    expect(began).toEqual(['crowd 1', 'crowd 2', 'ada']);
  });

  it('on pictures does not wait for PDFs, of which it reads one at a time, each user’s in turn', async () => {
    const { send, began, endFirst } = lanes();
    for (let document = 0; document < 4; document += 1) send('crowd', aPdf(1));
    send('ben', aPdf(1));
    send('ada', TINY_PNG);
    await settled();
    expect(began).toEqual(['crowd', 'ada']);
    endFirst();
    await settled();
    expect(began).toEqual(['crowd', 'ada', 'ben']);
  });
});
