import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  type GetObjectCommandOutput,
} from '@aws-sdk/client-s3';
import { checkedKey, FileMissingError, FileStorage, type StoredFile } from './file-storage.js';

export interface S3Settings {
  readonly bucket: string;
  readonly region: string;
  /** Set for a service other than Amazon's. */
  readonly endpoint: string | undefined;
  /** Undefined: the chain of the AWS SDK (environment, profile, role of the machine). */
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | undefined;
  /** `https://host/bucket/key` instead of `https://bucket.host/key`. */
  readonly pathStyle: boolean;
}

const CONNECT_TIMEOUT_MS = 5_000;
const REQUEST_TIMEOUT_MS = 30_000;

/** Files in a bucket of any S3-compatible service. */
export class S3Storage extends FileStorage {
  private readonly client: S3Client;
  private readonly bucket: string;

  constructor({ bucket, region, endpoint, credentials, pathStyle }: S3Settings) {
    super();
    this.bucket = bucket;
    this.client = new S3Client({
      region,
      forcePathStyle: pathStyle,
      ...(endpoint === undefined ? {} : { endpoint }),
      // The client writes into what it is given, and settings are frozen.
      ...(credentials === undefined ? {} : { credentials: { ...credentials } }),
      // Other services than Amazon's know no checksums beyond those that S3 always had.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: { connectionTimeout: CONNECT_TIMEOUT_MS, requestTimeout: REQUEST_TIMEOUT_MS },
    });
  }

  protected async put(key: string, content: Uint8Array, contentType: string): Promise<void> {
    await this.client.send(
      new PutObjectCommand({
        Bucket: this.bucket,
        Key: key,
        Body: content,
        ContentType: contentType,
      }),
    );
  }

  async open(key: string): Promise<StoredFile> {
    const { Body: body, ContentLength: bytes } = await this.get(key);
    if (!(body instanceof Readable) || bytes === undefined) {
      throw new Error(`The storage answered ${key} without its content`);
    }
    return { stream: body, bytes };
  }

  async read(key: string): Promise<Buffer> {
    const { Body: body } = await this.get(key);
    if (body === undefined) throw new Error(`The storage answered ${key} without its content`);
    return Buffer.from(await body.transformToByteArray());
  }

  async list(folder: string): Promise<string[]> {
    const keys: string[] = [];
    let from: string | undefined;
    do {
      const page = await this.client.send(
        new ListObjectsV2Command({
          Bucket: this.bucket,
          Prefix: `${checkedKey(folder)}/`,
          Delimiter: '/',
          ContinuationToken: from,
        }),
      );
      keys.push(...(page.Contents ?? []).flatMap(({ Key: key }) => (key === undefined ? [] : [key])));
      from = page.NextContinuationToken;
    } while (from !== undefined);
    return keys;
  }

  async erase(key: string): Promise<void> {
    await this.client.send(new DeleteObjectCommand({ Bucket: this.bucket, Key: checkedKey(key) }));
  }

  private async get(key: string): Promise<GetObjectCommandOutput> {
    try {
      return await this.client.send(new GetObjectCommand({ Bucket: this.bucket, Key: checkedKey(key) }));
    } catch (error) {
      if (error instanceof NoSuchKey) throw new FileMissingError(key);
      throw error;
    }
  }
}
