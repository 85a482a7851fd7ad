export type FilterValue = string | boolean | number;

/** A choice beside the search; its value is passed to the API's filter unchanged. */
export interface ListFilter<Field extends string = string> {
  field: Field;
  label: string;
  /** What is shown while nothing is chosen; else all. */
  unchosen?: string;
  choices: readonly { id: FilterValue; name: string }[];
}
