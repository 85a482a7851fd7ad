import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { isActiveSubscription, type SubscriptionFacts } from '@drumbeat/domain';
import { useQuery } from '@tanstack/react-query';
import { PanelLeftClose, PanelLeftOpen, X } from 'lucide-react';
import { Link as RouterLink } from 'react-router';
import { BrandLink } from '../../components/brand-link';
import { accountQuery } from '../../entities/session/get-session';
import { decisionsQuery } from '../../entities/publications/get-decisions';
import { needsDecision } from '../../entities/publications/needs-decision';
import { linkTo, paths } from '../../lib/paths';
import { BetaTag } from './beta-tag';
import { bottomEntries, mainEntries, personalizationEntries } from './navigation';
import { SidebarItem } from './sidebar-item';

const Column = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  padding: '0 0.75rem 0.75rem',
  background: theme.vars.palette.surface.chrome,
  overflowY: 'auto',
  scrollbarWidth: 'none',
}));

const List = styled('nav')({ display: 'flex', flexDirection: 'column', gap: 2 });

const Promo = styled('div')(({ theme }) => ({
  marginTop: 'auto',
  padding: '0.75rem',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: '0.75rem',
  background: theme.vars.palette.surface.promo,
}));

interface SidebarProps {
  narrow: boolean;
  /** Folds or unfolds the sidebar; closes the overlay. */
  onToggle: () => void;
  overlay?: boolean;
}

const hasPaidPlan = (subscription: SubscriptionFacts | null) =>
  isActiveSubscription(subscription) && subscription?.plan_type === 'monthly';

/** Wide, narrow, or as an overlay; the box about the paid plan is for those who do not have it. */
export function Sidebar({ narrow, onToggle, overlay = false }: SidebarProps) {
  const account = useQuery(accountQuery).data;
  const isOffered = account !== undefined && !hasPaidPlan(account.subscription);
  const decisions = useQuery({
    ...decisionsQuery,
    // The response would redirect others to the plans.
    enabled: isActiveSubscription(account?.subscription ?? null),
    select: (all) => all.filter((decision) => needsDecision(decision)).length,
  }).data;
  const toggle = overlay
    ? { label: 'Close menu', icon: X }
    : narrow
      ? { label: 'Expand the sidebar', icon: PanelLeftOpen }
      : { label: 'Collapse the sidebar', icon: PanelLeftClose };
  const toggleButton = (
    <IconButton
      size={overlay ? 'medium' : 'small'}
      onClick={onToggle}
      aria-label={toggle.label}
      aria-expanded={overlay ? undefined : !narrow}
      sx={narrow ? { alignSelf: 'center', mb: 1 } : { ml: 'auto' }}
    >
      <toggle.icon size={overlay ? 18 : 16} strokeWidth={1.75} aria-hidden />
    </IconButton>
  );
  return (
    <Column>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: narrow ? 'center' : 'flex-start',
          gap: 2,
          height: 'var(--db-bar)',
          flex: 'none',
          px: narrow ? 0 : 2,
        }}
      >
        <BrandLink to={paths.dashboard} size={narrow ? 'mark' : 'normal'} />
        {narrow ? null : <BetaTag />}
        {narrow ? null : toggleButton}
      </Box>
      {narrow ? toggleButton : null}
      <List aria-label="Product">
        {mainEntries.map((entry) => (
          <SidebarItem
            key={entry.to}
            entry={entry}
            narrow={narrow}
            waiting={entry.to === paths.posts ? (decisions ?? 0) : 0}
          />
        ))}
        {narrow ? (
          <Box sx={{ height: '1rem' }} />
        ) : (
          <Typography
            variant="caption"
            component="p"
            sx={{ color: 'text.disabled', p: '1.25rem 0.5rem 0.25rem' }}
          >
            Personalization
          </Typography>
        )}
        {personalizationEntries.map((entry) => (
          <SidebarItem key={entry.to} entry={entry} narrow={narrow} />
        ))}
      </List>
      {narrow || !isOffered ? null : (
        <Promo>
          <Typography variant="label" component="p" sx={{ fontWeight: 550 }}>
            Upgrade to Pro
          </Typography>
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary', m: '2px 0 0.5rem' }}>
            The monthly plan: prompts every Monday, planned with you on a call.
          </Typography>
          <Button component={RouterLink} to={linkTo.upgrade()} variant="outlined" size="small" fullWidth>
            Learn More
          </Button>
        </Promo>
      )}
      <List aria-label="More" sx={{ mt: narrow || !isOffered ? 'auto' : 2 }}>
        {bottomEntries.map((entry) => (
          <SidebarItem key={entry.to} entry={entry} narrow={narrow} />
        ))}
      </List>
    </Column>
  );
}
