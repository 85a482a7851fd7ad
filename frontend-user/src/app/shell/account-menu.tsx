import { roleLabel } from '@drumbeat/domain';
import { AccountButton } from '@drumbeat/ui';
import { Suspense, useState } from 'react';
import { lazyPart, useEver, useLater } from '../../components/lazy-part';
import { useCurrentUser } from '../../entities/session/current-user';

const list = lazyPart(() => import('./account-menu-list'));

interface AccountMenuProps {
  /** The avatar alone, as on a phone: a bar with other work to do has no room for the address. */
  compact?: boolean;
}

export function AccountMenu({ compact = false }: AccountMenuProps) {
  const user = useCurrentUser();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const wasOpened = useEver(anchor !== null);
  useLater(list);
  return (
    <>
      <AccountButton
        name={user.full_name ?? user.email}
        email={user.email}
        role={roleLabel(user)}
        isOpen={anchor !== null}
        onOpen={setAnchor}
        compact={compact}
      />
      <Suspense>
        {wasOpened ? <list.Part anchor={anchor} onClose={() => setAnchor(null)} named={compact} /> : null}
      </Suspense>
    </>
  );
}
