import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { counted } from '@drumbeat/domain';
import { EmptyState, useKeptFocus } from '@drumbeat/ui';
import { useQuery } from '@tanstack/react-query';
import { Sprout } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { FailureNotice } from '../../../components/failure-notice';
import { SectionSkeleton } from '../../../components/section-skeleton';
import { learnedRulesQuery, useDecideRule, type LearnedRule } from '../api/learned-rules';
import { RuleCard } from './rule-card';

/** Its place on the page: notices lead there. */
const SECTION = 'learned';

/** "What I learned from your edits": suggestions, and what became of those that were accepted (LEARN-3). */
export function LearnedSection() {
  const section = useRef<HTMLElement>(null);
  useKeptFocus(section);
  const { hash, key } = useLocation();
  const isNamed = hash === `#${SECTION}`;
  useEffect(() => {
    if (!isNamed) return;
    section.current?.scrollIntoView();
    section.current?.focus({ preventScroll: true });
  }, [isNamed, key]);
  return (
    <Box
      component="section"
      id={SECTION}
      ref={section}
      tabIndex={-1}
      aria-labelledby={`${SECTION}-title`}
      sx={{ scrollMarginTop: 'calc(var(--db-bar) + 1.25rem)', '&:focus': { outline: 'none' } }}
    >
      <Typography variant="h2" id={`${SECTION}-title`}>
        What I learned from your edits
      </Typography>
      <Learned />
    </Box>
  );
}

function Learned() {
  const learned = useQuery(learnedRulesQuery);
  const { decide, busyId } = useDecideRule();
  if (learned.data === undefined) {
    if (learned.error === null) return <SectionSkeleton height="8rem" />;
    return (
      <Box sx={{ mt: 4 }}>
        <FailureNotice
          title="What I learned could not be loaded"
          error={learned.error}
          onRetry={() => void learned.refetch()}
        />
      </Box>
    );
  }
  const { data: rules, drafts } = learned.data;
  const [proposed, accepted] = [
    rules.filter(({ status }) => status === 'proposed'),
    rules.filter(({ status }) => status === 'accepted'),
  ];
  const button = (rule: LearnedRule, label: string, decision: Parameters<typeof decide>[1]) => (
    <Button
      variant={decision === 'accept' ? 'contained' : 'outlined'}
      size="small"
      disabled={busyId === rule.id}
      onClick={() => decide(rule, decision)}
    >
      {label}
    </Button>
  );
  return (
    <>
      <Typography sx={{ mt: 1, color: 'text.secondary', textWrap: 'pretty' }}>
        {rules.length === 0
          ? 'Each draft is compared with the post that you make of it.'
          : `From ${counted(drafts.compared, 'draft')} and what you posted. Nothing changes before you accept it.`}
      </Typography>
      {proposed.length === 0 ? (
        <Box sx={{ mt: 4 }}>
          <NothingYet {...drafts} hasRules={accepted.length > 0} />
        </Box>
      ) : (
        <Box component="ul" aria-label="Suggestions" sx={{ display: 'grid', gap: 3, mt: 4 }}>
          {proposed.map((rule) => (
            <RuleCard
              key={rule.id}
              rule={rule}
              actions={
                <>
                  {button(rule, 'Accept', 'accept')}
                  {button(rule, 'Decline', 'decline')}
                </>
              }
            />
          ))}
        </Box>
      )}
      {accepted.length === 0 ? null : (
        <>
          <Typography component="h3" id={`${SECTION}-accepted`} sx={{ mt: 6, mb: 3, fontWeight: 600 }}>
            What you accepted
          </Typography>
          <Box component="ul" aria-labelledby={`${SECTION}-accepted`} sx={{ display: 'grid', gap: 3 }}>
            {accepted.map((rule) => (
              <RuleCard key={rule.id} rule={rule} actions={button(rule, 'Take back', 'undo')} />
            ))}
          </Box>
        </>
      )}
    </>
  );
}

interface NothingYetProps {
  compared: number;
  needed: number;
  hasRules: boolean;
}

function NothingYet({ compared, needed, hasRules }: NothingYetProps) {
  const missing = needed - compared;
  if (missing > 0) {
    return (
      <EmptyState
        sign={Array.from({ length: needed }, (_, index) => (index < compared ? 'posted' : 'open'))}
        title={`${counted(missing, 'more draft')} to learn from`}
        component="h3"
      >
        Let a writer draft, change what does not sound like you, and schedule or post it. What you do in{' '}
        {needed} drafts, such as cutting a phrase or the last question, becomes a suggestion here.
      </EmptyState>
    );
  }
  return (
    <EmptyState sign={Sprout} title={hasRules ? 'No new suggestion' : 'No habit yet'} component="h3">
      {counted(compared, 'draft')} compared. What you do in {needed} of them, and in most that give the
      occasion, becomes a suggestion here.
    </EmptyState>
  );
}
