import type { OutgoingChannel } from '@drumbeat/domain';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { getOutgoing, setChannel } from '../../providers/endpoints';

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
