/**
 * Whether who asks has the answer with this tag already. Compression on the way makes a tag a weak one, which says the same to a read
 * (RFC 9110 §13.1.2).
 */
export function hasTag(ifNoneMatch: string | undefined, tag: string): boolean {
  const opaque = withoutWeakness(tag);
  return (ifNoneMatch ?? '').split(',').some((known) => withoutWeakness(known.trim()) === opaque);
}

const withoutWeakness = (tag: string) => tag.replace(/^W\//, '');
