import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { SxProps, Theme } from '@mui/material/styles';
import type { TextFinding, TextRange } from '@drumbeat/domain';
import type { ReactNode } from 'react';
import { useSettledChecks } from '../hooks/use-settled-checks';
import type { PostCheck } from '../post-check';
import { CheckRow } from './check-row';

interface CheckListProps {
  postId: string;
  content: string;
  /** Those to show. */
  checks: readonly PostCheck[];
  label?: string;
  onShow?: ((place: TextRange) => void) | undefined;
  onTakeOut?: ((finding: TextFinding, place: TextRange) => void) | undefined;
  sx?: SxProps<Theme>;
  children?: ReactNode;
}

/** Checks, one below the other. What its author settles here keeps its place until the text changes. */
export function CheckList({
  postId,
  content,
  checks,
  label,
  onShow,
  onTakeOut,
  sx = [],
  children,
}: CheckListProps) {
  const { list, rows, vouch, takeBack } = useSettledChecks(postId, content, checks);
  return (
    <Box component="ul" ref={list} aria-label={label} sx={sx}>
      {rows.map(({ key, check, isPending }) => (
        <CheckRow
          key={key}
          check={check}
          isPending={isPending}
          onShow={onShow}
          onVouch={vouch}
          onTakeBack={takeBack}
          onTakeOut={onTakeOut}
        />
      ))}
      {children}
      {checks.some(({ id }) => id === 'not-from-you') ? (
        <Typography
          component="li"
          variant="caption"
          sx={{ color: 'text.secondary', listStyle: 'none', py: 2 }}
        >
          Figures, dates, names, quotations and opposites are compared with what you gave; what a figure
          counts only where you counted the same. Who did what, and why, only you can tell.
        </Typography>
      ) : null}
    </Box>
  );
}
