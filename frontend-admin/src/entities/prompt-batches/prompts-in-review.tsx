import { counted } from '@drumbeat/domain';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import type { User } from '../../providers/records';
import { linkTo } from '../../lib/paths';

/** What staff have of a person's prompts, to read or to push, with the way to their batches in review; nothing where none does. */
export function PromptsInReview({ of: { id, full_name, email, prompts_in_review } }: { of: User }) {
  if (prompts_in_review === 0) return null;
  const words = counted(prompts_in_review, 'prompt in review', 'prompts in review');
  return (
    <Link
      component={RouterLink}
      to={linkTo.list('prompt-batches', { user_id: id, in_review: true })}
      sx={{ whiteSpace: 'nowrap' }}
      aria-label={`${words}: ${full_name ?? email}`}
    >
      {words}
    </Link>
  );
}
