import Button, { type ButtonProps } from '@mui/material/Button';
import { ArrowUpRight } from 'lucide-react';
import { Link as RouterLink } from 'react-router';
import type { PublicationChoice } from '../hooks/use-publication-choices';

interface ChoiceButtonProps {
  choice: PublicationChoice;
  variant: ButtonProps['variant'];
}

/** A choice as a button, or as a link where it leads somewhere. */
export function ChoiceButton({ choice: { label, busy, onClick, to, href }, variant }: ChoiceButtonProps) {
  if (href) {
    return (
      <Button
        component="a"
        href={href}
        target="_blank"
        rel="noreferrer"
        variant={variant}
        size="small"
        endIcon={<ArrowUpRight size={16} strokeWidth={1.75} aria-hidden />}
      >
        {label}
      </Button>
    );
  }
  if (to) {
    return (
      <Button component={RouterLink} to={to} variant={variant} size="small">
        {label}
      </Button>
    );
  }
  return (
    <Button variant={variant} size="small" loading={busy ?? false} onClick={onClick}>
      {label}
    </Button>
  );
}
