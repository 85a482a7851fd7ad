import { bodyOf, type components } from '@drumbeat/api-client';
import { ANALYSED_FIELDS, gapText, PROFILE_PACES, PROFILE_TEXTS } from '@drumbeat/domain';
import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useCurrentUser } from '../../../entities/session/current-user';
import { api } from '../../../lib/http/api';
import { notify } from '../../../lib/notices/notify';
import { readVoiceAnew } from '../../../entities/voice/voice';

type Schemas = components['schemas'];
type Job = Schemas['StyleAnalysisJobResponse'];

/** Who asked: somebody by a button, or a new profile that is filled from the posts that are there. */
type Reason = 'asked' | 'auto-fill';

interface Followed {
  readonly id: string;
  readonly reason: Reason;
}

type Outcome =
  | { readonly hasFound: boolean; readonly isLimited: boolean; readonly why: string | null }
  | { readonly failed: string };

type Result = Schemas['StyleAnalysisResponse'];

/** Posts that are too few or too short fill in nothing: their gap says what is missing. */
function outcomeOf({ not_found, is_limited, limited_reason }: Result): Outcome {
  const [gap] = not_found;
  const hasFound = ANALYSED_FIELDS.some((field) => not_found.every((one) => one.field !== field));
  return gap && !hasFound
    ? { hasFound, isLimited: true, why: gapText(gap) }
    : { hasFound, isLimited: is_limited, why: limited_reason };
}

/** How far it is: null while none is under way. */
export type AnalysisStep = 'sent' | Job['status'] | null;

const isUnderWay = ({ status }: Job) => status === 'queued' || status === 'running';

/**
 * "Analyse my voice": orders an analysis and follows it to its end, also one that another tab or an earlier visit ordered.
 * @param underWay what the server says is under way
 */
export function useAnalyseVoice(underWay: Job | null) {
  const queryClient = useQueryClient();
  const user = useCurrentUser();
  const [ordered, setOrdered] = useState<Followed | null>(null);
  const followed = ordered ?? (underWay ? { id: underWay.id, reason: 'asked' as const } : null);

  const end = async (reason: Reason, outcome: Outcome) => {
    await readVoiceAnew(queryClient);
    sayOutcome(reason, outcome);
  };

  const order = useMutation({
    mutationFn: async () =>
      bodyOf(await api.POST('/api/analyze-writing-style', { body: { userId: user.id } })),
    onSuccess: (response, reason: Reason) => {
      if ('status' in response) setOrdered({ id: response.id, reason });
      else return end(reason, outcomeOf(response));
    },
    onError: (error, reason: Reason) => end(reason, { failed: error.message }),
  });

  const state = useQuery({
    queryKey: ['style-analysis', followed?.id],
    queryFn: followed
      ? async () =>
          bodyOf(await api.GET('/api/analyze-writing-style/{id}', { params: { path: { id: followed.id } } }))
      : skipToken,
    refetchInterval: ({ state: { data } }) => (data && !isUnderWay(data) ? false : PROFILE_PACES.poll),
    gcTime: 0,
  });

  const { data } = state;
  const isEnded = data !== undefined && data.id === followed?.id && !isUnderWay(data);
  const hearEnd = useEffectEvent(() => {
    if (!followed || !data) return;
    const { result, error } = data;
    void end(followed.reason, result ? outcomeOf(result) : { failed: error ?? '' });
  });
  useEffect(() => {
    if (isEnded) hearEnd();
  }, [isEnded]);

  return {
    analyse: () => order.mutate('asked'),
    autoFill: () => {
      notify.plain(PROFILE_TEXTS.autoFilling, { about: 'style-analysis' });
      order.mutate('auto-fill');
    },
    step: ((): AnalysisStep => {
      if (order.isPending) return 'sent';
      return followed && !isEnded ? (data?.status ?? underWay?.status ?? 'queued') : null;
    })(),
  };
}

function sayOutcome(reason: Reason, outcome: Outcome): void {
  const shown = { about: 'style-analysis', duration: PROFILE_PACES.resultShown };
  const isFilled = 'hasFound' in outcome && outcome.hasFound;
  if (reason === 'auto-fill' && 'failed' in outcome)
    notify.error(PROFILE_TEXTS.autoFillFailed, { about: shown.about, description: outcome.failed });
  else if (reason === 'auto-fill' && isFilled) notify.success(PROFILE_TEXTS.autoFilled, shown);
  else if ('failed' in outcome)
    notify.warning(PROFILE_TEXTS.analysisLimited, { ...shown, description: outcome.failed });
  else if (outcome.isLimited)
    notify.warning(PROFILE_TEXTS.analysisLimited, { ...shown, description: outcome.why ?? '' });
  else notify.success(PROFILE_TEXTS.analysed, shown);
}
