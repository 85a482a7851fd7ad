import type { WriterBriefSection } from '../../entities/types';
import { linkTo, paths } from '../../lib/paths';

/** The page that changes a part of what the writer is told, or that it was counted on. */
export interface WayToChange {
  readonly to: string;
  readonly label: string;
}

const profile = { to: paths.profile, label: 'Change in your profile' };
const clients = { to: `${paths.profile}#clients`, label: 'Change your clients' };
const voice = { to: `${paths.profile}#voice`, label: 'Change your voice' };
const learned = { to: `${paths.writingProfile}#learned`, label: 'See what you accepted' };
const counted = { to: linkTo.posts('posted'), label: 'Counted in your posts' };
const posted = { to: linkTo.posts('posted'), label: 'From your posts' };
/** Has no page of the user's own in this version. */
const staff = { to: paths.feedback, label: 'Ask the staff to change it' };

const WAYS: Readonly<Record<WriterBriefSection['name'], WayToChange | null>> = {
  author: profile,
  length_and_form: counted,
  habits: counted,
  leaves_out: counted,
  form: counted,
  last_openings: posted,
  never_use_phrases: staff,
  settings_overruled_by_posts: voice,
  set_by_hand: voice,
  learned_from_edits: learned,
  found_by_analysis: staff,
  aim: clients,
  // Each links to its post.
  examples: null,
  edited: posted,
  notes: null,
  // It stands in the editor behind the dialog.
  matter: null,
};

export const wayToChange = (section: WriterBriefSection['name']): WayToChange | null => WAYS[section];
