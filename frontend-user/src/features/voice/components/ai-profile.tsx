import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import {
  EvolutionTimeline,
  LanguageAndPatterns,
  VoiceDna,
  WritingPersonality,
  type WritingProfileView,
} from '@drumbeat/ui';
import { useQuery } from '@tanstack/react-query';
import type { WritingProfileRow } from '../../../entities/types';
import { voiceBriefQuery } from '../../../entities/voice/voice';
import { linkTo } from '../../../lib/paths';
import type { useAnalyseVoice } from '../api/analyse-voice';
import { AnalyseVoice } from './analyse-voice';
import { HabitsAndBrief } from './habits-and-brief';

interface AiProfileProps {
  profile: WritingProfileRow;
  view: WritingProfileView;
  /** Number of training posts. */
  total: number;
  analysis: ReturnType<typeof useAnalyseVoice>;
  onEdit: () => void;
  /** What was learned from edits. */
  learned: ReactNode;
}

/** The tab "Your AI Profile": its sections in the order in which they are read. */
export function AiProfile({ profile, view, total, analysis, onEdit, learned }: AiProfileProps) {
  const { data: brief } = useQuery(voiceBriefQuery);
  const edits = profile.editing_patterns.edit_count;
  const { last_analysis: analysed, learning_summary: summary } = profile.personalization_data;
  return (
    <Box sx={{ minWidth: 0 }}>
      <WritingPersonality
        personality={view.personality}
        summary={summary || null}
        facts={[
          {
            term: 'Built from',
            value: (
              <Link component={RouterLink} to={linkTo.writingProfile('training')}>
                {total === 1 ? '1 training post' : `${total} training posts`}
              </Link>
            ),
          },
          ...(edits > 0 ? [{ term: 'Edited drafts', value: edits }] : []),
          { term: 'Last analysis', value: analysed ? view.day(analysed) : 'None yet' },
        ]}
        actions={
          <AnalyseVoice
            step={analysis.step}
            hasPosts={total > 0}
            isFirst={!analysed}
            onAnalyse={analysis.analyse}
          />
        }
      />
      <VoiceDna scales={view.scales} />
      <LanguageAndPatterns profile={profile} view={view} brief={brief ?? null} onEdit={onEdit} />
      <HabitsAndBrief profile={profile} view={view} onEdit={onEdit} />
      <Box sx={{ py: 6, borderTop: 1, borderColor: 'divider' }}>{learned}</Box>
      <EvolutionTimeline steps={view.steps} />
    </Box>
  );
}
