import ButtonBase from '@mui/material/ButtonBase';
import { styled, type SxProps, type Theme } from '@mui/material/styles';
import { useLayoutEffect, useRef, useState } from 'react';
import { moveFocus } from '@drumbeat/ui';
import { Count } from './count';

const List = styled('div')({
  position: 'relative',
  display: 'flex',
  gap: '1.5rem',
  minWidth: 0,
  overflowX: 'auto',
  overflowY: 'hidden',
  scrollbarWidth: 'none',
});

const Tab = styled(ButtonBase)(({ theme }) => ({
  ...theme.typography.button,
  position: 'relative',
  flex: 'none',
  gap: '0.375rem',
  minHeight: '2.5rem',
  color: theme.vars.palette.text.secondary,
  fontWeight: 500,
  lineHeight: 1.25,
  whiteSpace: 'nowrap',
  '&:hover, &[aria-selected="true"]': { color: theme.vars.palette.text.primary },
  '&[aria-selected="true"]': { fontWeight: 600 },
  '&[aria-selected="true"]::after': {
    content: '""',
    position: 'absolute',
    inset: 'auto 0 0',
    height: 2,
    borderRadius: 1,
    background: theme.vars.palette.primary.main,
  },
  // The row scrolls, so it would cut a ring around the tab.
  '&:focus-visible': { outlineOffset: -2 },
}));

interface PageTabsProps<Value extends string> {
  label: string;
  tabs: readonly { value: Value; label: string; id?: string }[];
  value: Value;
  onChange: (value: Value) => void;
  /** Number of items in each tab; undefined while loading. A tab that counts nothing has no entry. */
  counts: Readonly<Partial<Record<Value, number | undefined>>> | undefined;
  /** Id of the tabs' panel. */
  panelId?: string;
  sx?: SxProps<Theme>;
}

/**
 * The tabs of a page, on one line that scrolls when it is too narrow. Arrow keys move between them, Enter or Space
 * opens one. MUI's tabs do the same with five times the script.
 */
export function PageTabs<Value extends string>({
  label,
  tabs,
  value,
  onChange,
  counts,
  panelId,
  sx,
}: PageTabsProps<Value>) {
  const list = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<Value | null>(null);
  const tabStop = focused ?? value;
  useLayoutEffect(() => {
    if (list.current) revealChosen(list.current);
  }, [value]);
  return (
    <List
      ref={list}
      role="tablist"
      aria-label={label}
      onKeyDown={moveFocus}
      onBlur={() => setFocused(null)}
      {...(sx ? { sx } : {})}
    >
      {tabs.map((tab) => (
        <Tab
          key={tab.value}
          role="tab"
          id={tab.id}
          aria-selected={tab.value === value}
          aria-controls={panelId}
          tabIndex={tab.value === tabStop ? 0 : -1}
          onFocus={() => setFocused(tab.value)}
          onClick={() => {
            if (tab.value !== value) onChange(tab.value);
          }}
        >
          {tab.label} {counts && !(tab.value in counts) ? null : <Count>{counts?.[tab.value]}</Count>}
        </Tab>
      ))}
    </List>
  );
}

/** Scrolls the row, and nothing around it, until the chosen tab is in view. */
function revealChosen(list: HTMLElement) {
  const tab = list.querySelector<HTMLElement>('[aria-selected="true"]');
  if (!tab) return;
  const end = tab.offsetLeft + tab.offsetWidth - list.clientWidth;
  list.scrollLeft = Math.min(tab.offsetLeft, Math.max(list.scrollLeft, end));
}
