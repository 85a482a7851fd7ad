import { ApiError } from '@drumbeat/api-client';
import type { ReviewDecision } from '@drumbeat/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import type { Prompt } from '../../providers/records';
import type { Place } from '../../entities/prompts/prompt-words';
import type { components } from '@drumbeat/api-client';
import { api } from '../../providers/api';
import { isBeingRewritten } from './use-batch-prompts';

/** Of a prompt that its user does not have yet; each names the version that staff had before them. */
const decidePrompt = (id: number, body: components['schemas']['DecidePromptRequest']) =>
  api.POST('/api/admin/content-prompts/{id}/decision', { params: { path: { id } }, body });

const placePrompt = (id: number, body: components['schemas']['ProposePlaceRequest']) =>
  api.POST('/api/admin/content-prompts/{id}/place', { params: { path: { id } }, body });

const rewritePrompt = (id: number, version: number) =>
  api.POST('/api/admin/content-prompts/{id}/rewrite', { params: { path: { id } }, body: { version } });

const changeWords = (id: number, body: components['schemas']['AdminChangePromptRequest']) =>
  api.PATCH('/api/admin/content-prompts/{id}', { params: { path: { id } }, body });

type Decision = Pick<Prompt, 'review' | 'left_out_reason'>;
type Words = Pick<Prompt, 'hook' | 'prompt_text' | 'category' | 'why'>;

interface Change<Of> {
  readonly id: number;
  readonly before: Of;
  readonly after: Of;
}

/** What was done to a prompt. It can be taken back as long as the prompt is as it was left. */
export type ReviewStep =
  | ({ readonly name: 'approval' | 'leaving out' } & Change<Decision>)
  | ({ readonly name: 'move' } & Change<Place>)
  /** The new words come later, from a worker. */
  | { readonly name: 'new text'; readonly id: number; readonly before: Words & Decision };

const decisionOf = ({ review, left_out_reason }: Prompt): Decision => ({ review, left_out_reason });
const wordsOf = ({ hook, prompt_text, category, why }: Prompt): Words => ({
  hook,
  prompt_text,
  category,
  why,
});
const placeOf = ({ scheduled_date, slot }: Place): Place => ({ scheduled_date, slot });

/** A place as the API takes it: a date that is none of the slots' has no slot. */
const asProposed = ({
  scheduled_date,
  slot,
}: Place): Pick<components['schemas']['ProposePlaceRequest'], 'scheduled_date' | 'slot'> => ({
  scheduled_date,
  slot: slot === 1 || slot === 2 ? slot : null,
});

/** False of a new text that staff have edited since. */
const isAsLeft = (prompt: Prompt, step: ReviewStep) =>
  step.name === 'new text'
    ? prompt.written_by !== 'staff'
    : Object.entries(step.after).every(([field, value]) => prompt[field as keyof Prompt] === value);

/** The prompt's words are still those from before its new text: it could not be written. */
const cameToNothing = (step: ReviewStep, prompt: Prompt) =>
  step.name === 'new text' &&
  prompt.rewrite_status === 'failed' &&
  prompt.hook === step.before.hook &&
  prompt.prompt_text === step.before.prompt_text;

const isStale = (error: unknown) => error instanceof ApiError && error.code === 'prompt.stale';

async function takeBack(step: ReviewStep, { id, version }: Prompt): Promise<void> {
  if (step.name === 'move') {
    await placePrompt(id, { ...asProposed(step.before), version });
    return;
  }
  if (step.name === 'new text') {
    const { review, left_out_reason, ...words } = step.before;
    const { data } = await changeWords(id, { ...words, version });
    if (data && data.review !== review) await decideAs({ review, left_out_reason }, data);
    return;
  }
  await decideAs(step.before, { id, version });
}

async function decideAs(
  { review, left_out_reason: reason }: Decision,
  { id, version }: Pick<Prompt, 'id' | 'version'>,
): Promise<void> {
  await decidePrompt(id, {
    ...{ decision: review ?? 'to_read', version },
    ...(reason === null ? {} : { reason }),
  });
}

/** What staff do with the prompts of a batch. Each resolves to true when it was done, and says itself why it was not. */
export function useReview(prompts: readonly Prompt[]) {
  const queryClient = useQueryClient();
  const notify = useNotify();
  /** What is under way, the oldest first: the id of a prompt, or null of all of them. */
  const [busy, setBusy] = useState<readonly (number | null)[]>([]);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  /** The oldest first. */
  const [steps, setSteps] = useState<readonly ReviewStep[]>([]);
  // What the user has on their calendar by now is theirs.
  const last = steps.findLast(
    (step) =>
      !prompts.some((one) => one.id === step.id && (one.pushed_to_calendar || cameToNothing(step, one))),
  );
  /** Nobody knows yet what a worker makes of it. */
  const isComing = last !== undefined && prompts.some((one) => one.id === last.id && isBeingRewritten(one));
  const add = (step: ReviewStep) => setSteps((before) => [...before, step]);

  const reload = () =>
    Promise.all(
      // What is left out is what the next batch learns from.
      ['content-prompts', 'prompt-batches', 'lessons'].map((name) =>
        queryClient.invalidateQueries({ queryKey: [name] }),
      ),
    );

  /** One after the other, so that whoever is quick with the keys decides on the next prompt while the one before is sent. */
  const run = (hook: string | undefined, of: number | null, work: () => Promise<void>): Promise<boolean> => {
    setBusy((others) => [...others, of]);
    const outcome = queue.current.then(() => attempt(hook, work));
    const isDone = outcome.then((known) => known === 'done');
    queue.current = outcome.then(async (known) => {
      const reloaded = reload();
      // What the server has is needed for the next step, but after a failure it may not be heard of for long.
      if (known !== 'failed') await reloaded;
      setBusy(([, ...others]) => others);
    });
    return isDone;
  };

  const attempt = async (
    hook: string | undefined,
    work: () => Promise<void>,
  ): Promise<'done' | 'stale' | 'failed'> => {
    try {
      await work();
      return 'done';
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      // Another prompt may be read by now.
      const about = hook === undefined ? '' : `“${hook}”: `;
      const who = isStale(error) ? ' Somebody else of the staff was faster.' : '';
      notify(`${about}${message}${who}`, { type: 'error' });
      return isStale(error) ? 'stale' : 'failed';
    }
  };

  const decide = (prompt: Prompt, decision: ReviewDecision, reason?: string) =>
    run(prompt.hook, prompt.id, async () => {
      const { data } = await decidePrompt(prompt.id, {
        ...{ decision, version: prompt.version },
        ...(reason === undefined ? {} : { reason }),
      });
      if (!data || data.version === prompt.version) return;
      const name = decision === 'approved' ? 'approval' : 'leaving out';
      add({ id: prompt.id, name, before: decisionOf(prompt), after: decisionOf(data) });
    });

  const place = (prompt: Prompt, to: Place) =>
    // Who has the other slot moves as well.
    run(prompt.hook, null, async () => {
      const { data } = await placePrompt(prompt.id, { ...asProposed(to), version: prompt.version });
      // Back to a date without a slot of its own leads no proposal.
      const canReturn = (prompt.scheduled_date === null) === (prompt.slot === null);
      if (data && canReturn)
        add({ id: prompt.id, name: 'move', before: placeOf(prompt), after: placeOf(data) });
    });

  const undo = (step: ReviewStep) => {
    const prompt = prompts.find(({ id }) => id === step.id);
    const drop = () => setSteps((all) => all.filter((one) => one !== step));
    return run(prompt?.hook, null, async () => {
      if (!prompt || !isAsLeft(prompt, step)) {
        drop();
        throw new Error(`The prompt was changed since. The ${step.name} is not taken back.`);
      }
      try {
        await takeBack(step, prompt);
      } catch (error) {
        if (isStale(error)) drop();
        throw error;
      }
      drop();
    });
  };

  return {
    isBusyWith: (id: number) => busy.includes(null) || busy.includes(id),
    /** What can be taken back now. While something is on its way nobody knows yet what that would be. */
    last: busy.length === 0 && !isComing ? last : undefined,
    decide,
    undo,
    writeAgain: (prompt: Prompt) =>
      run(prompt.hook, prompt.id, async () => {
        await rewritePrompt(prompt.id, prompt.version);
        add({ id: prompt.id, name: 'new text', before: { ...wordsOf(prompt), ...decisionOf(prompt) } });
      }),
    place,
  };
}
