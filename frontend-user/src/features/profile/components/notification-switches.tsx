import { SwitchField } from '../../../components/switch-field';
import type { Profile } from '../../../entities/types';
import { useSetNotification, type NotificationKind } from '../../../entities/profile/change-profile';

const kinds: { kind: NotificationKind; label: string; hint: string }[] = [
  {
    kind: 'email_notifications',
    label: 'Posts that need you',
    hint: 'A mail when a post failed, was not confirmed, or LinkedIn asks you to sign in again.',
  },
  {
    kind: 'content_reminders',
    label: 'Reminders',
    hint: 'A mail before a Monday, Wednesday or Friday that has no post yet.',
  },
  { kind: 'weekly_insights', label: 'Weekly insights', hint: 'What went out and how it did, once a week.' },
  { kind: 'marketing_emails', label: 'News', hint: 'New features and offers, now and then.' },
];

/** The choice of mails; security mails are always sent. */
export function NotificationSwitches({ profile }: { profile: Profile }) {
  const setNotification = useSetNotification();
  return (
    <div>
      {kinds.map(({ kind, label, hint }) => (
        <SwitchField
          key={kind}
          label={label}
          hint={hint}
          checked={profile.notifications[kind]}
          onChange={(on) => setNotification.mutate({ kind, on })}
        />
      ))}
    </div>
  );
}
