import { STYLE_LABELS } from '@drumbeat/domain';
import type { EditField, FieldOf } from './edit-values';

/** What a list is for, and an example of an entry. */
export interface ListWords {
  field: FieldOf<string[]>;
  hint?: string;
  placeholder?: string;
  /** What stands for entries that are kept as keys. */
  words?: readonly { readonly value: string; readonly label: string }[];
}

export const WORD_LISTS: readonly ListWords[] = [
  { field: 'frequently_used_words' },
  { field: 'industry_jargon', hint: 'Terms that your readers know' },
  {
    field: 'signature_expressions',
    hint: 'What people would recognise you by; one a post at most',
    placeholder: 'Number first, reason second.',
  },
  {
    field: 'never_use_phrases',
    hint: 'No draft has these',
    placeholder: 'game-changer',
  },
];

export const FORM_LISTS: readonly ListWords[] = [
  {
    field: 'structural_patterns',
    hint: 'How you build a post; habits that you add stand here',
    placeholder: 'Hook, scene, figures, question',
  },
  {
    field: 'preferred_hooks',
    hint: 'Kinds of first lines that you like',
    placeholder: 'A number nobody expects',
  },
  { field: 'formatting_preferences', placeholder: 'A blank line between paragraphs' },
  { field: 'post_type_preferences', placeholder: 'Story' },
  { field: 'tone_markers', placeholder: 'Dry asides' },
  { field: 'denied_habits', hint: 'What your posts show and drafts are to leave out' },
];

export const GOALS: readonly { value: string; label: string }[] = [
  { value: 'brand_awareness', label: 'Be remembered' },
  { value: 'lead_generation', label: 'Win clients' },
  { value: 'thought_leadership', label: 'Change how people think' },
  { value: 'networking', label: 'Start conversations' },
  { value: 'recruiting', label: 'Find colleagues' },
  { value: 'education', label: 'Teach' },
];

export const GOAL_LISTS: readonly ListWords[] = [
  { field: 'content_goals', placeholder: 'Teach', words: GOALS },
  { field: 'voice_attributes', hint: 'How you want to sound', placeholder: 'warm' },
  { field: 'preferred_content_types', placeholder: 'carousel' },
];

const OTHER_LABELS: Readonly<Partial<Record<EditField, string>>> = {
  post_type_preferences: 'Kinds of posts',
  preferred_content_types: 'Content types',
  cta_frequency: STYLE_LABELS.cta_preferences,
  target_audience: 'Who you write for',
  primary_goal: 'Main goal',
  default_dashboard_view: 'First view of the dashboard',
  learning_summary: 'Summary',
  analysis_insights: 'Insights',
  email_notifications: 'Posts that need you',
  content_reminders: 'Reminders',
  weekly_insights: 'Weekly insights',
  marketing_emails: 'News',
};

/** The field's name on the page. */
export const labelOf = (field: EditField): string =>
  OTHER_LABELS[field] ?? (STYLE_LABELS as Readonly<Partial<Record<EditField, string>>>)[field] ?? field;

export const DASHBOARD_VIEWS: readonly { value: string; label: string }[] = [
  { value: 'dashboard', label: 'Dashboard' },
  { value: 'calendar', label: 'Content calendar' },
  { value: 'posts', label: 'Posts' },
];

export const MAILS: readonly { field: FieldOf<boolean>; hint: string }[] = [
  { field: 'email_notifications', hint: 'A mail when a post failed or was not confirmed.' },
  { field: 'content_reminders', hint: 'A mail before a beat that has no post yet.' },
  { field: 'weekly_insights', hint: 'What went out and how it did, once a week.' },
  { field: 'marketing_emails', hint: 'New features and offers, now and then.' },
];
