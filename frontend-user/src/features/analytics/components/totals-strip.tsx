import { inFigures } from '@drumbeat/domain';
import { Difference, Figure, FigureStrip } from '../../../components/figure-strip';
import { rated, shown } from '../../../lib/text/number-format';
import type { AnalyticsFigures } from '../api/analytics';

/** The figures of a range against those of as many days before. What nobody entered is a dash, never zero. */
export function TotalsStrip({ figures }: { figures: AnalyticsFigures }) {
  const { totals, before } = figures;
  return (
    <FigureStrip columns={4}>
      <Figure
        name="Impressions"
        figure={shown(totals?.impressions ?? null, inFigures)}
        note={<Change now={totals?.impressions ?? null} before={before?.impressions ?? null} />}
      />
      <Figure
        name="Engagement rate"
        {...(totals && totals.rate !== null
          ? { figure: rated(totals.rate), unit: 'of impressions' }
          : { figure: '–' })}
        note={<RateChange now={totals?.rate ?? null} before={before?.rate ?? null} />}
      />
      <Figure
        name="Comments"
        figure={shown(totals?.comments ?? null, inFigures)}
        note={
          <>
            <Change now={totals?.comments ?? null} before={before?.comments ?? null} />
            {isCompared(totals?.comments ?? null, before?.comments ?? null) ? '; ' : null}
            {totals
              ? `likes ${shown(totals.likes, inFigures)}, shares ${shown(totals.shares, inFigures)}`
              : null}
          </>
        }
      />
      <Figure name="Posts" figure={inFigures(figures.posts)} note={postsNote(figures)} />
    </FigureStrip>
  );
}

interface ChangeProps {
  now: number | null;
  before: number | null;
}

/** A comparison with nothing says nothing. */
const isCompared = (now: number | null, before: number | null): before is number =>
  now !== null && before !== null && before > 0;

/** In percent of what was before. */
function Change({ now, before }: ChangeProps) {
  if (now === null || !isCompared(now, before)) return null;
  const change = Math.round(((now - before) / before) * 100);
  return change === 0 ? (
    'As many as before'
  ) : (
    <>
      <Difference by={change}>{Math.abs(change)}%</Difference> from {inFigures(before)}
    </>
  );
}

/** In percentage points. */
function RateChange({ now, before }: ChangeProps) {
  if (now === null || before === null) return 'Likes, comments and shares per impression';
  const change = Math.round((now - before) * 10) / 10;
  if (change === 0) return `As before, ${rated(before)}`;
  return (
    <>
      <Difference by={change}>{Math.abs(change).toFixed(1)} points</Difference> from {rated(before)}
    </>
  );
}

function postsNote({ posts, totals, waiting, missing }: AnalyticsFigures): string {
  if (posts === 0) return 'None went out in these days';
  const parts = [`${inFigures(totals?.posts ?? 0)} with numbers`];
  if (waiting > 0) parts.push(`${inFigures(waiting)} waiting`);
  if (missing > 0) parts.push(`${inFigures(missing)} missing`);
  return parts.join(', ');
}
