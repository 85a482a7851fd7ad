import { describe, expect, it } from '@jest/globals';
import { unzipSync } from 'fflate';
import { ZipWriter } from './zip-writer.js';

describe('A ZIP archive', () => {
  const archive = async (bytes: number, bytesMax?: number, comment?: string) => {
    const pieces: Uint8Array[] = [];
    const zip = new ZipWriter((piece) => Promise.resolve(void pieces.push(piece)), bytesMax);
    const content = [new Uint8Array(bytes)] as unknown as AsyncIterable<Uint8Array>;
    await zip.add({ name: 'a', content, isCompressed: true });
    await zip.end(comment);
    return Buffer.concat(pieces);
  };

  it('holds what it is given', async () => {
    expect(unzipSync(await archive(900))['a']).toHaveLength(900);
  });

  it('ends with its comment, and is as whole with it', async () => {
    const commented = await archive(900, undefined, 'Read to its end');
    expect(commented.subarray(-15).toString()).toBe('Read to its end');
    expect(commented.readUInt16LE(commented.byteLength - 17)).toBe(15);
    expect(unzipSync(commented)['a']).toHaveLength(900);
  });

  it('breaks off instead of wrapping the places of what lies behind its end', async () => {
    const { byteLength } = await archive(900);
    expect(await archive(900, byteLength)).toHaveLength(byteLength);
    await expect(archive(900, byteLength - 1)).rejects.toThrow('The archive is larger than');
  });
});
