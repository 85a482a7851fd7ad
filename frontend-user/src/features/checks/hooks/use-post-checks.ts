import { checkPost, type PostCheck } from '../post-checks.rules';
import { tooLongToSave, type TextFinding } from '@drumbeat/domain';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useCurrentUser } from '../../../entities/session/current-user';
import { dayOf } from '../../../lib/time-format';
import { useDebounced } from '../../../lib/use-debounced';
import { neverUsePhrasesQuery, nearDuplicateQuery } from '../api/post-checks';

/** The rules are quick, but a sign that changes with every key is noise. */
const restMs = 600;
/** The server is called after a longer pause in typing. */
const longRestMs = 3_000;

/** The checks of a text before publication, problems first. Updated in pauses of typing. */
export function usePostChecks(
  postId: string,
  content: string,
  findings: readonly TextFinding[],
): PostCheck[] {
  const { time_zone: zone } = useCurrentUser();
  const text = useDebounced(content, restMs);
  const asked = useDebounced(content, longRestMs);
  const phrases = useQuery(neverUsePhrasesQuery);
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
      ...(found === undefined
        ? {}
        : {
            nearDuplicate: found && {
              title: found.title,
              postedOn: found.posted_at ? dayOf(found.posted_at, zone) : null,
            },
          }),
    });
  }, [text, asked, duplicate.data, phrases.data, zone, findings]);
}
