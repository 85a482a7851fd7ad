import { FIRST_COMMENT_MAX, inQuotes } from '@drumbeat/domain';
import { tooLongProblem } from '../../../lib/text/too-long.rules';
import { useEffect } from 'react';
import type { Post } from '../../../entities/types';
import { useCurrentUser } from '../../../entities/session/current-user';
import { keptForms } from '../../../lib/device/kept-forms';
import { notify } from '../../../lib/notices/notify';
import { postPartSlot, usePostEdit, type PostPart } from '../../../entities/posts/use-post-edit';
import { putFirstComment } from '../api/put-first-comment';

interface KeptComment {
  value: string;
  base: string;
}

const firstCommentOf = ({ first_comment }: Post) => first_comment ?? '';

const firstComment: PostPart<string> = {
  key: 'first-comment',
  name: 'the first comment',
  of: firstCommentOf,
  same: (a, b) => a.trim() === b.trim(),
  problem: (text) => tooLongProblem(text.trim(), FIRST_COMMENT_MAX),
  put: putFirstComment,
  merge: (_base, mine) => mine,
};

const isKept = (form: unknown): form is KeptComment =>
  typeof form === 'object' &&
  form !== null &&
  'value' in form &&
  typeof form.value === 'string' &&
  'base' in form &&
  typeof form.base === 'string';

/** The comment that follows the post: kept on this device with each key, saved a moment later. */
export function useFirstComment(post: Post) {
  const { id: userId } = useCurrentUser();
  const slot = postPartSlot(post.id, firstComment);
  const form = keptForms.read(userId, slot)?.form;
  const { value, edit, isLate, problem, change, discard, saveNow } = usePostEdit(post, firstComment, {
    kept: isKept(form) && form.value.trim() !== firstCommentOf(post).trim() ? form : null,
    onMerged: (theirs) =>
      notify.warning('The first comment was changed somewhere else, too. Yours is saved.', {
        action: { label: 'Take the other one', onClick: () => change(() => theirs) },
      }),
  });
  useEffect(() => {
    if (edit === null) keptForms.drop(userId, slot);
    else keptForms.keep(userId, slot, { name: `The first comment on ${inQuotes(post.title)}`, form: edit });
  }, [edit, userId, slot, post.title]);
  return {
    text: value,
    isLate,
    problem,
    change: (text: string) => change(() => text),
    /** Discards unsaved text, on this device too, whether or not the screen renders again. */
    discard: () => {
      discard();
      keptForms.drop(userId, slot);
    },
    saveNow,
  };
}

export type FirstComment = ReturnType<typeof useFirstComment>;
