import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { ChevronDown } from 'lucide-react';
import { InitialsAvatar } from './initials-avatar';
import { visuallyHidden } from '../theme/visually-hidden';

interface AccountButtonProps {
  name: string;
  email: string;
  role: string;
  isOpen: boolean;
  /** Takes the button, which the menu stands below. */
  onOpen: (button: HTMLElement) => void;
  /** The avatar alone, as on a phone: a bar with other work to do has no room for the address. */
  compact?: boolean;
}

/** Whose account it is, and the way to its menu. */
export function AccountButton({ name, email, role, isOpen, onOpen, compact = false }: AccountButtonProps) {
  const beside = (display: string) => (compact ? 'none' : { xs: 'none', md: display });
  return (
    <ButtonBase
      onClick={(event) => onOpen(event.currentTarget)}
      aria-haspopup="menu"
      aria-expanded={isOpen}
      sx={{
        flex: 'none',
        gap: 2,
        height: '2.25rem',
        p: compact ? '0 0.25rem' : '0 0.5rem 0 0.25rem',
        borderRadius: '0.5rem',
        '&:hover': { bgcolor: 'action.hover' },
      }}
    >
      <InitialsAvatar name={name} />
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
          {email}
        </Box>
        <Box component="span" sx={{ fontSize: '0.6875rem', lineHeight: '0.875rem', color: 'text.disabled' }}>
          {role}
        </Box>
      </Box>
      <span style={visuallyHidden}>Account menu</span>
      <Box component="span" sx={{ display: beside('block') }}>
        <ChevronDown size={14} strokeWidth={2} aria-hidden />
      </Box>
    </ButtonBase>
  );
}
