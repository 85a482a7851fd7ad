import { describe, expect, it } from '@jest/globals';
import { receiveFile } from './receive-file.js';

type Body = ReadableStream<Uint8Array<ArrayBuffer>>;

const bodyOf = (start: (body: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>>) => void): Body =>
  new ReadableStream({ start });
const bytes = (text: string) => new TextEncoder().encode(text);

describe('A file that comes piece by piece', () => {
  it('is whole at its end, and tells how much there is meanwhile', async () => {
    const told: number[] = [];
    const body = bodyOf((pieces) => {
      pieces.enqueue(bytes('one '));
      pieces.enqueue(bytes('file'));
      pieces.close();
    });
    const file = await receiveFile(body, { onProgress: (count) => told.push(count) });
    expect(await file.text()).toBe('one file');
    expect(told).toEqual([4, 8]);
  });

  it('is none where it breaks off or where nothing comes any more', async () => {
    const broken = bodyOf((pieces) => {
      pieces.enqueue(bytes('one '));
      pieces.error(new TypeError('terminated'));
    });
    const silent = bodyOf((pieces) => pieces.enqueue(bytes('one ')));
    const refused = { status: 0, code: 'network.interrupted' };
    await expect(receiveFile(broken)).rejects.toMatchObject(refused);
    await expect(receiveFile(silent, { stallMs: 5 })).rejects.toMatchObject(refused);
  });
});
