import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { UploadBrokenOffError, UploadStalledError, whileItArrives } from './arriving-upload.js';

const PACE = { bytes: 1_000, milliseconds: 15_000, wholeMs: 120_000, smallWholeMs: 20_000 };
const MEGABYTE = 1024 * 1024;

describe('An upload on its way', () => {
  let server: Server;
  /** Advances the clock past the pace's interval. */
  let timePasses: () => void;
  beforeEach(async () => {
    jest.spyOn(globalThis, 'setInterval').mockImplementation((look) => {
      timePasses = look;
      return 0 as unknown as NodeJS.Timeout;
    });
    server = createServer().listen(0);
    await once(server, 'listening');
  });
  afterEach(() => {
    jest.restoreAllMocks();
    server.closeAllConnections();
    server.close();
  });

  /** A request of which one byte has come. */
  async function begin(announced: number | null = 9_000) {
    const { port } = server.address() as AddressInfo;
    const headers = announced === null ? {} : { 'content-length': String(announced) };
    const upload = request({ port, method: 'POST', headers, agent: false });
    upload.on('error', () => undefined);
    upload.write('x');
    const [arriving] = (await once(server, 'request')) as [IncomingMessage];
    return { upload, arriving };
  }
  const arrived = async (arriving: IncomingMessage, bytes: number) => {
    let got = 0;
    for await (const chunk of arriving.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      got += chunk.length;
      if (got >= bytes) break;
    }
    return got;
  };
  const never = () => new Promise<never>(() => undefined);

  it('may take its time while so much of it comes, and so may the work on it once it is there', async () => {
    const { upload, arriving } = await begin();
    const work = async () => {
      await arrived(arriving, 1);
      upload.write('y'.repeat(1_999));
      await arrived(arriving, 1_999);
      timePasses();
      upload.end('z'.repeat(7_000));
      await arrived(arriving, 7_001);
      timePasses();
      timePasses();
      return 'taken';
    };
    expect(await whileItArrives(arriving, work, PACE)).toBe('taken');
  });

  it.each([
    ['when nothing comes any more', 0],
    ['when it comes by drops', 900],
  ])('is given up %s', async (_, bytes) => {
    const { upload, arriving } = await begin();
    const given = whileItArrives(arriving, never, PACE);
    await arrived(arriving, 1);
    if (bytes > 0) {
      upload.write('y'.repeat(bytes));
      await arrived(arriving, bytes);
    }
    timePasses();
    await expect(given).rejects.toThrow(UploadStalledError);
  });

  it('is given up when it comes too slowly for what it announced, however much of it comes', async () => {
    const { upload, arriving } = await begin(80_000);
    const given = whileItArrives(arriving, never, PACE);
    await arrived(arriving, 1);
    // An eighth of it is due at the second look, two at the third, three at the fourth.
    for (const bytes of [1_000, 17_000, 2_000, 2_000]) {
      upload.write('y'.repeat(bytes));
      await arrived(arriving, bytes);
      timePasses();
    }
    await expect(given).rejects.toThrow(UploadStalledError);
  });

  describe('of which all was due', () => {
    /** What was to be called after the time of small ones. */
    let end: (() => void) | undefined;
    beforeEach(() => {
      end = undefined;
      const setTimeout = globalThis.setTimeout;
      jest.spyOn(globalThis, 'setTimeout').mockImplementation((call, milliseconds) => {
        if (milliseconds === PACE.smallWholeMs) end = call;
        return setTimeout(call, milliseconds);
      });
    });

    it('is given up when it is small, however much of it comes', async () => {
      const { upload, arriving } = await begin(MEGABYTE - 1);
      const given = whileItArrives(arriving, never, PACE);
      await arrived(arriving, 1);
      upload.write('y'.repeat(MEGABYTE / 2));
      await arrived(arriving, MEGABYTE / 2);
      timePasses();
      end?.();
      await expect(given).rejects.toThrow(UploadStalledError);
    });

    it('is worked on when it is small and there', async () => {
      const { upload, arriving } = await begin(9_000);
      const work = async () => {
        await arrived(arriving, 1);
        upload.end('y'.repeat(8_999));
        // Further than its last byte: to its end.
        await arrived(arriving, 9_000);
        end?.();
        return 'taken';
      };
      expect(await whileItArrives(arriving, work, PACE)).toBe('taken');
      expect(end).toBeDefined();
    });

    it('may come on when it is large', async () => {
      const { upload, arriving } = await begin(MEGABYTE);
      const given = whileItArrives(arriving, () => arrived(arriving, 1), PACE);
      expect([await given, end]).toEqual([1, undefined]);
      upload.destroy();
    });
  });

  it.each([
    ['when it starts slowly', 80_000, [1_000, 30_000, 49_000]],
    ['when it never said how much it sends', null, [1_000, 1_000, 1_000, 1_000]],
  ])('may come on %s', async (_, announced, portions) => {
    const { upload, arriving } = await begin(announced);
    const work = async () => {
      await arrived(arriving, 1);
      for (const bytes of portions) {
        upload.write('y'.repeat(bytes));
        await arrived(arriving, bytes);
        timePasses();
      }
      return 'taken';
    };
    expect(await whileItArrives(arriving, work, PACE)).toBe('taken');
  });

  it('has broken off when its sender goes while the work fails for it', async () => {
    const { upload, arriving } = await begin();
    const work = async () => {
      await new Promise((resolve) => arriving.once('close', resolve));
      throw new Error('Part terminated early');
    };
    const given = whileItArrives(arriving, work, PACE);
    upload.destroy();
    await expect(given).rejects.toThrow(UploadBrokenOffError);
  });

  it('has broken off when its sender goes, before its reading or in it', async () => {
    const reading = await begin();
    const given = whileItArrives(reading.arriving, never, PACE);
    reading.upload.destroy();
    await expect(given).rejects.toThrow(UploadBrokenOffError);
    const waiting = await begin();
    waiting.upload.destroy();
    await new Promise((resolve) => waiting.arriving.once('close', resolve));
    await expect(whileItArrives(waiting.arriving, never, PACE)).rejects.toThrow(UploadBrokenOffError);
  });
});
