import Box from '@mui/material/Box';
import {
  areFiguresDoubtful,
  IMPORT_SEARCH_MAX,
  type ImportedKind,
  inFigures,
  knownEngagementRate,
  titleFromContent,
  TRAINING_TEXTS,
} from '@drumbeat/domain';
import { dateWithYear, SegmentedChoice, SkeletonLines } from '@drumbeat/ui';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { memo, useState } from 'react';
import { CheckField } from '../../../../components/check-field';
import { FailureNotice } from '../../../../components/failure-notice';
import { SearchInput } from '../../../../components/search-input';
import { useDebounced } from '../../../../lib/timing/use-delayed';
import { rated } from '../../../../lib/text/number-format';
import { importItemsQuery, type ImportItem, type ImportSummary, type ShownItems } from '../../api/imports';
import { isChosen, withText, type ImportChoice } from '../../import-choice.rules';
import { ShowMore } from '../../../../components/show-more';

const SEARCH_AFTER = 300;

const KIND_NAMES: Readonly<Record<ImportedKind, string>> = {
  post: 'Posts',
  article: 'Articles',
  comment: 'Comments',
};

interface ImportItemsProps {
  id: string;
  summary: ImportSummary;
  choice: ImportChoice;
  onChange: (change: (before: ImportChoice) => ImportChoice) => void;
}

/** The list of what was found, a hundred at a time: what can be imported, what is there already, and what is left out. */
export function ImportItems({ id, summary, choice, onChange }: ImportItemsProps) {
  const tabs = tabsOf(summary);
  const [standing, setStanding] = useState<ShownItems['standing']>(tabs[0]?.value ?? 'importable');
  const [kind, setKind] = useState<ImportedKind | 'all'>('all');
  const [search, setSearch] = useState('');
  const sought = useDebounced(search.trim(), SEARCH_AFTER);
  const kinds = summary.kinds.map((one) => one.kind);
  const shown = { standing, kind: kind === 'all' || standing !== 'importable' ? null : kind, search: sought };
  const found = useInfiniteQuery({ ...importItemsQuery(id, shown), placeholderData: keepPreviousData });
  const items = found.data?.pages.flatMap((page) => page.items) ?? [];
  if (tabs.length === 0) return null;
  return (
    <Box sx={{ mt: 6 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center', mb: 3 }}>
        <SegmentedChoice label="Texts" options={tabs} value={standing} onChange={setStanding} size="small" />
        {standing === 'importable' && kinds.length > 1 ? (
          <SegmentedChoice
            label="Kind"
            options={[
              { value: 'all' as const, content: 'All' },
              ...kinds.map((value) => ({ value, content: KIND_NAMES[value] })),
            ]}
            value={kind}
            onChange={setKind}
            size="small"
          />
        ) : null}
        <SearchInput
          label="Search in the texts"
          placeholder="Search"
          value={search}
          onChange={setSearch}
          maxLength={IMPORT_SEARCH_MAX}
          sx={{ flex: '1 1 12rem' }}
        />
      </Box>
      {found.data === undefined ? (
        found.error ? (
          <FailureNotice
            title="The texts could not be loaded"
            error={found.error}
            onRetry={() => void found.refetch()}
          />
        ) : (
          <SkeletonLines lines={[{ width: '80%' }, { width: '70%' }, { width: '75%' }]} />
        )
      ) : items.length === 0 ? (
        <Box role="status" sx={{ py: 4, color: 'text.secondary' }}>
          {sought === '' ? 'Nothing here.' : `No text has “${sought}”.`}
        </Box>
      ) : (
        <Box component="ul" aria-label="Texts that were found" aria-busy={found.isPlaceholderData}>
          {items.map((item) => (
            <Row
              key={item.id}
              item={item}
              chosen={standing === 'importable' ? isChosen(choice, item) : null}
              onChange={onChange}
            />
          ))}
        </Box>
      )}
      <ShowMore list={found} />
    </Box>
  );
}

/** Of malformed lines there is a number alone. */
function tabsOf({ kinds, known, left_out }: ImportSummary) {
  const count = (counts: readonly number[]) => counts.reduce((sum, one) => sum + one, 0);
  const tabs = [
    {
      value: 'importable' as const,
      name: 'To choose from',
      count: count(kinds.map((kind) => kind.importable)),
    },
    { value: 'known' as const, name: 'Already there', count: known },
    {
      value: 'left_out' as const,
      name: 'Left out',
      count: count(left_out.map((one) => (one.reason === 'malformed' ? 0 : one.count))),
    },
  ];
  return tabs
    .filter((tab) => tab.count > 0)
    .map(({ value, name, count: all }) => ({ value, content: `${name} ${inFigures(all)}` }));
}

interface RowProps {
  item: ImportItem;
  /** Null where there is nothing to choose. */
  chosen: boolean | null;
  onChange: ImportItemsProps['onChange'];
}

/** Only the rows that change are drawn again, and only those in sight are laid out. */
const Row = memo(function Row({ item, chosen, onChange }: RowProps) {
  return (
    <Box
      component="li"
      sx={{
        py: 3,
        borderTop: 1,
        borderColor: 'divider',
        contentVisibility: 'auto',
        containIntrinsicSize: 'auto 5rem',
      }}
    >
      {chosen === null ? (
        <Text item={item} />
      ) : (
        <CheckField
          name={nameOf(item)}
          label={<Text item={item} />}
          checked={chosen}
          onChange={() => onChange((before) => withText(before, item))}
        />
      )}
    </Box>
  );
});

const nameOf = ({ content, kind, post_date }: ImportItem) =>
  [
    content === '' ? `Newer figures of a ${kind}` : titleFromContent(content),
    post_date === null ? null : dateWithYear(post_date),
  ]
    .filter((part) => part !== null)
    .join(', ');

function Text({ item }: { item: ImportItem }) {
  const { content, standing } = item;
  const warning = item.left_out ?? (areFiguresDoubtful(item) ? TRAINING_TEXTS.rateOver100 : null);
  return (
    <>
      <Box
        component="span"
        dir="auto"
        sx={{
          display: '-webkit-box',
          overflow: 'hidden',
          overflowWrap: 'anywhere',
          WebkitBoxOrient: 'vertical',
          WebkitLineClamp: 2,
          color: content === '' ? 'text.secondary' : 'text.primary',
        }}
      >
        {content === ''
          ? standing === 'left_out'
            ? 'No text'
            : 'Newer figures of a post that is there'
          : content}
      </Box>
      <Box
        component="span"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: 3,
          mt: 1,
          color: 'text.secondary',
          fontSize: '0.75rem',
          lineHeight: '1rem',
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {factsOf(item).map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
        {warning === null ? null : (
          <Box component="span" sx={{ color: 'warning.main' }}>
            {warning}
          </Box>
        )}
      </Box>
    </>
  );
}

function factsOf({ kind, post_date, standing, ...figures }: ImportItem): string[] {
  const { impressions, engagements } = figures;
  const rate = knownEngagementRate({
    impressions: impressions ?? 0,
    engagements,
    likes: figures.likes ?? 0,
    comments: figures.comments ?? 0,
    shares: figures.shares ?? 0,
  });
  const facts = [
    kind === 'post' ? null : { article: 'Article', comment: 'Comment' }[kind],
    post_date === null ? 'No date' : dateWithYear(post_date),
    impressions === null ? null : `${inFigures(impressions)} impressions`,
    engagements === null ? null : `${inFigures(engagements)} engagements`,
    rate === null ? null : rated(rate),
    kind === 'post' && impressions === null && engagements === null && standing !== 'left_out'
      ? 'No figures'
      : null,
    standing === 'newer_figures' ? 'There already, with older figures' : null,
  ];
  return facts.filter((fact) => fact !== null);
}
