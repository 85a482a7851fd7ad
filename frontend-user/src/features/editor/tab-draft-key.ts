const entry = (postId: string) => `drumbeat-editor:${postId}`;

/** Where the last editor of a post in this tab kept its copy: after a reload or a sign-in, its words belong here before others. */
export function keyOfThisTab(postId: string): string | null {
  try {
    return sessionStorage.getItem(entry(postId));
  } catch {
    return null;
  }
}

export function rememberKeyOfThisTab(postId: string, key: string): void {
  try {
    sessionStorage.setItem(entry(postId), key);
  } catch {
    // Without storage there are no copies either.
  }
}
