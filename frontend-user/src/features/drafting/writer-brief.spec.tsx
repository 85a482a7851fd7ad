import {
  eventually,
  field,
  fill,
  gate,
  gone,
  http,
  HttpResponse,
  press,
  refusal,
  says,
  server,
  setOnline,
  the,
  usePhone,
  user,
  within,
} from '@drumbeat/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { DraftRequest, WriterBrief } from '../../entities/types';
import { asUser } from '../../testing/answers';
import { open } from '../../testing/open-app';
import { aPost, havePost } from '../../testing/post-answers';
import { haveWriter, suggests } from '../../testing/writer-answers';

const CONTENT = 'We raised our prices by 20% in May, and not one client left us.';
const OTHER_POST = '1c9c5d6c-6f5e-4c0b-9a53-3f1f0a1b2c3d';
const post = aPost({ content: CONTENT });

const byModel: WriterBrief = {
  writer: { kind: 'model', label: 'A model' },
  sections: [
    { name: 'author', title: 'Who you are', lines: ['Ada Example', 'Field: Design'] },
    { name: 'habits', title: 'Your habits', lines: ['Opens with a verdict in 8 of 10 posts.'] },
    { name: 'never_use_phrases', title: 'What you never say', lines: ['deep dive'] },
    { name: 'examples', title: 'Posts of yours that it reads', lines: ['Cash is late. (newest)'] },
  ],
  examples: [
    {
      post_id: OTHER_POST,
      opening: 'Cash is late.',
      reason: 'It is one of your newest.',
      figures: '4.2 % of 1,300 readers responded',
    },
  ],
  left_out: [],
  shortened: [],
  rules: ['One idea: everything that does not serve it goes.'],
  tokens: { count: 3_120, max: 6_000 },
  posts_known: 10,
};

const builtIn: WriterBrief = {
  ...byModel,
  writer: { kind: 'built-in', label: 'Built-in writer' },
  sections: [{ name: 'form', title: 'The form', lines: ['Paragraphs of about 28 words.'] }],
  examples: [],
  rules: [],
  tokens: null,
};

beforeEach(() => {
  asUser();
  havePost(post);
});

/** The answers, one after the other; what was asked stands in the answer. */
function haveBrief(...answers: (WriterBrief | 'broken')[]): DraftRequest[] {
  const asked: DraftRequest[] = [];
  server.use(
    http.post('/api/posts/brief', async ({ request, response }) => {
      const answer = answers[asked.length] ?? 'broken';
      asked.push(await request.json());
      return answer === 'broken'
        ? response.untyped(refusal(404, 'This post has gone.'))
        : response(200).json(answer);
    }),
  );
  return asked;
}

const panel = () => the('form', 'Change the text');
const told = () => the('dialog', 'What the writer is told');
const section = async (title: string) => the('region', title, { inside: await told() });

async function openEditor(): Promise<void> {
  await open(`/posts/${post.id}`);
  await eventually(async () => expect(await field('Post text')).toHaveValue(CONTENT));
}
const openBrief = async () => press('What the writer is told', { inside: await panel() });

describe('What the writer is told', () => {
  it('is one tap away on a phone, before anything is typed', async () => {
    usePhone();
    haveBrief(builtIn);
    await openEditor();
    await openBrief();
    await told();
  });

  it('is what the next request would send, with the reason for each example, and where each part is changed', async () => {
    const asked = haveBrief(byModel);
    const sent = haveWriter(suggests('Shorter.'));
    await openEditor();
    await fill('What should change', 'Make it dry', await panel());
    await openBrief();
    expect(await section('Your habits')).toHaveTextContent('Opens with a verdict in 8 of 10 posts.');
    const examples = await section('Posts of yours that it reads');
    expect(examples).toHaveTextContent('It is one of your newest. 4.2 % of 1,300 readers responded.');
    const linkIn = async (title: string, name: string) =>
      (await the('link', name, { inside: await section(title) })).getAttribute('href');
    expect(await linkIn('Posts of yours that it reads', 'Cash is late.')).toBe(`/posts/${OTHER_POST}`);
    expect(await linkIn('Who you are', 'Change in your profile')).toBe('/profile');
    expect(await linkIn('What you never say', 'Ask the staff to change it')).toBe('/feedback');
    expect(await told()).toHaveTextContent('About 3,120 of at most 6,000 tokens');
    await user.keyboard('{Escape}');
    await gone('dialog');
    await press('Draft again', { inside: await panel() });
    await eventually(() => expect(sent).toHaveLength(1));
    expect(asked).toEqual(sent);
  });

  it('gives the focus back to its button', async () => {
    haveBrief(byModel);
    await openEditor();
    await openBrief();
    await press('Close', { inside: await told() });
    await gone('dialog');
    await eventually(async () =>
      expect(await the('button', 'What the writer is told', { inside: await panel() })).toHaveFocus(),
    );
  });

  it('has the rules for everybody behind a button', async () => {
    haveBrief(byModel);
    await openEditor();
    await openBrief();
    const rules = await the('button', 'The rules for everybody’s drafts', { inside: await told() });
    expect(rules).toHaveAttribute('aria-expanded', 'false');
    await user.click(rules);
    expect(await says(/^One idea/u, await told())).toBeVisible();
  });

  it('names what was left out for room, and the text that ends earlier', async () => {
    haveBrief({
      ...byModel,
      left_out: [{ name: 'edited', title: 'What you made of drafts', lines: ['A draft became: Short.'] }],
      shortened: ['Your notes'],
    });
    await openEditor();
    await openBrief();
    const leftOut = await section('Left out for room');
    expect(leftOut).toHaveTextContent('Your notes: its end is left out, too.');
    await the('region', 'What you made of drafts', { inside: leftOut });
  });

  it('has neither rules nor tokens where the built-in writer writes', async () => {
    haveBrief(builtIn);
    await openEditor();
    await openBrief();
    await section('The form');
    expect(await told()).toHaveTextContent('sends nothing anywhere');
    expect(await told()).not.toHaveTextContent('token');
    await gone('button', 'The rules for everybody’s drafts');
  });

  it('tells a person without posts what to do', async () => {
    haveBrief({ ...byModel, posts_known: 0 });
    await openEditor();
    await openBrief();
    await says('It has no post of yours to learn from', await told());
    await press('Paste an earlier post', { inside: await told() }, 'link');
    await eventually(async () => expect(await field('Post text')).toHaveValue(''));
    await gone('dialog');
  });

  it('is awaited in its place, and asked for again where it could not be read', async () => {
    const asked = haveBrief('broken', byModel);
    const answered = gate();
    server.use(
      http.post('/api/posts/brief', async () => {
        await answered.passed;
        return undefined;
      }),
    );
    await openEditor();
    await openBrief();
    const dialog = await told();
    await the('status', 'Reading what the writer is told', { inside: dialog });
    answered.open();
    const alert = await the('alert', undefined, { inside: dialog });
    expect(alert).toHaveTextContent('This post has gone.');
    await press('Try again', { inside: within(dialog).getByRole('alert') });
    await section('Your habits');
    expect(asked[1]).toEqual(asked[0]);
  });

  it('says at once that there is no network', async () => {
    server.use(http.post('/api/posts/brief', () => HttpResponse.error()));
    await openEditor();
    setOnline(false);
    await openBrief();
    expect(await the('alert', undefined, { inside: await told() })).toHaveTextContent('It could not be read');
    setOnline(true);
    haveBrief(byModel);
    await press('Try again', { inside: await told() });
    await section('Your habits');
  });
});
