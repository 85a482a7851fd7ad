import { bodyOf, type components } from '@drumbeat/api-client';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { queryKeys } from '../../../entities/query-keys';
import { api } from '../../../lib/http/api';
import { queryClient } from '../../../lib/http/query-client';

type Schemas = components['schemas'];
export type ContentStrategy = Schemas['ContentStrategyResponse'];
export type StrategyPillar = Schemas['StrategyPillarResponse'];
export type StrategyBeat = Schemas['StrategyBeatResponse'];

/** Below the key of the posts, whose writes change the balance and the week. */
export const strategyQuery = queryOptions({
  queryKey: [...queryKeys.posts, 'content-strategy'],
  queryFn: async () => bodyOf(await api.GET('/api/content-strategy')).data,
  refetchOnMount: 'always',
});

export const saveMix = mutationOptions({
  mutationFn: async (shares: number[]) =>
    bodyOf(await api.PUT('/api/content-strategy/mix', { body: { shares } })).data,
  onSuccess: (strategy) => queryClient.setQueryData(strategyQuery.queryKey, strategy),
});
