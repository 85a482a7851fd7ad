import { bodyOf, type components } from '@drumbeat/api-client';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { readVoiceAnew } from '../../../entities/voice/voice';
import { api } from '../../../lib/http/api';
import { notify } from '../../../lib/notices/notify';
import { freshFor } from '../../../lib/http/query-client';

type Schemas = components['schemas'];
export type LearnedRule = Schemas['LearnedRuleResponse'];
export type LearnedDraft = Schemas['LearnedRuleEvidenceResponse'];
type Decision = Schemas['DecideLearnedRuleRequest']['decision'];

/** What the user's edits teach (LEARN-3): proposals first, then accepted rules. */
export const learnedRulesQuery = queryOptions({
  queryKey: ['learned-rules'],
  queryFn: async () => bodyOf(await api.GET('/api/learned-rules')),
  staleTime: freshFor.posts,
});

interface Decided {
  readonly rule: LearnedRule;
  readonly decision: Decision;
}

const FAILED: Readonly<Record<Decision, string>> = {
  accept: 'It was not accepted',
  decline: 'It was not declined',
  undo: 'It was not undone',
};

/** Accepts or declines a proposal, with a notice that offers to undo it, or takes a decision back. */
export function useDecideRule() {
  const queryClient = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async ({ rule, decision }: Decided) =>
      bodyOf(
        await api.POST('/api/learned-rules/{id}/decision', {
          params: { path: { id: rule.id } },
          body: { decision },
        }),
      ),
    onSuccess: async (list, { rule, decision }) => {
      queryClient.setQueryData(learnedRulesQuery.queryKey, list);
      if (decision === 'undo') notify.plain('Undone. The suggestion is back.');
      else {
        const action = { label: 'Undo', onClick: () => mutate({ rule, decision: 'undo' }) };
        if (decision === 'accept') {
          notify.success('Your writing profile has changed', { description: rule.effect, action });
        } else notify.plain('Declined. It comes back only if you do it twice as often.', { action });
      }
      await readVoiceAnew(queryClient);
    },
    onError: async (error, { decision }) => {
      notify.error(FAILED[decision], { description: error.message });
      // It may have been decided elsewhere.
      await queryClient.invalidateQueries({ queryKey: learnedRulesQuery.queryKey });
    },
  });
  return {
    decide: (rule: LearnedRule, decision: Decision) => mutate({ rule, decision }),
    /** The id of the rule whose decision is being saved; null while none is. */
    busyId: isPending ? variables.rule.id : null,
  };
}
