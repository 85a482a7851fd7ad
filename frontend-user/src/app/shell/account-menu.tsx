import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { roleLabel } from '@drumbeat/domain';
import { InitialsAvatar, visuallyHidden } from '@drumbeat/ui';
import { ChevronDown } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyPart, useEver, useLater } from '../../components/lazy-part';
import { useCurrentUser } from '../../entities/session/current-user';

const list = lazyPart(() => import('./account-menu-list'));

interface AccountMenuProps {
  /** The avatar alone, as on a phone: a bar with other work to do has no room for the address. */
  compact?: boolean;
}

export function AccountMenu({ compact = false }: AccountMenuProps) {
  const user = useCurrentUser();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const wasOpened = useEver(anchor !== null);
  useLater(list);
  const beside = (display: string) => (compact ? 'none' : { xs: 'none', md: display });
  return (
    <>
      <ButtonBase
        onClick={(event) => setAnchor(event.currentTarget)}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        sx={{
          flex: 'none',
          gap: 2,
          height: '2.25rem',
          p: compact ? '0 0.25rem' : '0 0.5rem 0 0.25rem',
          borderRadius: '0.5rem',
          '&:hover': { bgcolor: 'action.hover' },
        }}
      >
        <InitialsAvatar name={user.full_name ?? user.email} />
        <Box sx={{ display: beside('grid'), textAlign: 'left' }}>
          <Box
            component="span"
            sx={{
              typography: 'label',
              lineHeight: '1rem',
              maxWidth: '16rem',
              overflow: 'hidden',
              textOverflow: 'ellipsis',
            }}
          >
            {user.email}
          </Box>
          <Box
            component="span"
            sx={{ fontSize: '0.6875rem', lineHeight: '0.875rem', color: 'text.disabled' }}
          >
            {roleLabel(user)}
          </Box>
        </Box>
        <span style={visuallyHidden}>Account menu</span>
        <Box component="span" sx={{ display: beside('block') }}>
          <ChevronDown size={14} strokeWidth={2} aria-hidden />
        </Box>
      </ButtonBase>
      <Suspense>
        {wasOpened ? <list.Part anchor={anchor} onClose={() => setAnchor(null)} named={compact} /> : null}
      </Suspense>
    </>
  );
}
