import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const FORMAT = 'v1';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** A sealed secret could not be opened: wrong key, wrong row or changed bytes. Says nothing about the content. */
export class SecretBoxError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'SecretBoxError';
  }
}

/** The secret may be whole: another key ring opens it. */
export class MissingKeyError extends SecretBoxError {
  constructor(keyId: string) {
    super(`The key "${keyId}" is not in the key ring`);
    this.name = 'MissingKeyError';
  }
}

/** One of the ring; null where it is lost for good, with all that it sealed. */
export interface RingKey {
  readonly id: string;
  readonly key: Buffer | null;
}

interface SealingKey {
  readonly id: string;
  /** 32 bytes. */
  readonly key: Buffer;
}

/**
 * Secrets at rest: AES-256-GCM with a ring of keys, written as `v1.<key id>.<base64url of nonce, ciphertext, tag>`.
 * The first key seals; every key of the ring opens, so keys rotate without a pause: put the new one first, re-seal, drop the old.
 * `aad` binds the ciphertext to its place (table, row, user, column), so that a swapped value does not open.
 */
export class SecretBox {
  private readonly newest: SealingKey;

  constructor(private readonly keys: readonly RingKey[]) {
    const [newest] = keys;
    if (!newest?.key) throw new SecretBoxError('The key ring has no key to seal with');
    this.newest = { id: newest.id, key: newest.key };
  }

  seal(plain: string, aad: string): string {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv('aes-256-gcm', this.newest.key, nonce).setAAD(Buffer.from(aad));
    const sealed = Buffer.concat([nonce, cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()]);
    return `${this.prefix}${sealed.toString('base64url')}`;
  }

  /** @throws SecretBoxError, of the kind MissingKeyError where the ring lacks its key */
  open(sealed: string, aad: string): string {
    const [format, id, body] = sealed.split('.');
    if (format !== FORMAT || !id || !body) throw new SecretBoxError('Unknown format of a sealed secret');
    const entry = this.keys.find((candidate) => candidate.id === id);
    if (!entry) throw new MissingKeyError(id);
    if (!entry.key) throw new SecretBoxError(`The key "${id}" is lost`);
    const bytes = Buffer.from(body, 'base64url');
    if (bytes.length < NONCE_BYTES + TAG_BYTES) throw new SecretBoxError('A sealed secret is too short');
    const decipher = createDecipheriv('aes-256-gcm', entry.key, bytes.subarray(0, NONCE_BYTES))
      .setAAD(Buffer.from(aad))
      .setAuthTag(bytes.subarray(bytes.length - TAG_BYTES));
    try {
      const plain = decipher.update(bytes.subarray(NONCE_BYTES, bytes.length - TAG_BYTES));
      return Buffer.concat([plain, decipher.final()]).toString('utf8');
    } catch {
      throw new SecretBoxError('A sealed secret does not belong here or was changed');
    }
  }

  /** What values that were sealed with each key of the ring begin with, by its id; not of lost ones. */
  get prefixes(): ReadonlyMap<string, string> {
    return new Map(this.keys.flatMap(({ id, key }) => (key ? [[id, `${FORMAT}.${id}.`]] : [])));
  }

  /** Ids of the ring, lost ones too. */
  get ids(): readonly string[] {
    return this.keys.map(({ id }) => id);
  }

  /** What values sealed from now on begin with: a rotation job seals those anew that begin otherwise. */
  get prefix(): string {
    return `${FORMAT}.${this.newest.id}.`;
  }
}
