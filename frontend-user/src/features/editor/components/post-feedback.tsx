import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FEEDBACK_TEXTS } from '@drumbeat/domain';
import { MessageSquare } from 'lucide-react';
import { useState } from 'react';
import { FeedbackDialog } from '../../feedback/components/feedback-dialog';
import { QuickRating } from '../../feedback/components/quick-rating';
import type { Post } from '../../../entities/types';
import { feedbackTargetOf } from '../../feedback/feedback-target';

/** Stars and feedback text for the draft: the next drafts and prompts learn from them. */
export default function PostFeedback({ post }: { post: Post }) {
  const [open, setOpen] = useState(false);
  return (
    <Box
      component="section"
      aria-label="Rate this post"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 2,
        pt: 4,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
        <Typography variant="label" sx={{ color: 'text.secondary' }}>
          Rate this post
        </Typography>
        <QuickRating type="post" id={post.id} />
      </Box>
      <Button
        variant="outlined"
        size="small"
        startIcon={<MessageSquare size={16} strokeWidth={1.75} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {FEEDBACK_TEXTS.title}
      </Button>
      <FeedbackDialog open={open} onClose={() => setOpen(false)} target={feedbackTargetOf(post)} />
    </Box>
  );
}
