export type FilterValue = string | boolean | number;

/** A choice beside the search; its value goes into the API's filter as it is. */
export interface ListFilter {
  field: string;
  label: string;
  choices: readonly { id: FilterValue; name: string }[];
}
