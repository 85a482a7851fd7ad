import { useEffect, useEffectEvent } from 'react';
import { type SortPayload, useNotify } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import type { Column } from './column';

/**
 * False while the address asks for an order that the list does not have, as an old bookmark may: it is said, and taken out of the
 * address, so that the list has its usual one.
 */
export function useKnownOrder(usual: SortPayload, columns: readonly Pick<Column<never>, 'sort'>[]): boolean {
  const [search, setSearch] = useSearchParams();
  const notify = useNotify();
  const field = search.get('sort') ?? usual.field;
  const order = search.get('order') ?? usual.order;
  const isUsual = field === usual.field && order === usual.order;
  const isOfColumn = columns.some(({ sort }) => sort === field) && ['ASC', 'DESC'].includes(order);
  const isKnown = isUsual || isOfColumn;
  const leave = useEffectEvent(() => {
    notify('This list has no such order. It is shown in its usual one.', { type: 'warning' });
    const rest = new URLSearchParams(search);
    for (const name of ['sort', 'order', 'page']) rest.delete(name);
    setSearch(rest, { replace: true });
  });
  useEffect(() => {
    if (!isKnown) leave();
  }, [isKnown]);
  return isKnown;
}
