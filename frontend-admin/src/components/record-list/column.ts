import type { ReactNode } from 'react';

/** One column of a table of records. The first one names the record. */
export interface Column<Row, Sort extends string = string> {
  /** The heading; on a phone it precedes the value. An empty one is not rendered, for a column of buttons. */
  label: string;
  render: (row: Row) => ReactNode;
  /** The value in an export; without one the column is not exported. */
  csv?: (row: Row) => string | number | null;
  /** Name of the field that the API sorts by. */
  sort?: Sort;
  /** Numbers are right-aligned. */
  isNumber?: boolean;
  /** Short values that should not wrap: dates. */
  isShort?: boolean;
  /** Names of people, which wrap anywhere before they take the room of others. */
  isName?: boolean;
  /** In an export alone: too long for a table. */
  isExportOnly?: boolean;
  /** Hidden on a phone: another column has the information. */
  isWide?: boolean;
  /** Hidden in a narrow window, where the other columns need its room: the record's page has it. */
  isSpare?: boolean;
  /** Texts of many lines. A table with such a column stacks its rows in a narrow window already. */
  isLong?: boolean;
}
