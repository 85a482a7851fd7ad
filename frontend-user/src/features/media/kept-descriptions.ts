import type { MediaSet } from './post-media';

/** A description that the server does not have yet, and the one that it took the place of. */
interface KeptDescription {
  readonly id: string;
  readonly altText: string;
  readonly before: string;
}

/** An edit of a post's files, and its base. */
interface MediaEdit {
  readonly value: MediaSet;
  readonly base: MediaSet;
}

/** The written descriptions of an edit: files and their order are quickly chosen again. */
export function descriptionsOf({ value, base }: MediaEdit): KeptDescription[] {
  const before = new Map(base.items.map(({ id, alt_text }) => [id, alt_text]));
  return value.items.flatMap(({ id, alt_text }) => {
    const known = before.get(id);
    return known === undefined || known === alt_text ? [] : [{ id, altText: alt_text, before: known }];
  });
}

/** The edit that restores stored descriptions; null when the server has them, has others, or no longer has the files. */
export function withDescriptions(server: MediaSet, kept: readonly KeptDescription[]): MediaEdit | null {
  const written = new Map(kept.map((description) => [description.id, description]));
  const items = server.items.map((item) => {
    const description = written.get(item.id);
    return description?.before === item.alt_text ? { ...item, alt_text: description.altText } : item;
  });
  const isChanged = items.some((item, index) => item !== server.items[index]);
  return isChanged ? { value: { ...server, items }, base: server } : null;
}

export const isDescriptions = (form: unknown): form is KeptDescription[] =>
  Array.isArray(form) &&
  form.every(
    (one: unknown) =>
      typeof one === 'object' &&
      one !== null &&
      'id' in one &&
      typeof one.id === 'string' &&
      'altText' in one &&
      typeof one.altText === 'string' &&
      'before' in one &&
      typeof one.before === 'string',
  );
