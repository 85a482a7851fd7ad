import { describe, expect, it } from '@jest/globals';
import { DELIVERY_TEXTS, PUBLICATION_STATES } from '@drumbeat/domain';
import { isPutOff, shareOutcome } from './share-outcome.rules';

describe('the headline after "Post Now"', () => {
  it('says "failed" only where LinkedIn refused it for certain', () => {
    const failed = PUBLICATION_STATES.filter(
      (state) => shareOutcome(state, null).headline === 'Failed to post to LinkedIn',
    );
    expect(failed).toEqual(['rejected']);
  });

  it('says "posted" only where it is known to be out', () => {
    const posted = PUBLICATION_STATES.filter((state) => shareOutcome(state, null).tone === 'success');
    expect(posted).toEqual(['published']);
    expect(shareOutcome('published', null).headline).toBe('Posted to LinkedIn successfully!');
  });

  it.each(['uncertain', 'reconciling', 'needs_user'] as const)(
    'says of one that is %s that it is not confirmed',
    (state) => {
      expect(shareOutcome(state, null)).toEqual({
        tone: 'warning',
        headline: 'LinkedIn has not confirmed your post',
      });
    },
  );

  it('says of one that waits for a connection what it waits for', () => {
    expect(shareOutcome('blocked_auth', null).headline).toBe('Your post waits until you reconnect LinkedIn');
  });

  it('says of one that is still under way no more than that, and of no other one', () => {
    const underWay = PUBLICATION_STATES.filter(
      (state) => shareOutcome(state, null).headline === DELIVERY_TEXTS.stillOnItsWay,
    );
    expect(underWay).toEqual(['scheduled', 'claimed', 'sending']);
  });

  it('says of one without a publication that it is a draft', () => {
    expect(shareOutcome(null, null).headline).toBe('Your post is a draft again');
  });
});

describe('a post that LinkedIn put off', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  const inSeconds = (seconds: number) => new Date(now.getTime() + seconds * 1000);

  it('is not waited for while its next try is a minute ahead', () => {
    expect(isPutOff('scheduled', inSeconds(60), now)).toBe(true);
  });

  it('is told as one that is tried again', () => {
    expect(shareOutcome('scheduled', 'put_off')).toEqual({
      tone: 'warning',
      headline: 'Not posted yet: we try again',
    });
  });

  it('does not wait for a post that sending, which is paused, leaves where it is', () => {
    expect(shareOutcome('scheduled', 'paused')).toEqual({
      tone: 'warning',
      headline: 'Not posted yet: sending is paused',
    });
  });

  it('is waited for while the next try comes in seconds, or is under way', () => {
    expect(isPutOff('scheduled', inSeconds(5), now)).toBe(false);
    expect(isPutOff('scheduled', null, now)).toBe(false);
    expect(isPutOff('sending', inSeconds(60), now)).toBe(false);
  });
});
