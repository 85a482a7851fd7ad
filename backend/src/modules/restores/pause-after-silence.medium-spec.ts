import { beforeEach, describe, expect, it } from '@jest/globals';
import { OUTGOING_CHANNELS } from '@drumbeat/domain';
import { publishingSuite } from '../../../test/support/publishing/publishing-suite.js';
import { ContinuityService } from '../../platform/continuity/continuity.service.js';
import { OutgoingChannelsService } from '../outgoing-channels/outgoing-channels.service.js';

describe('Data that has been silent for longer than PAUSE_AFTER_SILENCE_MINUTES', () => {
  const { harness, worker, startAnother } = publishingSuite({
    environment: { PAUSE_AFTER_SILENCE_MINUTES: '30' },
  });
  const bearSigns = (minutesAgo: number) =>
    harness.database.query('update continuity set signed_at = now() - make_interval(mins => $1)', [
      minutesAgo,
    ]);
  const channels = async () => (await worker.get(OutgoingChannelsService).state()).channels;

  beforeEach(async () => {
    for (const name of OUTGOING_CHANNELS) await worker.get(OutgoingChannelsService).resume(null, name);
    await worker.get(ContinuityService).check();
  });

  it('sends nothing under a program that starts on it, before somebody has said what it is', async () => {
    const publication = await harness.publication(await harness.connectedUser());
    await bearSigns(31);
    const started = await startAnother();
    await started.get(ContinuityService).check();
    expect((await channels()).map(({ pause_reason }) => pause_reason)).toEqual([
      'silence',
      'silence',
      'silence',
    ]);
    await started.publish(publication.id);
    expect(harness.calls(publication.text)).toBe(0);
    expect((await harness.row(publication.id)).state).toBe('scheduled');
  });

  it('goes on after a shorter silence, and after any under a program that knew it before', async () => {
    await bearSigns(29);
    await (await startAnother()).get(ContinuityService).check();
    await bearSigns(31);
    await worker.get(ContinuityService).check();
    expect((await channels()).every(({ paused_at }) => paused_at === null)).toBe(true);
  });
});
