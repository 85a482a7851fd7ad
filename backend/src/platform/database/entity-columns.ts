import { getMetadataArgsStorage } from 'typeorm';

/** An entity's column as used in SQL. */
interface EntityColumn {
  readonly name: string;
  readonly type: unknown;
}

/** Values of columns, for an INSERT or an UPDATE: three parallel lists. */
export interface WrittenColumns {
  readonly names: readonly string[];
  /** `$3`, `$4`, … */
  readonly places: readonly string[];
  readonly values: readonly unknown[];
  /** `name = $3`, … */
  readonly assignments: readonly string[];
}

/** A statement and the values of its parameters. */
export interface Statement {
  readonly sql: string;
  readonly values: readonly unknown[];
}

/** A row of these columns. */
export type RowOf<Columns> =
  Columns extends EntityColumns<infer Entity, infer Name> ? Readonly<Pick<Entity, Name>> : never;

/** The same columns of something that a row may be joined with: all of them null where it is not. */
export type JoinedRowOf<Columns> =
  Columns extends EntityColumns<infer Entity, infer Name>
    ? { readonly [Column in Name]: Entity[Column] | null }
    : never;

/** Column types that the driver returns in another type than the entity's property has, and the matching JavaScript type. */
const CASTS: Readonly<Record<string, string>> = { date: 'text', numeric: 'float8' };

type EntityClass = new () => object;

/** The class and those that it extends, whose columns it has as well. */
function withParents(entity: EntityClass): EntityClass[] {
  const parent = Object.getPrototypeOf(entity) as EntityClass | typeof Function.prototype;
  return parent === Function.prototype ? [entity] : [entity, ...withParents(parent as EntityClass)];
}

/**
 * Columns of an entity, by TypeORM's own metadata: what handwritten queries select and write, so that the entity is
 * the only place that lists them. Needs no connection.
 */
export class EntityColumns<Entity extends object, Name extends keyof Entity & string> {
  readonly names: readonly Name[];

  private constructor(
    private readonly entity: EntityClass,
    private readonly columns: readonly EntityColumn[],
  ) {
    this.names = columns.map(({ name }) => name as Name);
  }

  static of<Entity extends object>(entity: new () => Entity): EntityColumns<Entity, keyof Entity & string> {
    const columns = getMetadataArgsStorage()
      .filterColumns(withParents(entity))
      .map(({ propertyName, options }) => {
        if (options.name !== undefined)
          throw new Error(`${entity.name}.${propertyName} names its column otherwise`);
        return { name: propertyName, type: options.type };
      });
    if (columns.length === 0) throw new Error(`${entity.name} is no entity: it has no columns`);
    return new EntityColumns(entity, columns);
  }

  /** Of the one among these entities that has the table; its names are known at run time alone. */
  static ofTable(
    table: string,
    entities: readonly (new () => object)[],
  ): EntityColumns<Readonly<Record<string, unknown>>, string> {
    const found = entities.find((entity) =>
      getMetadataArgsStorage()
        .filterTables(entity)
        .some(({ name }) => name === table),
    );
    if (!found) throw new Error(`No entity has the table ${table}`);
    return EntityColumns.of(found as new () => Readonly<Record<string, unknown>>);
  }

  get table(): string {
    return String(getMetadataArgsStorage().filterTables(this.entity)[0]?.name);
  }

  typeOf(name: Name): unknown {
    return this.column(name).type;
  }

  /** Of the row whose id this column has, by its foreign key; its entity is one of these. */
  pointedAt(
    name: Name,
    entities: readonly EntityClass[],
  ): EntityColumns<Readonly<Record<string, unknown>>, string> {
    const key = getMetadataArgsStorage()
      .filterForeignKeys(withParents(this.entity))
      .find(({ columnNames, propertyName }) => String(columnNames ?? propertyName) === name);
    if (typeof key?.type !== 'string') throw new Error(`${this.table}.${name} points at no other row`);
    return EntityColumns.ofTable(key.type, entities);
  }

  pick<Picked extends Name>(...names: readonly Picked[]): EntityColumns<Entity, Picked> {
    return new EntityColumns(
      this.entity,
      names.map((name) => this.column(name)),
    );
  }

  omit<Omitted extends Name>(...names: readonly Omitted[]): EntityColumns<Entity, Exclude<Name, Omitted>> {
    const omitted: ReadonlySet<string> = new Set(names);
    return new EntityColumns(
      this.entity,
      this.columns.filter(({ name }) => !omitted.has(name)),
    );
  }

  /** A select list, as `p.id, p.scheduled_date::text as scheduled_date`. */
  select(alias?: string): string {
    const prefix = alias === undefined ? '' : `${alias}.`;
    return this.columns
      .map(({ name, type }) => {
        const cast = CASTS[String(type)];
        return cast === undefined ? `${prefix}${name}` : `${prefix}${name}::${cast} as ${name}`;
      })
      .join(', ');
  }

  /** These columns of a row, without its other fields. */
  of<Row extends Readonly<Record<Name, unknown>>>(row: Row): Pick<Row, Name> {
    return this.assign({}, row);
  }

  /**
   * Adds these columns of a row to a new object that has none of them. A spread of many fields beside others costs V8
   * at least four times as much.
   */
  assign<Target extends object, Row extends Readonly<Record<Name, unknown>>>(
    target: Target & Readonly<Record<Extract<keyof Target, Name>, never>>,
    row: Row,
  ): Target & Pick<Row, Name> {
    const assigned: Partial<Record<Name, unknown>> = target;
    for (const name of this.names) assigned[name] = row[name];
    return target as Target & Pick<Row, Name>;
  }

  /** These columns of a row whose side they come from was joined; null where that join found nothing. */
  ofJoined(row: { readonly [Column in Name]: Entity[Column] | null }): Pick<Entity, Name> | null {
    const found = this.names.some((name) => row[name] !== null);
    return found ? (this.of(row) as Pick<Entity, Name>) : null;
  }

  /** A plain insert; undefined counts as absent. What follows it, `returning` or `on conflict`, its caller adds. */
  insert(row: { readonly [Column in Name]?: Readonly<Entity[Column]> | undefined }): Statement {
    const { names, places, values } = this.written(row);
    return {
      sql: `insert into ${this.table} (${names.join(', ')}) values (${places.join(', ')})`,
      values,
    };
  }

  /**
   * The values of a change; undefined counts as absent. `from` is the number of the first parameter.
   * @throws Error for a name that is no column: column names never come from an object's keys
   */
  written(
    change: { readonly [Column in Name]?: Readonly<Entity[Column]> | undefined },
    from = 1,
  ): WrittenColumns {
    const given = Object.entries(change).filter(([, value]) => value !== undefined);
    const columns = given.map(([name]) => this.column(name));
    const names = columns.map(({ name }) => name);
    const places = names.map((_, index) => `$${from + index}`);
    return {
      names,
      places,
      values: given.map(([, value], index) => (columns[index]?.type === 'jsonb' ? json(value) : value)),
      assignments: names.map((name, index) => `${name} = ${places[index]}`),
    };
  }

  private column(wanted: string): EntityColumn {
    const column = this.columns.find(({ name }) => name === wanted);
    if (!column) throw new Error(`${this.entity.name} has no column ${JSON.stringify(wanted)} here`);
    return column;
  }
}

/** The driver would send a list as a PostgreSQL array. */
function json(value: unknown): unknown {
  return value === null ? null : JSON.stringify(value);
}
