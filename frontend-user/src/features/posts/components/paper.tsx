import TextareaAutosize from '@mui/material/TextareaAutosize';
import { styled } from '@mui/material/styles';
import type { Editor } from '../hooks/use-editor';

/** Text without a box, on a measure of 576 px. */
const Text = styled(TextareaAutosize)(({ theme }) => ({
  ...theme.typography.subtitle1,
  display: 'block',
  width: '100%',
  maxWidth: '36rem',
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
}

export function Paper({
  value,
  readOnly,
  field,
  placeholder = 'Write the way you would say it.',
}: PaperProps) {
  return (
    <Text
      {...(field ?? { onChange: () => undefined })}
      aria-label="Post text"
      value={value}
      readOnly={readOnly}
      minRows={8}
      spellCheck
      placeholder={placeholder}
    />
  );
}
