import { RefreshCw } from 'lucide-react';
import { IconAction } from './icon-action';

interface RefreshButtonProps {
  busy: boolean;
  onRefresh: () => void;
}

export function RefreshButton({ busy, onRefresh }: RefreshButtonProps) {
  return (
    <IconAction
      icon={RefreshCw}
      label="Refresh"
      onClick={onRefresh}
      aria-busy={busy}
      sx={{
        '@keyframes db-turn': { to: { transform: 'rotate(1turn)' } },
        '& svg': busy ? { animation: 'db-turn 0.9s linear infinite' } : {},
      }}
    />
  );
}
