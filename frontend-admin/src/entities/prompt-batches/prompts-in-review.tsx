import { counted } from '@drumbeat/domain';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import type { User } from '../../providers/records';

/** What waits for staff of a person's prompts, with the way to their batches in review; nothing where none does. */
export function PromptsInReview({ of: { id, full_name, email, prompts_in_review } }: { of: User }) {
  if (prompts_in_review === 0) return null;
  const filter = encodeURIComponent(JSON.stringify({ user_id: id, in_review: true }));
  const words = counted(prompts_in_review, 'prompt waits for review', 'prompts wait for review');
  return (
    <Link
      component={RouterLink}
      to={`/prompt-batches?filter=${filter}`}
      aria-label={`${words}: ${full_name ?? email}`}
    >
      {words}
    </Link>
  );
}
