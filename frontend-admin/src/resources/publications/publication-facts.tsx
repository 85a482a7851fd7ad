import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { FactList } from '../../components/fact-list';
import { Quiet } from '../../components/quiet';
import { Section } from '../../components/section';
import { momentLabel } from '../../lib/times';
import type { PublicationDetail } from '../../providers/records';

export function PublicationFacts({ publication }: { publication: PublicationDetail }) {
  const { user_id, user_email, account_name, due_at, time_zone, published_at, linkedin_url, evidence } =
    publication;
  return (
    <Section title="Facts">
      <FactList
        facts={[
          [
            'By',
            <Link key="by" component={RouterLink} to={`/users/${user_id}`}>
              {user_email}
            </Link>,
          ],
          ['Account', account_name],
          ['Due', `${momentLabel(due_at, time_zone)} (${time_zone})`],
          ['Published', published_at ? momentLabel(published_at) : <Quiet key="not">Not yet</Quiet>],
          ...(evidence ? ([['Evidence', evidence.replaceAll('_', ' ')]] as const) : []),
          ...(linkedin_url
            ? ([
                [
                  published_at ? 'Link' : 'Duplicate of',
                  <Link key="link" href={linkedin_url} target="_blank" rel="noreferrer">
                    On LinkedIn
                  </Link>,
                ],
              ] as const)
            : []),
        ]}
      />
    </Section>
  );
}
