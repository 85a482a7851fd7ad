import type { PostCheck } from '../post-check';
import { checkPost } from '../post-checks.rules';
import { bodyOf } from '@drumbeat/api-client';
import { tooLongToSave, type TextFinding } from '@drumbeat/domain';
import { useQuery, queryOptions } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useCurrentUser } from '../../../entities/session/current-user';
import { writingProfileQuery } from '../../../entities/voice/writing-profile';
import { dayOf } from '../../../lib/text/time-format';
import { useDebounced } from '../../../lib/timing/use-delayed';
import { api } from '../../../lib/http/api';

/** The user's post that reads as the same as this text, null where there is none. Asked once for each text. */
const nearDuplicateQuery = (postId: string, content: string) =>
  queryOptions({
    queryKey: ['near-duplicate', postId, content],
    queryFn: async () =>
      bodyOf(await api.POST('/api/posts/check', { body: { post_id: postId, content } })).near_duplicate,
    staleTime: Infinity,
    // Each text is a key of its own: those of earlier pauses need not be kept.
    gcTime: 60_000,
    retry: false,
  });

/** The rules are quick, but a sign that changes with every key is noise. */
const restMs = 600;
/** The server is called after a longer pause in typing. */
const longRestMs = 3_000;

interface Found {
  readonly findings: readonly TextFinding[];
  readonly vouched: readonly TextFinding[];
}

/** The checks of a text before publication, problems first. Updated in pauses of typing. */
export function usePostChecks(postId: string, content: string, { findings, vouched }: Found): PostCheck[] {
  const { time_zone: zone } = useCurrentUser();
  const text = useDebounced(content, restMs);
  const asked = useDebounced(content, longRestMs);
  const phrases = useQuery({
    ...writingProfileQuery,
    select: (profile) => profile?.never_use_phrases ?? [],
  });
  const duplicate = useQuery({
    ...nearDuplicateQuery(postId, asked),
    enabled: asked.trim() !== '' && tooLongToSave(asked) === null,
  });
  return useMemo(() => {
    // The response of an earlier pause does not apply to a changed text.
    const found = asked === text ? duplicate.data : undefined;
    return checkPost({
      text,
      neverUsePhrases: phrases.data ?? [],
      findings,
      vouched,
      ...(found === undefined
        ? {}
        : {
            nearDuplicate: found && {
              title: found.title,
              postedOn: found.posted_at ? dayOf(found.posted_at, zone) : null,
            },
          }),
    });
  }, [text, asked, duplicate.data, phrases.data, zone, findings, vouched]);
}
