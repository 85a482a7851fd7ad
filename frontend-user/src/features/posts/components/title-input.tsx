import { styled } from '@mui/material/styles';
import { POST_TITLE_MAX } from '@drumbeat/domain';

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
  '&:hover:not([readonly])': { background: theme.vars.palette.action.hover },
}));

interface TitleInputProps {
  value: string;
  readOnly: boolean;
  onChange: (title: string) => void;
}

/** For the user's own lists; LinkedIn never sees it. */
export function TitleInput({ value, readOnly, onChange }: TitleInputProps) {
  return (
    <Input
      aria-label="Title"
      value={value}
      readOnly={readOnly}
      maxLength={POST_TITLE_MAX}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
