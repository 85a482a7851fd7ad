import type { ReactNode } from 'react';

/** One column of a table of records. The first one names the record. */
export interface Column<Row> {
  /** The heading; on a phone it stands before the value. An empty one is drawn as none, for a column of buttons. */
  label: string;
  render: (row: Row) => ReactNode;
  /** Name of the field that the API sorts by. */
  sort?: string;
  /** Numbers stand at the right. */
  isNumber?: boolean;
  /** Short values that read badly in two lines: dates, names. */
  isShort?: boolean;
  /** Left out on a phone: another column says it too. */
  isWide?: boolean;
}
