import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { SegmentedChoice } from '@drumbeat/ui';
import type { PostVersion } from '../../../../entities/types';
import type { DraftWords } from '../../../../entities/posts/local-draft';
import { useComparedWords, Words } from './compared-words';

type View = 'changes' | 'text';

const views: readonly { value: View; content: string }[] = [
  { value: 'changes', content: 'Compared with now' },
  { value: 'text', content: 'This version' },
];

/** One version: its text, or the words added and removed since. */
export function VersionChanges({ version, present }: { version: PostVersion; present: DraftWords }) {
  const [view, setView] = useState<View>('changes');
  const parts = useComparedWords(version.content, present.content);
  return (
    <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
      <SegmentedChoice
        size="small"
        label="Show"
        options={views}
        value={view}
        onChange={setView}
        sx={{ justifySelf: 'start' }}
      />
      <Box>
        <Typography sx={{ fontWeight: 600 }}>{version.title}</Typography>
        {version.title === present.title || view === 'text' ? null : (
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
            The title is now “<bdi>{present.title}</bdi>”.
          </Typography>
        )}
      </Box>
      <Words
        tabIndex={0}
        role="group"
        aria-label={view === 'text' ? 'The text of this version' : 'What changed since'}
      >
        {view === 'text'
          ? version.content
          : parts.map(({ value, added, removed }, place) => {
              const Part = added ? 'ins' : removed ? 'del' : 'span';
              return <Part key={place}>{value}</Part>;
            })}
      </Words>
      {view === 'changes' ? (
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {version.content === present.content
            ? 'The text is the same now.'
            : 'Underlined words were added since; crossed-out words were taken away.'}
        </Typography>
      ) : null}
    </Box>
  );
}
