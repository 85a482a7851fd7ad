import {
  isFarEnoughAhead,
  MOVE_TEXTS,
  postMove,
  PROMPT_TEXTS,
  promptStaysBecause,
  todayInZone,
  type PlainDate,
  type PostMove,
} from '@drumbeat/domain';
import { shortDate } from '@drumbeat/ui';
import type { CalendarItem } from '../calendar-item';
import { useReschedulePost, type PostTarget } from '../api/reschedule-post';
import { useMovePrompt } from '../api/move-prompt';
import { reasonToWait } from '../../../entities/publications/reason-to-wait';
import { useTakeOffCalendar } from '../api/take-off-calendar';
import type { Prompt } from '../../../entities/types';
import { useCurrentUser } from '../../../entities/session/current-user';
import { about, notify } from '../../../lib/notices/notify';
import { serverClock } from '../../../lib/http/server-clock';
import { newerPost } from '../../../entities/posts/stale-post';
import { newerPrompt } from '../../../entities/prompts/changing-prompts';
import { timeWithZone } from '../../../lib/text/time-format';

/** A day, and for a prompt the slot in it; posts have no slot. */
export interface MoveTarget {
  date: PlainDate;
  slot: 1 | 2 | null;
}

type PromptItem = Extract<CalendarItem, { kind: 'prompt' }>;
type PostItem = Extract<CalendarItem, { kind: 'post' }>;

/** The result of moving a post to a day, by the server's clock. */
export function usePostMove() {
  const { time_zone: zone } = useCurrentUser();
  return ({ post }: PostItem, to: PlainDate): PostMove =>
    postMove(
      {
        display_state: post.display_state,
        due_at: post.due_at ? new Date(post.due_at) : null,
        time_zone: post.time_zone,
        scheduled_date: post.scheduled_date,
      },
      to,
      { now: new Date(serverClock.now()), zone },
    );
}

/** Moves entries of the calendar, reports the result, and offers "Undo". */
export function useMoves() {
  const { time_zone: zone } = useCurrentUser();
  const movePrompt = useMovePrompt();
  const movePost = useReschedulePost();
  const takeOff = useTakeOffCalendar();
  const foresee = usePostMove();

  function putPromptBack({ prompt, date, slot }: PromptItem) {
    movePrompt
      .mutateAsync({ prompt, to: { date, slot } })
      .then(
        () =>
          notify.success(MOVE_TEXTS.undone, { description: shortDate(date), about: about.prompt(prompt.id) }),
        sayPromptFailed(prompt),
      );
  }

  /** @param goBack what undoing it does with the prompt as it is then */
  function movePromptTo(
    prompt: Prompt,
    to: MoveTarget,
    goBack: (moved: Prompt) => void,
    onMoved: () => void = () => undefined,
  ) {
    const reason = promptStaysBecause(to.date, todayInZone(new Date(serverClock.now()), zone));
    if (reason !== null) {
      notify.warning(MOVE_TEXTS.promptFailed, { description: reason });
      return;
    }
    movePrompt.mutateAsync({ prompt, to }).then(({ prompt: moved, displaced }) => {
      notify.success(MOVE_TEXTS.movedTo(shortDate(to.date)), {
        about: about.prompt(moved.id),
        ...(displaced ? { description: MOVE_TEXTS.changedPlaces(displaced.hook) } : {}),
        action: { label: MOVE_TEXTS.undo, onClick: () => goBack(moved) },
      });
      onMoved();
    }, sayPromptFailed(prompt));
  }

  /** Puts a prompt of the library into a place; "Undo" puts it back, or removes it from the calendar. */
  function placePrompt(prompt: Prompt, to: MoveTarget, onPlaced: () => void) {
    const { scheduled_date: date, slot, pushed_to_calendar: stood } = prompt;
    const goBack = (placed: Prompt) =>
      date !== null && stood
        ? putPromptBack({ kind: 'prompt', prompt: placed, date, slot: slotOf(slot) })
        : void takeOff
            .mutateAsync(placed)
            .then(
              () => notify.success(MOVE_TEXTS.takenOff, { about: about.prompt(placed.id) }),
              sayPromptFailed(placed),
            );
    movePromptTo(prompt, to, goBack, onPlaced);
  }

  function movePostItem(item: PostItem, to: PlainDate) {
    const move = foresee(item, to);
    if (move.kind === 'none') return;
    if (move.kind === 'refused') {
      notify.warning(MOVE_TEXTS.postFailed, { description: move.reason });
      return;
    }
    const target: PostTarget = move.kind === 'plan' ? { date: move.date } : { instant: move.instant };
    const { post, date: from } = item;
    movePost.mutateAsync({ post, from, to: target }).then((answer) => {
      const back = wayBack(item);
      const moved = { ...item, post: { ...post, version: answer.version } };
      notify.success(MOVE_TEXTS.movedTo(shortDate(to)), {
        about: about.post(post.id),
        ...(move.kind === 'schedule'
          ? {
              description: [reasonToWait(answer) ?? `${timeWithZone(move.instant, move.zone)}.`, move.note]
                .filter(Boolean)
                .join(' '),
            }
          : {}),
        ...(back ? { action: { label: MOVE_TEXTS.undo, onClick: () => putPostBack(moved, to, back) } } : {}),
      });
    }, sayPostFailed(post));
  }

  function putPostBack({ post, date }: PostItem, from: PlainDate, to: PostTarget) {
    movePost
      .mutateAsync({ post, from, to })
      .then(
        () => notify.success(MOVE_TEXTS.undone, { description: shortDate(date), about: about.post(post.id) }),
        sayPostFailed(post),
      );
  }

  return {
    place: placePrompt,
    move: (item: CalendarItem, to: MoveTarget) =>
      item.kind === 'prompt'
        ? movePromptTo(item.prompt, to, (prompt) => putPromptBack({ ...item, prompt }))
        : movePostItem(item, to.date),
    takeOff: (item: PromptItem) =>
      void takeOff.mutateAsync(item.prompt).then(
        (prompt) =>
          notify.success(MOVE_TEXTS.takenOff, {
            about: about.prompt(prompt.id),
            description: MOVE_TEXTS.staysInLibrary,
            action: { label: MOVE_TEXTS.undo, onClick: () => putPromptBack({ ...item, prompt }) },
          }),
        sayPromptFailed(item.prompt),
      ),
  };
}

const slotOf = (slot: number | null): 1 | 2 | null => (slot === 1 || slot === 2 ? slot : null);

/** Target of a post after "Undo"; null when that time is over, or too soon to be chosen. */
function wayBack({ post, date }: PostItem): PostTarget | null {
  if (!post.due_at) return { date };
  const instant = new Date(post.due_at);
  return isFarEnoughAhead(instant, new Date(serverClock.now())) ? { instant } : null;
}

const sayPromptFailed = (prompt: { id: number }) => (error: Error) =>
  notify.error(MOVE_TEXTS.promptFailed, {
    about: about.prompt(prompt.id),
    description: newerPrompt(error) ? PROMPT_TEXTS.stale : error.message,
  });

const sayPostFailed = (post: { id: string }) => (error: Error) =>
  notify.error(MOVE_TEXTS.postFailed, {
    about: about.post(post.id),
    description: newerPost(error) ? MOVE_TEXTS.postIsNewer : error.message,
  });
