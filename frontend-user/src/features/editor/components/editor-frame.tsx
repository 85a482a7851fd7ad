import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode, Ref } from 'react';
import { SegmentedChoice } from '@drumbeat/ui';
import { Count } from '../../../components/count';
import { footBar, narrowFootBar } from '../../../components/foot-bar';

const Main = styled('main')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 25.5rem',
  columnGap: '3rem',
  alignItems: 'start',
  width: '100%',
  maxWidth: '86rem',
  margin: '0 auto',
  padding: '0 2.5rem',
  '&:focus': { outline: 'none' },
  [theme.breakpoints.down('lg')]: { columnGap: '1.5rem', padding: '0 1.5rem' },
  [theme.breakpoints.down('md')]: { display: 'block', padding: '0 1rem' },
}));

const Left = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 'calc(100dvh - var(--db-bar))',
  [theme.breakpoints.down('md')]: { minHeight: 'calc(100dvh - var(--db-bar) - 3.75rem)' },
}));

/** Stays at the foot of the window while the text scrolls behind it. */
const Dock = styled('div')(({ theme }) => ({
  position: 'sticky',
  bottom: 0,
  maxWidth: '49.5rem',
  padding: '1rem 0',
  background: `linear-gradient(transparent, ${theme.vars.palette.background.default} 1.5rem)`,
  '@media (forced-colors: active)': { background: 'Canvas' },
  [theme.breakpoints.down('md')]: {
    maxWidth: 'none',
    margin: '0 -1rem',
    padding: 0,
    background: theme.vars.palette.background.default,
  },
}));

const Right = styled('aside')(({ theme }) => ({
  position: 'sticky',
  top: 'var(--db-bar)',
  display: 'grid',
  gap: '1.5rem',
  // Buttons at the right edge overflow by their padding: without this space, the focus on one would shift the panel.
  margin: '0 -0.5rem',
  padding: '1rem 0.5rem',
  maxHeight: 'calc(100dvh - var(--db-bar))',
  overflowY: 'auto',
  scrollbarWidth: 'thin',
  [theme.breakpoints.down('md')]: { position: 'static', maxHeight: 'none', margin: 0, padding: '1rem 0' },
}));

/** The mode on a phone. */
export type EditorMode = 'write' | 'preview' | 'checks';

const modes: { value: EditorMode; content: ReactNode }[] = [
  { value: 'write', content: 'Write' },
  { value: 'preview', content: 'Preview' },
];

interface EditorFrameProps {
  mode: EditorMode;
  onMode: (mode: EditorMode) => void;
  /** Notices and the prompt above the text. */
  above: ReactNode;
  paper: ReactNode;
  /** Counter and panel below the text. */
  dock: ReactNode;
  /** Preview and publication panel. */
  aside: ReactNode;
  /** A container beside the text, above the preview, for a portal. */
  beside?: Ref<HTMLDivElement>;
  /** The checks of the text. */
  checks?: ReactNode;
  /** Number of problems found by the checks. */
  problems?: number;
  /** Below all of it; a phone shows it with the preview. */
  foot?: ReactNode;
}

/** Text on the left, preview and checks on the right; a phone shows one of them. */
export function EditorFrame({
  mode,
  onMode,
  above,
  paper,
  dock,
  aside,
  beside = null,
  checks = null,
  problems = 0,
  foot = null,
}: EditorFrameProps) {
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('md'));
  const ofChecks =
    problems > 0 ? [<span key="word">Checks</span>, <Count key="count">{problems}</Count>] : 'Checks';
  const withPreview = { display: { xs: mode === 'preview' ? 'grid' : 'none', md: 'grid' } };
  return (
    <Main id="main" tabIndex={-1}>
      <SegmentedChoice
        fullWidth
        label="Editor"
        options={checks ? [...modes, { value: 'checks', content: ofChecks }] : modes}
        value={mode}
        onChange={onMode}
        sx={{ display: { xs: 'flex', md: 'none' }, mt: 3 }}
      />
      <Left sx={{ display: { xs: mode === 'write' ? 'flex' : 'none', md: 'flex' } }}>
        {above}
        <Box sx={{ flex: 1, py: { xs: 4, md: 6 } }}>{paper}</Box>
        {/* Notices come up beside it, on a phone over it. */}
        <Dock ref={isPhone ? footBar : narrowFootBar}>{dock}</Dock>
      </Left>
      <Right
        sx={{ display: { xs: mode === 'write' ? 'none' : 'grid', md: 'grid' } }}
        aria-label="Preview and checks"
      >
        <Box ref={beside} sx={{ '&:empty': { display: 'none' } }} />
        <Box sx={{ ...withPreview, gap: 6 }}>{aside}</Box>
        {checks ? (
          <Box sx={{ display: { xs: mode === 'checks' ? 'block' : 'none', md: 'block' } }}>{checks}</Box>
        ) : null}
        {foot ? <Box sx={withPreview}>{foot}</Box> : null}
      </Right>
    </Main>
  );
}
