import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { inflateSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { MEDIA_TEXTS } from '@drumbeat/domain';
import { aLargeGif } from '../../../../test/builders/gif.builder.js';
import { anIccProfileOfSteps } from '../../../../test/builders/icc.builder.js';
import { aRepeatingPng, withIccProfile } from '../../../../test/builders/png.builder.js';
import { peakMemory } from '../../../../test/support/peak-memory.js';
import { TINY_PNG } from '../../../../test/support/media/upload-media.js';
import { inspectMedia } from './inspect-media.js';

/** As much as the heaviest file may have (inspection-lanes.ts), and time that only a hanging reader needs. */
const LIMITS = { timeoutMs: 600_000, cpuMaxMs: 600_000, memoryMaxMb: 512 };
/** What a process takes between two looks at it. */
const BETWEEN_LOOKS_MB = 64;

/** Made by another process, so that this one stays as small as it is. */
async function progressiveJpeg(width: number, height: number): Promise<Buffer> {
  const program =
    "const sharp = (await import('sharp')).default;" +
    `const picture = { width: ${width}, height: ${height}, channels: 3, background: 'teal' };` +
    'process.stdout.write(await sharp({ create: picture }).jpeg({ progressive: true }).toBuffer());';
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program], {
    cwd: import.meta.dirname,
    encoding: 'buffer',
    maxBuffer: 8 * 1024 * 1024,
  });
  return stdout;
}

/** What the head of a zlib stream says of its compression (RFC 1950, FLEVEL): the usual sixth level is `default`. */
const EFFORTS = ['fastest', 'fast', 'default', 'thorough'] as const;
/** Of PNG: what a row was written as the difference to. */
const FILTERS = ['none', 'left', 'above', 'average', 'Paeth'] as const;

/** How a PNG of eight bits and RGBA was compressed. */
function compressionOf(png: Buffer) {
  const parts: Buffer[] = [];
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) {
    const isData = png.toString('latin1', at + 4, at + 8) === 'IDAT';
    if (isData) parts.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
  }
  const compressed = Buffer.concat(parts);
  const rows = inflateSync(compressed);
  const row = 1 + png.readUInt32BE(16) * 4;
  const filters = new Set(Array.from({ length: rows.length / row }, (_, y) => FILTERS[rows[y * row] ?? -1]));
  return { effort: EFFORTS[compressed.readUInt8(1) >> 6], filters: [...filters] };
}

/** What became of a file, and how much memory it took. */
async function inspected(content: Buffer, limits = LIMITS) {
  let outcome: unknown;
  const peak = await peakMemory(async () => {
    outcome = await inspectMedia(content, limits).catch((error: unknown) => error);
  });
  return { outcome, ...peak };
}

describe('An image that takes much memory', () => {
  it.each([
    ['a GIF of one large frame', () => aLargeGif(5_000, 5_000)],
    ['a progressive JPEG', () => progressiveJpeg(6_000, 6_000)],
  ])('is written anew outside of the api: %s', async (_, make) => {
    const content = await make();
    expect(content.byteLength).toBeLessThan(500_000);
    const { outcome, ofChild, ownGrowth } = await inspected(content);
    expect(outcome).toMatchObject({ kind: 'image', pages: null });
    expect(ownGrowth).toBeLessThan(BETWEEN_LOOKS_MB);
    expect(ofChild).toBeGreaterThan(128);
    expect(ofChild).toBeLessThan(LIMITS.memoryMaxMb + BETWEEN_LOOKS_MB);
  });

  it.each([
    ['a GIF of one large frame', () => aLargeGif(5_000, 5_000)],
    ['a progressive JPEG', () => progressiveJpeg(6_000, 6_000)],
  ])('is told so when that is more than it may take, and the next one is taken: %s', async (_, make) => {
    const limits = { ...LIMITS, memoryMaxMb: 160 };
    const { outcome, ofChild, ownGrowth } = await inspected(await make(), limits);
    expect(outcome).toMatchObject({
      status: 422,
      code: 'media.too_demanding',
      message: MEDIA_TEXTS.takesTooMuchMemory,
    });
    expect(ownGrowth).toBeLessThan(BETWEEN_LOOKS_MB);
    expect(ofChild).toBeLessThan(limits.memoryMaxMb + BETWEEN_LOOKS_MB);
    expect(await inspectMedia(Buffer.from(TINY_PNG), limits)).toMatchObject({ width: 1, height: 1 });
  });
});

describe('A picture that is larger once it is written anew', () => {
  it('does not come back to the api when it has too many bytes', async () => {
    const content = aRepeatingPng(9_000, 2_800);
    expect(content.byteLength).toBeLessThan(200_000);
    const { outcome, ofChild, ownGrowth } = await inspected(content);
    expect(outcome).toMatchObject({
      status: 413,
      code: 'media.too_large',
      message: MEDIA_TEXTS.imageTooLarge,
    });
    expect(ofChild).toBeGreaterThan(128);
    expect(ownGrowth).toBeLessThan(BETWEEN_LOOKS_MB);
  });
});

describe('An image that takes longer than it may', () => {
  it.each([
    ['time', { timeoutMs: 100 }],
    ['time of the processor', { cpuMaxMs: 100 }],
  ])('is told so and not called damaged: %s', async (_, limit) => {
    await expect(inspectMedia(aLargeGif(5_000, 5_000), { ...LIMITS, ...limit })).rejects.toMatchObject({
      status: 422,
      code: 'media.too_demanding',
      message: MEDIA_TEXTS.takesTooLong,
    });
  });

  it('is none for being a PNG that a thorough compression would take long for', async () => {
    const { content } = await inspectMedia(aRepeatingPng(9_000, 20, 4), LIMITS);
    // How long that takes depends on the machine; how thoroughly it was compressed is in the file.
    expect(compressionOf(content)).toEqual({ effort: 'fast', filters: ['none'] });
  });

  it('is none for its color profile, however many steps that has', async () => {
    const content = withIccProfile(aRepeatingPng(20, 20), anIccProfileOfSteps(30_000));
    expect(content.byteLength).toBeLessThan(10_000);
    expect(await inspectMedia(content, { ...LIMITS, cpuMaxMs: 2_500 })).toMatchObject({ width: 20 });
  });
});
