import Box from '@mui/material/Box';
import { countCharacters, inFigures, POST_TEXT_MAX } from '@drumbeat/domain';

/** Characters as LinkedIn counts them, of the 3,000 it takes; the ring fills as the text grows. */
export function CharacterCount({ text }: { text: string }) {
  const count = countCharacters(text);
  const share = Math.min(100, (count / POST_TEXT_MAX) * 100);
  const over = count > POST_TEXT_MAX;
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1.5,
        typography: 'label',
        color: over ? 'error.main' : 'text.secondary',
        fontVariantNumeric: 'tabular-nums',
        whiteSpace: 'nowrap',
      }}
    >
      <Box
        component="span"
        aria-hidden
        style={{ '--share': `${share}%` } as React.CSSProperties}
        sx={(theme) => ({
          width: '1rem',
          height: '1rem',
          borderRadius: '50%',
          background: `conic-gradient(${over ? theme.vars.palette.error.main : theme.vars.palette.beat.main} var(--share), ${theme.vars.palette.line.strong} 0)`,
          mask: 'radial-gradient(closest-side, transparent 68%, #000 70%)',
        })}
      />
      <span>
        {inFigures(count)} / {inFigures(POST_TEXT_MAX)}
      </span>
    </Box>
  );
}
