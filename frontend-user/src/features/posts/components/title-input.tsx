import { styled } from '@mui/material/styles';
import { POST_TITLE_MAX } from '@drumbeat/domain';
import { useState } from 'react';

const Input = styled('input')(({ theme }) => ({
  width: '100%',
  maxWidth: '24rem',
  height: '1.5rem',
  marginLeft: '-0.25rem',
  padding: '0 0.25rem',
  border: 0,
  borderRadius: '0.25rem',
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontWeight: 600,
  fontSize: '0.9375rem',
  letterSpacing: '-0.008em',
  textOverflow: 'ellipsis',
  // The ring of other fields would lie on the line below.
  '&:focus-visible': { outlineOffset: '-1px' },
  '&::placeholder': { color: theme.vars.palette.text.disabled, opacity: 1 },
  '&:hover:not([readonly])': { background: theme.vars.palette.action.hover },
}));

interface TitleInputProps {
  value: string;
  readOnly: boolean;
  onChange: (title: string) => void;
}

/** For the user's own lists; LinkedIn never sees it. What is typed stays as it is until the field is left: saving trims it. */
export function TitleInput({ value, readOnly, onChange }: TitleInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <Input
      aria-label="Title"
      placeholder="Title, for your own lists"
      value={typed ?? value}
      readOnly={readOnly}
      maxLength={POST_TITLE_MAX}
      onChange={(event) => {
        setTyped(event.target.value);
        onChange(event.target.value.trim());
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
