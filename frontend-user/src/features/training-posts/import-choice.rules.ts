import type { components } from '@drumbeat/api-client';
import type { ImportedKind } from '@drumbeat/domain';

type Schemas = components['schemas'];

/** What is to be imported: whole kinds, and single texts that are chosen otherwise than their kind. */
export interface ImportChoice {
  readonly kinds: readonly ImportedKind[];
  /** By their id. */
  readonly exceptions: ReadonlyMap<number, ImportedKind>;
}

/** A text by its id. */
interface Text {
  readonly id: number;
  readonly kind: ImportedKind;
}

/** Comments are short and many: they fill the room for posts, so that they come only where their user says so. */
export const FIRST_CHOICE: ImportChoice = { kinds: ['post', 'article'], exceptions: new Map() };

export const isChosen = ({ kinds, exceptions }: ImportChoice, { id, kind }: Text): boolean =>
  kinds.includes(kind) !== exceptions.has(id);

/** The number of chosen texts of a kind. @param importable the number of all that can be */
export function chosenOf(
  { kinds, exceptions }: ImportChoice,
  { kind, importable }: { readonly kind: ImportedKind; readonly importable: number },
): number {
  const others = [...exceptions.values()].filter((one) => one === kind).length;
  return kinds.includes(kind) ? importable - others : others;
}

export function withText({ kinds, exceptions }: ImportChoice, { id, kind }: Text): ImportChoice {
  const changed = new Map(exceptions);
  if (!changed.delete(id)) changed.set(id, kind);
  return { kinds, exceptions: changed };
}

/** All of a kind, or none of it. */
export function withKind(
  { kinds, exceptions }: ImportChoice,
  kind: ImportedKind,
  isWanted: boolean,
): ImportChoice {
  const others = kinds.filter((one) => one !== kind);
  return {
    kinds: isWanted ? [...others, kind] : others,
    exceptions: new Map([...exceptions].filter(([, one]) => one !== kind)),
  };
}

export const withAll = (kinds: readonly ImportedKind[]): ImportChoice => ({ kinds, exceptions: new Map() });

/** As the API takes it. */
export function choiceRequest({ kinds, exceptions }: ImportChoice): Schemas['ChooseImportRequest'] {
  const idsWhere = (isOfChosenKind: boolean) =>
    [...exceptions].flatMap(([id, kind]) => (kinds.includes(kind) === isOfChosenKind ? [id] : []));
  return { kinds: [...kinds], all_but: idsWhere(true), ids: idsWhere(false) };
}
