import Typography from '@mui/material/Typography';
import { counted } from '@drumbeat/domain';
import { OPERATOR_OUTCOMES, operatorAlert } from './operator-alert.texts';
import { useGetList } from 'react-admin';
import { Notice } from '../components/notice';
import { momentLabel } from '../lib/times';
import type { Publication } from '../providers/records';

/** LinkedIn refuses posts for a reason that only the operator can fix; shown while refused ones wait. */
export function OperatorAlert() {
  const { data, total = 0 } = useGetList<Publication>('publications', {
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'updated_at', order: 'DESC' },
    filter: { state: 'rejected', outcome: OPERATOR_OUTCOMES },
  });
  const latest = data?.[0];
  const words = latest ? operatorAlert(latest.outcome) : null;
  if (!latest || words === null) return null;
  return (
    <Notice tone="bad">
      <Typography component="p" sx={{ fontWeight: 600 }}>
        LinkedIn refuses our posts: {counted(total, 'post waits', 'posts wait')}, refused last on{' '}
        {momentLabel(latest.updated_at)}
      </Typography>
      <Typography component="p">{words}</Typography>
    </Notice>
  );
}
