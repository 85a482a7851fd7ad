import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { MintedToken } from '../linkedin.sandbox.js';
import { type Sandbox, startSandbox } from '../../start-sandbox.js';
import { publish } from '../../testing/linkedin-client.js';
import { age } from './post-card.js';

let sandbox: Sandbox;
let nora: MintedToken;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
});
afterAll(() => sandbox.close());
beforeEach(() => {
  sandbox.linkedin.reset({ tokens: true });
  nora = sandbox.linkedin.mintToken({ name: 'Nora Lindqvist' });
});

async function pageOf(path = ''): Promise<string> {
  return (await fetch(`${sandbox.url}/linkedin/feed${path}`)).text();
}

describe('The feed', () => {
  it('says that nothing was posted, and always what it is', async () => {
    const page = await pageOf();
    expect(page).toContain('LinkedIn sandbox.');
    expect(page).toContain('Nothing has been posted yet');
  });

  it('shows the newest post first, with its author', async () => {
    await publish(sandbox, nora, 'The first');
    await publish(sandbox, nora, 'The second');
    const page = await pageOf();
    expect(page.indexOf('The second')).toBeLessThan(page.indexOf('The first'));
    expect(page).toContain('Nora Lindqvist');
  });

  it('keeps line breaks and adds no blank of its own', async () => {
    await publish(sandbox, nora, 'One\n\nTwo');
    expect(await pageOf()).toContain('<p class="post__text">One\n\nTwo</p>');
  });

  it('escapes whatever a post says', async () => {
    await publish(sandbox, nora, '\\<script\\>alert\\("1"\\)\\</script\\> & \'x\'');
    const page = await pageOf();
    expect(page).not.toContain('<script');
    expect(page).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;x&#39;');
  });

  it('links hashtags to the posts with the same tag in any case', async () => {
    await publish(sandbox, nora, 'On {hashtag|\\#|Führung}');
    await publish(sandbox, nora, 'Unrelated');
    expect(await pageOf()).toContain('<a href="/linkedin/feed?hashtag=F%C3%BChrung">#Führung</a>');
    const tagged = await pageOf('?hashtag=f%C3%BChrung');
    expect(tagged).toContain('On <a');
    expect(tagged).not.toContain('Unrelated');
  });

  it('links web addresses without the full stop behind them', async () => {
    await publish(sandbox, nora, 'See https://example.com/a\\_b?c=1. Or not');
    expect(await pageOf()).toContain('>https://example.com/a_b?c=1</a>. Or not');
  });

  it('folds long texts and not short ones', async () => {
    await publish(sandbox, nora, 'Short');
    expect(await pageOf()).not.toContain('…see more');
    await publish(sandbox, nora, 'Four\nlines\nof\ntext');
    expect(await pageOf()).toContain('…see more');
  });

  it('pages after 25 posts', async () => {
    for (let count = 1; count <= 26; count += 1) await publish(sandbox, nora, `Post number ${count}.`);
    const first = await pageOf();
    expect(first).toContain('Post number 26.');
    expect(first).not.toContain('Post number 1.');
    expect(first).toContain('Older posts');
    const second = await pageOf('?page=2');
    expect(second).toContain('Post number 1.');
    expect(second).toContain('Newer posts');
    expect(second).not.toContain('Older posts');
  });

  it('shows a post alone and whole at its permalink, with or without the last slash', async () => {
    const text = 'A long story. '.repeat(30).trim();
    const urn = (await publish(sandbox, nora, text)).headers.get('x-restli-id') ?? '';
    for (const path of [`/update/${urn}/`, `/update/${urn}`, `/update/${encodeURIComponent(urn)}/`]) {
      const page = await pageOf(path);
      expect(page).toContain(text);
      expect(page).not.toContain('…see more');
    }
  });

  it('leads whoever looks for their own activity to the feed', async () => {
    await publish(sandbox, nora, 'Mine');
    const answer = await fetch(`${sandbox.url}/linkedin/in/me/recent-activity/all/`);
    expect(new URL(answer.url).pathname).toBe('/linkedin/feed');
    expect(await answer.text()).toContain('Mine');
  });

  it('does not show deleted posts', async () => {
    const urn = (await publish(sandbox, nora, 'A mistake')).headers.get('x-restli-id') ?? '';
    await fetch(`${sandbox.url}/linkedin/rest/posts/${encodeURIComponent(urn)}`, {
      method: 'DELETE',
      headers: {
        authorization: `Bearer ${nora.access_token}`,
        'linkedin-version': '202609',
        'x-restli-protocol-version': '2.0.0',
      },
    });
    expect(await pageOf()).not.toContain('A mistake');
    const answer = await fetch(`${sandbox.url}/linkedin/feed/update/${urn}/`);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('This post cannot be displayed');
  });

  it('needs no script and loads nothing from elsewhere', async () => {
    await publish(sandbox, nora, 'Hello');
    const answer = await fetch(`${sandbox.url}/linkedin/feed`);
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    const sources = [...(await answer.text()).matchAll(/(?:src|href)="([^"]+)"/g)].map(
      (match) => match[1] ?? '',
    );
    expect(sources.filter((source) => !/^\/(linkedin|assets)\//.test(source))).toEqual([]);
    for (const sheet of ['/assets/sandbox.css', '/linkedin/assets/linkedin.css']) {
      const style = await fetch(`${sandbox.url}${sheet}`);
      expect(style.headers.get('content-type')).toContain('text/css');
    }
  });
});

describe('The age of a post', () => {
  it.each([
    [-5, 'now'],
    [59, 'now'],
    [60, '1m'],
    [3_599, '59m'],
    [3_600, '1h'],
    [86_400, '1d'],
    [7 * 86_400, '1w'],
    [53 * 7 * 86_400, '1yr'],
  ])('of %i seconds is written %s', (seconds, expected) => {
    const now = new Date('2026-11-21T09:00:00Z');
    expect(age(new Date(now.getTime() - seconds * 1000).toISOString(), now)).toBe(expected);
  });
});
