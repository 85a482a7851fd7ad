import {
  eventually,
  field,
  fill,
  gone,
  http,
  press,
  refusal,
  says,
  server,
  setOnline,
  the,
  user,
  within,
} from '@drumbeat/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { asUser } from '../../testing/answers';
import { notices } from '../../testing/notices';
import { open } from '../../testing/open-app';
import { aPost, havePost, type MadeUpPost } from '../../testing/post-answers';
import { GENERATION, haveWriter, suggests, writer } from '../../testing/writer-answers';

const CONTENT = 'We raised our prices by 20% in May, and not one client left us.';
let made: MadeUpPost;

beforeEach(() => {
  asUser();
  made = havePost(aPost({ content: CONTENT }));
});

const textIs = (text: string) => eventually(async () => expect(await field('Post text')).toHaveValue(text));
const panel = () => the('form', 'Change the text');
const suggestion = () =>
  eventually(async () => {
    const found = await the('region', 'Suggestion');
    within(found).getByRole('button', { name: 'Keep beside' });
    return found;
  });

async function openEditor(): Promise<void> {
  await open(`/posts/${made.post.id}`);
  await textIs(CONTENT);
}

describe('A writer that does not come to its end', () => {
  it('leaves nothing of what came before it declined to write, keeps the wish, and is asked again if its user likes', async () => {
    const asked = haveWriter(
      [
        ['generation', { generation_id: GENERATION }],
        ['delta', { text: 'I am sorry, but I' }],
        ['error', { error: 'The writing model declined.', code: 'model.refused_content', retryable: false }],
      ],
      suggests('A whole thought'),
    );
    await openEditor();
    await fill('What should change', 'Name the client.', await panel());
    await press('Draft again', { inside: await panel() });
    await says('The writing model declined. Your text is as it was.');
    await gone('region', 'Written so far');
    const wish = await field('What should change');
    expect(wish).toHaveValue('Name the client.');
    await press('Try again');
    await suggestion();
    expect(asked.map(({ instructions }) => instructions)).toEqual(['Name the client.', 'Name the client.']);
    await eventually(() => expect(wish).toHaveValue(''));
  });

  it('leaves what is typed as it is while a suggestion was tapped', async () => {
    haveWriter(suggests('Shorter'));
    await openEditor();
    await fill('What should change', 'Name the client.', await panel());
    await press('Shorter', { inside: await panel() });
    await suggestion();
    expect(await field('What should change')).toHaveValue('Name the client.');
  });

  it('leaves the part that came, says what happened, and is asked again', async () => {
    haveWriter(
      [
        ['generation', { generation_id: GENERATION }],
        ['delta', { text: 'Half of a thought' }],
        ['error', { error: 'The model took too long.', code: 'model.away', retryable: true }],
      ],
      suggests('A whole thought'),
    );
    await openEditor();
    await press('Draft again', { inside: await panel() });
    const alert = await the('alert');
    expect(alert).toHaveTextContent('The model took too long.');
    expect(await the('region', 'Written so far')).toHaveTextContent('Half of a thought');
    await textIs(CONTENT);
    await press('Try again', { inside: alert });
    await gone('alert');
    await press('Discard', { inside: await suggestion() });
    await gone('region', 'Suggestion');
    await textIs(CONTENT);
  });

  it('leaves the text as it is where there is no network, and is asked again when there is one', async () => {
    haveWriter('unreachable', suggests('Shorter'));
    await openEditor();
    setOnline(false);
    await press('Shorter', { inside: await panel() });
    expect(await the('alert')).toHaveTextContent('Your text is as it was.');
    setOnline(true);
    await press('Try again');
    expect(await suggestion()).toHaveTextContent('Shorter');
  });

  it('is stopped by its user, who can use what came', async () => {
    haveWriter('without end');
    await openEditor();
    await press('Draft again', { inside: await panel() });
    await eventually(async () =>
      expect(await the('group', 'Suggested text')).toHaveTextContent('As far as it came'),
    );
    await press('Stop', { inside: await panel() });
    await press('Replace all');
    await textIs('As far as it came');
  });
});

it('An allowance to write that is used up says when there is more', async () => {
  server.use(
    http.post('/api/posts/generate', ({ response }) =>
      response.untyped(
        refusal(429, 'Too many attempts. Please wait a moment and try again.', {
          code: 'auth.too_many_attempts',
          headers: { 'retry-after': '3524' },
        }),
      ),
    ),
  );
  await openEditor();
  await press('Draft again', { inside: await panel() });
  await says('Too many attempts. Please try again in 59 minutes. Your text is as it was.');
});

describe('A model that declines to write a new draft', () => {
  const NOTES = 'Onboarding took three weeks, for a password.';
  const declines = [
    ['generation', { generation_id: GENERATION }],
    ['error', { error: 'The writing model declined.', code: 'model.refused_content', retryable: false }],
  ] as const;
  const drafted = [
    ['draft', { post: aPost({ content: 'Three weeks.' }), writer, generation_id: GENERATION, sources: [] }],
  ] as const;
  const declined = async () => {
    await open(`/posts/create?custom_notes=${encodeURIComponent(NOTES)}&is_custom=true`);
    const alert = await the('alert');
    expect(alert).toHaveTextContent('The writing model declined.');
    return alert;
  };
  const editorOpens = () => eventually(() => expect(window.location.pathname).toBe(`/posts/${made.post.id}`));

  it('leaves the notes to their author, who writes on from them', async () => {
    const sent: string[] = [];
    server.use(
      http.post('/api/posts', async ({ request, response }) => {
        const { content } = await request.json();
        sent.push(content);
        made.post = { ...made.post, content };
        return response(201).json(made.post);
      }),
    );
    haveWriter(declines);
    const button = await the('button', 'Write it yourself', { inside: await declined() });
    await user.dblClick(button);
    await editorOpens();
    await textIs(NOTES);
    expect(sent).toEqual([NOTES]);
  });

  it('is given other notes, beginning with these', async () => {
    const asked = haveWriter(declines, drafted);
    await press('Change the notes', { inside: await declined() });
    const dialog = await the('dialog', 'Create My Own Post');
    expect(await field('Your notes', dialog)).toHaveValue(NOTES);
    await fill('Your notes', 'Onboarding took too long.', dialog);
    await press('Draft with AI', { inside: dialog });
    await editorOpens();
    expect(asked[1]).toMatchObject({ custom_notes: 'Onboarding took too long.' });
    // The page told it already.
    expect(notices('The writing model declined.')).toHaveLength(0);
  });

  it('is asked again, if its user thinks that it is worth it', async () => {
    const asked = haveWriter(declines, drafted);
    await press('Try again', { inside: await declined() });
    await editorOpens();
    expect(asked[1]).toEqual(asked[0]);
  });
});

describe('What a writer can do to a text', () => {
  const wishes = async () =>
    within(await the('group', 'Suggestions', { inside: await panel() }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent);

  it('is offered: the built-in one arranges what is there', async () => {
    await openEditor();
    expect(await wishes()).toEqual(['Shorter', 'Fewer filler words', 'Stronger first line']);
  });

  it('keeps the focus while it is done', async () => {
    haveWriter(suggests('Short'));
    await openEditor();
    await press('Shorter', { inside: await panel() });
    expect(document.activeElement).toHaveTextContent('Shorter');
    await suggestion();
    expect(document.activeElement).toHaveTextContent('Shorter');
  });

  it('is offered: a model writes anew', async () => {
    server.use(
      http.get('/api/writer', ({ response }) => response(200).json({ kind: 'model', label: 'A model' })),
    );
    await openEditor();
    await eventually(async () =>
      expect(await wishes()).toEqual(['Shorter', 'More like me', 'Simpler words', 'Stronger first line']),
    );
  });

  it('is said where it is asked for more, which another try would not change', async () => {
    const error = 'The built-in writer arranges your own words and cannot do that.';
    haveWriter([
      ['generation', { generation_id: GENERATION }],
      ['error', { error, code: 'writing.needs_model', retryable: false }],
    ]);
    await openEditor();
    await fill('What should change', 'Make it funnier', await panel());
    await press('Draft again', { inside: await panel() });
    expect(await says(`${error} Your text is as it was.`)).toBeVisible();
    await gone('button', 'Try again');
    await textIs(CONTENT);
  });
});

it('A text says what of it is not from its author, before it is taken and afterwards, until they say that it is', async () => {
  const finding = {
    kind: 'number',
    quotation: '41%',
  } as const;
  const vouched: string[] = [];
  server.use(
    http.post('/api/posts/{id}/vouch', async ({ request, response }) => {
      const { quotation } = await request.json();
      vouched.push(quotation);
      made.post = { ...made.post, findings: [] };
      return response(204).empty();
    }),
  );
  haveWriter(
    suggests('We raised our prices by 20% in May, and 41% of our clients stayed with us.', [finding]),
  );
  await openEditor();
  await press('Draft again', { inside: await panel() });
  const suggested = await suggestion();
  expect(suggested).toHaveTextContent('Not from you: “41%”.');
  expect([...suggested.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['41%']);
  expect(await the('button', 'Replace all', { inside: suggested })).not.toHaveClass('MuiButton-contained');
  made.post = { ...made.post, findings: [finding] };
  await press('Replace all', { inside: await suggestion() });
  const checks = await the('region', 'Checks');
  await the('button', 'Show: Not from you: “41%”', { inside: checks });
  expect(checks).toHaveTextContent('Say where it comes from, or take it out.');
  await press('It is mine: Not from you: “41%”', { inside: checks });
  await gone('button', 'Show: Not from you: “41%”');
  expect(vouched).toEqual(['41%']);
});

it('What a text was drawn from is a line of three, and the others on request', async () => {
  const sources = ['Tone', 'Formality', 'Energy', 'Directness', 'Summary'].map((label) => ({
    kind: 'style',
    id: null,
    label,
    excerpt: null,
  }));
  haveWriter([
    ['generation', { generation_id: GENERATION }],
    ['suggestion', { text: 'A whole thought', writer, generation_id: GENERATION, sources, findings: [] }],
  ]);
  await openEditor();
  await press('Draft again', { inside: await panel() });
  await the('button', 'Energy', { inside: await panel() });
  await gone('button', 'Directness', { inside: await panel() });
  await press('2 more', { inside: await panel() });
  await the('button', 'Summary', { inside: await panel() });
  await press('Fewer', { inside: await panel() });
  await gone('button', 'Summary', { inside: await panel() });
});

it('What its author is to do with a text is said in full, beside what it was drawn from', async () => {
  const excerpt = 'These words read as spoken. Read the sentences over before you post.';
  const sources = [
    { kind: 'notes', id: null, label: 'Your notes', excerpt: 'um we had the van in the yard' },
    { kind: 'advice', id: null, label: 'Read it over before you post', excerpt },
  ];
  haveWriter([
    ['generation', { generation_id: GENERATION }],
    ['suggestion', { text: 'A whole thought', writer, generation_id: GENERATION, sources, findings: [] }],
  ]);
  await openEditor();
  await press('Draft again', { inside: await panel() });
  expect(await the('note', 'Read it over before you post', { inside: await panel() })).toHaveTextContent(
    excerpt,
  );
  await the('button', 'Your notes', { inside: await panel() });
  await gone('button', 'Read it over before you post', { inside: await panel() });
});

it('What its author is to do with a text stands there when the page is opened again, after a wish that found nothing', async () => {
  const advice = {
    kind: 'advice' as const,
    id: null,
    label: 'Read it over before you post',
    excerpt: 'Spoken.',
  };
  const request = { mode: 'suggest' as const, instructions: 'Shorter', selection: null, answers: [] };
  server.use(
    http.get('/api/posts/{id}/generations', ({ response }) =>
      response(200).json({
        data: [
          {
            id: GENERATION,
            post_id: made.post.id,
            prompt_id: null,
            kind: 'suggestion',
            status: 'failed',
            error_code: 'writing.nothing_to_change',
            request,
            sources: [advice],
            writer,
            output: '',
            outcome: null,
            changed_share: null,
            created_at: made.post.created_at,
            finished_at: made.post.created_at,
          },
        ],
        next_cursor: null,
      }),
    ),
  );
  await openEditor();
  expect(await the('note', advice.label, { inside: await panel() })).toHaveTextContent('Spoken.');
});

describe('With too little to write from', () => {
  const QUESTIONS = ['Who had to wait?', 'For how long?'];
  const asks = [['questions', { questions: QUESTIONS, generation_id: GENERATION }]] as const;
  const drafts = () =>
    [['draft', { post: made.post, writer, generation_id: GENERATION, sources: [] }]] as const;
  const openQuestions = async () => {
    await open('/posts/create?custom_notes=Onboarding&is_custom=true');
    return the('form', 'A few questions first');
  };
  const editorOpens = () => eventually(() => expect(window.location.pathname).toBe(`/posts/${made.post.id}`));

  it('the writer asks, and is told the answers', async () => {
    const asked = haveWriter(asks, drafts());
    const form = await openQuestions();
    expect(within(form).getAllByRole('textbox')).toHaveLength(2);
    await eventually(async () => expect(await field('Who had to wait?')).toHaveFocus());
    const send = await the('button', 'Write with this answer', { inside: form });
    expect(send).toBeDisabled();
    await fill('For how long?', '🎉🎉', form);
    expect(send).toBeDisabled();
    await fill('For how long?', 'Eleven days, for a password.', form);
    await press('Write with this answer', { inside: form });
    await editorOpens();
    expect(asked[1]).toMatchObject({
      custom_notes: 'Onboarding',
      answers: [{ question: 'For how long?', answer: 'Eleven days, for a password.' }],
    });
  });

  it('its questions are there again with what was typed, until something is written of it', async () => {
    const asked = haveWriter(asks, drafts(), asks);
    await fill('For how long?', 'Eleven days.', await openQuestions());
    const form = await openQuestions();
    expect(await field('For how long?', form)).toHaveValue('Eleven days.');
    expect(asked).toHaveLength(1);
    await press('Write with this answer', { inside: form });
    await editorOpens();
    await openQuestions();
    expect(await field('For how long?')).toHaveValue('');
    expect(asked).toHaveLength(3);
  });

  it('its user can write without it, with what they have typed', async () => {
    const sent: string[] = [];
    server.use(
      http.post('/api/posts', async ({ request, response }) => {
        sent.push((await request.json()).content);
        return response(201).json(made.post);
      }),
    );
    haveWriter(asks);
    const form = await openQuestions();
    await fill(QUESTIONS[1]!, 'Eleven days for a password.', form);
    expect(within(form).queryByRole('button', { name: 'Write anyway' })).toBeNull();
    await press('Write it yourself', { inside: form });
    await editorOpens();
    expect(sent).toEqual(['Onboarding\n\nEleven days for a password.']);
  });
});
