import Box from '@mui/material/Box';
import type { PostsTab } from '../../../lib/paths';
import { PageTabs } from '../../../components/page-tabs';
import { SearchInput } from '../../../components/search-input';

export const postsTabs: { value: PostsTab; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'drafts', label: 'Drafts' },
  { value: 'scheduled', label: 'Scheduled' },
  { value: 'posted', label: 'Posted' },
  { value: 'archived', label: 'Archived' },
  { value: 'hidden', label: 'Hidden' },
];

/** Hidden posts are out of sight: their tab shows only where there are some, or where it is open. */
const shownTabs = (tab: PostsTab, counts: PostsBarProps['counts']) =>
  postsTabs.filter(({ value }) => value !== 'hidden' || tab === 'hidden' || (counts?.hidden ?? 0) > 0);

interface PostsBarProps {
  tab: PostsTab;
  onTab: (tab: PostsTab) => void;
  counts: Record<PostsTab, number> | undefined;
  search: string;
  onSearch: (search: string) => void;
}

export function PostsBar({ tab, onTab, counts, search, onSearch }: PostsBarProps) {
  return (
    <Box
      sx={(theme) => ({
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 4,
        mb: 5,
        boxShadow: `inset 0 -1px 0 ${theme.vars.palette.divider}`,
        [theme.breakpoints.down('sm')]: { display: 'block', mb: 3, boxShadow: 'none' },
      })}
    >
      <PageTabs
        label="Posts"
        tabs={shownTabs(tab, counts)}
        value={tab}
        onChange={onTab}
        counts={counts}
        sx={(theme) => ({
          [theme.breakpoints.down('sm')]: {
            mb: 3,
            boxShadow: `inset 0 -1px 0 ${theme.vars.palette.divider}`,
          },
        })}
      />
      <SearchInput
        label="Search your posts"
        placeholder="Search your posts"
        value={search}
        onChange={onSearch}
        maxLength={200}
        sx={{ width: { xs: '100%', sm: '15rem' }, mb: { sm: 2 }, flex: 'none' }}
      />
    </Box>
  );
}
