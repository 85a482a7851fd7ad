export type FilterValue = string | boolean | number;

/** A choice beside the search; its value is passed to the API's filter unchanged. */
export interface ListFilter {
  field: string;
  label: string;
  choices: readonly { id: FilterValue; name: string }[];
}
