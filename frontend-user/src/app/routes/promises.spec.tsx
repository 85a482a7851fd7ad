import { doesNotSay, says } from '@drumbeat/testing';
import { describe, expect, it } from '@jest/globals';
import { asUser, asVisitor } from '../../testing/answers';
import { open } from '../../testing/open-app';

/** Where staff order all prompts (STARTER_PROMPTS=false) nobody knows when the first ones are there, nor how many. */
describe('What newcomers are promised', () => {
  it('is no time for the first prompts when they sign up', async () => {
    asVisitor();
    await open('/signup');
    await says('Your topics become prompts on your calendar. No card.');
    await doesNotSay(/soon/);
  });

  it('is no prompt for each slot where the plans are shown', async () => {
    asUser({ plan: null });
    await open('/product');
    expect(await says(/^You bring what you know\./)).toHaveTextContent('prompts from your topics');
    await doesNotSay(/every slot/);
  });
});
