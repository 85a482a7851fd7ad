import Box from '@mui/material/Box';
import { CircleCheck } from 'lucide-react';
import type { TextFinding, TextRange } from '@drumbeat/domain';
import { useVouch } from '../../../entities/posts/vouch';
import { usePostChecks } from '../hooks/use-post-checks';
import { CheckRow } from './check-row';

interface CheckSummaryProps {
  postId: string;
  content: string;
  /** What the review of a writer's text left for the author to settle. */
  findings: readonly TextFinding[];
  /** Closes the dialog and shows the place in the text. */
  onShow?: (place: TextRange) => void;
}

/** The checks in a dialog: what is worth a second look, or one line that nothing is. */
export function CheckSummary({ postId, content, findings, onShow }: CheckSummaryProps) {
  const checks = usePostChecks(postId, content, findings);
  const vouch = useVouch(postId);
  const problems = checks.filter(({ fine }) => !fine);
  if (checks.length === 0) return null;
  return (
    <Box component="ul" aria-label="Checks" sx={{ display: 'grid' }}>
      {problems.map((check) => (
        <CheckRow
          key={`${check.id} ${check.place?.start ?? ''}`}
          check={check}
          onShow={onShow}
          onVouch={vouch.mutate}
        />
      ))}
      {problems.length === 0 ? (
        <Box
          component="li"
          sx={{
            display: 'grid',
            gridTemplateColumns: 'auto 1fr',
            gap: 2,
            typography: 'label',
            fontWeight: 400,
          }}
        >
          <Box component="span" sx={{ color: 'success.main', lineHeight: 0, pt: '1px' }}>
            <CircleCheck size={18} strokeWidth={1.75} aria-hidden />
          </Box>
          All {checks.length} checks are fine
        </Box>
      ) : null}
    </Box>
  );
}
