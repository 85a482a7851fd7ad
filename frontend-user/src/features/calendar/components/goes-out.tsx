import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Status } from '@drumbeat/ui';
import { postStaysBecause } from '@drumbeat/domain';
import { CircleDashed } from 'lucide-react';
import { MenuButton } from './menu-button';
import { Place } from './place';
import { PostTile, Tile } from './post-tile';
import type { WeekPlace } from './week-places';

interface GoesOutProps {
  /** The day's posts, or its one place without any. */
  places: WeekPlace[];
  isTabStop: (place: WeekPlace) => boolean;
  /** The day is over. */
  past: boolean;
  fixed: boolean;
}

/** What goes out on the day: each post with its state, or that nothing does. */
export function GoesOut({ places, isTabStop, past, fixed }: GoesOutProps) {
  return (
    <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      {places.map((place) => {
        const { id, item } = place;
        const post = item?.kind === 'post' ? item.post : null;
        return (
          <Place
            key={post?.id ?? id}
            place={place}
            label={post?.title ?? (past ? nothingWentOut : 'Nothing goes out yet')}
            isTabStop={isTabStop(place)}
            past={past}
            fixed={fixed || post === null || postStaysBecause(post.display_state) !== null}
          >
            {item && post ? (
              <PostTile post={post} menu={<MenuButton item={item} />} />
            ) : (
              <OpenTile past={past} />
            )}
          </Place>
        );
      })}
    </Box>
  );
}

const nothingWentOut = 'Nothing went out';

function OpenTile({ past }: { past: boolean }) {
  return (
    <Tile tone="open">
      <Status tone="quiet" icon={CircleDashed}>
        {past ? nothingWentOut : 'Open'}
      </Status>
      {past ? null : (
        <Typography variant="caption" component="p" sx={{ mt: 'auto', color: 'text.secondary' }}>
          Nothing goes out yet. Select a prompt below.
        </Typography>
      )}
    </Tile>
  );
}
