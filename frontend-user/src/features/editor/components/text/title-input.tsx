import { styled } from '@mui/material/styles';
import { firstCharacters, POST_TITLE_MAX } from '@drumbeat/domain';
import { useState } from 'react';
import { notify } from '../../../../lib/notices/notify';

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
  // The focus ring of other fields would overlap the line below.
  '&:focus-visible': { outlineOffset: '-1px' },
  '&::placeholder': { color: theme.vars.palette.text.disabled, opacity: 1 },
  '&:hover:not([readonly])': { background: theme.vars.palette.action.hover },
}));

interface TitleInputProps {
  value: string;
  readOnly: boolean;
  onChange: (title: string) => void;
}

/** For the user's own lists; LinkedIn never sees it. Typed text stays unchanged until the field is left: saving trims it. */
export function TitleInput({ value, readOnly, onChange }: TitleInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <Input
      aria-label="Title"
      placeholder="Title, for your own lists"
      value={typed ?? value}
      readOnly={readOnly}
      onChange={({ target }) => {
        const title = firstCharacters(target.value, POST_TITLE_MAX);
        if (title !== target.value)
          notify.warning(`A title has at most ${POST_TITLE_MAX} characters. The rest was left out.`);
        setTyped(title);
        onChange(title.trim());
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
