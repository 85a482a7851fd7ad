import { PostList } from './post-list';

export const posts = { list: PostList };
