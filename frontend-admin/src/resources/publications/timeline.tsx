import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CircleCheck, Cog, TriangleAlert, User, type LucideIcon } from 'lucide-react';
import { momentLabel } from '../../lib/times';
import type { PublicationDetail } from '../../entities/publications/publication-state';

type Entry = PublicationDetail['timeline'][number];

const signs: Record<Entry['kind'], { icon: LucideIcon; color: string }> = {
  user: { icon: User, color: 'text.secondary' },
  work: { icon: Cog, color: 'text.secondary' },
  success: { icon: CircleCheck, color: 'success.main' },
  trouble: { icon: TriangleAlert, color: 'warning.main' },
};

/** The publication's timeline as its owner sees it, in the owner's zone. */
export function Timeline({ entries, zone }: { entries: readonly Entry[]; zone: string }) {
  return (
    <Box component="ol" aria-label="Timeline" sx={{ display: 'grid' }}>
      {entries.map(({ at, kind, words }, index) => {
        const { icon: Icon, color } = signs[kind];
        return (
          <Box
            component="li"
            key={index}
            sx={{ display: 'flex', gap: 3, py: 3, borderTop: 1, borderColor: 'divider' }}
          >
            <Box component="span" sx={{ flex: 'none', pt: '2px', color }}>
              <Icon size={16} strokeWidth={1.75} aria-hidden />
            </Box>
            <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              <p>{words}</p>
              <Typography variant="caption" component="p" sx={{ color: 'text.disabled' }}>
                <time dateTime={at}>{momentLabel(at, zone)}</time>
              </Typography>
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}
