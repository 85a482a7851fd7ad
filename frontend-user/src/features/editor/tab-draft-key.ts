import { tabStorage } from '../../lib/browser-storage';

const entry = (postId: string) => `drumbeat-editor:${postId}`;

/** Where the last editor of a post in this tab kept its copy: after a reload or a sign-in, its words belong here before others. */
export const keyOfThisTab = (postId: string): string | null => tabStorage.get(entry(postId));

export const rememberKeyOfThisTab = (postId: string, key: string) => void tabStorage.set(entry(postId), key);
