import { describe, expect, it } from '@jest/globals';
import { handoverText } from './scheduling.service.js';

const KNOWN = 'Sending has been paused since Fri, Nov 20, 2026 at 5:30 AM (Berlin time).';

describe('what is said of a post that was handed over', () => {
  const told = (facts: Partial<Parameters<typeof handoverText>[0]>) =>
    handoverText({ state: 'scheduled', isPaused: false, isWorkerAlive: true, known: KNOWN, ...facts });

  it('is that it is on its way where somebody sends it', () => {
    expect(told({})).toBe('Your post is on its way to LinkedIn.');
  });

  it('is what is known of it while sending is paused, whoever is alive', () => {
    expect(told({ isPaused: true })).toBe(KNOWN);
    expect(told({ isPaused: true, isWorkerAlive: false })).toBe(KNOWN);
  });

  it('is that it waits where nobody is there to send it', () => {
    expect(told({ isWorkerAlive: false })).toBe(
      'Your post waits: nothing is being sent at the moment. It goes out by itself once sending goes on, up to 30 minutes from now; later we ask you.',
    );
  });

  it('is that it is there once it is, whatever happened to sending since', () => {
    expect(told({ state: 'published', isPaused: true, isWorkerAlive: false })).toBe(
      'Your post is on LinkedIn.',
    );
  });

  it('is not that it waits once somebody has it', () => {
    expect(told({ state: 'sending', isPaused: true, isWorkerAlive: false })).toBe(
      'Your post is on its way to LinkedIn.',
    );
  });
});
