import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Status } from '@drumbeat/ui';
import { CALENDAR_TEXTS, postStaysBecause } from '@drumbeat/domain';
import type { DayTime } from '../../day-time.rules';
import { CircleDashed } from 'lucide-react';
import { MenuButton } from '../bar/menu-button';
import { Place } from './place';
import { PostTile, Tile } from './post-tile';
import type { WeekPlace } from '../week/week-places';

interface GoesOutProps {
  /** The day's posts, or one empty place. */
  places: WeekPlace[];
  isTabStop: (place: WeekPlace) => boolean;
  time: DayTime;
  /** Text of an open day without a post. */
  nothingYet: string;
  fixed: boolean;
}

/** The day's publications: each post with its state, or a text for none. */
export function GoesOut({ places, isTabStop, time, nothingYet, fixed }: GoesOutProps) {
  return (
    <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      {places.map((place) => {
        const { id, item } = place;
        const post = item?.kind === 'post' ? item.post : null;
        return (
          <Place
            key={post?.id ?? id}
            place={place}
            label={post?.title ?? (time === 'open' ? 'Nothing goes out yet' : closedWords[time])}
            isTabStop={isTabStop(place)}
            past={time !== 'open'}
            fixed={fixed || post === null || postStaysBecause(post.display_state) !== null}
          >
            {item && post ? (
              <PostTile post={post} menu={<MenuButton item={item} />} />
            ) : (
              <OpenTile time={time} nothingYet={nothingYet} />
            )}
          </Place>
        );
      })}
    </Box>
  );
}

const closedWords = {
  'before-start': CALENDAR_TEXTS.beforeStart,
  over: CALENDAR_TEXTS.nothingWentOut,
} as const;

function OpenTile({ time, nothingYet }: Pick<GoesOutProps, 'time' | 'nothingYet'>) {
  return (
    <Tile tone="open">
      <Status tone="quiet" icon={CircleDashed}>
        {time === 'open' ? 'Open' : closedWords[time]}
      </Status>
      {time !== 'open' ? null : (
        <Typography variant="caption" component="p" sx={{ mt: 'auto', color: 'text.secondary' }}>
          {nothingYet}
        </Typography>
      )}
    </Tile>
  );
}
