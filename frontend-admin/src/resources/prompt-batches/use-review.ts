import { ApiError } from '@drumbeat/api-client';
import type { ReviewDecision } from '@drumbeat/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import type { Prompt } from '../../providers/records';
import type { Place } from '../../entities/prompts/slot-label';
import type { components } from '@drumbeat/api-client';
import { api } from '../../providers/api';

/** Of a prompt that its user does not have yet; each names the version that staff had before them. */
const decidePrompt = (id: number, body: components['schemas']['DecidePromptRequest']) =>
  api.POST('/api/admin/content-prompts/{id}/decision', { params: { path: { id } }, body });

const placePrompt = (id: number, body: components['schemas']['ProposePlaceRequest']) =>
  api.POST('/api/admin/content-prompts/{id}/place', { params: { path: { id } }, body });

const rewritePrompt = (id: number, version: number) =>
  api.POST('/api/admin/content-prompts/{id}/rewrite', { params: { path: { id } }, body: { version } });

/** A decision that can be taken back, as long as nobody changed the prompt since. */
interface LastDecision {
  readonly id: number;
  readonly before: Pick<Prompt, 'review' | 'left_out_reason'>;
  readonly version: number;
}

/** What staff do with the prompts of a batch. Each resolves to true when it was done, and says itself why it was not. */
export function useReview() {
  const queryClient = useQueryClient();
  const notify = useNotify();
  /** What is under way, the oldest first: the id of a prompt, or null of all of them. */
  const [busy, setBusy] = useState<readonly (number | null)[]>([]);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const [last, setLast] = useState<LastDecision | null>(null);

  /** One after the other, so that whoever is quick with the keys decides on the next prompt while the one before is sent. */
  const run = (of: number | null, work: () => Promise<void>): Promise<boolean> => {
    setBusy((others) => [...others, of]);
    const done = queue.current.then(() => attempt(work));
    queue.current = done;
    return done;
  };

  const attempt = async (work: () => Promise<void>): Promise<boolean> => {
    let isDone = true;
    try {
      await work();
    } catch (error) {
      isDone = false;
      const isStale = error instanceof ApiError && error.code === 'prompt.stale';
      const message = error instanceof Error ? error.message : String(error);
      notify(isStale ? `${message} Somebody else of the staff was faster.` : message, { type: 'error' });
    }
    await Promise.all(
      // What is left out is what the next batch learns from.
      ['content-prompts', 'prompt-batches', 'lessons'].map((name) =>
        queryClient.invalidateQueries({ queryKey: [name] }),
      ),
    );
    setBusy(([, ...others]) => others);
    return isDone;
  };

  const decide = (prompt: Prompt, decision: ReviewDecision, reason?: string) =>
    run(prompt.id, async () => {
      const { data } = await decidePrompt(prompt.id, {
        ...{ decision, version: prompt.version },
        ...(reason === undefined ? {} : { reason }),
      });
      const { id, review, left_out_reason } = prompt;
      if (data && data.version !== prompt.version)
        setLast({ id, before: { review, left_out_reason }, version: data.version });
    });

  const undo = () =>
    run(null, async () => {
      if (!last) return;
      const { review, left_out_reason: reason } = last.before;
      setLast(null);
      await decidePrompt(last.id, {
        ...{ decision: review ?? 'to_read', version: last.version },
        ...(reason === null ? {} : { reason }),
      });
    });

  return {
    isBusyWith: (id: number) => busy.includes(null) || busy.includes(id),
    /** Of a decision that is still on its way nobody knows yet what it is taken back to. */
    canUndo: last !== null && busy.length === 0,
    last,
    decide,
    undo,
    writeAgain: ({ id, version }: Prompt) =>
      run(id, async () => {
        await rewritePrompt(id, version);
      }),
    place: ({ id, version }: Prompt, { scheduled_date, slot }: Place) =>
      // Who has the other slot moves as well.
      run(null, async () => {
        await placePrompt(id, { scheduled_date, slot: slot === 1 || slot === 2 ? slot : null, version });
      }),
  };
}
