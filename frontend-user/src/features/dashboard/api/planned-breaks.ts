import { bodyOf, type components } from '@drumbeat/api-client';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/http/api';
import { statsQuery } from './dashboard';

type Schemas = components['schemas'];
export type PlannedBreak = Schemas['PlannedBreakResponse'];

/** The latest first. */
export const breaksQuery = queryOptions({
  queryKey: ['planned-breaks'],
  queryFn: async () => bodyOf(await api.GET('/api/planned-breaks')).data,
});

/** Plans and removes breaks; the streak is counted anew. */
export function useChangeBreaks() {
  const queryClient = useQueryClient();
  const onSuccess = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: breaksQuery.queryKey }),
      queryClient.invalidateQueries({ queryKey: statsQuery.queryKey }),
    ]);
  const plan = useMutation({
    mutationFn: async (body: Schemas['PlanBreakRequest']) =>
      bodyOf(await api.POST('/api/planned-breaks', { body })),
    onSuccess,
  });
  const remove = useMutation({
    mutationFn: async (id: string) => {
      await api.DELETE('/api/planned-breaks/{id}', { params: { path: { id } } });
    },
    onSuccess,
  });
  return { plan, remove };
}
