import Button from '@mui/material/Button';
import { EmptyState } from '@drumbeat/ui';
import { Archive, CalendarDays, EyeOff, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { linkTo, paths, type PostsTab } from '../../../lib/paths';

interface NoPostsProps {
  tab: PostsTab;
  /** The search text; empty without a search. */
  search: string;
  onClearSearch: () => void;
}

/** An empty tab: its purpose, and how to fill it. A search without results names its text. */
export default function NoPosts({ tab, search, onClearSearch }: NoPostsProps) {
  if (search === '') return emptyTabs[tab];
  return (
    <EmptyState
      sign={SearchX}
      title="No posts found"
      component="h2"
      action={
        <Button variant="outlined" size="small" onClick={onClearSearch}>
          Clear search
        </Button>
      }
    >
      “<bdi>{search}</bdi>”
    </EmptyState>
  );
}

const way = (to: string, words: string, icon?: ReactNode) => (
  <Button component={RouterLink} to={to} variant="outlined" size="small" startIcon={icon}>
    {words}
  </Button>
);

const toCalendar = way(
  paths.calendar,
  'Open the calendar',
  <CalendarDays size={16} strokeWidth={1.75} aria-hidden />,
);
const toDrafts = way(linkTo.posts('drafts'), 'See your drafts');
const toAll = way(linkTo.posts(), 'See all posts');

const emptyTabs: Record<PostsTab, ReactNode> = {
  all: (
    <EmptyState sign={['open', 'open', 'open']} title="No posts yet" component="h2" action={toCalendar}>
      A post begins with a prompt on your calendar, or with notes of your own.
    </EmptyState>
  ),
  drafts: (
    <EmptyState sign={['open', 'open', 'open']} title="No drafts" component="h2" action={toCalendar}>
      A post begins with a prompt on your calendar, or with notes of your own.
    </EmptyState>
  ),
  scheduled: (
    <EmptyState sign={['open', 'open', 'open']} title="Nothing is scheduled" component="h2" action={toDrafts}>
      Give a draft a day and an hour, and it goes out by itself.
    </EmptyState>
  ),
  posted: (
    <EmptyState sign={['open', 'open', 'open']} title="Nothing posted yet" component="h2" action={toDrafts}>
      What is out on LinkedIn stands here, with its numbers.
    </EmptyState>
  ),
  archived: (
    <EmptyState sign={Archive} title="Nothing archived" component="h2" action={toAll}>
      A post that you are done with can be put away here, and brought back.
    </EmptyState>
  ),
  hidden: (
    <EmptyState sign={EyeOff} title="Nothing hidden" component="h2" action={toAll}>
      A hidden post is in no other list, and nothing is lost of it.
    </EmptyState>
  ),
};
