import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { TextFinding, TextRange } from '@drumbeat/domain';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useEditorText, type EditorText } from '../../../entities/posts/editor-text';
import { usePostChecks } from '../hooks/use-post-checks';
import { CheckList } from './check-list';
import { changeWithUndo } from '../../../entities/posts/change-with-undo';
import { withoutSentenceOf } from '../take-out.rules';

/** Takes the sentence of a finding, at this place, out of the open text. */
const takeOut = (editor: EditorText) => (finding: TextFinding, place: TextRange) => {
  changeWithUndo(editor, 'Sentence taken out', () => {
    const left = withoutSentenceOf(editor.text(), finding, place);
    return left !== null && editor.replaceAll(left.text, left.at);
  });
};

/** Minimum of shown rows; more only for problems. */
const shortList = 3;

interface PostChecksProps {
  postId: string;
  content: string;
  /** What the review of a writer's text left for the author to settle. */
  findings: readonly TextFinding[];
  /** Of these, what the author said to be theirs. */
  vouched: readonly TextFinding[];
  /** Left out where the text cannot be changed. */
  onShow?: (place: TextRange) => void;
  /** Called with the number of problems. */
  onProblems?: (count: number) => void;
}

/** The checks with explanations; none of them prevents posting. */
export default function PostChecks({
  postId,
  content,
  findings,
  vouched,
  onShow,
  onProblems,
}: PostChecksProps) {
  const checks = usePostChecks(postId, content, { findings, vouched });
  const editor = useEditorText();
  const [all, setAll] = useState(false);
  const fine = checks.filter((check) => check.fine).length;
  const problems = checks.length - fine;
  useEffect(() => onProblems?.(problems), [problems, onProblems]);
  if (checks.length === 0) return null;
  const shown = all ? checks.length : Math.max(shortList, problems);
  const more = checks.length - shown;
  return (
    <section aria-labelledby="checks-title">
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 3, mb: 1 }}>
        <Typography variant="h3" component="h2" id="checks-title">
          Checks
        </Typography>
        <Typography
          variant="caption"
          role="status"
          sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
        >
          {fine} of {checks.length} fine
        </Typography>
      </Box>
      <CheckList
        postId={postId}
        content={content}
        checks={checks.slice(0, shown)}
        onShow={onShow}
        {...(onShow ? { onTakeOut: takeOut(editor) } : {})}
        sx={{ '& > li': { borderTop: 1, borderColor: 'divider' } }}
      />
      {more > 0 || all ? (
        <Button
          variant="ghost"
          size="small"
          aria-expanded={all}
          endIcon={
            all ? (
              <ChevronUp size={14} strokeWidth={2} aria-hidden />
            ) : (
              <ChevronDown size={14} strokeWidth={2} aria-hidden />
            )
          }
          sx={{ ml: -2 }}
          onClick={() => setAll(!all)}
        >
          {all ? 'Show fewer' : `${more} more ${more === 1 ? 'is' : 'are'} fine`}
        </Button>
      ) : null}
    </section>
  );
}
