import { bodyOf, type components } from '@drumbeat/api-client';
import type { ImportedKind } from '@drumbeat/domain';
import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { sendForm } from '../../../entities/session/send-form';
import { api } from '../../../lib/http/api';
import { choiceRequest, type ImportChoice } from '../import-choice.rules';
import { refreshTraining } from './training-posts';

type Schemas = components['schemas'];
export type Import = Schemas['ImportOverview'];
export type ImportState = Import['state'];
export type ImportSummary = Schemas['ImportSummary'];
export type ImportItem = Schemas['ImportItemResponse'];

const PATH = '/api/sample-posts/import';

/** How often a worker is asked how far it is, in milliseconds. */
const ASKED_EVERY = 1_000;
/** Texts of one page: a screen or two of the list. */
const PAGE = 100;

const isUnderWay = (state: ImportState | undefined) =>
  state === 'waiting' || state === 'reading' || state === 'importing';

/** The user's import, wherever it was begun; asked for again and again while a worker is on it. Null without one. */
const currentImportQuery = queryOptions({
  queryKey: ['training-posts', 'import'],
  queryFn: async () => bodyOf(await api.GET(PATH)).data,
  staleTime: 0,
  refetchInterval: ({ state }) => (isUnderWay(state.data?.state) ? ASKED_EVERY : false),
});

/** The import with its progress; the posts are read again once it has ended. */
export function useCurrentImport() {
  const queryClient = useQueryClient();
  const current = useQuery(currentImportQuery);
  const state = current.data?.state;
  const before = useRef(state);
  useEffect(() => {
    // A short one is over before it was seen at work.
    const wasWatched = before.current !== undefined && before.current !== 'imported';
    if (wasWatched && state === 'imported') void refreshTraining(queryClient);
    before.current = state;
  }, [queryClient, state]);
  return current;
}

export interface ShownItems {
  readonly standing: 'importable' | 'known' | 'left_out';
  readonly kind: ImportedKind | null;
  readonly search: string;
}

/** What an import found, page by page. */
export const importItemsQuery = (id: string, { standing, kind, search }: ShownItems) =>
  infiniteQueryOptions({
    queryKey: ['training-posts', 'import', id, standing, kind, search],
    queryFn: async ({ pageParam }) =>
      bodyOf(
        await api.GET(`${PATH}/{id}`, {
          params: {
            path: { id },
            query: {
              standing,
              limit: PAGE,
              ...(kind === null ? {} : { kind }),
              ...(search === '' ? {} : { search }),
              ...(pageParam ? { cursor: pageParam } : {}),
            },
          },
        }),
      ).data,
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    // It changes by being imported alone, and is then not shown.
    staleTime: Infinity,
  });

/** The newest state, after what was done here or found to be otherwise. */
const readAgain = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({ queryKey: currentImportQuery.queryKey, exact: true });

export interface SentFiles {
  readonly files: readonly File[];
  /** The sent share, from 0 to 1. */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
  /** Called with the id of the import. */
  readonly onStarted: (id: string) => void;
}

/** Sends the files, in the place of an earlier import. */
export function useStartImport() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ files, onStarted, ...sending }: SentFiles) => {
      const form = new FormData();
      for (const file of files) form.append('file', file);
      const { data } = await sendForm<Schemas['StartedImportResponse']>(PATH, form, sending);
      onStarted(data.id);
      await readAgain(queryClient);
    },
  });
}

/** Imports what was chosen. */
export function useChooseImport(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (choice: ImportChoice) =>
      api.POST(`${PATH}/{id}/choice`, { params: { path: { id } }, body: choiceRequest(choice) }),
    // Refused where it was chosen from, or replaced, in another window: what is true now is shown.
    onSettled: () => readAgain(queryClient),
  });
}

/** Forgets an import; what was imported stays. */
export function useForgetImport() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.DELETE(`${PATH}/{id}`, { params: { path: { id } } }),
    onSettled: () => readAgain(queryClient),
  });
}
