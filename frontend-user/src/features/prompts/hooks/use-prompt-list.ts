import { uniquePrompts, type PromptListFilter } from '@drumbeat/domain';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router';
import { firstPageOnly, promptListKey } from '../../../entities/prompts/prompt-cache';
import { promptsQuery } from '../../../entities/prompts/get-prompts';

/**
 * The prompts of a filter, page after page. Coming back to the list shows as much of it as was loaded, without reading it
 * again: changes of this app are in it already. A new visit begins with the first page.
 */
export function usePromptList(filter: PromptListFilter) {
  const queryClient = useQueryClient();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const shown = useRef(false);
  useLayoutEffect(() => {
    if (shown.current) return;
    shown.current = true;
    if (!isReturn) queryClient.setQueryData(promptListKey(filter), firstPageOnly);
  }, [queryClient, filter, isReturn]);
  const { data, ...list } = useInfiniteQuery({ ...promptsQuery(filter), refetchOnMount: !isReturn });
  const prompts = useMemo(() => uniquePrompts(data?.pages.flatMap((page) => page.data) ?? []), [data]);
  return { ...list, prompts, counts: data?.pages.at(-1)?.counts };
}
