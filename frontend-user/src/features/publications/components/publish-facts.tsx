import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { NearestPost } from '../spacing.rules';
import { InitialsAvatar, Status } from '@drumbeat/ui';
import {
  CircleCheck,
  CirclePause,
  FlaskConical,
  Link2Off,
  TriangleAlert,
  type LucideIcon,
} from 'lucide-react';
import type { ReactNode } from 'react';

export interface LinkedInAccount {
  connected: boolean;
  /** The member's name, or the user's where LinkedIn is not connected. */
  name: string;
  /** 'until Fri, Jan 12' when the end of the access is known. */
  until: string | null;
  /** True when the stand-in replaces LinkedIn. */
  sandbox: boolean;
}

interface PublishFactsProps {
  account: LinkedInAccount;
  /** The reason why the text cannot be posted, as text. */
  problems: string[];
  /** Obstacles to “Post Now”, as text. */
  hindrances: string[];
  /** The user's other post near this time. */
  nearest: NearestPost | null;
  /** The checks of the text. */
  checks: ReactNode;
}

/** The account, and the facts about the text. */
export function PublishFacts({ account, problems, hindrances, nearest, checks }: PublishFactsProps) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
        <InitialsAvatar name={account.name} />
        <Box sx={{ minWidth: 0 }}>
          <Typography sx={{ fontWeight: 600 }}>{account.name}</Typography>
          {account.connected ? (
            <Status small tone="good" icon={CircleCheck} note={account.until}>
              Connected
            </Status>
          ) : (
            <Status small tone="quiet" icon={Link2Off}>
              LinkedIn is not connected
            </Status>
          )}
        </Box>
      </Box>
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gap: 2,
          py: 4,
          borderTop: 1,
          borderBottom: 1,
          borderColor: 'divider',
          typography: 'label',
          fontWeight: 400,
          color: 'text.secondary',
        }}
      >
        {problems.length === 0 ? (
          <Fact icon={CircleCheck} good>
            Text is exactly what LinkedIn receives
          </Fact>
        ) : null}
        {problems.map((problem) => (
          <Fact key={problem} icon={TriangleAlert}>
            {problem}
          </Fact>
        ))}
        {hindrances.map((hindrance) => (
          <Fact key={hindrance} icon={CirclePause}>
            {hindrance}
          </Fact>
        ))}
        {nearest?.isClose ? (
          <Fact icon={TriangleAlert}>
            {nearest.side === 'before' ? 'Your last post went out' : 'Your next post is planned'}{' '}
            {inHours(nearest)}. Posts within 18 hours of each other tend to reach fewer people.
          </Fact>
        ) : null}
        {account.sandbox ? (
          <Fact icon={FlaskConical}>
            LinkedIn sandbox: it goes to the stand-in here, not to linkedin.com.
          </Fact>
        ) : null}
      </Box>
      {checks}
      <Typography variant="caption" component="p" sx={{ color: 'text.disabled' }}>
        A post cannot be taken back by Drumbeat. You can delete it on LinkedIn.
      </Typography>
    </Box>
  );
}

/** 'in 7 hours', 'an hour ago' */
function inHours({ hours, side }: NearestPost): string {
  const time = hours === 0 ? 'less than an hour' : hours === 1 ? 'an hour' : `${hours} hours`;
  return side === 'before' ? `${time} ago` : `in ${time}`;
}

interface FactProps {
  icon: LucideIcon;
  good?: boolean;
  children: ReactNode;
}

function Fact({ icon: Icon, good = false, children }: FactProps) {
  return (
    <Box component="li" sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: 2 }}>
      <Box component="span" sx={{ color: good ? 'success.main' : 'warning.main', pt: '1px' }}>
        <Icon size={18} strokeWidth={1.75} aria-hidden />
      </Box>
      <span>{children}</span>
    </Box>
  );
}
