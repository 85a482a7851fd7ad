import { styled } from '@mui/material/styles';
import ButtonBase from '@mui/material/ButtonBase';
import type { KeyboardEvent } from 'react';

export type SignInMethod = 'password' | 'magic-link';

const List = styled('div')(({ theme }) => ({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  gap: 2,
  padding: 2,
  borderRadius: '0.5rem',
  background: theme.vars.palette.surface.sunken,
  boxShadow: `inset 0 0 0 1px ${theme.vars.palette.divider}`,
}));

const Tab = styled(ButtonBase)(({ theme }) => ({
  ...theme.typography.label,
  height: '2.25rem',
  borderRadius: '0.375rem',
  color: theme.vars.palette.text.secondary,
  fontWeight: 560,
  '&[aria-selected="true"]': {
    background: theme.vars.palette.background.paper,
    color: theme.vars.palette.text.primary,
    boxShadow: `0 0 0 1px ${theme.vars.palette.divider}, ${theme.vars.shadows[1]}`,
  },
}));

interface MethodTabsProps {
  tabs: readonly { value: SignInMethod; label: string }[];
  value: SignInMethod;
  panelId: string;
  onChange: (value: SignInMethod) => void;
}

/** Two tabs that look like a switch. Arrow keys move between them, as between all tabs. */
export function MethodTabs({ tabs, value, panelId, onChange }: MethodTabsProps) {
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    if (!['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(event.key)) return;
    event.preventDefault();
    // With two tabs, every arrow key selects the other one.
    const position = tabs.findIndex((tab) => tab.value === value);
    const target = event.key === 'Home' ? 0 : event.key === 'End' ? tabs.length - 1 : 1 - position;
    const next = tabs[target];
    if (!next) return;
    onChange(next.value);
    event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')[target]?.focus();
  };
  return (
    <List role="tablist" aria-label="How to sign in" onKeyDown={move}>
      {tabs.map((tab) => (
        <Tab
          key={tab.value}
          role="tab"
          aria-selected={tab.value === value}
          aria-controls={panelId}
          tabIndex={tab.value === value ? 0 : -1}
          onClick={() => onChange(tab.value)}
        >
          {tab.label}
        </Tab>
      ))}
    </List>
  );
}
