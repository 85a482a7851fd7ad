import { bodyOf, type components, isPage, wordsOf } from '@drumbeat/api-client';
import {
  addFailedText,
  analyticsErrorText,
  savedDescription,
  TRAINING_TEXTS,
  type TrainingPostDifference,
} from '@drumbeat/domain';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { refreshPosts } from '../../../entities/posts/post-cache';
import { trainingPostsQuery } from '../../../entities/training-posts/training-posts';
import { writingProfileQuery } from '../../../entities/voice/writing-profile';
import { api, ApiError } from '../../../lib/http/api';
import { isDeleted } from '../../../lib/http/refusals';
import { notify } from '../../../lib/notices/notify';

type Schemas = components['schemas'];
type Saved = Schemas['SavedTrainingPost'];

/** The post that is there already, and what the second save says otherwise (TRAINING-10). */
export interface SamePost {
  readonly id: string;
  readonly differs: readonly TrainingPostDifference[];
}

/** The offer within a refusal; null for every other failure. */
export const samePostIn = (error: unknown): SamePost | null =>
  error instanceof ApiError && error.code === 'training_post.exists' ? (error.details as SamePost) : null;

/** In milliseconds. */
const SAVED_SHOWN = 3_000;

async function afterSave(queryClient: QueryClient, { engagement_rate, insights }: Saved): Promise<void> {
  notify.success(TRAINING_TEXTS.saved, {
    description: savedDescription(engagement_rate, insights.performance_category),
    duration: SAVED_SHOWN,
  });
  await refreshTraining(queryClient);
}

/** Reads again what training posts change. */
export const refreshTraining = (queryClient: QueryClient) =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: trainingPostsQuery.queryKey }),
    queryClient.invalidateQueries({ queryKey: writingProfileQuery.queryKey }),
    queryClient.invalidateQueries({ queryKey: ['quotas'] }),
    refreshPosts(queryClient),
  ]);

/** Says why a save failed (TRAINING-5). */
function saySaveFailed(error: Error): void {
  if (error instanceof SyntaxError) notify.error(TRAINING_TEXTS.unreadableAnswer);
  else if (error instanceof ApiError && error.status > 0) {
    const description = detailsOf(error) || wordsOf(error, analyticsErrorText(error.status));
    notify.error(TRAINING_TEXTS.saveFailed, { description });
  } else notify.error(addFailedText(error.message));
}

/** A page in the place of an answer is one that cannot be read; elsewhere it means that the server was not reached. */
const readable = {
  onResponse({ response }: { response: Response }) {
    if (response.ok && isPage(response)) throw new SyntaxError('A page came in the place of an answer');
  },
};

/** An answer without the post says nothing of it: what was typed has to stay. */
function savedIn({ data }: { data?: Saved }): Saved {
  if (!data) throw new SyntaxError('The answer has no training post');
  return data;
}

/** What the server says beyond its message; empty where that is nothing for a person. */
function detailsOf({ details, fields }: ApiError): string {
  if (typeof details === 'string') return details;
  return [...new Set(fields.map(({ message }) => message))].join(' ');
}

/**
 * Adds a training post. One that is there already is no failure: the caller offers to update it.
 * @param onSaved called with its text, also where its dialog was closed meanwhile
 */
export function useAddTrainingPost(onSaved: (sent: string) => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: Schemas['SaveTrainingPostRequest']) =>
      savedIn(bodyOf(await api.POST('/api/sample-posts/analytics', { body, middleware: [readable] }))),
    onSuccess: (saved, { postContent }) => {
      onSaved(postContent);
      return afterSave(queryClient, saved);
    },
    onError: (error) => {
      if (samePostIn(error) === null) saySaveFailed(error);
    },
  });
}

interface Change {
  id: string;
  body: Schemas['ChangeTrainingPostRequest'];
}

/**
 * "Add Performance Data", and the update of a post that was saved again.
 * @param onSaved called also where its dialog was closed meanwhile
 */
export function useChangeTrainingPost(onSaved: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, body }: Change) =>
      savedIn(
        bodyOf(
          await api.PATCH('/api/sample-posts/analytics/{id}', {
            params: { path: { id } },
            body,
            middleware: [readable],
          }),
        ),
      ),
    onSuccess: (saved) => {
      onSaved();
      return afterSave(queryClient, saved);
    },
    onError: (error) => {
      saySaveFailed(error);
      if (isDeleted(error)) void refreshTraining(queryClient);
    },
  });
}

/** Deletes a training post for good, with its post in the library. */
export function useDeleteTrainingPost() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => {
      if (id === '') throw new Error(TRAINING_TEXTS.missingId);
      await api.DELETE('/api/sample-posts/analytics', { params: { query: { id } } });
    },
    onSuccess: async () => {
      notify.success(TRAINING_TEXTS.deleted);
      await refreshTraining(queryClient);
    },
    onError: async (error, id) => {
      if (id === '') notify.error(TRAINING_TEXTS.missingId);
      else if (isDeleted(error)) {
        notify.error(TRAINING_TEXTS.notFound);
        await refreshTraining(queryClient);
      } else notify.error(TRAINING_TEXTS.deleteFailed, { description: error.message });
    },
  });
}
