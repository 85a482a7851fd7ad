import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

/** The poster is a picture: the same deep green in both themes. */
const Poster = styled('aside')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  position: 'sticky',
  top: 0,
  height: '100dvh',
  gap: '2rem',
  padding: '3rem',
  background: '#0a3b2e',
  color: '#eef6f1',
  overflow: 'hidden',
  '& svg': { width: '100%', height: 'auto', maxHeight: 'calc(100dvh - 17rem)' },
  '& .done': { fill: '#5fcaa2' },
  '& .open': { fill: 'none', stroke: '#2f6b58', strokeWidth: 2, strokeDasharray: '4 4' },
  '& .rest': { fill: '#1d5443' },
  '& text': { fill: '#9cc8b6', fontSize: 15, fontWeight: 500 },
  [theme.breakpoints.down('md')]: { display: 'none' },
}));

const Title = styled('p')({
  fontSize: '2.5rem',
  lineHeight: '3rem',
  fontWeight: 620,
  letterSpacing: '-0.03em',
});

const Text = styled('p')({
  marginTop: '0.75rem',
  maxWidth: '26rem',
  color: '#b9d8cb',
  fontSize: '1.0625rem',
  lineHeight: '1.625rem',
});

/** Monday, Wednesday, Friday of nine weeks: which of them got a post. */
const weeks = ['100', '100', '101', '110', '101', '111', '110', '111', '111'] as const;
const columns = [0, 134.5, 269, 403.5, 538] as const;
const rowHeight = 62;

function Week({ beats, row }: { beats: string; row: number }) {
  const top = 34 + row * rowHeight;
  return (
    <>
      {[0, 2, 4].map((column, beat) =>
        beats[beat] === '1' ? (
          <rect key={column} className="done" x={columns[column]} y={top} width="22" height="44" rx="11" />
        ) : (
          <rect
            key={column}
            className="open"
            x={(columns[column] ?? 0) + 1.25}
            y={top + 1.25}
            width="19.5"
            height="41.5"
            rx="9.75"
          />
        ),
      )}
      {[1, 3].map((column) => (
        <circle key={column} className="rest" cx={(columns[column] ?? 0) + 11} cy={top + 38} r="6" />
      ))}
    </>
  );
}

export function BeatPoster({ title, text }: { title: ReactNode; text: string }) {
  return (
    <Poster>
      <svg viewBox="0 0 560 574" aria-hidden>
        {['M', 'T', 'W', 'T', 'F'].map((day, column) => (
          <text key={column} x={(columns[column] ?? 0) + 11} y="12" textAnchor="middle">
            {day}
          </text>
        ))}
        {weeks.map((beats, row) => (
          <Week key={row} beats={beats} row={row} />
        ))}
      </svg>
      <div>
        <Title>{title}</Title>
        <Text>{text}</Text>
      </div>
    </Poster>
  );
}

/** Texts below the nine weeks, for returning and for new users. */
export const ownVoicePoster = {
  title: (
    <>
      Three posts a week.
      <br />
      In your own voice.
    </>
  ),
  text: 'Nine weeks of one studio owner, Monday, Wednesday, Friday. It took six to find the beat.',
};

export const ownTopicsPoster = {
  title: (
    <>
      Prompts from your topics.
      <br />
      Posts in your voice.
    </>
  ),
  text: 'Monday, Wednesday, Friday. You write, with help that has read your posts.',
};
