import Box from '@mui/material/Box';
import { CircleCheck } from 'lucide-react';
import type { TextFinding, TextRange } from '@drumbeat/domain';
import { usePostChecks } from '../hooks/use-post-checks';
import { CheckList } from './check-list';

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
  const problems = checks.filter(({ fine }) => !fine);
  if (checks.length === 0) return null;
  return (
    <CheckList
      postId={postId}
      content={content}
      checks={problems}
      label="Checks"
      onShow={onShow}
      sx={{ display: 'grid' }}
    >
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
    </CheckList>
  );
}
