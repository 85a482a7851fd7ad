import { describe, expect, it } from '@jest/globals';
import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { EntityColumns } from './entity-columns.js';

@Entity('pictures')
class PictureEntity {
  @PrimaryColumn('uuid')
  id: string;

  @Column('date', { nullable: true })
  taken_on: string | null;

  @Column('numeric', { precision: 5, scale: 2 })
  price: number;

  @Column('jsonb')
  places: string[] | null;

  @Column('text', { array: true })
  tags: string[];
}

@Entity('frames')
@ForeignKey('pictures', ['picture_id'], ['id'])
class FrameEntity {
  @PrimaryColumn('bigint')
  id: string;

  @Column('uuid')
  picture_id: string;

  @Column('uuid')
  @ForeignKey('framed_pictures', 'id')
  twin_id: string;
}

@Entity('framed_pictures')
class FramedPictureEntity extends PictureEntity {
  @Column('text')
  frame: string;
}

const PICTURES = EntityColumns.of(PictureEntity);

describe('The columns of an entity', () => {
  it('are those that it declares, in its order', () => {
    expect(PICTURES.names).toEqual(['id', 'taken_on', 'price', 'places', 'tags']);
  });

  it('are also those of the class that it extends', () => {
    const names = EntityColumns.of(FramedPictureEntity).names;
    expect([...names].sort()).toEqual(['frame', 'id', 'places', 'price', 'tags', 'taken_on']);
  });

  it('are found by the name of its table as well', () => {
    const columns = EntityColumns.ofTable('pictures', [PictureEntity]);
    expect(columns.pick('id', 'tags').names).toEqual(['id', 'tags']);
    expect(() => columns.pick('id; drop table pictures')).toThrow('no column');
    expect(() => EntityColumns.ofTable('frames', [PictureEntity])).toThrow('No entity has the table frames');
  });

  it('lead to those of the row that one points at, and say their table and types', () => {
    const frames = EntityColumns.of(FrameEntity);
    expect([frames.table, frames.typeOf('id')]).toEqual(['frames', 'bigint']);
    const others = [PictureEntity, FramedPictureEntity];
    expect(frames.pointedAt('picture_id', others)).toMatchObject({
      table: 'pictures',
      names: PICTURES.names,
    });
    expect(frames.pointedAt('twin_id', others).table).toBe('framed_pictures');
    expect(() => frames.pointedAt('id', others)).toThrow('frames.id points at no other row');
  });

  it('are selected as rows have them, whatever the driver makes of their types', () => {
    expect(PICTURES.select('p')).toBe(
      'p.id, p.taken_on::text as taken_on, p.price::float8 as price, p.places, p.tags',
    );
    expect(PICTURES.pick('tags', 'price').select()).toBe('tags, price::float8 as price');
    expect(PICTURES.omit('price', 'places').names).toEqual(['id', 'taken_on', 'tags']);
  });

  it('are written by their names alone, lists of jsonb as JSON', () => {
    const change = { places: ['Bonn'], taken_on: null, tags: ['a'] };
    expect(PICTURES.written(change, 3)).toEqual({
      names: ['places', 'taken_on', 'tags'],
      places: ['$3', '$4', '$5'],
      values: ['["Bonn"]', null, ['a']],
      assignments: ['places = $3', 'taken_on = $4', 'tags = $5'],
    });
    expect(PICTURES.written({ places: null }).values).toEqual([null]);
  });

  it('are inserted by their names alone, into the table of their entity', () => {
    expect(PICTURES.insert({ id: '1', places: ['Bonn'], price: undefined, taken_on: null })).toEqual({
      sql: 'insert into pictures (id, places, taken_on) values ($1, $2, $3)',
      values: ['1', '["Bonn"]', null],
    });
    const foreign: object = { id: '1', 'price) values (1); --': 1 };
    expect(() => PICTURES.insert(foreign)).toThrow('no column');
  });

  it('leave alone what is undefined', () => {
    expect(PICTURES.written({ price: undefined, tags: [] }).names).toEqual(['tags']);
  });

  it('are no others than its own: a name from elsewhere never reaches SQL', () => {
    const foreign: object = { tags: [], 'price = 0; --': 1 };
    expect(() => PICTURES.written(foreign)).toThrow('PictureEntity has no column "price = 0; --" here');
    expect(() => PICTURES.omit('price').written({ price: 1 } as object)).toThrow('no column "price"');
    expect(() => EntityColumns.of(Object)).toThrow('Object is no entity');
  });

  it('are taken out of a row, and nothing besides', () => {
    const row = { id: '1', price: 2, secret: 'x' };
    expect(PICTURES.pick('id', 'price').of(row)).toEqual({ id: '1', price: 2 });
    expect(PICTURES.pick('price').assign({ shown: true }, row)).toEqual({ shown: true, price: 2 });
  });

  it('are null together where a join found nothing', () => {
    const joined = PICTURES.pick('price', 'taken_on');
    expect(joined.ofJoined({ price: null, taken_on: null })).toBeNull();
    expect(joined.ofJoined({ price: 0, taken_on: null })).toEqual({ price: 0, taken_on: null });
  });
});
