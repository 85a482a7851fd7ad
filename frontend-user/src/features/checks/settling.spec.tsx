import {
  eventually,
  field,
  gate,
  gone,
  http,
  press,
  says,
  server,
  the,
  usePhone,
  user,
  within,
} from '@drumbeat/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { asUser } from '../../testing/answers';
import { open } from '../../testing/open-app';
import { noticeSays, notices } from '../../testing/notices';
import { aPost, havePost, type MadeUpPost } from '../../testing/post-answers';

const CONTENT =
  'In May we lost 41% of our clients. Anna Weber left with 47 more of them. We had asked nobody.';
let made: MadeUpPost;
let vouched: string[];

beforeEach(() => {
  asUser();
  made = havePost(
    aPost({
      content: CONTENT,
      findings: [
        { kind: 'number', quotation: '41%' },
        { kind: 'name', quotation: 'Anna Weber' },
        { kind: 'number', quotation: '47' },
      ],
    }),
  );
  vouched = [];
  server.use(
    http.post('/api/posts/{id}/vouch', async ({ request, response }) => {
      const { quotation } = await request.json();
      vouched.push(quotation);
      const { findings, vouched: theirs } = made.post;
      const has = (finding: { quotation: string }) => finding.quotation === quotation;
      made.post = {
        ...made.post,
        findings: findings.filter((one) => !has(one)),
        vouched: [...theirs, ...findings.filter(has)],
      };
      return response(204).empty();
    }),
    http.post('/api/posts/{id}/vouch/take-back', async ({ request, response }) => {
      const { quotation } = await request.json();
      const { findings, vouched: theirs } = made.post;
      const has = (finding: { quotation: string }) => finding.quotation === quotation;
      made.post = {
        ...made.post,
        findings: [...findings, ...theirs.filter(has)],
        vouched: theirs.filter((one) => !has(one)),
      };
      return response(204).empty();
    }),
  );
});

async function openChecks(): Promise<HTMLElement> {
  await open(`/posts/${made.post.id}`);
  await eventually(async () => expect(await field('Post text')).toHaveValue(CONTENT));
  const checks = await the('region', 'Checks');
  await the('button', 'It is mine: Not from you: “41%”', { inside: checks });
  return checks;
}

const titles = (checks: HTMLElement) =>
  within(checks)
    .getAllByRole('listitem')
    .map((row) => row.querySelector('p')?.textContent);

describe('Words that their author says are theirs', () => {
  it('keep their row, so that the next one does not come under a pointer that clicks twice', async () => {
    const checks = await openChecks();
    const before = titles(checks);
    await press('It is mine: Not from you: “41%”', { inside: checks });
    await gone('button', 'Show: Not from you: “41%”');
    expect(titles(checks)).toEqual(
      before.map((title) => (title === 'Not from you: “41%”' ? 'Yours: “41%”' : title)),
    );
    expect(vouched).toEqual(['41%']);
  });

  it('are told to the server once, and it shows that this is on its way', async () => {
    const { passed, open: letPass } = gate();
    server.use(
      http.post('/api/posts/{id}/vouch', async ({ request, response }) => {
        const { quotation } = await request.json();
        vouched.push(quotation);
        await passed;
        made.post = { ...made.post, findings: [] };
        return response(204).empty();
      }),
    );
    const checks = await openChecks();
    const button = await the('button', 'It is mine: Not from you: “41%”', { inside: checks });
    await user.dblClick(button);
    expect(button).toBeDisabled();
    await user.click(button);
    letPass();
    await says('Yours: “41%”', checks);
    expect(vouched).toEqual(['41%']);
  });

  it('are not theirs after all once they say so, and wait for them again in the same row', async () => {
    const checks = await openChecks();
    const before = titles(checks);
    await press('It is mine: Not from you: “41%”', { inside: checks });
    await press('Not mine after all: Yours: “41%”', { inside: checks });
    await the('button', 'It is mine: Not from you: “41%”', { inside: checks });
    expect(titles(checks)).toEqual(before);
    expect(made.post.vouched).toEqual([]);
  });

  it('can be taken back on another day, too', async () => {
    made.post = { ...made.post, findings: [], vouched: [{ kind: 'number', quotation: '41%' }] };
    await open(`/posts/${made.post.id}`);
    const checks = await the('region', 'Checks');
    await press('Not mine after all: Yours: “41%”', { inside: checks });
    await the('button', 'It is mine: Not from you: “41%”', { inside: checks });
    await gone('button', 'Not mine after all: Yours: “41%”');
  });

  it('leave the focus at the next finding', async () => {
    const checks = await openChecks();
    await press('It is mine: Not from you: “41%”', { inside: checks });
    await eventually(() => expect(document.activeElement).toHaveTextContent(/^Not from you: “Anna Weber”/));
    await press('It is mine: Not from you: “Anna Weber”', { inside: checks });
    await press('It is mine: Not from you: “47”', { inside: checks });
    await eventually(() => expect(document.activeElement).toHaveTextContent(/^Yours: “47”/));
  });
});

it('Words that are not their author’s are taken out with their sentence, and put back', async () => {
  const checks = await openChecks();
  const textIs = (text: string) => eventually(async () => expect(await field('Post text')).toHaveValue(text));
  await press('Take it out: Not from you: “Anna Weber”', { inside: checks });
  await textIs('In May we lost 41% of our clients. We had asked nobody.');
  await noticeSays('Sentence taken out', { dismiss: false });
  const [notice] = notices('Sentence taken out');
  await press('Undo', notice ? { inside: notice } : {});
  await textIs(CONTENT);
  expect(vouched).toEqual([]);
});

it('The same words at two places are two rows, each with the sentence of its own', async () => {
  const first = 'In May we lost 41% of our clients.';
  const second = 'The second 41% came later on.';
  made.post = { ...made.post, content: `${first} We learned. ${second}` };
  await open(`/posts/${made.post.id}`);
  const checks = await the('region', 'Checks');
  await the('button', 'Take it out: Not from you: “41%” (1 of 2)', { inside: checks });
  await press('Take it out: Not from you: “41%” (2 of 2)', { inside: checks });
  await eventually(async () => expect(await field('Post text')).toHaveValue(`${first} We learned.`));
});

it('Many facts that are not from their author are one line before a post is scheduled, and unfold', async () => {
  await openChecks();
  await press('Schedule');
  const dialog = await the('dialog', 'Schedule post');
  await says('3 facts are not from you', dialog);
  await gone('button', 'It is mine: Not from you: “41%”', { inside: dialog });
  await press('Show them', { inside: dialog });
  await press('It is mine: Not from you: “41%”', { inside: dialog });
  await says('2 facts are not from you', dialog);
  await says('Yours: “41%”', dialog);
});

it('Facts that are not from their author come before the day and the hour on a phone', async () => {
  usePhone();
  await open(`/posts/${made.post.id}?dialog=schedule`);
  const dialog = await the('dialog', 'Schedule post');
  await says('3 facts are not from you', dialog);
  const line = within(dialog).getByText('3 facts are not from you');
  const day = within(dialog).getByLabelText('Date');
  expect(line.compareDocumentPosition(day)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
