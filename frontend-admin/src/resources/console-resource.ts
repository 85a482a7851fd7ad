import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { Identifier } from 'react-admin';

/** Query of every list of the console (`filter` is JSON). */
export interface ListQuery {
  page: number;
  perPage: number;
  sort?: string;
  order: 'ASC' | 'DESC';
  filter?: string;
}

type Body = Record<string, unknown>;
type Answer<Result> = Promise<{ data?: Result }>;

/**
 * The API’s operations for react-admin’s verbs; calls beside them stand where their resource uses them. react-admin's
 * forms are untyped; the server checks every field again and names the wrong ones.
 */
export interface ResourceEndpoints {
  list(query: ListQuery): Answer<{ data: readonly { id: Identifier }[]; total: number }>;
  one?(id: string): Answer<{ id: Identifier }>;
  create?(body: Body): Answer<{ id: Identifier }>;
  update?(id: string, body: Body): Answer<{ id: Identifier }>;
  /** True where a change names the version that it started from. */
  isVersioned?: true;
  remove?(id: string): Answer<unknown>;
}

/** All that the console knows of one kind of row: its pages, its place in the sidebar and its calls. */
export interface ConsoleResource {
  /** As react-admin calls it; also the first part of its addresses. */
  readonly name: string;
  readonly label: string;
  readonly icon: LucideIcon;
  /** Count of what waits there, at the end of its entry in the sidebar. */
  readonly Sign?: ComponentType;
  /** Absent where its page asks the API by itself. */
  readonly endpoints?: ResourceEndpoints;
  readonly list: ComponentType;
  readonly show?: ComponentType;
  readonly edit?: ComponentType;
  readonly create?: ComponentType;
  /** Pages beside those of react-admin's verbs, by their path below `name`. */
  readonly routes?: Readonly<Record<string, ComponentType>>;
  /** Field that stands for a row where another one names it. */
  readonly recordRepresentation?: string;
}
