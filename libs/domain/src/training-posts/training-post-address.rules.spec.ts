import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { linkedInPostOf, trainingAddressProblem } from './training-post-address.rules.js';

const ID = '7263000000000000001';

describe('the address of a training post', () => {
  it.each([
    'https://www.linkedin.com/feed/update/urn:li:activity:1/',
    'https://linkedin.com/posts/ada_pricing-activity-1-abcd',
    'https://de.linkedin.com/pulse/why-i-price-ada',
    'HTTPS://WWW.LINKEDIN.COM/posts/x',
  ])('is one on linkedin.com: %s', (url) => {
    expect(trainingAddressProblem(url)).toBeNull();
  });

  it.each([
    'http://www.linkedin.com/posts/x',
    'https://linkedin.com.evil.test/posts/x',
    'https://evil.test/https://www.linkedin.com/',
    'https://ada@linkedin.com/posts/x',
    'https://www.linkedin.com/posts/a b',
    'https://lnkd.in/abc',
    'javascript:alert(1)//linkedin.com',
    'linkedin.com/posts/x',
    '',
  ])('is none elsewhere: %p', (url) => {
    expect(trainingAddressProblem(url)).toBe(
      'Paste the address of the post on LinkedIn (https://www.linkedin.com/…).',
    );
  });

  it.each([
    `https://www.linkedin.com/feed/update/urn:li:activity:${ID}/`,
    `https://www.linkedin.com/feed/update/urn%3Ali%3aactivity%3A${ID}?utm_source=share`,
    `https://linkedin.com/posts/ada-example_pricing-day-rate-activity-${ID}-Ab_1?rcm=x#y`,
    `https://de.linkedin.com/feed/update/urn:li:activity:${ID}/?commentUrn=urn%3Ali%3Acomment%3A%28activity%3A9%2C8%29`,
  ])('names one post, however it was copied: %s', (url) => {
    expect(linkedInPostOf(url)).toBe(`urn:li:activity:${ID}`);
  });

  it('names no post where it is another page, and never throws', () => {
    expect(linkedInPostOf('https://www.linkedin.com/in/ada/')).toBeNull();
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl()), (url) => {
        if (trainingAddressProblem(url) !== null) expect(linkedInPostOf(url)).toBeNull();
      }),
    );
  });
});
