import type { TextFinding } from '@drumbeat/domain';
import { styled } from '@mui/material/styles';
import { Suspense, useId } from 'react';
import { lazyPart } from '../../../../components/lazy-part';
import type { Editor } from '../../hooks/use-editor';

const places = lazyPart(() => import('../../../../entities/posts/marked-text'));

/**
 * Field and mirror overlap and wrap their lines alike, on a measure of 576 px. The mirror has the height of the text
 * after any change (text, width, a loaded font), and the field fills it.
 */
const Sheet = styled('div')(({ theme }) => ({
  display: 'grid',
  maxWidth: '36rem',
  '& > *': {
    ...theme.typography.subtitle1,
    gridArea: '1 / 1',
    minWidth: 0,
    letterSpacing: '-0.006em',
    whiteSpace: 'pre-wrap',
    unicodeBidi: 'plaintext',
    overflowWrap: 'break-word',
  },
}));

/** The text in transparent ink: only background colours are visible. */
const Mirror = styled('div')({
  minHeight: '14rem',
  pointerEvents: 'none',
  color: 'transparent',
  '@media (forced-colors: active)': { forcedColorAdjust: 'none' },
});

/** Text without a box. */
const Text = styled('textarea')(({ theme }) => ({
  position: 'relative',
  display: 'block',
  width: '100%',
  margin: 0,
  padding: 0,
  border: 0,
  resize: 'none',
  overflow: 'hidden',
  background: 'none',
  color: theme.vars.palette.text.primary,
  outlineOffset: '1rem',
  borderRadius: '0.25rem',
  '&:focus-visible': { outline: 'none' },
  '&::placeholder': { color: theme.vars.palette.text.disabled, opacity: 1 },
  // A field's own ground would hide the mirror.
  '@media (forced-colors: active)': {
    forcedColorAdjust: 'none',
    color: 'CanvasText',
    '&::placeholder': { color: 'GrayText' },
  },
}));

interface PaperProps {
  value: string;
  /** What a writer put there that is not the author's; its words are highlighted. */
  findings?: readonly TextFinding[];
  /** Sentences to mark as not written the way their author writes, by their words. */
  breaking?: readonly string[];
  readOnly: boolean;
  /** Props of the editor's field (see use-editor); absent when read-only. */
  field?: Editor['field'];
  placeholder?: string;
  /** True to focus the field when the page opens. */
  autoFocus?: boolean;
}

const NO_FINDINGS: readonly TextFinding[] = [];
const NO_SENTENCES: readonly string[] = [];

/** The text, with the places in brackets to be filled by the user and what is not theirs highlighted. */
export function Paper({
  value,
  findings = NO_FINDINGS,
  breaking = NO_SENTENCES,
  readOnly,
  field,
  placeholder = 'Write the way you would say it.',
  autoFocus = false,
}: PaperProps) {
  const helpId = useId();
  // Most texts have none, and then nothing is searched for with each key.
  const hasPlaces = value.includes('[');
  const isMarked = hasPlaces || findings.length > 0 || breaking.length > 0;
  return (
    <Sheet>
      <Mirror aria-hidden>
        {isMarked ? (
          <Suspense fallback={value}>
            <places.Part text={value} findings={findings} breaking={breaking} />
          </Suspense>
        ) : (
          value
        )}
        {/* A line that was just begun has its height, too. */}
        {'\u200b'}
      </Mirror>
      <Text
        {...(field ?? { onChange: () => undefined })}
        aria-label="Post text"
        aria-describedby={hasPlaces ? helpId : undefined}
        value={value}
        readOnly={readOnly}
        autoFocus={autoFocus}
        spellCheck
        placeholder={placeholder}
      />
      {hasPlaces ? (
        <span id={helpId} hidden>
          Tab leads to the next place in brackets.
        </span>
      ) : null}
    </Sheet>
  );
}
