import { createDecipheriv, hkdfSync, type ECDH } from 'node:crypto';

const HEADER_BYTES = 21;
const POINT_BYTES = 65;
const TAG_BYTES = 16;
/** Ends the only record of a message, before its padding (RFC 8188, 2). */
const LAST_RECORD = 2;

const derived = (secret: Buffer, salt: Buffer, info: Buffer, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));
const label = (text: string): Buffer => Buffer.from(`${text}\0`, 'latin1');

/**
 * Reads a body of the encoding aes128gcm as a browser does (RFC 8291, 3.4 and 4): a header with salt, size of records and the sender's
 * key, and one record. @throws Error saying what is wrong with it
 */
export function decryptedMessage(body: Buffer, ecdh: ECDH, auth: Buffer): string {
  if (body.length < HEADER_BYTES + POINT_BYTES + TAG_BYTES + 1) throw new Error('The body is too short');
  const salt = body.subarray(0, 16);
  const recordSize = body.readUInt32BE(16);
  const keyBytes = body[20];
  if (keyBytes !== POINT_BYTES) throw new Error('The key in the header is no uncompressed point of P-256');
  const sender = body.subarray(HEADER_BYTES, HEADER_BYTES + POINT_BYTES);
  const record = body.subarray(HEADER_BYTES + POINT_BYTES);
  if (recordSize < 18 || record.length > recordSize) throw new Error('A message is one record');

  const info = Buffer.concat([label('WebPush: info'), ecdh.getPublicKey(), sender]);
  const input = derived(ecdh.computeSecret(sender), auth, info, 32);
  const key = derived(input, salt, label('Content-Encoding: aes128gcm'), 16);
  const nonce = derived(input, salt, label('Content-Encoding: nonce'), 12);
  const cipher = createDecipheriv('aes-128-gcm', key, nonce);
  cipher.setAuthTag(record.subarray(-TAG_BYTES));
  const padded = Buffer.concat([cipher.update(record.subarray(0, -TAG_BYTES)), cipher.final()]);
  const end = padded.findLastIndex((byte) => byte !== 0);
  if (padded[end] !== LAST_RECORD) throw new Error('The record does not end as the last one does');
  return padded.subarray(0, end).toString('utf8');
}
