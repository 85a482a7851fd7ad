import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { FIRST_LINE_STARTERS } from '../first-line-starters';
import { NOTE_LIMITS } from '@drumbeat/domain';
import { tooLongProblem } from '../../../lib/text/too-long.rules';
import { useState } from 'react';
import { AskProblem } from './ask-problem';
import { DraftPanelHeading } from './draft-panel-heading';
import { Ask, AskRow, Panel, Wish, Wishes } from './draft-panel.styles';

interface StartersPanelProps {
  /** The prompt to begin with, as a short text; null when the calendar has none. */
  prompt: { label: string; onStart: () => void } | null;
  onNote: (note: string) => void;
  onSavedNotes: () => void;
  onFirstLine: (line: string) => void;
}

/** Replaces the drafting panel while there is no text to draft from: offers a prompt, a note, or a first line. */
export function StartersPanel({ prompt, onNote, onSavedNotes, onFirstLine }: StartersPanelProps) {
  const [note, setNote] = useState('');
  const problem = tooLongProblem(note.trim(), NOTE_LIMITS.notes);
  const canSend = note.trim() !== '' && problem === undefined;
  const [lines, setLines] = useState<HTMLElement | null>(null);
  return (
    <Panel
      aria-labelledby="starters-title"
      onSubmit={(event) => {
        event.preventDefault();
        if (canSend) onNote(note.trim());
      }}
    >
      <DraftPanelHeading id="starters-title">Just write, or begin with one of these</DraftPanelHeading>
      <AskRow>
        <Ask
          aria-label="A note to draft from"
          placeholder="A note is enough: what happened, and what did you make of it?"
          value={note}
          aria-invalid={problem !== undefined}
          onChange={(event) => setNote(event.target.value)}
        />
        <Button type="submit" variant="outlined" size="small" disabled={!canSend}>
          Draft from it
        </Button>
      </AskRow>
      <AskProblem problem={problem} />
      <Wishes role="group" aria-label="Ways to begin" data-open>
        {prompt ? (
          <Wish type="button" onClick={prompt.onStart}>
            {prompt.label}
          </Wish>
        ) : null}
        <Wish type="button" onClick={onSavedNotes}>
          A saved note
        </Wish>
        <Wish
          type="button"
          aria-haspopup="menu"
          aria-expanded={lines !== null}
          onClick={({ currentTarget }) => setLines(currentTarget)}
        >
          A first line
        </Wish>
      </Wishes>
      <Menu
        open={lines !== null}
        anchorEl={lines}
        onClose={() => setLines(null)}
        disableRestoreFocus
        anchorOrigin={{ vertical: 'top', horizontal: 'left' }}
        transformOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      >
        {FIRST_LINE_STARTERS.map((line) => (
          <MenuItem
            key={line}
            sx={{ whiteSpace: 'normal', maxWidth: '30rem' }}
            onClick={() => {
              setLines(null);
              onFirstLine(line);
            }}
          >
            {line}
          </MenuItem>
        ))}
      </Menu>
    </Panel>
  );
}
