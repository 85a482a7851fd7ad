import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { pushWords } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import webPush from 'web-push';
import { AppConfig } from '../../../config/config.js';
import { Clock } from '../../../platform/clock/clock.js';
import { publicLookup } from '../../../platform/http/security/public-addresses.js';
import { endpointProblem } from './push-endpoint.rules.js';
import type { PushToSend } from './push-messages.repository.js';
import { pushEnds, pushOutcome, type PushOutcome } from './push.rules.js';

/** A service answers within a second; what takes longer is tried again. */
const TIMEOUT_MS = 5_000;
/** Of the token that says who we are; a service takes a day at most. */
const TOKEN_SECONDS = 3_600;
const ENCODING = 'aes128gcm';

/** Sends to browsers' push services (PUSH-1), whose addresses users' browsers name: none but public ones are called, and no redirection is followed. */
@Injectable()
export class PushClient {
  private readonly settings: AppConfig['push'];

  constructor(
    { push }: AppConfig,
    private readonly clock: Clock,
  ) {
    this.settings = push;
  }

  get isOn(): boolean {
    return this.settings !== undefined;
  }

  /** Never throws. */
  async send(message: PushToSend): Promise<PushOutcome> {
    try {
      const { statusCode, headers } = await this.post(message);
      return pushOutcome(statusCode ?? null, headers['retry-after'] ?? null, this.clock.now());
    } catch {
      return pushOutcome(null, null, this.clock.now());
    }
  }

  private async post(message: PushToSend): Promise<IncomingMessage> {
    if (!this.settings) throw new Error('Nothing is sent to devices');
    const { publicKey, privateKey, contact, sandboxUrl } = this.settings;
    const url = new URL(message.endpoint);
    if (endpointProblem(url.href, sandboxUrl) !== null) throw new Error('The address may not be called');
    const now = this.clock.now();
    const { cipherText } = webPush.encrypt(message.p256dh, message.auth, payloadOf(message), ENCODING);
    const expires = Math.floor(now.getTime() / 1_000) + TOKEN_SECONDS;
    const { Authorization } = webPush.getVapidHeaders(
      url.origin,
      contact,
      publicKey,
      privateKey,
      ENCODING,
      expires,
    );
    const options = {
      method: 'POST',
      agent: false,
      headers: {
        authorization: Authorization,
        'content-encoding': ENCODING,
        'content-type': 'application/octet-stream',
        'content-length': cipherText.length,
        ttl: Math.max(60, Math.ceil((pushEnds(message.created_at).getTime() - now.getTime()) / 1_000)),
        // A message of the same notice that was not fetched yet is replaced.
        topic: message.notice_id.replaceAll('-', ''),
        'user-agent': 'Drumbeat',
      },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    };
    const isStandIn = sandboxUrl !== undefined && url.href.startsWith(sandboxUrl);
    return answerTo(
      isStandIn && url.protocol === 'http:'
        ? plainRequest(url, options)
        : secureRequest(url, isStandIn ? options : { ...options, lookup: publicLookup }),
      cipherText,
    );
  }
}

/** What a device shows, where it leads and whose it is: no more than its lock screen may show anybody. */
const payloadOf = ({ notice_id, user_id, title, body, link }: PushToSend): string =>
  JSON.stringify({ id: notice_id, user_id, ...pushWords({ title, body }), link });

/** The head of the answer; nobody reads what follows. */
async function answerTo(request: ClientRequest, body: Buffer): Promise<IncomingMessage> {
  const answering = once(request, 'response') as Promise<[IncomingMessage]>;
  request.end(body);
  const [response] = await answering;
  // What is cut off may still say so.
  request.on('error', () => undefined);
  response.on('error', () => undefined).destroy();
  return response;
}
