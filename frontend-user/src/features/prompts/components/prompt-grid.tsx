import { uniquePrompts, type PromptListFilter, counted } from '@drumbeat/domain';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import {
  useLayoutEffect,
  useMemo,
  useRef,
  Suspense,
  useCallback,
  useEffect,
  useState,
  type ReactNode,
} from 'react';
import { NavigationType, useNavigationType } from 'react-router';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { visuallyHidden } from '@drumbeat/ui';
import { firstPageOnly, promptListKey } from '../../../entities/prompts/prompt-cache';
import { promptsQuery } from '../../../entities/prompts/get-prompts';
import { lazyPart } from '../../../components/lazy-part';
import { FailureNotice } from '../../../components/failure-notice';
import { InlineAlert } from '../../../components/inline-alert';
import type { Prompt } from '../../../entities/types';
import { useDraftPrompt } from '../hooks/use-draft-prompt';
import { EditDateDialog } from './edit-date-dialog';
import { GridSkeleton } from './grid-skeleton';
import { LibraryPromptCard, type LibraryCardActions } from './library-prompt-card';

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

const { Part: VirtualGrid } = lazyPart(() => import('./virtual-grid'));

/** The screen's additions to the cards, from other features. The same object for all renders. */
export interface PromptGridSlots extends Omit<LibraryCardActions, 'onDraft' | 'onEditDate'> {
  /** A hint about a day for a prompt. */
  dayHint?: (date: string) => ReactNode;
  /** Called when the loaded prompts change. */
  onLoaded?: (prompts: readonly Prompt[]) => void;
}

interface PromptGridProps {
  label: string;
  filter: PromptListFilter;
  slots: PromptGridSlots;
  /** Shown instead of the grid when nothing matches. */
  empty: ReactNode;
  /** Shown above the cards, if there are any. */
  before?: ReactNode;
  onFind?: () => void;
}

/** Cards of all prompts that match a filter. */
export function PromptGrid({ label, filter, slots, empty, before, onFind }: PromptGridProps) {
  const list = usePromptList(filter);
  const { open: openDraft, isLoading } = useDraftPrompt();
  const [dated, setDated] = useState<Prompt | null>(null);
  const { prompts, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list;
  const { dayHint, onLoaded } = slots;
  const actions: LibraryCardActions = useMemo(
    () => ({ ...slots, onDraft: openDraft, onEditDate: setDated }),
    [slots, openDraft],
  );
  useEffect(() => onLoaded?.(prompts), [onLoaded, prompts]);
  const readOn = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage]);

  if (list.isPending) return <GridSkeleton />;
  if (list.isError && prompts.length === 0) {
    return (
      <FailureNotice
        title="Your prompts could not be loaded"
        error={list.error}
        onRetry={() => void list.refetch()}
      />
    );
  }
  // The empty result belongs to the former filter; the new one is loading.
  if (prompts.length === 0) return list.isPlaceholderData ? <GridSkeleton /> : empty;
  return (
    <>
      {before ? <Box sx={{ mb: 4 }}>{before}</Box> : null}
      <Box role="status" style={visuallyHidden}>
        {list.isPlaceholderData
          ? null
          : hasNextPage
            ? `${prompts.length} or more prompts`
            : counted(prompts.length, 'prompt')}
      </Box>
      <Suspense fallback={<GridSkeleton />}>
        <VirtualGrid
          label={label}
          prompts={prompts}
          total={hasNextPage ? null : prompts.length}
          isBusy={list.isFetching}
          isCovered={dated !== null}
          onNearEnd={readOn}
          onFind={onFind}
          renderCard={(prompt) => (
            <LibraryPromptCard prompt={prompt} isLoading={isLoading} actions={actions} />
          )}
        />
      </Suspense>
      {isFetchNextPageError ? (
        <Box sx={{ mt: 4 }}>
          <InlineAlert
            tone="bad"
            action={
              <Button variant="text" onClick={() => void fetchNextPage()}>
                Try again
              </Button>
            }
          >
            Further prompts could not be loaded.
          </InlineAlert>
        </Box>
      ) : null}
      {dated ? <EditDateDialog prompt={dated} onClose={() => setDated(null)} dayHint={dayHint} /> : null}
    </>
  );
}
