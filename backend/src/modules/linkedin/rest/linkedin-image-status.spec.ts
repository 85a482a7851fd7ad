import { afterEach, describe, expect, it } from '@jest/globals';
import { startRecordingHost, type RecordingHost } from '../../../../test/outside-calls/recording-host.js';
import { LinkedInImageStatus } from './linkedin-image-status.js';

const hosts: RecordingHost[] = [];
afterEach(() => Promise.all(hosts.splice(0).map((host) => host.close())));

/** Asks for the status with a LinkedIn that returns these responses in turn. */
async function ask(...answers: { status: number; body?: unknown }[]) {
  const given = [...answers];
  const host = await startRecordingHost(() => ({ status: 500, ...given.shift() }));
  hosts.push(host);
  const isUsable = await new LinkedInImageStatus(host.origin, [0, 0, 0]).isUsable('urn:li:image:A1', 'token');
  return { isUsable, asked: host.take().length };
}
const says = (status: string) => ({ status: 200, body: { status } });

describe('The question how an image stands', () => {
  it('ends once there is a picture, or there never will be one', async () => {
    expect(await ask(says('PROCESSING'), says('AVAILABLE'))).toEqual({ isUsable: true, asked: 2 });
    expect(await ask(says('WAITING_UPLOAD'), says('PROCESSING_FAILED'))).toEqual({
      isUsable: false,
      asked: 2,
    });
  });

  it('leaves to the post what is still not ready after a while', async () => {
    const busy = says('PROCESSING');
    expect(await ask(busy, busy, busy, busy)).toEqual({ isUsable: true, asked: 3 });
  });

  it.each([
    ['a refusal', { status: 403, body: { status: 403, code: 'ACCESS_DENIED' } }],
    ['an answer without a status', { status: 200, body: {} }],
    ['a word that nobody knows', says('RESTING')],
    ['a page of a proxy', { status: 200, body: '<html>' }],
  ])('takes %s for no answer: the upload counts as before', async (_, answer) => {
    expect(await ask(answer)).toEqual({ isUsable: true, asked: 1 });
  });
});
