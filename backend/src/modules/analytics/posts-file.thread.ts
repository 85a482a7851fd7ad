import { postsFile, type PostsFileTask } from './posts-file.js';

/** One task of the thread that files of posts are written on (platform/threads). */
export function work(task: PostsFileTask): Promise<Uint8Array> {
  return postsFile(task);
}
