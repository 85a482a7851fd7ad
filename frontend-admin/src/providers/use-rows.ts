import type { ConsoleList, ListFilterName, ListSort } from '@drumbeat/domain';
import { useGetList, type RaRecord, type UseGetListOptions } from 'react-admin';

interface Asked<List extends ConsoleList> {
  filter?: Partial<Record<ListFilterName<List>, unknown>>;
  sort?: { field: ListSort<List>; order: 'ASC' | 'DESC' };
  pagination?: { page: number; perPage: number };
}

/** react-admin's read of a list, which takes any text for a filter or an order; this one takes what the server knows. */
export const useRows = <Row extends RaRecord, List extends ConsoleList>(
  list: List,
  asked: Asked<List>,
  options?: UseGetListOptions<Row>,
) => useGetList<Row>(list, asked, options);
