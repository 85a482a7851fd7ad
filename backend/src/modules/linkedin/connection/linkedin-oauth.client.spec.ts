import { afterEach, describe, expect, it } from '@jest/globals';
import {
  startRecordingHost,
  type HostAnswer,
  type RecordingHost,
} from '../../../../test/outside-calls/recording-host.js';
import { testConfig } from '../../../../test/support/test-config.js';
import { LinkedInOAuthClient, USERINFO_RETRY_DELAYS_MS } from './linkedin-oauth.client.js';

describe('The calls that connect a LinkedIn account', () => {
  let host: RecordingHost;
  afterEach(() => host.close());

  const client = async (...answers: HostAnswer[]): Promise<LinkedInOAuthClient> => {
    const last = { status: 200, body: { sub: 'member1' } };
    host = await startRecordingHost(() => answers.shift() ?? last);
    return new LinkedInOAuthClient(
      testConfig({
        DATABASE_URL: 'postgres://unused',
        LINKEDIN_AUTH_URL: `${host.origin}/oauth/v2`,
        LINKEDIN_API_URL: host.origin,
      }),
    );
  };
  const refusal = (serviceErrorCode: number): HostAnswer => ({ status: 401, body: { serviceErrorCode } });

  it('name LinkedIn’s word for a refusal and the id by which it finds the call, and nothing else of it', async () => {
    const oauth = await client({
      status: 401,
      headers: { 'x-li-uuid': 'AAYp0Xk' },
      body: { error: 'invalid_client', error_description: 'code the-code is wrong', access_token: 'secret' },
    });
    await expect(oauth.exchangeCode('the-code')).rejects.toThrow(
      /^token answered 401 \(invalid_client, x-li-uuid AAYp0Xk\)$/,
    );
  });

  it('repeat nothing into the log that is no word', async () => {
    const oauth = await client({ status: 400, body: { error: 'the code\nis: AQTx' } });
    await expect(oauth.exchangeCode('the-code')).rejects.toThrow(/^token answered 400$/);
  });

  it('are made again while a new token is not known everywhere, for ten seconds at most', async () => {
    const oauth = await client(refusal(65_601), refusal(65_601));
    expect(await oauth.member('the-token')).toMatchObject({ sub: 'member1' });
    expect(host.take()).toHaveLength(3);
    expect(USERINFO_RETRY_DELAYS_MS.reduce((sum, delay) => sum + delay, 0)).toBe(10_000);
  });

  it('are not made again for a token that has ended', async () => {
    const oauth = await client(refusal(65_602));
    await expect(oauth.member('the-token')).rejects.toThrow('userinfo answered 401 (65602)');
    expect(host.take()).toHaveLength(1);
  });
});
