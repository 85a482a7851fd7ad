import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { bodyOf, type components } from '@drumbeat/api-client';
import { inTurn } from '../../lib/in-turn';
import { api } from '../../providers/api';

export type FailedJob = components['schemas']['FailedJobResponse'];
export type QueueFigures = components['schemas']['QueueResponse'];

async function readQueues() {
  return bodyOf(await api.GET('/api/admin/queues'));
}

async function readFailedJobs(name: QueueName, page: number) {
  return bodyOf(
    await api.GET('/api/admin/queues/{name}/failed-jobs', { params: { path: { name }, query: { page } } }),
  );
}

async function retryJob(name: QueueName, id: string) {
  const params = { path: { name, id } };
  return bodyOf(await api.POST('/api/admin/queues/{name}/failed-jobs/{id}/retry', { params })).outcome;
}

const removeJob = (name: QueueName, id: string) =>
  api.DELETE('/api/admin/queues/{name}/failed-jobs/{id}', { params: { path: { name, id } } });

const EVERY_MS = 15_000;
const queryKey = ['queues'];

type QueueName = QueueFigures['name'];

/** What each queue holds, and how many mails were given up. */
export function useQueues() {
  return useQuery({ queryKey, queryFn: readQueues, refetchInterval: EVERY_MS });
}

export function useFailedJobs(name: QueueName, page: number) {
  return useQuery({
    queryKey: [...queryKey, name, page],
    queryFn: () => readFailedJobs(name, page),
    refetchInterval: EVERY_MS,
  });
}

export interface JobStep {
  step: 'retry' | 'remove';
  job: FailedJob;
}

/** Has a failed job run again or forgets it, and says in words what became of it. */
export function useJobStep(name: QueueName) {
  const queryClient = useQueryClient();
  const notify = useNotify();
  return useMutation({
    mutationFn: async ({ step, job }: JobStep) => {
      if (step === 'retry') return retryJob(name, job.id);
      await removeJob(name, job.id);
      return 'removed';
    },
    onSuccess: (outcome) =>
      notify(
        outcome === 'queued'
          ? 'It waits for a worker'
          : outcome === 'given_back'
            ? 'Given back: the ledger decides what becomes of the post'
            : 'Removed',
        { type: 'success' },
      ),
    onError: (error) => notify(error.message, { type: 'error' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
}

/**
 * Has many failed jobs run again, one after the other, and says once what became of them. Not for publishing, whose jobs
 * never run again: each of those is given back to the ledger by somebody who has looked at it.
 */
export function useRetryMany(name: Exclude<QueueName, 'publishing'>) {
  const queryClient = useQueryClient();
  const notify = useNotify();
  return useMutation({
    mutationFn: (ids: readonly string[]) => inTurn(ids, (id) => retryJob(name, id)),
    onSuccess: (refused, ids) => {
      const putBack = `${ids.length - refused.length} put back`;
      const reasons = [...new Set(refused.map(({ why }) => why))].join(' ');
      if (refused.length === 0) notify(putBack, { type: 'success' });
      else notify(`${putBack}, ${refused.length} refused: ${reasons}`, { type: 'error' });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
}

/** 'Publish a post: Ann Example, “Pricing”'; without whom it is about where that is not known. */
export function jobWords({ label, about }: FailedJob): string {
  if (!about) return label;
  return `${label}: ${about.person}${about.title === null ? '' : `, “${about.title}”`}`;
}
