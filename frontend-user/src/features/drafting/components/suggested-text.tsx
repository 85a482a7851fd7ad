import type { TextFinding } from '@drumbeat/domain';
import Box from '@mui/material/Box';
import MarkedText from '../../../entities/posts/marked-text';

interface SuggestedTextProps {
  label: string;
  text: string;
  /** What of it is not the author's: marked. */
  findings?: readonly TextFinding[];
  /** True while more of it is streaming. */
  busy?: boolean;
}

/** A generated text to read, in a well of its own that scrolls; shadows at its edges show that there is more. */
export function SuggestedText({ label, text, findings = [], busy = false }: SuggestedTextProps) {
  return (
    <Box
      role="group"
      aria-label={label}
      aria-busy={busy}
      tabIndex={0}
      sx={(theme) => ({
        maxHeight: { xs: '35dvh', md: '24rem' },
        minHeight: '3rem',
        overflowY: 'auto',
        p: '0.75rem 1rem',
        borderRadius: '0.5rem',
        // The covers scroll with the text, the shadows below them do not.
        background: `
          linear-gradient(${theme.vars.palette.surface.sunken} 1rem, transparent) top / 100% 2.5rem local,
          linear-gradient(transparent, ${theme.vars.palette.surface.sunken} 1.5rem) bottom / 100% 2.5rem local,
          linear-gradient(${theme.vars.palette.line.strong}, transparent) top / 100% 0.75rem scroll,
          linear-gradient(transparent, ${theme.vars.palette.line.strong}) bottom / 100% 0.75rem scroll,
          ${theme.vars.palette.surface.sunken}`,
        backgroundRepeat: 'no-repeat',
        whiteSpace: 'pre-wrap',
        unicodeBidi: 'plaintext',
        overflowWrap: 'anywhere',
        scrollbarWidth: 'thin',
        '@media (forced-colors: active)': { border: '1px solid' },
      })}
    >
      {text === '' && busy ? (
        <Box component="span" sx={{ color: 'text.disabled' }}>
          Waiting for the first words…
        </Box>
      ) : (
        <MarkedText text={text} findings={findings} />
      )}
    </Box>
  );
}
