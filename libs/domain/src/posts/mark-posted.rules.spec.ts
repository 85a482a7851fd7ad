import { describe, expect, it } from '@jest/globals';
import { PUBLICATION_STATES } from '../publications/publication.machine.js';
import { markPostedProblem } from './mark-posted.rules.js';

const now = new Date('2026-11-21T12:00:00Z');
const nothing = { postedAt: null, linkedinUrl: null };
const draft = { status: 'draft', publicationState: null } as const;

describe('marking a post as posted', () => {
  it('is allowed for a draft, with or without date and link', () => {
    expect(markPostedProblem(draft, nothing, now)).toBeNull();
    const known = { postedAt: now, linkedinUrl: 'https://www.linkedin.com/feed/update/urn:li:share:1/' };
    expect(markPostedProblem(draft, known, now)).toBeNull();
  });

  it('is refused while a publication could still post it as well', () => {
    const codes = Object.fromEntries(
      PUBLICATION_STATES.map((publicationState) => [
        publicationState,
        markPostedProblem({ status: 'draft', publicationState }, nothing, now)?.code ?? null,
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
    expect(markPostedProblem({ ...draft, status: 'archived' }, nothing, now)?.code).toBe('post.archived');
    const tomorrow = { ...nothing, postedAt: new Date('2026-11-22T12:00:00Z') };
    expect(markPostedProblem(draft, tomorrow, now)?.code).toBe('post.posted_in_future');
    const elsewhere = { ...nothing, linkedinUrl: 'https://evil.example/linkedin.com' };
    expect(markPostedProblem(draft, elsewhere, now)?.code).toBe('post.linkedin_url');
  });

  it('forgives a browser clock that is a minute fast', () => {
    const minuteAhead = { ...nothing, postedAt: new Date('2026-11-21T12:01:00Z') };
    expect(markPostedProblem(draft, minuteAhead, now)).toBeNull();
  });
});
