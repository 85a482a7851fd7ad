import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { briefChanges } from '@drumbeat/domain';
import { type ReactNode, useState } from 'react';
import { SegmentedChoice } from '../segmented-choice';
import { CardSection } from './card-section';
import { useProfileWords } from './profile-reader';

export interface ShownBrief {
  version: number;
  /** As it is displayed. */
  date: string;
  sections: readonly { name: string; title: string; lines: readonly string[] }[];
}

interface BriefCardProps {
  /** The newest first. */
  versions: readonly ShownBrief[];
  /** What leads to its correction. */
  action?: ReactNode;
}

/** Versions that can be chosen side by side; a phone shows no more. */
const SHOWN = 4;

/** What a writer is told of the user, in words, and how that changed. */
export function BriefCard({ versions, action }: BriefCardProps) {
  const { emptyBrief } = useProfileWords();
  const [chosen, setChosen] = useState<number | null>(null);
  const at = Math.max(
    0,
    versions.findIndex(({ version }) => version === chosen),
  );
  const [brief, before] = [versions[at], versions[at + 1]];
  return (
    <CardSection title="What the writer is told" caption="Before each draft, word for word" action={action}>
      {brief === undefined ? (
        <Typography sx={{ color: 'text.secondary', textWrap: 'pretty' }}>{emptyBrief}</Typography>
      ) : (
        <>
          {versions.length > 1 ? (
            <Box sx={{ mb: 4, overflowX: 'auto' }}>
              <SegmentedChoice
                label="Version of what the writer is told"
                size="small"
                options={versions.slice(0, SHOWN).map(({ version, date }, index) => ({
                  value: String(version),
                  content: index === 0 ? `Now (${version})` : `${version} · ${date}`,
                }))}
                value={String(brief.version)}
                onChange={(value) => setChosen(Number(value))}
              />
            </Box>
          ) : null}
          {before ? (
            <Changes {...briefChanges(before.sections, brief.sections)} since={before.version} />
          ) : null}
          <Box sx={{ display: 'grid', gap: 4 }}>
            {brief.sections.map(({ name, title, lines }) => (
              <Box key={name}>
                <Typography component="h3" variant="label" sx={{ color: 'text.disabled' }}>
                  {title}
                </Typography>
                <Box component="ul" sx={{ mt: 1, display: 'grid', gap: 1 }}>
                  {lines.map((line) => (
                    <Box component="li" key={line} sx={{ overflowWrap: 'anywhere', textWrap: 'pretty' }}>
                      {line}
                    </Box>
                  ))}
                </Box>
              </Box>
            ))}
          </Box>
        </>
      )}
    </CardSection>
  );
}

interface ChangesProps extends ReturnType<typeof briefChanges> {
  since: number;
}

function Changes({ added, removed, since }: ChangesProps) {
  if (added.length + removed.length === 0) return null;
  return (
    <Box
      component="details"
      sx={{ mb: 4, p: 3, borderRadius: '0.5rem', bgcolor: 'surface.sunken', color: 'text.secondary' }}
    >
      <Box component="summary" sx={{ cursor: 'pointer' }}>
        {added.length} new and {removed.length} gone since version {since}
      </Box>
      <Box component="ul" sx={{ mt: 2, display: 'grid', gap: 1 }}>
        {added.map((line) => (
          <Box component="li" key={line} sx={{ color: 'text.primary' }}>
            <ins style={{ textDecoration: 'none' }}>+ {line}</ins>
          </Box>
        ))}
        {removed.map((line) => (
          <li key={line}>
            <del>{line}</del>
          </li>
        ))}
      </Box>
    </Box>
  );
}
