import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { scopeMeanings } from '../scope.texts';
import { Check, Copy } from 'lucide-react';
import { useId, type ReactNode } from 'react';

interface GrantedScopesProps {
  /** LinkedIn's names of them. */
  scopes: readonly string[];
  mayComment: boolean;
}

/** The permissions granted by LinkedIn, and the alternatives for missing ones. */
export function GrantedScopes({ scopes, mayComment }: GrantedScopesProps) {
  const titleId = useId();
  return (
    <div>
      <Typography id={titleId} variant="label" component="h4" sx={{ mb: 2 }}>
        What you allowed on LinkedIn
      </Typography>
      <Box
        component="ul"
        aria-labelledby={titleId}
        sx={{ display: 'grid', borderBottom: 1, borderColor: 'divider' }}
      >
        {scopeMeanings(scopes).map(({ scope, allows }) => (
          <Scope key={scope} icon={<Check size={16} strokeWidth={2} aria-hidden />} good name={scope}>
            {allows}
          </Scope>
        ))}
        {mayComment ? null : (
          <Scope icon={<Copy size={16} strokeWidth={1.75} aria-hidden />} name="not granted">
            First comment: we remind you once the post is out, with your comment ready to copy
          </Scope>
        )}
      </Box>
    </div>
  );
}

interface ScopeProps {
  icon: ReactNode;
  good?: boolean;
  name: string;
  children: ReactNode;
}

function Scope({ icon, good = false, name, children }: ScopeProps) {
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr) auto',
        alignItems: 'baseline',
        columnGap: 2,
        py: 2,
        borderTop: 1,
        borderColor: 'divider',
        '& > svg': { alignSelf: 'start', mt: '2px', color: good ? 'success.main' : 'text.disabled' },
      }}
    >
      {icon}
      <span>{children}</span>
      <Typography
        variant="caption"
        component="code"
        sx={{ color: 'text.disabled', overflowWrap: 'anywhere', fontFamily: 'inherit' }}
      >
        {name}
      </Typography>
    </Box>
  );
}
