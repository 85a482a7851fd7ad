import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { totalLabel } from '@drumbeat/domain';
import { EmptyState } from '@drumbeat/ui';
import { Link as RouterLink } from 'react-router-dom';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { Person } from '../components/person';
import type { Column } from '../components/record-list/column';
import { RecordTable } from '../components/record-list/record-table';
import { Section } from '../components/section';
import type { User } from '../providers/records';
import { MakeBatchButton } from '../entities/prompt-batches/make-batch-button';
import { PromptsInReview } from '../entities/prompt-batches/prompts-in-review';
import { filtered } from './need-section';
import { LinkedInState } from '../resources/users/linkedin-state';
import { linkTo } from '../lib/paths';

/** Six days in two weeks, two slots each. */
const SLOTS = 12;

const Square = styled('i', { shouldForwardProp: (prop) => prop !== 'isOpen' })<{ isOpen: boolean }>(
  ({ theme, isOpen }) => ({
    width: '0.5rem',
    height: '0.5rem',
    borderRadius: 2,
    background: isOpen ? 'none' : theme.vars.palette.beat.main,
    boxShadow: isOpen ? `inset 0 0 0 1.25px ${theme.vars.palette.line.control}` : 'none',
    forcedColorAdjust: 'none',
  }),
);

/** The number of open ones of the twelve slots, as a number and as squares: full ones first, without their days. */
function OpenSlots({ open }: { open: number }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 3 }}>
      <Box
        component="span"
        aria-hidden
        sx={{ display: 'grid', gridTemplateRows: 'repeat(2, auto)', gridAutoFlow: 'column', gap: '2px 4px' }}
      >
        {Array.from({ length: SLOTS }, (_unused, slot) => (
          <Square key={slot} isOpen={slot >= SLOTS - open} />
        ))}
      </Box>
      <Box component="strong" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
        {open}
      </Box>
    </Box>
  );
}

const columns: readonly Column<User>[] = [
  { label: 'Person', render: ({ full_name, email }) => <Person name={full_name} email={email} /> },
  { label: 'Pillars', isNumber: true, isWide: true, render: ({ content_pillars }) => content_pillars.length },
  {
    label: 'LinkedIn',
    isWide: true,
    render: (user) => <LinkedInState of={user} />,
  },
  { label: 'Open slots', render: ({ open_slots }) => <OpenSlots open={open_slots} /> },
  {
    label: '',
    render: (user) =>
      user.prompts_in_review > 0 ? <PromptsInReview of={user} /> : <MakeBatchButton userId={user.id} />,
  },
];

interface WhoNeedsPromptsProps {
  users: readonly User[];
  total: number;
}

/** People without prompts for this week or the next, those with the most open slots first. Whose prompts wait for review needs no more of them. */
export function WhoNeedsPrompts({ users, total }: WhoNeedsPromptsProps) {
  const toOrder = users.filter(({ prompts_in_review }) => prompts_in_review === 0);
  return (
    <Section title="Who needs prompts" note="No prompt for what is left of this week, or for the next">
      {users.length === 0 ? (
        <EmptyState sign={['posted', 'posted', 'posted']} title="Nobody is without prompts." />
      ) : (
        <>
          {toOrder.length === 0 ? null : (
            <Button
              component={RouterLink}
              to={linkTo.orderForMany(toOrder.map(({ id }) => id))}
              variant="outlined"
              size="small"
              sx={{ mb: 3 }}
            >
              {toOrder.length === 1
                ? 'Order prompts for this person'
                : `Order prompts for these ${toOrder.length}`}
            </Button>
          )}
          <RecordTable
            label="Who needs prompts"
            rows={users}
            columns={columns}
            linkOf={({ id }) => linkTo.user(id)}
          />
        </>
      )}
      {total > users.length ? (
        <Link
          component={RouterLink}
          to={filtered('users', { without_prompts: true })}
          sx={{ display: 'inline-block', mt: 3 }}
        >
          All {totalLabel(total)}
        </Link>
      ) : null}
    </Section>
  );
}
