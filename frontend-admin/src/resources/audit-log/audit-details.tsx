import Typography from '@mui/material/Typography';
import { Quiet } from '../../components/quiet';

const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** What was recorded with the action, as `name: value`. */
export function AuditDetails({ details }: { details: Record<string, unknown> }) {
  const facts = Object.entries(details).filter(([, value]) => value !== null && value !== '');
  if (facts.length === 0) return <Quiet>None</Quiet>;
  return (
    <Typography variant="caption" component="span" sx={{ color: 'text.secondary', display: 'block' }}>
      {facts.map(([name, value]) => `${name}: ${asText(value)}`).join(' · ')}
    </Typography>
  );
}
