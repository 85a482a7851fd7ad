import Typography from '@mui/material/Typography';
import { Quiet } from '../../components/quiet';

const TOLD = 3;

const NAMES: Readonly<Record<string, string>> = {
  ip: 'IP address',
  post_ids: 'Posts',
  user_agent: 'Browser',
};

/** 'Full name' of full_name. */
const nameOf = (key: string) => {
  const words = NAMES[key] ?? key.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const ID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/u;

function asText(value: unknown): string {
  if (value === null || value === '') return 'nothing';
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return listed(value);
  if (typeof value !== 'object') return JSON.stringify(value);
  return Object.entries(value)
    .map(([key, inner]) => `${nameOf(key)} ${asText(inner)}`)
    .join(', ');
}

/** The first few, and the number of the others; of ids their number alone, which tells a reader more. */
function listed(values: readonly unknown[]): string {
  if (values.every((value) => typeof value === 'string' && ID.test(value))) return String(values.length);
  const told = values.slice(0, TOLD).map(asText).join(', ');
  return values.length > TOLD ? `${told} and ${values.length - TOLD} more` : told;
}

/** By it the server knows whose change a newer version is; it tells a reader nothing. */
const NOT_TOLD = 'to_version';

/** The action's details as text; '' where there is none. */
export const auditWords = (details: Record<string, unknown>): string =>
  Object.entries(details)
    .filter(([name, value]) => name !== NOT_TOLD && value !== null && value !== '')
    .map(([name, value]) => `${nameOf(name)}: ${asText(value)}`)
    .join(' · ');

export function AuditDetails({ details }: { details: Record<string, unknown> }) {
  const words = auditWords(details);
  if (words === '') return <Quiet>None</Quiet>;
  return (
    <Typography
      variant="caption"
      component="span"
      sx={{ color: 'text.secondary', display: 'block', overflowWrap: 'anywhere' }}
    >
      {words}
    </Typography>
  );
}
