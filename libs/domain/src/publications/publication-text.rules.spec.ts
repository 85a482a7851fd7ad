import { describe, expect, it } from '@jest/globals';
import { encodeLittleText } from '../linkedin/little-text.js';
import { OUTCOME_CODES, type OutcomeCode } from './outcome.texts.js';
import {
  isDuplicateInDoubt,
  isTextRefused,
  publicationActions,
  publicationText,
  type PublicationFacts,
} from './publication-text.rules.js';
import { eventsAllowed, NOTICE_STATES, PUBLICATION_STATES } from './publication.machine.js';

const facts: PublicationFacts = {
  clock: { date: '2026-11-20', time: '06:00' },
  zone: 'Europe/Berlin',
  cancelRequested: false,
  isHeld: false,
  mayHaveGoneOut: false,
  pausedSince: null,
  outcome: null,
  urn: null,
  linkedinUrl: null,
  isDue: false,
  minutesLate: 0,
  nextTry: null,
  showsMedia: false,
};

describe('a publication in words', () => {
  it('claims no more of a post with pictures than that LinkedIn accepted it, and says where to look', () => {
    const linkedinUrl = 'https://www.linkedin.com/feed/update/urn:li:share:1/';
    const { known, check } = publicationText('published', { ...facts, linkedinUrl, showsMedia: true });
    expect(known).toContain('LinkedIn accepted it.');
    expect(known).toContain('does not show the post if it cannot');
    expect(known).not.toContain('It is on LinkedIn');
    expect(check).toContain(linkedinUrl);
  });

  it('says what to do about a file while there is time', () => {
    const { label, check } = publicationText('scheduled', { ...facts, outcome: 'media_refused' });
    expect([label, check]).toEqual([
      'Scheduled',
      'Take the file out or put another one in its place before then.',
    ]);
  });

  it('no longer asks for the file at a time that has passed', () => {
    const { known } = publicationText('scheduled', { ...facts, outcome: 'media_refused', minutesLate: 1 });
    expect(known).not.toContain('Its time is');
    expect(known).toContain('We try again by ourselves until 30 minutes after its time');
  });

  it('shows its time with the zone', () => {
    expect(publicationText('scheduled', facts).known).toBe(
      'It goes out on Fri, Nov 20, 2026 at 6:00 AM (Berlin time).',
    );
  });

  it('does not promise a time that has passed', () => {
    const late = (minutesLate: number, outcome: PublicationFacts['outcome'] = null) =>
      publicationText('scheduled', { ...facts, minutesLate, outcome }).known;
    expect(late(1)).toBe(
      'It was due on Fri, Nov 20, 2026 at 6:00 AM (Berlin time) and has not gone out yet: publishing is late. It goes out by itself until 30 minutes after its time; later we ask you.',
    );
    expect(late(45)).toBe(
      'It did not go out at its time, Fri, Nov 20, 2026 at 6:00 AM (Berlin time). Nothing has been posted: it goes out shortly, or we ask you what becomes of it.',
    );
    expect(late(45, 'not_reachable')).toBe(late(45));
    for (const minutes of [1, 30, 31, 600]) expect(late(minutes)).not.toContain('It goes out on');
  });

  it('says since when sending is paused, and promises a post that waits no time of its own', () => {
    const pausedSince = { date: '2026-11-20', time: '05:30' };
    const paused = (minutesLate: number, outcome: PublicationFacts['outcome'] = null) =>
      publicationText('scheduled', { ...facts, pausedSince, minutesLate, isDue: minutesLate > 0, outcome })
        .known;
    const since = 'Sending has been paused since Fri, Nov 20, 2026 at 5:30 AM (Berlin time).';
    expect(paused(0)).toBe(
      `${since} Its time is Fri, Nov 20, 2026 at 6:00 AM (Berlin time): it goes out as soon as sending goes on, and not before its time.`,
    );
    expect(paused(45)).toBe(
      `${since} It was due on Fri, Nov 20, 2026 at 6:00 AM (Berlin time). Nothing has been posted, and it goes out by itself as soon as sending goes on.`,
    );
    expect(paused(45, 'not_reachable')).toBe(paused(45));
  });

  it('tells a post of this minute, as “Post Now” makes it, of no time that is still to come', () => {
    const pausedSince = { date: '2026-11-20', time: '05:30' };
    const { known } = publicationText('scheduled', { ...facts, pausedSince, isDue: true });
    expect(known).toContain('It was due on Fri, Nov 20, 2026 at 6:00 AM');
    expect(known).not.toContain('not before its time');
  });

  it('keeps the question of a post that is held before the pause, which alone would not send it', () => {
    const pausedSince = { date: '2026-11-20', time: '05:30' };
    expect(publicationText('scheduled', { ...facts, pausedSince, isHeld: true }).label).toBe('On hold');
  });

  it('says what to check in every state that waits for the user', () => {
    for (const state of NOTICE_STATES) {
      expect(publicationText(state, facts).check).not.toBeNull();
      expect(publicationActions(state, false).length).toBeGreaterThan(0);
    }
  });

  it('leads from a refused duplicate to the post that LinkedIn named', () => {
    const linkedinUrl = 'https://www.linkedin.com/feed/update/urn:li:share:1/';
    const refused = { ...facts, outcome: 'duplicate_of_other', linkedinUrl } as const;
    expect(publicationText('rejected', refused).known).toContain(linkedinUrl);
    expect(publicationText('rejected', { ...refused, linkedinUrl: null }).known).not.toContain('See');
  });

  it('asks not to post by hand while the outcome is open', () => {
    expect(publicationText('uncertain', facts).check).toContain('do not post it by hand');
    expect(publicationText('reconciling', facts).check).toContain('do not post it by hand');
  });

  it('never claims that nothing was posted where that is not known', () => {
    for (const state of ['sending', 'uncertain', 'reconciling', 'needs_user', 'cancelled'] as const) {
      const { known, check } = publicationText(state, facts);
      expect(`${known} ${check ?? ''}`).not.toMatch(/nothing (?:has been|was) (?:sent|posted)/i);
    }
  });

  it('claims neither that it went out nor that it did not where the data was put back from a backup', () => {
    const { known, check } = publicationText('needs_user', { ...facts, outcome: 'data_restored' });
    expect(known).toContain('It may have gone out while');
    expect(check).toContain('Look at your activity on LinkedIn');
    expect(`${known} ${check}`).not.toMatch(/it was sent|nothing was/i);
  });

  it('promises no time to a post that is held', () => {
    const { label, known } = publicationText('scheduled', { ...facts, isHeld: true });
    expect(label).toBe('On hold');
    expect(known).toContain('does not go out before you have looked at it');
    expect(known).not.toContain('gone out');
  });

  it('says of a post that is held that it may have gone out where nobody kept whether it did', () => {
    const { known } = publicationText('scheduled', { ...facts, isHeld: true, mayHaveGoneOut: true });
    expect(known).toContain('may have gone out already by “Post Now”: look at your activity on LinkedIn');
  });

  it('names reason and fix of a refusal and of a lost connection', () => {
    expect(publicationText('rejected', { ...facts, outcome: 'too_large' }).check).toContain(
      'Shorten the text',
    );
    expect(publicationText('blocked_auth', { ...facts, outcome: 'scope_missing' }).check).toContain(
      'allow posting',
    );
    expect(publicationText('blocked_auth', facts).check).toContain('Reconnect LinkedIn');
  });

  it('says that a waiting post is being tried again and why', () => {
    const { known } = publicationText('scheduled', { ...facts, outcome: 'not_reachable' });
    expect(known).toContain('LinkedIn could not be reached');
    expect(known).toContain('We try again by ourselves');
  });

  it('asks once more, with LinkedIn’s own words, where LinkedIn names a duplicate that the user did not find', () => {
    const linkedinUrl = 'https://www.linkedin.com/feed/update/urn:li:share:1/';
    const duplicate = { ...facts, outcome: 'duplicate_of_own', linkedinUrl } as const;
    const asked = publicationText('needs_user', duplicate);
    expect(asked.known).toContain('it says that it already has this text');
    expect(asked.known).toContain(linkedinUrl);
    expect(asked.check).toContain('please look once more');
    expect(publicationText('rejected', duplicate).check).toContain('Change a few words');
    expect(publicationText('published', duplicate).known).toBe('It is on LinkedIn.');
  });

  it('asks about a duplicate also where LinkedIn names no post, and says where to look', () => {
    const unnamed = { ...facts, outcome: 'duplicate_of_own' } as const;
    const { known, check } = publicationText('needs_user', unnamed);
    expect(known).toBe('LinkedIn refused it as a duplicate: it says that it already has this text.');
    expect(check).toContain('please look once more at your activity on LinkedIn');
    expect(check).toContain('change a few words');
  });

  it('has a duplicate in doubt only while the user is asked about one', () => {
    const inDoubt = PUBLICATION_STATES.flatMap((state) =>
      [null, ...OUTCOME_CODES]
        .filter((outcome) => isDuplicateInDoubt(state, outcome))
        .map((outcome) => [state, outcome]),
    );
    expect(inDoubt).toEqual([['needs_user', 'duplicate_of_own']]);
  });

  it('says how late a post went out', () => {
    expect(publicationText('published', { ...facts, urn: 'urn:li:share:1', minutesLate: 12 })).toEqual({
      label: 'Published',
      known: 'It is on LinkedIn. It went out 12 minutes late.',
      check: null,
    });
  });

  it('is a set of whole sentences in every state after every outcome', () => {
    for (const state of PUBLICATION_STATES) {
      for (const outcome of [null, ...OUTCOME_CODES]) {
        const { label, known, check } = publicationText(state, { ...facts, outcome });
        expect(label).toMatch(/^[A-Z][a-z]+(?: [a-z]+)?$/);
        expect(known).toMatch(/^[A-Z].*\.$/);
        if (check !== null) expect(check).toMatch(/^[A-Z].*\.$/);
      }
    }
  });

  it('offers only actions that the machine allows', () => {
    const eventOf = {
      reconnect: 'reconnected',
      confirm_posted: 'user_confirms_posted',
      publish_again: 'user_publishes_again',
      reschedule: 'reschedule',
      cancel: 'cancel',
    } as const;
    for (const state of PUBLICATION_STATES) {
      const events = publicationActions(state, false).map((action) => eventOf[action]);
      expect(eventsAllowed(state)).toEqual(expect.arrayContaining(events));
    }
  });
});

describe('a text that LinkedIn refused', () => {
  const rejected = (outcome: OutcomeCode) => ({
    state: 'rejected' as const,
    outcome,
    refusedCommentary: encodeLittleText('These words.'),
  });

  it.each(['content_refused', 'too_large', 'duplicate_of_own', 'duplicate_of_other'] as const)(
    'is not offered to be published again as it is (%s)',
    (outcome) => {
      const refused = isTextRefused(rejected(outcome), 'These words.');
      expect(refused).toBe(true);
      expect(publicationActions('rejected', refused)).toEqual(['reschedule', 'cancel']);
    },
  );

  it.each(['These words. \n', ' These  words.', 'These\nwords.'])(
    'is the same text with other spaces: %j',
    (content) => {
      expect(isTextRefused(rejected('content_refused'), content)).toBe(true);
      expect(isTextRefused(rejected('too_large'), content)).toBe(false);
    },
  );

  it('is offered again once its words have changed', () => {
    const refused = isTextRefused(rejected('content_refused'), 'Other words.');
    expect(publicationActions('rejected', refused)).toContain('publish_again');
  });

  it('is offered again where the fault was not in its words', () => {
    expect(isTextRefused(rejected('api_version_ended'), 'These words.')).toBe(false);
    expect(isTextRefused({ ...rejected('content_refused'), state: 'missed' }, 'These words.')).toBe(false);
  });
});

describe('a post that LinkedIn put off', () => {
  it('says when it is tried again', () => {
    const nextTry = { date: '2026-11-20', time: '06:05' };
    expect(publicationText('scheduled', { ...facts, outcome: 'rate_limited', nextTry }).known).toContain(
      'The next try is on Fri, Nov 20, 2026 at 6:05 AM (Berlin time).',
    );
  });

  it('that waits for a connection is not called failed', () => {
    expect(publicationText('blocked_auth', facts).label).toBe('Needs reconnect');
  });
});
