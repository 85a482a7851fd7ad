import { bodyOf, type components } from '@drumbeat/api-client';
import type { OutgoingChannel } from '@drumbeat/domain';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { api } from '../../providers/api';

export type OutgoingState = components['schemas']['OutgoingStateResponse'];

/** Outgoing channels, with the results of restores. */
async function getOutgoing(): Promise<OutgoingState> {
  return bodyOf(await api.GET('/api/admin/outgoing'));
}

async function setChannel(name: OutgoingChannel, to: 'release' | 'pause'): Promise<OutgoingState> {
  const channel = { params: { path: { name } } };
  return bodyOf(
    to === 'release'
      ? await api.POST('/api/admin/outgoing/{name}/release', channel)
      : await api.POST('/api/admin/outgoing/{name}/pause', channel),
  );
}

const queryKey = ['outgoing'];
/** A worker detects a restore: the page shows it without a reload. */
const refetchMs = 30_000;

/** Outgoing channels and the results of restores. */
export function useOutgoing() {
  return useQuery({ queryKey, queryFn: getOutgoing, refetchInterval: refetchMs });
}

/** The channels that are paused, with since when; none while nothing is known. */
export function usePausedChannels() {
  const { data } = useOutgoing();
  return (data?.channels ?? []).flatMap(({ name, paused_at }) =>
    paused_at === null ? [] : [{ name, paused_at }],
  );
}

export interface ChannelChange {
  name: OutgoingChannel;
  to: 'release' | 'pause';
}

export function useSetChannel() {
  const queryClient = useQueryClient();
  const notify = useNotify();
  return useMutation({
    mutationFn: (change: ChannelChange) => setChannel(change.name, change.to),
    onSuccess: (state) => queryClient.setQueryData(queryKey, state),
    onError: (error) => notify(error.message, { type: 'error' }),
  });
}
