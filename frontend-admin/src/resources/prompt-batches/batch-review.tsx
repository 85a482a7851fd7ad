import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { EmptyState, SkeletonLines, visuallyHidden } from '@drumbeat/ui';
import { useEffect, useRef, useState } from 'react';
import { EditBase, useGetOne } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { FailureNotice } from '../../components/failure-notice';
import { toldByPage } from '../../components/record-page';
import { CancelButton } from '../../components/unsaved/cancel-button';
import type { Batch, Prompt, User } from '../../providers/records';
import { DeletePromptButton } from '../../entities/prompts/delete-prompt-button';
import { PromptForm } from '../../entities/prompts/prompt-form';
import { type Place, slotLabel } from '../../entities/prompts/prompt-words';
import { BatchPromptList } from './batch-prompt-list';
import { LeaveOutDialog } from './leave-out-dialog';
import { PersonBeside } from './person-beside';
import { PromptInReview, type ReviewActions } from './prompt-in-review';
import { isBeingRewritten, isUnfinished, useBatchPrompts } from './use-batch-prompts';
import { useKeptReasons } from './use-kept-reasons';
import { useReview } from './use-review';
import { useReviewKeys } from './use-review-keys';
import { WriteAgainDialog } from './write-again-dialog';

function CancelEdit({ onCancel }: { onCancel: () => void }) {
  const { dirtyFields } = useFormState();
  return <CancelButton variant="ghost" isEdited={Object.keys(dirtyFields).length > 0} onCancel={onCancel} />;
}

/** The words of one prompt, to be changed; Save stays in view. */
function PromptEditing({ prompt, onEnd }: { prompt: Prompt; onEnd: () => void }) {
  return (
    <EditBase<Prompt> key={prompt.id} resource="content-prompts" id={prompt.id} queryOptions={toldByPage}>
      <PromptForm
        userId={prompt.user_id}
        wordsOnly={!prompt.pushed_to_calendar}
        onSaved={onEnd}
        takesFocus
        actions={
          <>
            <DeletePromptButton prompt={prompt} onDeleted={onEnd} />
            <CancelEdit onCancel={onEnd} />
          </>
        }
      />
    </EditBase>
  );
}

interface ReviewedPromptsProps {
  batch: Batch;
  user: User;
  prompts: readonly Prompt[];
}

/** The prompts at the left, the one that is read in the middle, its user at the right. A phone shows one column at a time. */
function ReviewedPrompts({ batch, user, prompts }: ReviewedPromptsProps) {
  const [search, setSearch] = useSearchParams();
  const [edited, setEdited] = useState<number | null>(null);
  const [wasEditing, setWasEditing] = useState(false);
  const [askedId, setAskedId] = useState<number | null>(null);
  /** Of the prompt whose words somebody of the staff wrote, and that is to be written again. */
  const [replacedId, setReplacedId] = useState<number | null>(null);
  const [said, setSaid] = useState('');
  const { typedReasonOf, keptReasonOf, typeReason } = useKeptReasons(prompts);
  const review = useReview(prompts);
  const chosen = prompts.findIndex(({ id }) => id === Number(search.get('prompt')));
  const isChosen = chosen >= 0;
  const position = isChosen ? chosen : 0;
  const prompt = prompts[position];
  const isEditing = prompt?.id === edited;
  const isLeavingOut = prompt?.id === askedId;
  // The browser's Back leads to another prompt from within the dialog: that one is not asked about.
  if (askedId !== null && !isLeavingOut) setAskedId(null);
  const isReplacing = prompt?.id === replacedId;
  if (replacedId !== null && !isReplacing) setReplacedId(null);
  /** What is read now; nothing while it is edited or asked about. */
  const readId = isEditing || isLeavingOut || isReplacing ? undefined : prompt?.id;
  const latestRead = useRef(readId);
  useEffect(() => {
    latestRead.current = readId;
  }, [readId]);
  const [before, after] = [prompts[position - 1], prompts[position + 1]];
  const show = (one: Prompt) => {
    // Back leaves the review, or on a phone the prompt, after however many prompts.
    setSearch({ prompt: String(one.id) }, { preventScrollReset: true, replace: isChosen });
    // Ahead of the page, which a refusal can overtake.
    latestRead.current = one.id;
  };
  const canChange =
    prompt?.pushed_to_calendar === false &&
    !isBeingRewritten(prompt) &&
    !review.isBusyWith(prompt.id) &&
    !isEditing;
  const place = async (moved: Prompt, to: Place) => {
    // By its id: in another place it stays in view.
    show(moved);
    const where = to.scheduled_date === null ? 'the next free slot' : slotLabel(to);
    if (await review.place(moved, to)) setSaid(`Moved to ${where}: ${moved.hook}`);
  };
  /** The first of them that keeps a slot: a prompt that is left out has none to swap. */
  const swapWithFirst = (others: readonly Prompt[]) => {
    const one = others.find(
      ({ slot, pushed_to_calendar, review: read }) =>
        slot !== null && !pushed_to_calendar && read !== 'left_out',
    );
    return canChange && one && prompt.slot !== null && prompt.review !== 'left_out'
      ? () => {
          void place(prompt, one);
        }
      : undefined;
  };
  const decide = async (decision: 'approved' | 'left_out', reason?: string) => {
    if (!prompt) return;
    // At once: the next key is meant for the prompt that is read next.
    if (after) show(after);
    if (!(await review.decide(prompt, decision, reason))) {
      // Back to it, but not from under the hands of whoever reads on.
      if (after && latestRead.current === after.id) show(prompt);
      return;
    }
    if (decision === 'left_out') typeReason(prompt, undefined);
    const word = decision === 'approved' ? 'Approved' : 'Left out';
    setSaid(`${word}: ${prompt.hook}. ${after ? `Next: ${after.hook}` : 'That was the last prompt.'}`);
  };
  const undo = async () => {
    const { last } = review;
    if (!last) return;
    const isDone = await review.undo(last);
    const one = prompts.find(({ id }) => id === last.id);
    if (!one) return;
    show(one);
    if (isDone)
      setSaid(`The ${last.name} is taken back: ${last.name === 'new text' ? last.before.hook : one.hook}`);
  };
  const writeAgain = async () => {
    if (prompt && (await review.writeAgain(prompt))) setSaid(`A worker writes it again: ${prompt.hook}`);
  };
  const actions: ReviewActions = {
    next: after && (() => show(after)),
    previous: before && (() => show(before)),
    approve: canChange ? () => void decide('approved') : undefined,
    leaveOut: canChange ? () => setAskedId(prompt.id) : undefined,
    writeAgain: canChange
      ? () => {
          if (prompt.written_by === 'staff') setReplacedId(prompt.id);
          else void writeAgain();
        }
      : undefined,
    edit: prompt && !isBeingRewritten(prompt) ? () => setEdited(prompt.id) : undefined,
    undo: review.last ? () => void undo() : undefined,
    earlier: swapWithFirst(prompts.slice(0, position).reverse()),
    later: swapWithFirst(prompts.slice(position + 1)),
  };
  useReviewKeys(
    isEditing
      ? {}
      : {
          ...{ j: actions.next, arrowright: actions.next, k: actions.previous, arrowleft: actions.previous },
          ...{ a: actions.approve, l: actions.leaveOut, w: actions.writeAgain, e: actions.edit },
          ...{ u: actions.undo, '[': actions.earlier, ']': actions.later },
        },
  );
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          md: '17rem minmax(0, 1fr)',
          lg: '17rem minmax(0, 1fr) 17rem',
        },
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box role="status" sx={visuallyHidden}>
        {said}
      </Box>
      <Box sx={{ display: { xs: isChosen ? 'none' : 'block', md: 'block' }, minWidth: 0 }}>
        <BatchPromptList prompts={prompts} chosenId={prompt?.id} keptReasonOf={keptReasonOf} />
      </Box>
      <Box
        sx={{
          display: { xs: isChosen ? 'block' : 'none', md: 'block' },
          minWidth: 0,
          p: { xs: '1rem 0', md: '1rem 0 0 1.5rem', lg: '1rem 1.5rem 0' },
          borderLeft: { md: 1 },
          borderColor: { md: 'divider' },
        }}
      >
        <Button
          variant="ghost"
          onClick={() => setSearch({}, { preventScrollReset: true })}
          sx={{ display: { md: 'none' }, mb: 2 }}
        >
          All prompts
        </Button>
        {prompt && isEditing ? (
          <PromptEditing
            prompt={prompt}
            onEnd={() => {
              setEdited(null);
              setWasEditing(true);
            }}
          />
        ) : (
          <PromptInReview
            batch={batch}
            user={user}
            prompts={prompts}
            position={position}
            keptReason={prompt && keptReasonOf(prompt)}
            lastStep={review.last?.name}
            isBusy={review.isBusyWith(prompt?.id ?? 0)}
            takesFocus={wasEditing}
            actions={actions}
            onPlace={(to) => {
              if (prompt) void place(prompt, to);
            }}
          />
        )}
      </Box>
      <Box
        sx={{
          gridColumn: { md: '1 / -1', lg: 'auto' },
          p: { xs: '1.5rem 0', lg: '1rem 0 1rem 1.5rem' },
          borderTop: { xs: 1, lg: 0 },
          borderLeft: { lg: 1 },
          borderColor: { xs: 'divider', lg: 'divider' },
        }}
      >
        <PersonBeside user={user} />
      </Box>
      {prompt && isReplacing ? (
        <WriteAgainDialog
          prompt={prompt}
          onClose={() => setReplacedId(null)}
          onWriteAgain={() => {
            setReplacedId(null);
            void writeAgain();
          }}
        />
      ) : null}
      {prompt && isLeavingOut ? (
        <LeaveOutDialog
          prompt={prompt}
          typed={typedReasonOf(prompt)}
          onType={(reason) => typeReason(prompt, reason)}
          onClose={() => setAskedId(null)}
          onLeaveOut={(reason) => {
            setAskedId(null);
            // After the dialog's form was sent: a page that changes within that event has React send the form by itself.
            queueMicrotask(() => void decide('left_out', reason));
          }}
        />
      ) : null}
    </Box>
  );
}

/** The prompts of a batch, to be read one by one beside their user. */
export function BatchReview({ batch }: { batch: Batch }) {
  const { data, error, refetch } = useBatchPrompts(batch);
  const { data: user } = useGetOne<User>('users', { id: batch.user_id });
  if (error && !data) {
    return (
      <FailureNotice title="The prompts could not be loaded" error={error} onRetry={() => void refetch()} />
    );
  }
  if (!data || !user || (data.length === 0 && isUnfinished(batch))) {
    return (
      <Box aria-busy sx={{ maxWidth: '18rem' }}>
        <SkeletonLines
          lines={Array.from({ length: batch.count }, () => ({
            width: '100%',
            height: '2.75rem',
            gapBefore: '1rem',
          }))}
        />
      </Box>
    );
  }
  if (data.length === 0) {
    return (
      <EmptyState sign={['open', 'open', 'open']} title="No prompt of this batch is left.">
        They were not written, or were deleted since.
      </EmptyState>
    );
  }
  return <ReviewedPrompts batch={batch} user={user} prompts={data} />;
}
