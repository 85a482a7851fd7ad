import { PostList } from './post-list';
import { PostShow } from './post-show';

export const posts = { list: PostList, show: PostShow };
