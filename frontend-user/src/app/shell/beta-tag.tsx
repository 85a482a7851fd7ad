import { styled } from '@mui/material/styles';

const Tag = styled('span')(({ theme }) => ({
  padding: '0 0.3125rem',
  border: `1px solid ${theme.vars.palette.line.strong}`,
  borderRadius: '0.25rem',
  color: theme.vars.palette.text.secondary,
  fontSize: '0.6875rem',
  lineHeight: '1rem',
  fontWeight: 500,
}));

export const BetaTag = () => <Tag>Beta</Tag>;
