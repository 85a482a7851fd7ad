import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { insertRow } from '../../../test/builders/insert-row.js';
import { aProfile } from '../../../test/builders/profile.builder.js';
import { aPrompt } from '../../../test/builders/prompt.builder.js';
import { FixedClock } from '../../../test/support/fixed-clock.js';
import { notificationsService } from '../../../test/support/services/notifications-service.js';
import { loseSender } from '../../../test/support/publishing/lost-sender.js';
import { publishingSuite, UNHURRIED } from '../../../test/support/publishing/publishing-suite.js';
import type {
  ConnectedUser,
  PublicationUnderTest,
} from '../../../test/support/publishing/publishing-harness.js';
import { aUserWithRowsEverywhere } from '../../../test/support/database/rows-everywhere.js';
import { trainingPostsOn } from '../../../test/support/services/training-posts-service.js';
import { tablesNaming } from '../../../test/support/database/tables-of-users.js';
import { ContinuityJournal } from '../../platform/continuity/continuity-journal.js';
import { JournalErasuresService } from '../../platform/continuity/journal-erasures.service.js';
import { Database } from '../../platform/database/database.js';
import { AuditRepository } from '../audit/audit.repository.js';
import type { BillingService } from '../subscriptions/payment/checkout/billing.service.js';
import { PaymentUnavailableError } from '../subscriptions/payment/payment.errors.js';
import { AuditService } from '../audit/audit.service.js';
import { WrongPasswordError } from '../auth/auth.errors.js';
import type { ReauthenticationService } from '../auth/sign-in/reauthentication.service.js';
import type { LinkedInConnectionService } from '../linkedin/connection/linkedin-connection.service.js';
import type { MailRequest, MailService } from '../mail/mail.service.js';
import { AdminMessagesRepository } from '../messages/admin-messages.repository.js';
import { AdminMessagesService } from '../messages/admin-messages.service.js';
import { AdminPromptsRepository } from '../prompts/admin/admin-prompts.repository.js';
import { AdminPromptsService } from '../prompts/admin/admin-prompts.service.js';
import { CalendarSlotsRepository } from '../prompts/slots/calendar-slots.repository.js';
import { MediaService } from '../media/media.service.js';
import { PublicationsService } from '../publications/publications.service.js';
import { UsersService } from '../users/users.service.js';
import { StaffRightsService } from '../users/admin/staff-rights.service.js';
import { LastAdminError } from '../users/users.errors.js';
import { DeleteAccountCommand } from './delete-account.command.js';
import { EraseAccountCommand } from './erase-account.command.js';
import { PostOnItsWayError } from './personal-data.errors.js';

/** No process has this id. */
const DEAD_OWNER = 2_000_000_000;

describe('Deleting an account', () => {
  // No time-out ends a call: a held one stays in progress as long as the test wants.
  const { harness, worker } = publishingSuite({
    times: { ...UNHURRIED, leaseMs: 120_000, sendTimeoutMs: 60_000 },
  });
  let erase: EraseAccountCommand;
  let command: DeleteAccountCommand;
  let mails: MailRequest[];
  let isProved: boolean;
  let isPaymentAway: boolean;
  /** Whose paid plans were ended. */
  let ended: string[];
  /** Runs when the posts are locked, before anything is deleted. */
  let meanwhile: () => Promise<void>;

  beforeAll(async () => {
    const database = worker.get(Database);
    const reauthentication: Pick<ReauthenticationService, 'prove'> = {
      prove: async () => {
        if (!isProved) throw new WrongPasswordError();
      },
    };
    const linkedin: Pick<LinkedInConnectionService, 'disconnect'> = {
      disconnect: async () => {
        await meanwhile();
        return false;
      },
    };
    const billing: Pick<BillingService, 'endForGood'> = {
      endForGood: async (userId) => {
        if (isPaymentAway) throw new PaymentUnavailableError();
        ended.push(userId);
      },
    };
    const mail: Pick<MailService, 'post'> = { post: async (request) => void mails.push(request) };
    const clock = new FixedClock(new Date('2026-11-20T12:00:00Z'));
    erase = new EraseAccountCommand(
      trainingPostsOn(database, harness.databaseUrl, clock).posts,
      worker.get(PublicationsService),
      linkedin as LinkedInConnectionService,
      worker.get(MediaService, { strict: false }),
      billing as BillingService,
      worker.get(UsersService),
      worker.get(StaffRightsService),
      mail as MailService,
      new AuditService(new AuditRepository(database), clock),
      database,
      worker.get(ContinuityJournal, { strict: false }),
      worker.get(JournalErasuresService, { strict: false }),
    );
    command = new DeleteAccountCommand(reauthentication as ReauthenticationService, erase);
  });
  beforeEach(() => {
    mails = [];
    isProved = true;
    isPaymentAway = false;
    ended = [];
    meanwhile = async () => undefined;
  });

  const deleteAccount = (userId: string) => command.execute({ userId, sessionId: 'any' }, 'a password');

  it('leaves nothing that names the user, tells them by mail, and notes that it was done', async () => {
    const user = await aUserWithRowsEverywhere(harness.database);
    const other = await aUserWithRowsEverywhere(harness.database);
    const ofOther = await tablesNaming(harness.database, other.id);
    await deleteAccount(user.id);

    expect(await tablesNaming(harness.database, user.id)).toEqual([]);
    expect(await tablesNaming(harness.database, user.email)).toEqual([]);
    expect(await tablesNaming(harness.database, other.id)).toEqual(ofOther);
    expect(mails).toEqual([
      { kind: 'account_deleted', recipient: user.email, user_id: null, facts: { first_name: 'Ada' } },
    ]);
    const log = await harness.database.query(
      `select entity, details from audit_log where action = 'account.deleted'`,
    );
    expect(log).toEqual([{ entity: 'profiles', details: {} }]);
  });

  it('leaves none of their words in the audit log, also where what they were about was deleted long before', async () => {
    const { database } = harness;
    const [staff, user] = [await aProfile(database, { is_admin: true }), await harness.connectedUser()];
    const audit = new AuditService(new AuditRepository(database), new FixedClock(new Date()));
    const prompts = new AdminPromptsService(
      database,
      new AdminPromptsRepository(database),
      new CalendarSlotsRepository(database),
      audit,
    );
    const messages = new AdminMessagesService(
      database,
      new AdminMessagesRepository(database),
      notificationsService(database),
      audit,
    );
    const words = `Words of ${user.id.slice(0, 8)}`;
    const promptId = await aPrompt(database, user.id, { hook: `${words}, at first` });
    await prompts.change(promptId, { hook: `${words}, changed` }, staff.id);
    await prompts.delete(promptId, staff.id);
    const message = await insertRow<{ id: string }>(database, 'staff_messages', {
      ...{ user_id: user.id, text: 'When?', created_at: new Date() },
    });
    await messages.answer(message.id, { reply: `${words}, in reply` }, staff.id);
    await database.query('delete from staff_messages where id = $1', [message.id]);
    expect(await tablesNaming(database, words)).toContain('audit_log');

    await deleteAccount(user.id);
    expect(await tablesNaming(database, words)).toEqual([]);
    const done = await database.query<{ action: string }>(
      'select action from audit_log where actor_id = $1 order by id',
      [staff.id],
    );
    expect(done.map(({ action }) => action)).toEqual([
      'content_prompt.changed',
      'content_prompt.deleted',
      'staff_message.replied',
    ]);
  });

  it('takes their words out of the journal outside, and leaves there that and when each post went out', async () => {
    const [user, other] = [await harness.connectedUser(), await harness.connectedUser()];
    const since = new Date();
    const publications = [await harness.publication(user), await harness.publication(other)];
    for (const { id } of publications) await worker.publish(id);
    const journal = worker.get(ContinuityJournal, { strict: false });
    const noted = async () =>
      (await journal.readSince(since)).entries.filter(
        (one) => one.kind === 'sending' && publications.some(({ id }) => id === one.publication_id),
      );
    const before = await noted();
    expect(before).toHaveLength(2);

    await deleteAccount(user.id);
    await worker.get(JournalErasuresService, { strict: false }).eraseDue();
    expect(await noted()).toEqual(
      before.map((one) => ('user_id' in one && one.user_id === user.id ? { ...one, opening: null } : one)),
    );
    expect(await harness.database.query('select 1 from journal_erasures')).toEqual([]);
  });

  it('leaves nothing when staff do it either, tells who did it, and mails the user that it was them', async () => {
    const staff = await aProfile(harness.database, { is_admin: true });
    const user = await aUserWithRowsEverywhere(harness.database);
    const other = await aUserWithRowsEverywhere(harness.database);
    const ofOther = await tablesNaming(harness.database, other.id);
    await erase.execute(user.id, staff.id);

    for (const name of [user.id, user.email]) expect(await tablesNaming(harness.database, name)).toEqual([]);
    expect(await tablesNaming(harness.database, other.id)).toEqual(ofOther);
    expect(ended).toEqual([user.id]);
    expect(mails).toEqual([
      {
        kind: 'account_deleted_by_staff',
        recipient: user.email,
        user_id: null,
        facts: { first_name: 'Ada' },
      },
    ]);
    const log = await harness.database.query(
      `select entity, details from audit_log where action = 'user.deleted' and actor_id = $1`,
      [staff.id],
    );
    expect(log).toEqual([{ entity: 'profiles', details: {} }]);
  });

  it('sends nothing that was planned', async () => {
    const staff = await aProfile(harness.database, { is_admin: true });
    const user = await harness.connectedUser();
    const publication = await harness.publication(user);
    await erase.execute(user.id, staff.id);
    await worker.publish(publication.id);
    expect(harness.calls(publication.text)).toBe(0);
  });

  it('keeps one admin: the last one does not go, and of two who delete each other one stays', async () => {
    await harness.database.query('update profiles set is_admin = false where is_admin');
    const [one, two] = [
      await aProfile(harness.database, { is_admin: true }),
      await aProfile(harness.database, { is_admin: true }),
    ];
    const outcomes = await Promise.allSettled([erase.execute(one.id, two.id), erase.execute(two.id, one.id)]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const left = await harness.database.query<{ id: string }>('select id from profiles where is_admin');
    expect(left).toHaveLength(1);
    await expect(deleteAccount(left[0]!.id)).rejects.toThrow(LastAdminError);
    expect(await tablesNaming(harness.database, left[0]!.id)).toContain('profiles');
  });

  it('wants a proof of who is there before it looks at anything', async () => {
    const { id } = await aUserWithRowsEverywhere(harness.database);
    isProved = false;
    await expect(deleteAccount(id)).rejects.toThrow(WrongPasswordError);
    expect(await tablesNaming(harness.database, id)).toContain('profiles');
  });

  it('ends the paid plan first, and is not done while that cannot be ended', async () => {
    const { id } = await aUserWithRowsEverywhere(harness.database);
    isPaymentAway = true;
    await expect(deleteAccount(id)).rejects.toThrow(PaymentUnavailableError);
    expect(await tablesNaming(harness.database, id)).toContain('profiles');
    isPaymentAway = false;
    await deleteAccount(id);
    expect(ended).toEqual([id]);
  });

  it('is undone as a whole when a part of it fails', async () => {
    const { id } = await aUserWithRowsEverywhere(harness.database);
    const before = await tablesNaming(harness.database, id);
    meanwhile = () => Promise.reject(new Error('The connection broke'));
    await expect(deleteAccount(id)).rejects.toThrow('The connection broke');
    expect(await tablesNaming(harness.database, id)).toEqual(before);
    expect(mails).toEqual([]);
  });

  describe('while a worker has a post of the user', () => {
    let user: ConnectedUser;
    let publication: PublicationUnderTest;

    beforeEach(async () => {
      user = await harness.connectedUser();
      publication = await harness.publication(user);
    });

    const sendAndHold = async () => {
      harness.sandbox.linkedin.fault({ kind: 'hang' });
      const sending = worker.publish(publication.id);
      await harness.sandbox.linkedin.whenHeld();
      return { sending };
    };

    it('waits for the answer of LinkedIn: refused while it is being sent, possible right after', async () => {
      const { sending } = await sendAndHold();
      await expect(deleteAccount(user.id)).rejects.toThrow(PostOnItsWayError);
      expect(await tablesNaming(harness.database, user.id)).toContain('profiles');
      harness.sandbox.linkedin.release();
      await sending;
      expect((await harness.row(publication.id)).state).toBe('published');

      await deleteAccount(user.id);
      expect(await tablesNaming(harness.database, user.id)).toEqual([]);
    });

    it('lets nothing go out that was claimed, but not yet on its way', async () => {
      const locked = gate();
      const goOn = gate();
      meanwhile = () => {
        locked.open();
        return goOn.opened;
      };
      const deleting = deleteAccount(user.id);
      await locked.opened;
      const publishing = worker.publish(publication.id);
      await harness.whenWaitingForLock();
      goOn.open();
      await Promise.all([deleting, publishing]);
      expect(harness.calls(publication.text)).toBe(0);
      expect(await tablesNaming(harness.database, user.id)).toEqual([]);
    });

    it.each(['uncertain', 'needs_user'])(
      'is refused while a worker that was given up for lost may still send (%s), and possible when it has reported',
      async (state) => {
        const { sending } = await sendAndHold();
        await harness.database.query(
          'update publications set state = $2, settle_until = now() where id = $1',
          [publication.id, state],
        );
        await expect(deleteAccount(user.id)).rejects.toThrow(PostOnItsWayError);
        expect(await tablesNaming(harness.database, user.id)).toContain('profiles');
        harness.sandbox.linkedin.release();
        await sending;
        await deleteAccount(user.id);
        expect(await tablesNaming(harness.database, user.id)).toEqual([]);
      },
    );

    it('goes through where the outcome is not known and the worker is gone', async () => {
      await loseSender(harness.database, publication.id, DEAD_OWNER, 'needs_user');
      await deleteAccount(user.id);
      expect(await tablesNaming(harness.database, user.id)).toEqual([]);
    });

    it('does not wait for a worker that has nothing of this user in hand', async () => {
      await loseSender(harness.database, publication.id, worker.owner, 'needs_user');
      const other = await harness.connectedUser();
      await harness.publication(other);
      await deleteAccount(other.id);
      expect(await tablesNaming(harness.database, other.id)).toEqual([]);
    });
  });
});

function gate(): { open: () => void; opened: Promise<void> } {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}
