import { Notice } from '../../components/notice';
import { PromptsInReview } from '../../entities/prompt-batches/prompts-in-review';
import type { User } from '../../providers/records';

/** What staff may not think of before they order prompts for somebody; nothing where there is no such thing. */
export function BeforeOrder({ of: user }: { of: User }) {
  return (
    <>
      {user.profile_locked ? (
        <Notice tone="warn">
          Their profile is locked: they get no weekly prompts, and this order is written all the same.
        </Notice>
      ) : null}
      {user.prompts_in_review > 0 ? (
        <Notice tone="info">
          <PromptsInReview of={user} />
        </Notice>
      ) : null}
    </>
  );
}
