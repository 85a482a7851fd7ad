import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { bodyOf } from '@drumbeat/api-client';
import {
  cutWithDots,
  inQuotes,
  RATING_MAX,
  FAILING_PAYMENT_REASONS,
  BADLY_RATED_BELOW,
  FAILED_BATCH_DAYS,
  RATINGS_LOOKED_BACK_DAYS,
  SILENT_DAYS,
} from '@drumbeat/domain';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router-dom';
import { Address } from '../components/address';
import { dayLabel } from '../lib/times';
import type { Batch, Feedback, Subscription, User } from '../providers/records';
import { PlanState } from '../entities/plans/plan-state';
import { RetryBatchButton } from '../resources/prompt-batches/batch-actions';
import { READING_PAUSES } from '../resources/users/linkedin-state';
import { filtered, NeedAction, NeedSection } from './need-section';
import { api } from '../providers/api';
import { useRows } from '../providers/use-rows';
import { linkTo } from '../lib/paths';

async function readBadlyRatedBatches() {
  return bodyOf(await api.GET('/api/admin/badly-rated-batches'));
}

/** Characters of what somebody said. */
const QUOTED = 160;

const FIRST = { page: 1, perPage: 5 };

interface Named {
  name: string | null;
  email: string;
}

const nameOf = ({ name, email }: Named) => name ?? email;

function PersonLink({ id, ...named }: Named & { id: string }) {
  return (
    <Link
      component={RouterLink}
      to={linkTo.user(id)}
      sx={{ fontWeight: 500, color: 'text.primary', overflowWrap: 'anywhere' }}
    >
      {named.name ?? <Address>{named.email}</Address>}
    </Link>
  );
}

/** What people with a plan hear from us when we write first: nothing is sent by the console itself. */
function WriteTo(named: Named) {
  return (
    <NeedAction to={`mailto:${named.email}`} about={nameOf(named)}>
      Write
    </NeedAction>
  );
}

/** Batches whose prompts staff have to read, or to push, the oldest first. */
export function BatchesInReview() {
  const filter = { in_review: true };
  const asked = useRows<Batch, 'prompt-batches'>('prompt-batches', {
    pagination: FIRST,
    sort: { field: 'created_at', order: 'ASC' },
    filter,
  });
  return (
    <NeedSection
      title="To review"
      note="Their people see nothing of them before they are pushed"
      asked={asked}
      nobody="No batch waits for you."
      total={asked.total ?? 0}
      allAt={filtered('prompt-batches', filter)}
      render={({ id, user_id, user_name, user_email, to_read_count, approved_count, created_at }) => ({
        head: <PersonLink id={user_id} name={user_name} email={user_email} />,
        note: `${to_read_count} to read, ${approved_count} approved, ordered on ${dayLabel(created_at)}`,
        action: (
          <NeedAction to={linkTo.batch(id)} about={nameOf({ name: user_name, email: user_email })}>
            Review
          </NeedAction>
        ),
      })}
    />
  );
}

/** Batches that could not be written, failed last first; those of the week's run are taken up again by themselves, a few times. */
export function FailedBatches() {
  const filter = { failed_lately: true };
  const asked = useRows<Batch, 'prompt-batches'>('prompt-batches', {
    pagination: FIRST,
    sort: { field: 'created_at', order: 'DESC' },
    filter,
  });
  return (
    <NeedSection
      title="Could not be written"
      note={`Batches that failed, last ${FAILED_BATCH_DAYS} days`}
      asked={asked}
      nobody="No batch has failed."
      total={asked.total ?? 0}
      allAt={filtered('prompt-batches', filter)}
      render={({ id, user_id, user_name, user_email, week, error, finished_at, created_at }) => ({
        head: <PersonLink id={user_id} name={user_name} email={user_email} />,
        note: `${week === null ? 'Ordered' : 'Prompts of the week, ordered'} on ${dayLabel(created_at)}, failed on ${dayLabel(finished_at ?? created_at)}. ${error ?? ''}`,
        action: <RetryBatchButton id={id} about={nameOf({ name: user_name, email: user_email })} />,
      })}
    />
  );
}

export function BadlyRatedBatches() {
  const asked = useQuery({ queryKey: ['badly-rated-batches'], queryFn: readBadlyRatedBatches });
  return (
    <NeedSection
      title="Badly rated prompts"
      note={`Batches below ${BADLY_RATED_BELOW} stars, last ${RATINGS_LOOKED_BACK_DAYS} days`}
      asked={{ ...asked, data: asked.data?.data }}
      nobody="No batch was rated badly."
      total={asked.data?.total ?? 0}
      allAt={filtered('feedback', { type: 'prompt', is_low: true })}
      render={({ id, user_id, user_name, user_email, mean_rating, ratings, rated_at }) => ({
        head: <PersonLink id={user_id} name={user_name} email={user_email} />,
        note: `${mean_rating} of 5 over ${ratings === 1 ? '1 rating' : `${ratings} ratings`}, last on ${dayLabel(rated_at)}`,
        action: (
          <NeedAction
            to={filtered('feedback', { batch_id: id })}
            about={nameOf({ name: user_name, email: user_email })}
          >
            Read
          </NeedAction>
        ),
      })}
    />
  );
}

/** What people said last in words, each with the way to answer it. */
export function LatestFeedback() {
  const filter = { said: true };
  const asked = useRows<Feedback, 'feedback'>('feedback', {
    pagination: { page: 1, perPage: 3 },
    sort: { field: 'updated_at', order: 'DESC' },
    filter,
  });
  return (
    <NeedSection
      title="Latest feedback"
      asked={asked}
      nobody="Nobody has said anything in words yet."
      total={asked.total ?? 0}
      allAt={filtered('feedback', filter)}
      render={({ id, user_name, user_email, is_answered, rating, target_title, ...said }) => ({
        head: (
          <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
            {inQuotes(cutWithDots(said.feedbackText ?? said.improvementSuggestions ?? '', QUOTED))}
          </Box>
        ),
        note: `${nameOf({ name: user_name, email: user_email })}, ${rating === 0 ? 'no stars' : `${rating} of ${RATING_MAX}`}, on ${target_title}`,
        action: (
          <NeedAction to={linkTo.feedback(id)} about={nameOf({ name: user_name, email: user_email })}>
            {is_answered ? 'Read' : 'Answer'}
          </NeedAction>
        ),
      })}
    />
  );
}

export function FailingPayments() {
  const filter = { reason: FAILING_PAYMENT_REASONS };
  const asked = useRows<Subscription, 'subscriptions'>('subscriptions', {
    pagination: FIRST,
    sort: { field: 'updated_at', order: 'DESC' },
    filter,
  });
  return (
    <NeedSection
      title="Payments"
      asked={asked}
      nobody="No payment fails."
      total={asked.total ?? 0}
      allAt={filtered('subscriptions', filter)}
      render={(plan) => ({
        head: <PersonLink id={plan.user_id} name={plan.full_name} email={plan.email} />,
        note: (
          <>
            <PlanState of={plan} />
            {plan.grace_until === null ? null : ` Open until ${dayLabel(plan.grace_until)}`}
          </>
        ),
        action: <WriteTo name={plan.full_name} email={plan.email} />,
      })}
    />
  );
}

/** Members whose figures LinkedIn does not give, but for the limit of a day, which ends by itself. */
export function FiguresPaused() {
  const filter = { figures_paused: true };
  const asked = useRows<User, 'users'>('users', {
    pagination: FIRST,
    sort: { field: 'last_seen_at', order: 'DESC' },
    filter,
  });
  const isOfAll = asked.data?.some(({ linkedin_readings_pause: reason }) => reason === 'version_ended');
  return (
    <NeedSection
      title="Figures not read"
      note={isOfAll ? 'Of anybody: the version of LinkedIn’s interface has ended' : null}
      asked={asked}
      nobody="LinkedIn gives the figures of everybody who allows it."
      total={asked.total ?? 0}
      allAt={filtered('users', filter)}
      render={({ id, full_name, email, linkedin_readings_pause: reason }) => ({
        head: <PersonLink id={id} name={full_name} email={email} />,
        note: reason === null ? 'They are read again' : READING_PAUSES[reason],
        action:
          reason === 'token_refused' || reason === 'not_permitted' ? (
            <WriteTo name={full_name} email={email} />
          ) : null,
      })}
    />
  );
}

export function SilentUsers() {
  const asked = useRows<User, 'users'>('users', {
    pagination: FIRST,
    sort: { field: 'last_seen_at', order: 'DESC' },
    filter: { silent: true },
  });
  return (
    <NeedSection
      title="Silent"
      note={`With a plan, not seen for ${SILENT_DAYS} days`}
      asked={asked}
      nobody={`Everybody was here in the last ${SILENT_DAYS} days.`}
      total={asked.total ?? 0}
      allAt={filtered('users', { silent: true })}
      render={({ id, full_name, email, last_seen_at, created_at }) => ({
        head: <PersonLink id={id} name={full_name} email={email} />,
        note: last_seen_at
          ? `Seen last on ${dayLabel(last_seen_at)}`
          : `Signed up on ${dayLabel(created_at)}, not seen of late`,
        action: <WriteTo name={full_name} email={email} />,
      })}
    />
  );
}
