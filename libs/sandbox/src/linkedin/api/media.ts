import { randomBytes } from 'node:crypto';
import type { AssetFiles } from './asset-files.js';

export const assetKinds = ['image', 'document'] as const;
export type AssetKind = (typeof assetKinds)[number];

/** An image or a document between `initializeUpload` and the post that shows it. */
export interface Asset {
  urn: string;
  kind: AssetKind;
  /** `urn:li:person:{sub}` */
  owner: string;
  /** Null until the bytes arrived. */
  contentType: string | null;
  /** True when its bytes arrived but could not be processed as an image. */
  isUnprocessable?: boolean;
}

/** A media item of a post. */
export interface PostMedia {
  urn: string;
  kind: AssetKind;
  alt_text: string | null;
  title: string | null;
  content_type: string;
}

const maxAssets = 5_000;

const signatures: readonly [type: string, bytes: string, kind: AssetKind][] = [
  ['image/jpeg', '\xff\xd8\xff', 'image'],
  ['image/png', '\x89PNG\r\n\x1a\n', 'image'],
  ['image/gif', 'GIF8', 'image'],
  ['application/pdf', '%PDF-', 'document'],
];

/** The type that bytes have by their beginning; null for what LinkedIn would not take as this kind. */
export function contentTypeOf(bytes: Buffer, kind?: AssetKind): string | null {
  const found = signatures.find(
    ([, start, of]) =>
      bytes.subarray(0, start.length).equals(Buffer.from(start, 'latin1')) && (!kind || of === kind),
  );
  return found?.[0] ?? null;
}

/** The uploaded images and documents. */
export class Media {
  readonly #assets = new Map<string, Asset>();

  constructor(private readonly files: AssetFiles) {}

  /** @returns the asset's URN and the last part of the address to which its bytes go */
  initialize(kind: AssetKind, owner: string): { urn: string; uploadId: string } {
    const uploadId = randomBytes(12).toString('base64url').replaceAll('-', 'a');
    const urn = `urn:li:${kind}:${kind === 'image' ? 'D4' : 'D5'}${uploadId}`;
    this.#assets.set(uploadId, { urn, kind, owner, contentType: null });
    if (this.#assets.size > maxAssets) {
      const oldest = this.#assets.keys().next();
      if (!oldest.done) this.#assets.delete(oldest.value);
    }
    return { urn, uploadId };
  }

  findUpload(uploadId: string): Asset | null {
    return this.#assets.get(uploadId) ?? null;
  }

  find(urn: string): Asset | null {
    return this.findUpload(urn.slice(urn.lastIndexOf(':') + 3));
  }

  async receive(asset: Asset, bytes: Buffer, contentType: string): Promise<void> {
    await this.files.write(asset.urn, bytes);
    asset.contentType = contentType;
  }

  bytes(urn: string): Promise<Buffer | null> {
    return this.files.read(urn);
  }

  clear(): void {
    this.#assets.clear();
    this.files.clear();
  }
}
