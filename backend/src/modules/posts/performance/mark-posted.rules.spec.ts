import { describe, expect, it } from '@jest/globals';
import { PUBLICATION_STATES } from '@drumbeat/domain';
import { markPostedProblem } from './mark-posted.rules.js';

const here = { now: new Date('2026-11-21T12:00:00Z'), linkedInSite: 'https://www.linkedin.com' };
const nothing = { postedAt: null, linkedinUrl: null };
const draft = { status: 'draft', publicationState: null } as const;

describe('marking a post as posted', () => {
  it('is allowed for a draft, with or without date and link', () => {
    expect(markPostedProblem(draft, nothing, here)).toBeNull();
    const known = { postedAt: here.now, linkedinUrl: 'https://www.linkedin.com/feed/update/urn:li:share:1/' };
    expect(markPostedProblem(draft, known, here)).toBeNull();
  });

  it('is refused while a publication could still post it as well', () => {
    const codes = Object.fromEntries(
      PUBLICATION_STATES.map((publicationState) => [
        publicationState,
        markPostedProblem({ status: 'draft', publicationState }, nothing, here)?.code ?? null,
      ]),
    );
    expect(codes).toEqual({
      draft: 'publication.scheduled',
      scheduled: 'publication.scheduled',
      claimed: 'publication.scheduled',
      sending: 'publication.in_progress',
      published: null,
      rejected: 'publication.scheduled',
      blocked_auth: 'publication.scheduled',
      uncertain: 'publication.in_progress',
      reconciling: 'publication.in_progress',
      needs_user: 'publication.in_progress',
      missed: 'publication.scheduled',
      cancelled: null,
    });
  });

  it('is refused for archived posts, a date ahead and a link to elsewhere', () => {
    expect(markPostedProblem({ ...draft, status: 'archived' }, nothing, here)?.code).toBe('post.archived');
    const tomorrow = { ...nothing, postedAt: new Date('2026-11-22T12:00:00Z') };
    expect(markPostedProblem(draft, tomorrow, here)?.code).toBe('post.posted_in_future');
    const elsewhere = { ...nothing, linkedinUrl: 'https://evil.example/linkedin.com' };
    expect(markPostedProblem(draft, elsewhere, here)?.code).toBe('post.linkedin_url');
    const profile = { ...nothing, linkedinUrl: 'https://www.linkedin.com/in/rita' };
    expect(markPostedProblem(draft, profile, here)?.code).toBe('post.linkedin_url');
    const standIn = { ...nothing, linkedinUrl: 'http://127.0.0.1:3992/linkedin/feed/update/urn:li:share:1/' };
    expect(markPostedProblem(draft, standIn, here)?.code).toBe('post.linkedin_url');
    const sandbox = { ...here, linkedInSite: 'http://127.0.0.1:3992/linkedin' };
    expect(markPostedProblem(draft, standIn, sandbox)).toBeNull();
  });

  it('forgives a browser clock that is a minute fast', () => {
    const minuteAhead = { ...nothing, postedAt: new Date('2026-11-21T12:01:00Z') };
    expect(markPostedProblem(draft, minuteAhead, here)).toBeNull();
  });
});
