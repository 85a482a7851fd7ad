import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { isPlainDate } from '@drumbeat/domain';
import { shortDate } from '@drumbeat/ui';
import { Link as RouterLink } from 'react-router-dom';
import { Quiet } from '../../components/quiet';
import { momentLabel } from '../../lib/times';
import { linkTo } from '../../lib/paths';

const TOLD = 3;

const NAMES: Readonly<Record<string, string>> = {
  ip: 'IP address',
  left_out_reason: 'Reason',
  post_ids: 'Posts',
  review: 'Decision',
  scheduled_date: 'Date',
  user_agent: 'Browser',
};

/** 'Full name' of full_name. */
const nameOf = (key: string) => {
  const words = NAMES[key] ?? key.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const ID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/u;

/** Of a record that the log names beside the details, or that says nothing to a reader. */
const isId = (value: unknown) => typeof value === 'string' && ID.test(value);

/** A name of the API's own, such as left_out. */
const CODE = /^[a-z]+(?:_[a-z]+)+$/u;
const TIME = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/u;

function wordsOf(text: string): string {
  if (CODE.test(text)) return text.replaceAll('_', ' ');
  if (isPlainDate(text)) return shortDate(text);
  return TIME.test(text) ? momentLabel(text) : text;
}

function asText(value: unknown): string {
  if (value === null || value === '') return 'nothing';
  if (typeof value === 'string') return wordsOf(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return listed(value);
  if (typeof value !== 'object') return JSON.stringify(value);
  return Object.entries(value)
    .map(([key, inner]) => `${nameOf(key)} ${asText(inner)}`)
    .join(', ');
}

/** The first few, and the number of the others; of ids their number alone, which tells a reader more. */
function listed(values: readonly unknown[]): string {
  if (values.length === 0) return 'none';
  if (values.every(isId)) return String(values.length);
  const told = values.slice(0, TOLD).map(asText).join(', ');
  return values.length > TOLD ? `${told} and ${values.length - TOLD} more` : told;
}

/** The other prompt of two that changed places. */
const OTHER_PROMPT = 'swapped_with';

/** By a version the server knows whose change a newer one is; it tells a reader nothing. */
const NOT_TOLD: ReadonlySet<string> = new Set(['to_version', 'version', OTHER_PROMPT]);

const otherPromptOf = ({ [OTHER_PROMPT]: id }: Record<string, unknown>) =>
  typeof id === 'number' ? id : null;

const toldOf = (details: Record<string, unknown>): string[] =>
  Object.entries(details)
    .filter(([name, value]) => !NOT_TOLD.has(name) && value !== null && value !== '')
    .map(([name, value]) => `${nameOf(name)}: ${asText(value)}`);

const withoutIds = (details: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(details).filter(([, value]) => !isId(value)));

/** The action's details as text, with ids, by which a spreadsheet is searched; '' where there is none. */
export function auditWords(details: Record<string, unknown>): string {
  const other = otherPromptOf(details);
  return [...toldOf(details), ...(other === null ? [] : [`Swapped with prompt ${other}`])].join(' · ');
}

export function AuditDetails({ details }: { details: Record<string, unknown> }) {
  const told = toldOf(withoutIds(details)).join(' · ');
  const other = otherPromptOf(details);
  if (told === '' && other === null) return <Quiet>None</Quiet>;
  return (
    <Typography
      variant="caption"
      component="span"
      sx={{ color: 'text.secondary', display: 'block', overflowWrap: 'anywhere' }}
    >
      {told}
      {other === null ? null : (
        <>
          {told === '' ? 'Swapped with ' : ' · Swapped with '}
          <Link component={RouterLink} to={linkTo.prompt(other)}>
            another prompt
          </Link>
        </>
      )}
    </Typography>
  );
}
