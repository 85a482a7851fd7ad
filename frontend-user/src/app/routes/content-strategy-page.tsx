import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { BALANCE_POSTS, counted } from '@drumbeat/domain';
import { EmptyState, SkeletonLines } from '@drumbeat/ui';
import { useQuery } from '@tanstack/react-query';
import { Compass, SlidersHorizontal } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { FailureNotice } from '../../components/failure-notice';
import { lazyPart } from '../../components/lazy-part';
import { Page } from '../../components/page';
import { PageHead } from '../../components/page-head';
import { type ContentStrategy, strategyQuery } from '../../features/content-strategy/api/content-strategy';
import { NextWeek } from '../../features/content-strategy/components/next-week';
import { PillarBalance } from '../../features/content-strategy/components/pillar-balance';
import { paths } from '../../lib/paths';

const mixDialog = lazyPart(() => import('../../features/content-strategy/components/mix-dialog'));

/** What the user posts about, for whom, how often, and what is next. */
export function Component() {
  const strategy = useQuery(strategyQuery);
  return (
    <Page title="Content Strategy">
      <PageHead title="Content Strategy" subtitle="What you post about, for whom, and what comes next." />
      {strategy.data ? (
        <Strategy strategy={strategy.data} />
      ) : strategy.error ? (
        <FailureNotice
          title="Your strategy could not be loaded"
          error={strategy.error}
          onRetry={() => void strategy.refetch()}
        />
      ) : (
        <Box role="status" aria-busy aria-label="Loading your strategy">
          <SkeletonLines lines={[{ width: '100%' }, { width: '100%' }, { width: '60%' }]} />
        </Box>
      )}
    </Page>
  );
}

function Strategy({ strategy }: { strategy: ContentStrategy }) {
  const [isMixOpen, setMixOpen] = useState(false);
  /** Each time the dialog begins anew, with the mix as it is. */
  const [openings, setOpenings] = useState(0);
  const { pillars } = strategy;
  if (pillars.length === 0) {
    return (
      <EmptyState
        sign={Compass}
        title="No pillars yet"
        component="h2"
        action={
          <Button component={RouterLink} to={paths.profile} variant="outlined" size="small">
            Name your pillars
          </Button>
        }
      >
        Three to five subjects that your clients should know you for. Prompts and suggestions follow them.
      </EmptyState>
    );
  }
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' },
        gap: { xs: 8, lg: 12 },
      }}
    >
      <Box sx={{ display: 'grid', gap: { xs: 8, lg: 10 }, alignContent: 'start' }}>
        <Part
          title="Your pillars"
          note={balanceWords(strategy)}
          action={
            strategy.is_locked ? null : (
              <Button
                size="small"
                variant="outlined"
                startIcon={<SlidersHorizontal size={16} strokeWidth={1.75} aria-hidden />}
                onClick={() => {
                  setOpenings(openings + 1);
                  setMixOpen(true);
                }}
              >
                Target mix
              </Button>
            )
          }
        >
          <PillarBalance pillars={pillars} posts={strategy.posts} />
          {strategy.is_locked ? (
            <Typography sx={{ mt: 4, color: 'text.secondary', textWrap: 'pretty' }}>
              The staff has locked your profile, so the target mix stays as it is. Please ask them to change
              it.
            </Typography>
          ) : null}
        </Part>
        <Part title="Next week" note="Open beats go to the pillar that lacks most.">
          <NextWeek beats={strategy.next_week} pillars={pillars.map(({ name }) => name)} />
        </Part>
      </Box>
      <Box sx={{ display: 'grid', gap: 8, alignContent: 'start' }}>
        <Part title="Your rhythm">
          <Typography sx={{ textWrap: 'pretty' }}>
            {counted(strategy.weekly_posting_goal, 'post')} a week. Prompts come for Monday, Wednesday and
            Friday.
          </Typography>
          <More to={paths.profile}>Change your goal</More>
        </Part>
        <Part title="Your ideal client">
          <Client strategy={strategy} />
        </Part>
      </Box>
      {openings > 0 ? (
        <Suspense>
          <mixDialog.Part
            key={openings}
            open={isMixOpen}
            onClose={() => setMixOpen(false)}
            pillars={pillars}
          />
        </Suspense>
      ) : null}
    </Box>
  );
}

const CLIENT_WORDS: readonly { field: keyof ContentStrategy['client']; term: string }[] = [
  { field: 'ideal_target_client', term: 'Who they are' },
  { field: 'client_pain_points', term: 'What they struggle with' },
  { field: 'target_audience', term: 'Who else reads you' },
];

/** The summary where there is one, and what the user said of their clients. */
function Client({ strategy: { client, icp_summary: summary } }: { strategy: ContentStrategy }) {
  const known = CLIENT_WORDS.flatMap(({ field, term }) => {
    const text = client[field];
    return text === null ? [] : [{ term, text }];
  });
  const isKnown = summary !== null || known.length > 0;
  return (
    <>
      {summary === null ? null : (
        <Typography sx={{ whiteSpace: 'pre-line', textWrap: 'pretty' }}>{summary}</Typography>
      )}
      {known.length > 0 ? (
        <Box component="dl" sx={{ display: 'grid', gap: 3, m: 0, mt: summary === null ? 0 : 4 }}>
          {known.map(({ term, text }) => (
            <div key={term}>
              <Typography variant="label" component="dt" sx={{ color: 'text.disabled' }}>
                {term}
              </Typography>
              <Box component="dd" sx={{ m: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
                {text}
              </Box>
            </div>
          ))}
        </Box>
      ) : null}
      {isKnown ? null : (
        <Typography sx={{ textWrap: 'pretty' }}>
          Nothing yet. Tell who your clients are, and the summary of them leads prompts and drafts.
        </Typography>
      )}
      <More to={paths.profile}>{isKnown ? 'Change it' : 'Describe your client'}</More>
    </>
  );
}

interface PartProps {
  title: string;
  note?: string;
  action?: ReactNode;
  children: ReactNode;
}

function Part({ title, note, action, children }: PartProps) {
  return (
    <section>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 3, mb: 3 }}>
        <Box sx={{ mr: 'auto', minWidth: 0 }}>
          <Typography variant="h3" component="h2">
            {title}
          </Typography>
          {note ? (
            <Typography variant="caption" component="p" sx={{ color: 'text.disabled', mt: 1 }}>
              {note}
            </Typography>
          ) : null}
        </Box>
        {action}
      </Box>
      {children}
    </section>
  );
}

const More = ({ to, children }: { to: string; children: string }) => (
  <Link component={RouterLink} to={to} sx={{ display: 'inline-block', mt: 2 }}>
    {children}
  </Link>
);

function balanceWords({ posts, posts_without_pillar: without }: ContentStrategy): string {
  if (posts === 0) return `Once posts are out, the last ${BALANCE_POSTS} show here against your target mix.`;
  const line = `${posts === 1 ? 'Of your one post' : `Of your last ${posts} posts`}; the line is your target.`;
  if (without === 0) return line;
  const whose = without === 1 ? 'One has no pillar: it was' : `${without} have no pillar: they were`;
  return `${line} ${whose} not written from a prompt.`;
}
