import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import type { TextFinding, TextRange } from '@drumbeat/domain';
import { useState } from 'react';
import { usePostChecks } from '../hooks/use-post-checks';
import { CheckList } from './check-list';

interface CheckSummaryProps {
  postId: string;
  content: string;
  /** What the review of a writer's text left for the author to settle. */
  findings: readonly TextFinding[];
  /** Of these, what the author said to be theirs. */
  vouched: readonly TextFinding[];
  /** Closes the dialog and shows the place in the text. */
  onShow?: (place: TextRange) => void;
}

const factsText = (count: number) =>
  count === 0
    ? 'Each of them is settled'
    : count === 1
      ? 'One fact is not from you'
      : `${count} facts are not from you`;

/** The checks in a dialog: what is worth a second look, or one line that nothing is. */
export function CheckSummary({ postId, content, findings, vouched, onShow }: CheckSummaryProps) {
  const checks = usePostChecks(postId, content, { findings, vouched });
  const problems = checks.filter(({ fine }) => !fine);
  const facts = problems.filter(({ id }) => id === 'not-from-you');
  // Many of them would hide the other checks; settled ones keep the line, so that nothing moves.
  const [folds] = useState(facts.length > 1);
  const [isOpen, setOpen] = useState(false);
  const FactsIcon = facts.length > 0 ? TriangleAlert : CircleCheck;
  if (checks.length === 0) return null;
  return (
    <>
      {folds ? (
        <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
            <Box
              component="span"
              sx={{ color: facts.length > 0 ? 'warning.main' : 'success.main', lineHeight: 0 }}
            >
              <FactsIcon size={18} strokeWidth={1.75} aria-hidden />
            </Box>
            <Typography variant="label" component="p" role="status" sx={{ fontWeight: 600 }}>
              {factsText(facts.length)}
            </Typography>
          </Box>
          <Button variant="text" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? 'Fold them' : 'Show them'}
          </Button>
        </Box>
      ) : null}
      <CheckList
        postId={postId}
        content={content}
        checks={folds && !isOpen ? problems.filter((check) => !facts.includes(check)) : problems}
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
    </>
  );
}
