import Button from '@mui/material/Button';
import { totalLabel } from '@drumbeat/domain';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useDataProvider, useListContext, useNotify, type Identifier, type RaRecord } from 'react-admin';
import { saveCsv } from '../../lib/csv';
import type { Column } from './column';

/** As many as one response of the API has, and as many of these as one export asks for. */
const PER_PAGE = 100;
const PAGES = 50;

interface ExportButtonProps<Row> {
  /** As its page is called. */
  list: string;
  columns: readonly Column<Row>[];
}

/** Saves the chosen rows as CSV; where none is chosen, every row of the list as it is filtered and sorted now, up to 5,000. */
export function ExportButton<Row extends RaRecord>({ list: name, columns }: ExportButtonProps<Row>) {
  const list = useListContext<Row>();
  const { resource, sort, total } = list;
  const chosen: readonly Identifier[] = list.selectedIds;
  const provider = useDataProvider();
  const notify = useNotify();
  const exported = columns.flatMap(({ label, csv }) => (csv ? [[label, csv] as const] : []));
  const read = async (page: number, filter: object) => {
    const pagination = { page, perPage: PER_PAGE };
    return (await provider.getList<Row>(resource, { pagination, sort, filter })).data;
  };
  const readAll = async () => {
    const rows: Row[] = [];
    for (let page = 1; page <= PAGES; page += 1) {
      const found = await read(page, list.filterValues as object);
      rows.push(...found);
      if (found.length < PER_PAGE) break;
    }
    return rows;
  };
  const readChosen = async () => {
    const rows: Row[] = [];
    for (let from = 0; from < chosen.length; from += PER_PAGE) {
      rows.push(...(await read(1, { id: chosen.slice(from, from + PER_PAGE) })));
    }
    return rows;
  };
  const save = useMutation({
    mutationFn: async () => {
      const rows = await (chosen.length > 0 ? readChosen() : readAll());
      saveCsv(name, rows, exported);
      return rows.length;
    },
    onSuccess: (count) => {
      if (chosen.length === 0 && total !== undefined && count < total) {
        notify(
          `The file has the first ${count} of ${totalLabel(total)} rows. Filter the list for the others.`,
          {
            type: 'info',
          },
        );
      }
    },
    onError: (error) => notify(error.message, { type: 'error' }),
  });
  if (exported.length === 0 || !total) return null;
  return (
    <Button
      variant="outlined"
      loading={save.isPending}
      onClick={() => save.mutate()}
      startIcon={<Download size={16} strokeWidth={1.75} aria-hidden />}
    >
      {chosen.length === 0 ? 'Export as CSV' : `Export ${chosen.length} as CSV`}
    </Button>
  );
}
