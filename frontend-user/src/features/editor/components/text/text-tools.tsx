import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { List, ListOrdered, Redo2, Smile, Undo2 } from 'lucide-react';
import { Suspense, useState, type ReactNode } from 'react';
import { IconAction } from '../../../../components/icon-action';
import { lazyPart, useLater } from '../../../../components/lazy-part';
import type { Editor } from '../../hooks/use-editor';

const emojiPicker = lazyPart(() => import('./emoji-picker'));

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: '0.125rem',
  marginLeft: '-0.375rem',
  padding: '0.25rem 0',
  [theme.breakpoints.down('md')]: {
    margin: 0,
    padding: '0.25rem 0.5rem',
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
}));

const Gap = styled('span')(({ theme }) => ({
  flex: 'none',
  width: 1,
  height: '1rem',
  margin: '0 0.25rem',
  background: theme.vars.palette.line.strong,
}));

interface TextToolsProps {
  editor: Editor;
  readOnly: boolean;
  /** Further tools, such as pictures. */
  extraTools?: ReactNode;
  /** Words and characters. */
  count: ReactNode;
}

/** Buttons that write into the text; they leave the cursor where it was. */
export function TextTools({ editor, readOnly, extraTools, count }: TextToolsProps) {
  const [pickerAt, setPickerAt] = useState<HTMLElement | null>(null);
  useLater(emojiPicker);
  if (readOnly) return <Bar sx={{ justifyContent: 'flex-end' }}>{count}</Bar>;
  return (
    <Bar>
      {/* When there is no room for all of them the tools scroll; the count beside them is never cut. */}
      <Box
        role="toolbar"
        aria-label="Text tools"
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 0.5,
          minWidth: 0,
          overflowX: { xs: 'auto', md: 'visible' },
          scrollbarWidth: 'none',
          '& > *': { flex: 'none' },
        }}
      >
        <IconAction
          size="small"
          icon={List}
          label="Bullet list"
          onClick={() => editor.toggleList('bullet')}
        />
        <IconAction
          size="small"
          icon={ListOrdered}
          label="Numbered list"
          onClick={() => editor.toggleList('numbered')}
        />
        <IconAction
          size="small"
          icon={Smile}
          label="Emoji"
          aria-haspopup="dialog"
          aria-expanded={pickerAt !== null}
          onClick={(event) => setPickerAt(event.currentTarget)}
        />
        {extraTools}
        <Gap aria-hidden />
        <IconAction
          size="small"
          icon={Undo2}
          label="Undo"
          hint="Undo (Ctrl Z)"
          disabled={!editor.canUndo}
          onClick={() => editor.text.undo()}
        />
        <IconAction
          size="small"
          icon={Redo2}
          label="Redo"
          hint="Redo (Ctrl Shift Z)"
          disabled={!editor.canRedo}
          onClick={() => editor.text.redo()}
        />
      </Box>
      <Box sx={{ display: 'flex', flex: 'none', alignItems: 'center', gap: 4, ml: 'auto', pl: 2 }}>
        {count}
      </Box>
      {pickerAt ? (
        <Suspense>
          <emojiPicker.Part
            anchor={pickerAt}
            onPick={(emoji) => editor.text.replaceSelection(emoji)}
            onClose={() => setPickerAt(null)}
          />
        </Suspense>
      ) : null}
    </Bar>
  );
}
