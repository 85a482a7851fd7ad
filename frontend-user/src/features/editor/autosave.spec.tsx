import {
  eventually,
  field,
  fill,
  gone,
  http,
  HttpResponse,
  isThere,
  leftFor,
  pass,
  press,
  refusal,
  says,
  server,
  setOnline,
  stopTime,
  the,
  user,
  within,
} from '@drumbeat/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { asUser } from '../../testing/answers';
import { noticeSays } from '../../testing/notices';
import { open } from '../../testing/open-app';
import { havePost, type MadeUpPost } from '../../testing/post-answers';

let made: MadeUpPost;

beforeEach(() => {
  asUser();
  made = havePost();
});

/** The editor, with time standing still. */
async function openEditor(): Promise<void> {
  stopTime();
  await open(`/posts/${made.post.id}`);
  await eventually(async () => expect(await field('Post text')).toHaveValue(made.post.content));
}

/** Where the text is, in the words of the editor's bar. */
const stateIs = (words: string | RegExp) =>
  eventually(() => expect(document.querySelector('header [role="status"]')).toHaveTextContent(words));
const copies = () => Object.keys(localStorage).filter((key) => key.startsWith('drumbeat-draft:'));
const fails = (answer: () => Response) =>
  server.use(
    http.patch('/api/posts/{id}', async ({ request, response }) => {
      made.sent.push((await request.json()).content ?? '');
      return response.untyped(answer());
    }),
  );

describe('The text of a post', () => {
  it('is kept on the device at once, and saved 2 s after the last key', async () => {
    await openEditor();
    await fill('Post text', 'One word');
    await stateIs('Saving…');
    await eventually(() => expect(copies()).toHaveLength(1));
    await pass(1_500);
    await fill('Post text', 'One word more');
    await pass(1_900);
    expect(made.sent).toEqual([]);
    await pass(200);
    await stateIs(/^Saved/);
    expect(made.sent).toEqual(['One word more']);
    expect(copies()).toEqual([]);
  });

  it('waits as long as a server asks that takes no more, and is sent then', async () => {
    await openEditor();
    fails(() => refusal(429, 'Too many', { code: 'rate.limited', headers: { 'retry-after': '20' } }));
    await fill('Post text', 'Patience');
    await pass(2_100);
    await stateIs('kept on this device');
    expect(made.sent).toHaveLength(1);
    const { sent } = made;
    made = havePost(made.post);
    await pass(15_000);
    expect([...sent, ...made.sent]).toHaveLength(1);
    await pass(6_000);
    await stateIs(/^Saved/);
    expect(made.sent).toEqual(['Patience']);
  });

  it('is sent again by itself after calls that failed', async () => {
    await openEditor();
    fails(() => HttpResponse.error());
    await fill('Post text', 'Again and again');
    await pass(2_100);
    await stateIs('kept on this device');
    expect(copies()).toHaveLength(1);
    made = havePost(made.post);
    await pass(30_000);
    await stateIs(/^Saved/);
    expect(made.post.content).toBe('Again and again');
    expect(copies()).toEqual([]);
  });

  it('waits without a network, and is sent as soon as there is one', async () => {
    await openEditor();
    setOnline(false);
    await fill('Post text', 'Written on a train');
    await stateIs('Offline – kept on this device');
    await pass(60_000);
    expect(made.sent).toEqual([]);
    setOnline(true);
    await pass(2_100);
    await stateIs(/^Saved/);
    expect(made.sent).toEqual(['Written on a train']);
  });

  it('is there again after a reload that came before it was saved', async () => {
    await openEditor();
    fails(() => HttpResponse.error());
    await fill('Post text', 'Half a sentence');
    await pass(2_100);
    await stateIs('kept on this device');
    made = havePost(made.post);
    await open(`/posts/${made.post.id}`);
    await eventually(async () => expect(await field('Post text')).toHaveValue('Half a sentence'));
    await pass(12_000);
    await stateIs(/^Saved/);
    expect(made.post.content).toBe('Half a sentence');
  });

  it('is saved by whoever leaves the editor in mid-sentence, and leaves no copy behind', async () => {
    await openEditor();
    await fill('Post text', 'Half a sentence');
    await user.click(await the('link', 'Back to Posts'));
    await the('heading', 'Posts', { level: 1 });
    await eventually(() => expect(made.post.content).toBe('Half a sentence'));
    await eventually(() => expect(copies()).toEqual([]));
  });

  it('says at once that it is too long to be saved and by how much, and is sent when it is shorter', async () => {
    await openEditor();
    const checked: string[] = [];
    server.use(
      http.post('/api/posts/check', async ({ request, response }) => {
        checked.push((await request.json()).content);
        return response(200).json({ near_duplicate: null });
      }),
    );
    await fill('Post text', 'x'.repeat(10_001));
    await says('Not saved: A post is saved up to 10,000 characters. Shorten it by 1 character.');
    await stateIs('Not saved');
    await pass(60_000);
    await press('Schedule');
    await noticeSays('Shorten it by 1 character.');
    expect([made.sent, checked]).toEqual([[], []]);
    expect(copies()).toHaveLength(1);

    await fill('Post text', 'x'.repeat(10_000));
    await pass(6_000);
    await stateIs(/^Saved/);
    expect(made.sent).toEqual(['x'.repeat(10_000)]);
  });

  it('is not sent by other pages while it is too long', async () => {
    await openEditor();
    await fill('Post text', 'x'.repeat(10_001));
    await eventually(() => expect(copies()).toHaveLength(1));
    await open('/posts');
    await the('heading', 'Posts', { level: 1 });
    await pass(20_000);
    expect(made.sent).toEqual([]);
    expect(copies()).toHaveLength(1);
  });

  it('is saved where only its version has moved elsewhere', async () => {
    await openEditor();
    made.change({ scheduled_date: '2031-06-04' });
    await fill('Post text', 'My words');
    await pass(6_000);
    await stateIs(/^Saved/);
    expect(made.post).toMatchObject({ content: 'My words', scheduled_date: '2031-06-04' });
    expect(isThere('dialog')).toBe(false);
  });
});

describe('Two versions of one draft', () => {
  async function conflict(): Promise<HTMLElement> {
    await openEditor();
    made.change({ content: 'Their words.' });
    await fill('Post text', 'My words.');
    await pass(2_100);
    const dialog = await the('dialog', 'Two versions of one draft');
    await eventually(() =>
      expect(
        within(dialog)
          .getAllByRole('group')
          .map(({ textContent }) => textContent),
      ).toEqual(['My words.', 'Their words.']),
    );
    return dialog;
  }
  const keep = async (dialog: HTMLElement, side: 0 | 1) => {
    const button = within(dialog).getAllByRole('button', { name: 'Keep this one' })[side];
    if (button) await user.click(button);
    await gone('dialog');
  };

  it('are shown side by side, and nothing is saved before one is chosen', async () => {
    await conflict();
    await pass(60_000);
    expect(made.post.content).toBe('Their words.');
    expect(copies()).toHaveLength(1);
  });

  it('become the own one', async () => {
    await keep(await conflict(), 0);
    await pass(3_000);
    await eventually(() => expect(made.post.content).toBe('My words.'));
    await stateIs(/^Saved/);
  });

  it('become the other one', async () => {
    await keep(await conflict(), 1);
    await eventually(async () => expect(await field('Post text')).toHaveValue('Their words.'));
    await pass(10_000);
    expect(made.post.content).toBe('Their words.');
    expect(copies()).toEqual([]);
  });
});

describe('Signing out', () => {
  const signOut = async () => {
    await press(/account menu/i);
    await press('Sign out', {}, 'menuitem');
  };

  it('names text that cannot be saved before it is lost', async () => {
    await openEditor();
    fails(() => HttpResponse.error());
    await fill('Post text', 'Nowhere to go.');
    await pass(2_100);
    await stateIs('kept on this device');
    await user.click(await the('link', 'Back to Posts'));
    await the('heading', 'Posts', { level: 1 });
    await signOut();
    const question = await the('dialog', 'Sign out and lose text?');
    expect(within(question).getByRole('listitem')).toHaveTextContent('What a Friday costs');
    await press('Stay signed in', { inside: question });
    await gone('dialog');
    expect(copies()).toHaveLength(1);

    await signOut();
    await press('Sign out anyway', { inside: await the('dialog', 'Sign out and lose text?') });
    await pass(1_000);
    await eventually(() => expect(leftFor()).toBe('/login'));
    expect(Object.keys(localStorage).filter((key) => key !== 'drumbeat-theme')).toEqual([]);
    expect(Object.keys(sessionStorage)).toEqual([]);
  });
});
