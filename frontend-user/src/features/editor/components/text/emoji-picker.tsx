import Box from '@mui/material/Box';
import Popover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import {
  Coffee,
  Flag,
  Hand,
  Heart,
  Leaf,
  Lightbulb,
  Plane,
  Smile,
  Trophy,
  type LucideIcon,
} from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { SegmentedChoice } from '@drumbeat/ui';
import { SearchInput } from '../../../../components/search-input';
import { EMOJI_GROUPS, emojiQuery, foundEmoji, type EmojiGroup } from '../../emoji';

const columns = 8;

const Grid = styled('div')({
  display: 'grid',
  gridTemplateColumns: `repeat(${columns}, 2.25rem)`,
  justifyContent: 'center',
  alignContent: 'start',
  height: '15rem',
  overflowY: 'auto',
  scrollbarWidth: 'thin',
});

const Choice = styled('button')(({ theme }) => ({
  width: '2.25rem',
  height: '2.25rem',
  padding: 0,
  border: 0,
  borderRadius: '0.375rem',
  background: 'none',
  fontSize: '1.25rem',
  lineHeight: 1,
  cursor: 'pointer',
  '&:hover, &:focus-visible': { background: theme.vars.palette.action.hover },
}));

const icons: Readonly<Record<EmojiGroup, LucideIcon>> = {
  smileys: Smile,
  people: Hand,
  nature: Leaf,
  food: Coffee,
  travel: Plane,
  activities: Trophy,
  objects: Lightbulb,
  symbols: Heart,
  flags: Flag,
};

const options = EMOJI_GROUPS.map(({ group, name }) => {
  const Icon = icons[group];
  return { value: group, name, content: <Icon size={14} strokeWidth={2} aria-hidden /> };
});

/** Steps of each arrow key in the grid. */
const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -columns,
  ArrowDown: columns,
};

interface EmojiPickerProps {
  anchor: HTMLElement;
  onPick: (emoji: string) => void;
  onClose: () => void;
}

/**
 * By group or by name; the arrows go from the field into the grid and through it, Enter takes the first one found. No library's, as
 * those sort what is found by group: Enter after "rocket" would take an astronaut.
 */
export default function EmojiPicker({ anchor, onPick, onClose }: EmojiPickerProps) {
  const [group, setGroup] = useState<EmojiGroup>('smileys');
  const [search, setSearch] = useState('');
  /** Which of those shown Tab comes to: the one that had the focus last. */
  const [place, setPlace] = useState(0);
  const { data: all, isError } = useQuery(emojiQuery);
  const shown = all ? foundEmoji(all, { group, search }) : [];
  const grid = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);

  function goTo(next: number): boolean {
    const choice = grid.current?.querySelectorAll('button')[next];
    choice?.focus();
    return choice !== undefined;
  }

  function pick(emoji: string) {
    onClose();
    onPick(emoji);
  }

  function moveInGrid(event: React.KeyboardEvent) {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    if (!goTo(place + step) && event.key === 'ArrowUp') field.current?.focus();
  }

  return (
    <Popover
      open
      anchorEl={anchor}
      // After a choice the text takes the focus; without one it returns once the picker, which would hold it, is gone.
      onClose={() => {
        flushSync(onClose);
        anchor.focus();
      }}
      disableRestoreFocus
      anchorOrigin={{ vertical: 'top', horizontal: 'left' }}
      transformOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{
        paper: { role: 'dialog', 'aria-label': 'Emoji', sx: { width: '21rem', maxWidth: '95vw', p: 3 } },
        transition: { onEntered: () => field.current?.focus() },
      }}
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Box
          onKeyDown={(event) => {
            if (event.key === 'ArrowDown' && goTo(0)) event.preventDefault();
            const [first] = shown;
            if (event.key !== 'Enter' || search.trim() === '' || !first || event.nativeEvent.isComposing)
              return;
            event.preventDefault();
            pick(first.unicode);
          }}
          sx={{ display: 'grid' }}
        >
          <SearchInput
            inputRef={field}
            label="Search emoji"
            placeholder="Search"
            maxLength={50}
            value={search}
            onChange={(text) => {
              setSearch(text);
              setPlace(0);
            }}
          />
        </Box>
        <SegmentedChoice
          size="small"
          fullWidth
          label="Group"
          options={options}
          value={group}
          onChange={(next) => {
            setGroup(next);
            setSearch('');
            setPlace(0);
          }}
        />
        <Grid
          ref={grid}
          role="group"
          aria-label="Emoji to choose from"
          aria-busy={!all && !isError}
          onKeyDown={moveInGrid}
        >
          {shown.map(({ unicode, label }, index) => (
            <Choice
              key={unicode}
              type="button"
              tabIndex={index === place ? 0 : -1}
              onFocus={() => setPlace(index)}
              aria-label={label}
              title={label}
              onClick={() => pick(unicode)}
            >
              {unicode}
            </Choice>
          ))}
          {isError || (all && shown.length === 0) ? (
            <Box component="p" role="status" sx={{ gridColumn: '1 / -1', p: 4, color: 'text.secondary' }}>
              {isError ? 'The emoji could not be loaded.' : 'No emoji has this name.'}
            </Box>
          ) : null}
        </Grid>
      </Box>
    </Popover>
  );
}
