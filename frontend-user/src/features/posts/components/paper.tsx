import TextareaAutosize from '@mui/material/TextareaAutosize';
import { styled } from '@mui/material/styles';
import { Suspense, useId } from 'react';
import { lazyPart } from '../../../components/lazy-part';
import type { Editor } from '../hooks/use-editor';

const places = lazyPart(() => import('./places-in-colour'));

/** Field and colours lie on each other, so both break their lines alike: on a measure of 576 px. */
const Sheet = styled('div')({ position: 'relative', maxWidth: '36rem' });

/** Text without a box. */
const Text = styled(TextareaAutosize)(({ theme }) => ({
  ...theme.typography.subtitle1,
  position: 'relative',
  display: 'block',
  width: '100%',
  padding: 0,
  border: 0,
  resize: 'none',
  background: 'none',
  color: theme.vars.palette.text.primary,
  letterSpacing: '-0.006em',
  outlineOffset: '1rem',
  borderRadius: '0.25rem',
  '&:focus-visible': { outline: 'none' },
  '&::placeholder': { color: theme.vars.palette.text.disabled, opacity: 1 },
}));

interface PaperProps {
  value: string;
  readOnly: boolean;
  /** Of the editor (see use-editor); absent where nothing can be typed. */
  field?: Editor['field'];
  placeholder?: string;
  /** The page opens with the cursor in it. */
  autoFocus?: boolean;
}

/** The text, with the places in brackets that wait for the user's own words in colour. */
export function Paper({
  value,
  readOnly,
  field,
  placeholder = 'Write the way you would say it.',
  autoFocus = false,
}: PaperProps) {
  const helpId = useId();
  // Most texts have none, and then nothing is searched for with each key.
  const hasPlaces = value.includes('[');
  return (
    <Sheet>
      {hasPlaces ? (
        <Suspense>
          <places.Part text={value} helpId={helpId} />
        </Suspense>
      ) : null}
      <Text
        {...(field ?? { onChange: () => undefined })}
        aria-label="Post text"
        aria-describedby={hasPlaces ? helpId : undefined}
        value={value}
        readOnly={readOnly}
        minRows={8}
        autoFocus={autoFocus}
        spellCheck
        placeholder={placeholder}
      />
    </Sheet>
  );
}
