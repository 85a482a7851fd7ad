import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import type { FailedJob, QueueFigures } from '../../providers/records';
import { api, bodyOf } from '../../providers/api';

async function readQueues() {
  return bodyOf(await api.GET('/api/admin/queues')).data;
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

/** What each queue holds. */
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
