import { ApiError } from '@drumbeat/api-client';
import {
  HttpError,
  type DataProvider,
  type GetListParams,
  type Identifier,
  type RaRecord,
} from 'react-admin';
import type { ListQuery, ResourceEndpoints } from '../resources/console-resource';
import { resources } from '../resources/index';

const endpoints = new Map(resources.map((resource) => [resource.name, resource.endpoints]));

/** All I/O of the console: react-admin's verbs on the typed endpoints of the API. */
export const dataProvider: DataProvider = {
  async getList(resource, params) {
    return asList(await call(endpointsOf(resource).list(listQuery(params))));
  },
  async getOne(resource, { id }) {
    return { data: asRecord(await call(required(resource, 'one')(String(id)))) };
  },
  async getMany(resource, { ids }) {
    const one = required(resource, 'one');
    const records = await Promise.all(ids.map((id) => call(one(String(id)))));
    return { data: records.map((record) => asRecord(record)) };
  },
  async getManyReference(resource, { target, id, ...params }) {
    const filter = { ...(params.filter as Record<string, unknown>), [target]: id };
    return asList(await call(endpointsOf(resource).list(listQuery({ ...params, filter }))));
  },
  async create(resource, { data }) {
    return { data: asRecord(await call(required(resource, 'create')(data))) };
  },
  async update(resource, { id, data, previousData }) {
    const before = previousData as Partial<RaRecord> | undefined;
    const { isVersioned } = endpointsOf(resource);
    const body = {
      ...changed(data, before),
      ...(isVersioned && before?.['version'] !== undefined ? { version: before['version'] as unknown } : {}),
    };
    return { data: asRecord(await call(required(resource, 'update')(String(id), body))) };
  },
  async updateMany(resource, { ids, data }) {
    const update = required(resource, 'update');
    // One after the other: many at once would be felt by others.
    for (const id of ids) await call(update(String(id), data));
    return { data: ids };
  },
  async delete(resource, { id, previousData }) {
    await call(required(resource, 'remove')(String(id)));
    return { data: asRecord(previousData ?? { id }) };
  },
  async deleteMany(resource, { ids }) {
    const remove = required(resource, 'remove');
    for (const id of ids) await call(remove(String(id)));
    return { data: ids };
  },
};

/** react-admin shows `message` and puts `body.errors` beside the fields; `body.details` are those of the API. */
async function call<Result>(request: Promise<{ data?: Result }>): Promise<Result> {
  try {
    const { data } = await request;
    return data as Result;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const errors = Object.fromEntries(error.fields.map(({ field, message }) => [field, message]));
    throw new HttpError(error.message, error.status, { errors, details: error.details });
  }
}

function endpointsOf(resource: string): ResourceEndpoints {
  const found = endpoints.get(resource);
  if (!found) throw new Error(`The console knows no resource "${resource}"`);
  return found;
}

function required<Verb extends keyof ResourceEndpoints>(
  resource: string,
  verb: Verb,
): NonNullable<ResourceEndpoints[Verb]> {
  const endpoint = endpointsOf(resource)[verb];
  if (!endpoint) throw new Error(`"${resource}" has no "${verb}"`);
  return endpoint;
}

function listQuery({ pagination, sort, filter }: GetListParams): ListQuery {
  const filters = Object.entries(filter as Record<string, unknown>).filter(
    ([, value]) => value !== '' && value !== undefined,
  );
  return {
    page: pagination?.page ?? 1,
    perPage: pagination?.perPage ?? 25,
    order: sort?.order ?? 'DESC',
    ...(sort ? { sort: sort.field } : {}),
    ...(filters.length > 0 ? { filter: JSON.stringify(Object.fromEntries(filters)) } : {}),
  };
}

/** Only what the form changed is sent: the API refuses fields that it does not know as editable. */
function changed(data: Partial<RaRecord>, previous: Partial<RaRecord> | undefined): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(data).filter(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify(previous?.[field]),
    ),
  );
}

/** The shapes are the API's; react-admin's generics cannot be met without saying so once. */
function asRecord<RecordType extends RaRecord>(record: unknown): RecordType {
  return record as RecordType;
}

function asList<RecordType extends RaRecord>({
  data,
  total,
}: {
  data: readonly { id: Identifier }[];
  total: number;
}) {
  return { data: data as unknown as RecordType[], total };
}
