import { asVisitor } from '../../testing/answers';
import { open } from '../../testing/open-app';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { eventually, pass, stopTime, the } from '@drumbeat/testing';

const corruptions = () => {
  const events = JSON.parse(localStorage.getItem('drumbeat-auth-analytics') ?? '[]') as { outcome: string }[];
  return events.filter(({ outcome }) => outcome === 'storage-corruption').length;
};
const keptOfSomebody = () => Object.keys(localStorage).filter((key) => key.includes('somebody'));

beforeEach(asVisitor);

describe('Text that this device keeps', () => {
  it('is counted once and removed where it cannot be read', async () => {
    localStorage.setItem('drumbeat-draft:somebody:post', '{');
    localStorage.setItem('drumbeat-notes:somebody:own-post', '"not notes"');
    await open('/login');
    await eventually(() => expect(corruptions()).toBe(2));
    expect(keptOfSomebody()).toEqual([]);
    await open('/login');
    await the('button', 'Sign in');
    expect(corruptions()).toBe(2);
  });

  it('is removed by the hourly clean-up when it is older than 24 hours', async () => {
    stopTime();
    await open('/login');
    await the('button', 'Sign in');
    const draft = { title: 'Old', content: 'Old', base: { version: 1, title: '', content: '' } };
    localStorage.setItem('drumbeat-draft:somebody:old', JSON.stringify({ ...draft, savedAt: Date.now() }));
    localStorage.setItem('drumbeat-draft:somebody:broken', '{');
    await pass(61 * 60_000);
    await eventually(() => expect(keptOfSomebody()).toEqual(['drumbeat-draft:somebody:old']));
    await pass(24 * 60 * 60_000);
    await eventually(() => expect(keptOfSomebody()).toEqual([]));
  });
});
