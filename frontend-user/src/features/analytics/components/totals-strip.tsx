import { Difference, Figure, FigureStrip } from '../../../components/figure-strip';
import { counted, rated } from '../../../lib/text/number-format';
import type { AnalyticsFigures, FigureTotals } from '../api/analytics';

/** The figures of a range against those of as many days before. What nobody entered is a dash, never zero. */
export function TotalsStrip({ figures }: { figures: AnalyticsFigures }) {
  const { totals, before } = figures;
  return (
    <FigureStrip columns={4}>
      <Figure
        name="Impressions"
        figure={totals ? counted(totals.impressions) : '–'}
        note={<Change now={totals} before={before} of="impressions" />}
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
        figure={totals ? counted(totals.comments) : '–'}
        note={
          <>
            <Change now={totals} before={before} of="comments" />
            {isCompared(totals, before, 'comments') ? '; ' : null}
            {totals ? `likes ${counted(totals.likes)}, shares ${counted(totals.shares)}` : null}
          </>
        }
      />
      <Figure name="Posts" figure={counted(figures.posts)} note={postsNote(figures)} />
    </FigureStrip>
  );
}

interface ChangeProps {
  now: FigureTotals | null;
  before: FigureTotals | null;
  of: 'impressions' | 'comments';
}

/** A comparison with nothing says nothing. */
const isCompared = (now: ChangeProps['now'], before: ChangeProps['before'], of: ChangeProps['of']) =>
  now !== null && before !== null && before[of] > 0;

/** In percent of what was before. */
function Change({ now, before, of }: ChangeProps) {
  if (!now || !before || !isCompared(now, before, of)) return null;
  const change = Math.round(((now[of] - before[of]) / before[of]) * 100);
  return change === 0 ? (
    'As many as before'
  ) : (
    <>
      <Difference by={change}>{Math.abs(change)}%</Difference> from {counted(before[of])}
    </>
  );
}

/** In percentage points. */
function RateChange({ now, before }: { now: number | null; before: number | null }) {
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
  const parts = [`${counted(totals?.posts ?? 0)} with numbers`];
  if (waiting > 0) parts.push(`${counted(waiting)} waiting`);
  if (missing > 0) parts.push(`${counted(missing)} missing`);
  return parts.join(', ');
}
