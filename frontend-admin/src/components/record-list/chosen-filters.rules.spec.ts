import { describe, expect, it } from '@jest/globals';
import { arrive, choose, type ChosenFilters } from './chosen-filters.rules';

const none: ChosenFilters = { values: {}, underway: [] };
const type = choose(none, 'type', 'post');
const both = choose(type, 'rating', 4);

describe('The filters of a list', () => {
  it('keep what was chosen while the address was still on its way', () => {
    const behind = arrive(both, type.values);
    expect(behind.values).toEqual({ type: 'post', rating: 4 });
    const three = choose(behind, 'replied', true);
    expect(three.values).toEqual({ type: 'post', rating: 4, replied: true });
    expect(arrive(arrive(three, both.values), three.values)).toEqual({ ...three, underway: [] });
  });

  it('take an address that skipped those in between', () => {
    expect(arrive(both, both.values)).toEqual({ values: both.values, underway: [] });
  });

  it('follow an address that was not chosen here', () => {
    expect(arrive(both, { type: 'prompt' })).toEqual({ values: { type: 'prompt' }, underway: [] });
    expect(arrive(both, {})).toEqual(none);
  });

  it('lose a filter that is set back to all', () => {
    expect(choose(both, 'type', '').values).toEqual({ rating: 4 });
  });
});
