import { doesNotSay, field, fill, press, says, the, user } from '@drumbeat/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { asUser } from '../../../testing/answers';
import { open } from '../../../testing/open-app';
import { havePost } from '../../../testing/post-answers';

const HINT = 'Write it like 8:15 AM or 20:15';

beforeEach(() => void asUser());

describe('A typed time', () => {
  it('that is none is said at its field while it is typed, and is an error of it when it is left', async () => {
    const { post } = havePost();
    await open(`/posts/${post.id}`);
    await press('Schedule');
    await the('dialog', 'Schedule post');
    await doesNotSay(HINT);
    await fill('Or type a time', '25:99');
    await says(HINT);
    // No hour stands beside "No time is chosen".
    await says('No time is chosen');
    expect(await the('combobox', 'Time')).not.toHaveTextContent(/[AP]M/);
    const typed = await field('Or type a time');
    expect(typed).not.toBeInvalid();
    await user.tab();
    expect(typed).toBeInvalid();
    expect(typed).toHaveAccessibleDescription(HINT);
  });
});
