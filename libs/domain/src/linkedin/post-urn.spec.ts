import { describe, expect, it } from '@jest/globals';
import { isLinkedInUrl, isPostUrl, isPostUrn, notOnLinkedInText, permalink, urnFromUrl } from './post-urn.js';

const LINKEDIN = 'https://www.linkedin.com';
const STAND_IN = 'http://127.0.0.1:3992/linkedin';

describe('the URN of a post', () => {
  it.each(['urn:li:share:1', 'urn:li:ugcPost:7141138937766391808', 'urn:li:activity:2'])(
    '%s has a page',
    (urn) => {
      expect(isPostUrn(urn)).toBe(true);
      expect(permalink(urn)).toBe(`https://www.linkedin.com/feed/update/${urn}/`);
      expect(urnFromUrl(permalink(urn), LINKEDIN)).toBe(urn);
    },
  );

  it.each(['urn:li:person:abc', 'urn:li:share:', 'urn:li:share:1/../../x', ' urn:li:share:1', null])(
    '%p is none',
    (value) => {
      expect(isPostUrn(value)).toBe(false);
      expect(() => permalink(String(value))).toThrow(RangeError);
    },
  );
});

describe('addresses on LinkedIn', () => {
  it.each([
    [
      'https://www.linkedin.com/posts/ann-lee_growth-activity-7141138937766391808-abcd',
      'urn:li:activity:7141138937766391808',
    ],
    [
      'https://www.linkedin.com/posts/ann-lee_activity-7141138937766391808-abcd',
      'urn:li:activity:7141138937766391808',
    ],
    ['https://www.linkedin.com/', null],
    ['https://www.linkedin.com/feed/', null],
    ['https://www.linkedin.com/feed/update/urn%3Ali%3Ashare%3A12/', 'urn:li:share:12'],
    ['https://de.linkedin.com/feed/update/urn:li:ugcPost:3?utm=1', 'urn:li:ugcPost:3'],
    ['https://www.linkedin.com/in/ann', null],
  ])('%s names %p', (url, urn) => {
    expect(isLinkedInUrl(url, LINKEDIN)).toBe(true);
    expect(urnFromUrl(url, LINKEDIN)).toBe(urn);
    expect(isPostUrl(url, LINKEDIN)).toBe(urn !== null);
  });

  it.each([
    'http://www.linkedin.com/feed',
    'https://linkedin.com.evil.example/feed/update/urn:li:share:1',
    'https://evil.example/https://www.linkedin.com/',
    'https://evillinkedin.com/',
    'https://user@linkedin.com/',
    'javascript:alert(1)//linkedin.com',
    '',
  ])('%p is none of them', (url) => {
    for (const site of [LINKEDIN, STAND_IN]) {
      expect(isLinkedInUrl(url, site)).toBe(false);
      expect(urnFromUrl(url, site)).toBeNull();
    }
  });

  it('are those of the stand-in too where it is configured as LinkedIn’s site, and only there', () => {
    const url = `${STAND_IN}/feed/update/urn:li:share:1/`;
    expect(isLinkedInUrl(url, STAND_IN)).toBe(true);
    expect(urnFromUrl(url, STAND_IN)).toBe('urn:li:share:1');
    expect(isLinkedInUrl(url, LINKEDIN)).toBe(false);
    expect(isLinkedInUrl('https://www.linkedin.com/in/ann', STAND_IN)).toBe(true);
    expect(isLinkedInUrl(`${STAND_IN}.evil.example/feed/`, STAND_IN)).toBe(false);
    expect(isLinkedInUrl(`${STAND_IN}/feed/ update/`, STAND_IN)).toBe(false);
    expect(notOnLinkedInText(STAND_IN)).toContain(`${STAND_IN}/…`);
  });
});
