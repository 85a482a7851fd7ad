import { bodyOf } from '@drumbeat/api-client';
import { ALT_TEXT_MAX, DOCUMENT_TITLE_MAX, inQuotes } from '@drumbeat/domain';
import { mergeMediaEdit, moveItem, sameMedia } from '../media-edit.rules';
import { tooLongProblem } from '../../../lib/text/too-long.rules';
import { useEffect } from 'react';
import type { Post, PostMedia } from '../../../entities/types';
import { useCurrentUser } from '../../../entities/session/current-user';
import { keptForms } from '../../../lib/device/kept-forms';
import { notify } from '../../../lib/notices/notify';
import { postPartSlot, usePostEdit, type PostPart } from '../../../entities/posts/use-post-edit';
import { descriptionsOf, isDescriptions, withDescriptions } from '../kept-descriptions';
import { mediaOf, type MediaSet } from '../post-media';
import { useUploads } from './use-uploads';
import { api } from '../../../lib/http/api';

/** Sets a post's files, in their order. Throws 409 `post.stale` when `version` is not the newest. */
async function putMedia(postId: string, version: number, { items, title }: MediaSet): Promise<Post> {
  return bodyOf(
    await api.PUT('/api/posts/{id}/media', {
      params: { path: { id: postId } },
      body: {
        version,
        media: items.map(({ id, alt_text }) => ({ id, alt_text })),
        document_title: title.trim() || null,
      },
    }),
  );
}

const files: PostPart<MediaSet> = {
  key: 'media',
  name: 'files and their descriptions',
  of: mediaOf,
  same: (a, b) => sameMedia(a.items, b.items) && a.title === b.title,
  problem: ({ items, title }) =>
    tooLongProblem(title, DOCUMENT_TITLE_MAX) ??
    items.map(({ alt_text }) => tooLongProblem(alt_text, ALT_TEXT_MAX)).find(Boolean),
  put: putMedia,
  merge: (base, mine, theirs) => ({
    items: mergeMediaEdit(base.items, mine.items, theirs.items),
    title: mine.title === base.title ? theirs.title : mine.title,
  }),
};

const onMerged = () => notify.warning('The files were changed somewhere else. You see the newest.');

/** All that the editor does with the files of a post. Descriptions are kept on this device with each key, until they are saved. */
export function useMediaEditor(post: Post) {
  const { id: userId } = useCurrentUser();
  const slot = postPartSlot(post.id, files);
  const form = keptForms.read(userId, slot)?.form;
  const { value, edit, isLate, current, change, saveNow } = usePostEdit(post, files, {
    kept: isDescriptions(form) ? withDescriptions(mediaOf(post), form) : null,
    onMerged,
  });
  useEffect(() => {
    const written = edit === null ? [] : descriptionsOf(edit);
    if (written.length === 0) keptForms.drop(userId, slot);
    else
      keptForms.keep(userId, slot, {
        name: `Descriptions of files in ${inQuotes(post.title)}`,
        form: written,
      });
  }, [edit, userId, slot, post.title]);
  const setItems = (how: (items: readonly PostMedia[]) => readonly PostMedia[]) =>
    change((before) => ({ ...before, items: how(before.items) }));
  const uploads = useUploads(
    () => current().items,
    (media) => setItems((items) => [...items, { ...media, alt_text: '' }]),
  );
  return {
    ...value,
    isLate,
    saveNow,
    uploads: uploads.uploads,
    add: uploads.add,
    retryUpload: uploads.retry,
    dropUpload: uploads.drop,
    describe: (id: string, altText: string) =>
      setItems((items) => items.map((item) => (item.id === id ? { ...item, alt_text: altText } : item))),
    rename: (title: string) => change((before) => ({ ...before, title })),
    move: (from: number, to: number) => setItems((items) => moveItem(items, from, to)),
    remove: (id: string) => {
      const before = current();
      const place = before.items.findIndex((item) => item.id === id);
      const removed = before.items[place];
      if (!removed) return;
      setItems((items) => items.filter((item) => item.id !== id));
      notify.plain(removed.kind === 'image' ? 'Image removed' : 'Document removed', {
        action: {
          label: 'Undo',
          onClick: () =>
            change((now) =>
              now.items.some((item) => item.id === id)
                ? now
                : { items: now.items.toSpliced(place, 0, removed), title: before.title },
            ),
        },
      });
    },
  };
}

export type MediaEditor = ReturnType<typeof useMediaEditor>;
