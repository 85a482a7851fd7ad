import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { InitialsAvatar } from '@drumbeat/ui';
import { Address } from './address';

/** The same as one text, as every export has it. */
export const personWords = (name: string | null, email: string): string =>
  name === null ? email : `${name} <${email}>`;

/** A person's name and address; without a name the address alone. */
export function Person({ name, email }: { name: string | null; email: string }) {
  return (
    <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 3, minWidth: 0 }}>
      <InitialsAvatar name={name ?? email} />
      <Box component="span" sx={{ display: 'grid', minWidth: 0 }}>
        <span>{name ?? <Address>{email}</Address>}</span>
        {name ? (
          <Typography variant="caption" sx={{ color: 'text.disabled', fontWeight: 400 }}>
            <Address>{email}</Address>
          </Typography>
        ) : null}
      </Box>
    </Box>
  );
}
