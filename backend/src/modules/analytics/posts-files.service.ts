import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { setImmediate } from 'node:timers/promises';
import { moduleBeside } from '../../platform/programs/module-beside.js';
import { WorkThread } from '../../platform/threads/work-thread.js';
import type { PublishedPost } from '../posts/published/published-posts.repository.js';
import { type FileRow, fileRow, type PostsFileFormat, type PostsFileTask } from './posts-file.js';

/** All posts that a user can have take less than a second of the processor. */
const LIMITS = { taskMaxMs: 20_000, heapMaxMb: 256 };
const WAIT_MS = 12_000;
/** Rows that are made in one turn of the event loop. */
const PORTION = 500;

/** Files of posts, written on a thread: nobody else's call waits for one. */
@Injectable()
export class PostsFilesService implements OnApplicationShutdown {
  private readonly thread = new WorkThread<PostsFileTask, Uint8Array>(
    moduleBeside(import.meta.url, 'posts-file.thread'),
    LIMITS,
  );

  /** After the calls that wait for the thread. */
  async onApplicationShutdown(): Promise<void> {
    await this.thread.close();
  }

  /** @throws ThreadTookTooLongError */
  async write(
    posts: readonly PublishedPost[],
    pillars: readonly string[],
    format: PostsFileFormat,
  ): Promise<Buffer> {
    const rows: FileRow[] = [];
    for (let at = 0; at < posts.length; at += PORTION) {
      rows.push(...posts.slice(at, at + PORTION).map((post) => fileRow(post, pillars)));
      await setImmediate();
    }
    return Buffer.from(await this.thread.ask({ rows, format }, WAIT_MS));
  }
}
