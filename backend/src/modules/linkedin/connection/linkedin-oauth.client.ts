import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { LINKEDIN_SCOPES, parseScopes } from '@drumbeat/domain';
import { z } from 'zod';
import { AppConfig } from '../../../config/config.js';

const TIMEOUT_MS = 10_000;
/** A new token may get 401 for up to ten seconds (LINKEDIN-5). */
export const USERINFO_RETRY_DELAYS_MS = [300, 700, 1_500, 3_000, 4_500];
/** REVOKED_ACCESS_TOKEN, which LinkedIn also returns until a new token is known everywhere. */
const NOT_KNOWN_YET = 65_601;

/** No refresh token: LinkedIn gives one to approved marketing partners alone (LINKEDIN-6). */
export interface LinkedInTokens {
  readonly accessToken: string;
  /** Lifetime of the access token; null when LinkedIn does not say. */
  readonly expiresInSeconds: number | null;
  readonly scopes: readonly string[];
}

export interface LinkedInMember {
  /** The member's id with our application; the author of posts is `urn:li:person:{sub}`. */
  readonly sub: string;
  readonly name: string;
  readonly picture: string | null;
}

/**
 * LinkedIn violated OAuth. The message names the step, the status, LinkedIn's error code and its trace id,
 * never a code or a token.
 */
export class LinkedInOAuthError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'LinkedInOAuthError';
  }
}

const tokensSchema = z.object({
  access_token: z.string().min(1).max(4_000),
  expires_in: z.number().int().positive().optional(),
  scope: z.string().max(2_000).optional(),
});

const memberSchema = z.object({
  sub: z.string().regex(/^[\w-]{1,100}$/),
  name: z.string().max(400).optional(),
  picture: z
    .url({ protocol: /^https?$/ })
    .max(2_000)
    .optional()
    .catch(undefined),
});

/**
 * The authorization code flow of a confidential web application as LinkedIn has it: the secret in the body,
 * no PKCE (it returns `invalid_client`), no nonce (LINKEDIN-2, LINKEDIN-4).
 */
@Injectable()
export class LinkedInOAuthClient {
  constructor(private readonly config: AppConfig) {}

  get redirectUri(): string {
    return `${this.config.http.publicUrl}/api/callback/linkedin`;
  }

  private get scopes(): readonly string[] {
    return [...LINKEDIN_SCOPES, ...this.config.linkedin.extraScopes];
  }

  authorizeUrl(state: string): string {
    const query = new URLSearchParams({
      response_type: 'code',
      client_id: this.client().client_id,
      redirect_uri: this.redirectUri,
      scope: this.scopes.join(' '),
      state,
    });
    return `${this.config.linkedin.authUrl}/authorization?${query.toString().replaceAll('+', '%20')}`;
  }

  /** @throws LinkedInOAuthError */
  async exchangeCode(code: string): Promise<LinkedInTokens> {
    const response = await this.postForm('accessToken', {
      grant_type: 'authorization_code',
      code,
      redirect_uri: this.redirectUri,
      ...this.client(),
    });
    const tokens = await readJson(response, tokensSchema, 'token');
    return {
      accessToken: tokens.access_token,
      expiresInSeconds: tokens.expires_in ?? null,
      // RFC 6749 §5.1: no scope in the response means that all requested scopes were granted.
      scopes: parseScopes(tokens.scope ?? this.scopes),
    };
  }

  /**
   * The token's owner. Retries for ten seconds until LinkedIn knows the new token everywhere.
   * @throws LinkedInOAuthError
   */
  async member(accessToken: string): Promise<LinkedInMember> {
    let response = await this.userinfo(accessToken);
    for (const delay of USERINFO_RETRY_DELAYS_MS) {
      if (response.status !== 401) break;
      const refusal = await refusalOf(response);
      if (refusal.serviceErrorCode !== NOT_KNOWN_YET) throw refused('userinfo', response, refusal);
      await pause(delay);
      response = await this.userinfo(accessToken);
    }
    const { sub, name, picture } = await readJson(response, memberSchema, 'userinfo');
    return { sub, name: name?.trim() || 'LinkedIn member', picture: picture ?? null };
  }

  /** @throws LinkedInOAuthError */
  async revoke(accessToken: string): Promise<void> {
    const response = await this.postForm('revoke', { token: accessToken, ...this.client() });
    if (!response.ok) throw refused('revoke', response, await refusalOf(response));
    await response.body?.cancel();
  }

  private client(): { client_id: string; client_secret: string } {
    const { clientId, clientSecret } = this.config.linkedin;
    if (!clientId || !clientSecret) throw new LinkedInOAuthError('No LinkedIn application is configured');
    return { client_id: clientId, client_secret: clientSecret };
  }

  private postForm(path: string, fields: Record<string, string>): Promise<Response> {
    return call(`${this.config.linkedin.authUrl}/${path}`, {
      method: 'POST',
      body: new URLSearchParams(fields),
    });
  }

  private userinfo(accessToken: string): Promise<Response> {
    return call(`${this.config.linkedin.apiUrl}/v2/userinfo`, {
      headers: { authorization: `Bearer ${accessToken}` },
    });
  }
}

async function call(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });
  } catch (error) {
    throw new LinkedInOAuthError('LinkedIn could not be reached', { cause: error });
  }
}

async function readJson<Shape>(response: Response, schema: z.ZodType<Shape>, step: string): Promise<Shape> {
  if (!response.ok) throw refused(step, response, await refusalOf(response));
  const body: unknown = await response.json().catch(() => null);
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw new LinkedInOAuthError(`${step} answered something unreadable`);
  return parsed.data;
}

/**
 * The error of a response: of OAuth (`error`) or of an API (`code`, `serviceErrorCode`). The rest is ignored.
 */
const refusalSchema = z
  .object({
    error: z.string().optional().catch(undefined),
    code: z.string().optional().catch(undefined),
    serviceErrorCode: z.number().optional().catch(undefined),
  })
  .catch({});
type Refusal = z.infer<typeof refusalSchema>;

async function refusalOf(response: Response): Promise<Refusal> {
  return refusalSchema.parse(await response.json().catch(() => null));
}

/** LinkedIn's error code and trace id; both are accepted only in the format of codes and ids. */
function refused(
  step: string,
  { status, headers }: Response,
  { error, code, serviceErrorCode }: Refusal,
): LinkedInOAuthError {
  const isWord = (text: string | null | undefined): text is string =>
    typeof text === 'string' && /^[\w.-]{1,100}$/u.test(text);
  const word = [error, code, serviceErrorCode?.toString()].find(isWord);
  const trace = headers.get('x-li-uuid');
  const details = [word, isWord(trace) ? `x-li-uuid ${trace}` : undefined].filter(isDefined).join(', ');
  return new LinkedInOAuthError(`${step} answered ${status}${details === '' ? '' : ` (${details})`}`);
}

function isDefined<Value>(value: Value | undefined): value is Value {
  return value !== undefined;
}
