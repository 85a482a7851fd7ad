import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { effectiveStatus, PROMPT_STATUSES, type PromptStatus } from '@drumbeat/domain';
import { Archive, Check, ChevronDown, CircleDot, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import type { Prompt } from '../../../entities/types';
import { useSetPromptStatus, type PromptPlace } from '../../../entities/prompts/prompt-fields';

const looks: Record<PromptStatus, { label: string; icon: LucideIcon }> = {
  new: { label: 'New', icon: CircleDot },
  used: { label: 'Used', icon: Check },
  archived: { label: 'Archived', icon: Archive },
};

/** Any status may be set directly (PROMPT-9). */
export function StatusMenu({ prompt, place }: { prompt: Prompt; place: PromptPlace }) {
  const setStatus = useSetPromptStatus(prompt.id, place);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const current = effectiveStatus(prompt);
  const { label, icon: Icon } = looks[current];
  return (
    <>
      <Button
        variant="ghost"
        size="small"
        sx={{ ml: -2, px: 2 }}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={`Status: ${label}`}
        onClick={(event) => setAnchor(event.currentTarget)}
        startIcon={<Icon size={16} strokeWidth={1.75} aria-hidden />}
        endIcon={<ChevronDown size={14} strokeWidth={2} aria-hidden />}
      >
        {label}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {PROMPT_STATUSES.map((status) => {
          const { label: word, icon: StatusIcon } = looks[status];
          return (
            <MenuItem
              key={status}
              role="menuitemradio"
              aria-checked={status === current}
              selected={status === current}
              onClick={() => {
                setAnchor(null);
                if (status !== current) setStatus.mutate(status);
              }}
            >
              <StatusIcon size={16} strokeWidth={1.75} aria-hidden />
              {word}
            </MenuItem>
          );
        })}
      </Menu>
    </>
  );
}
