import type { FastifyInstance, FastifyRequest } from 'fastify';
import { linkedInErrors } from '../linkedin.errors.js';
import type { ArmedLinkedInFault, FileTarget } from '../linkedin.faults.js';
import type { LinkedInStore } from '../linkedin.store.js';
import type { Answer } from './answer.js';
import { tracked } from './call-tracking.js';
import { authenticate, memberOf, restCaller } from './caller.js';
import { respondWithFault, type Processing } from './faulty-answer.js';
import type { LinkedInCall } from './linkedin-call.js';
import { contentTypeOf, type Asset, type AssetKind } from './media.js';

const maxUploadBytes = 100 * 1024 * 1024;
const uploadHours = 24;

const resources: Record<AssetKind, string> = { image: 'partnerApiImages', document: 'partnerApiDocuments' };

function versionOf(request: FastifyRequest): string {
  return String(request.headers['linkedin-version'] ?? '');
}

function ownerOf(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('initializeUploadRequest' in body)) return undefined;
  const request = body.initializeUploadRequest;
  return typeof request === 'object' && request !== null && 'owner' in request ? request.owner : undefined;
}

/** A request for an upload address has only the owner field. */
function unknownField(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const outer = Object.keys(body).find((field) => field !== 'initializeUploadRequest');
  if (outer !== undefined || !('initializeUploadRequest' in body)) return outer;
  const inner = body.initializeUploadRequest;
  const fields = typeof inner === 'object' && inner !== null ? Object.keys(inner) : [];
  const other = fields.find((field) => field !== 'owner');
  return other === undefined ? undefined : `initializeUploadRequest/${other}`;
}

function initializeUpload(store: LinkedInStore, request: FastifyRequest, kind: AssetKind): Answer {
  const caller = restCaller(store, request);
  if ('problem' in caller) return caller.problem;
  if (!caller.scopes.includes('w_member_social')) {
    return linkedInErrors.accessDenied(`${resources[kind]}.ACTION-initializeUpload`, caller.version);
  }
  const { action, ...others } = request.query as { action?: unknown };
  if (action !== 'initializeUpload') return linkedInErrors.notFound();
  const unknown = Object.keys(others)[0] ?? unknownField(request.body);
  if (unknown !== undefined) return linkedInErrors.unknownField(unknown);
  const owner = ownerOf(request.body);
  if (typeof owner !== 'string') {
    return linkedInErrors.invalidField('MISSING_FIELD', 'initializeUploadRequest/owner', 'Field is required');
  }
  if (owner !== `urn:li:person:${caller.member.sub}`) return linkedInErrors.foreignAuthor();
  const { urn, uploadId } = store.media.initialize(kind, owner);
  return {
    status: 200,
    outcome: 'initialized',
    urn,
    body: {
      value: {
        uploadUrl: `${request.protocol}://${request.host}/linkedin/dms-uploads/${uploadId}`,
        [kind]: urn,
        uploadUrlExpiresAt: store.now().getTime() + uploadHours * 3_600_000,
      },
    },
  };
}

/** The upload address uses neither versions nor Rest.li (LINKEDIN-15). */
async function receive(
  store: LinkedInStore,
  request: FastifyRequest,
  { unprocessable }: Processing,
): Promise<Answer> {
  const caller = authenticate(store, request);
  if ('problem' in caller) return caller.problem;
  const { headers } = request;
  if ('linkedin-version' in headers || 'x-restli-protocol-version' in headers) {
    return linkedInErrors.restliHeadersAtUpload();
  }
  const asset = store.media.findUpload((request.params as { id: string }).id);
  if (asset?.owner !== `urn:li:person:${caller.member.sub}`) return linkedInErrors.notFound();
  const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  const contentType = contentTypeOf(bytes, asset.kind);
  if (contentType === null) return linkedInErrors.unsupportedMedia();
  await store.media.receive(asset, bytes, contentType);
  asset.isUnprocessable = unprocessable === true;
  return { status: 201, outcome: 'uploaded', urn: asset.urn };
}

/**
 * Status of an upload. With only `w_member_social` the versioned call is refused; without a version images are
 * reported, as documented by the Images API (LINKEDIN-22).
 */
function readStatus(store: LinkedInStore, request: FastifyRequest, kind: AssetKind): Answer {
  if (kind === 'document' || 'linkedin-version' in request.headers) {
    const caller = restCaller(store, request);
    if ('problem' in caller) return caller.problem;
    return linkedInErrors.accessDenied(`${resources[kind]}.GET`, caller.version);
  }
  const caller = authenticate(store, request);
  if ('problem' in caller) return caller.problem;
  if (request.headers['x-restli-protocol-version'] !== '2.0.0') return linkedInErrors.wrongProtocol();
  if (!caller.scopes.includes('w_member_social')) {
    return linkedInErrors.accessDenied(`${resources[kind]}.GET`, '');
  }
  const unknown = Object.keys(request.query as object)[0];
  if (unknown !== undefined) return linkedInErrors.unknownField(unknown);
  const { urn } = request.params as { urn: string };
  if (!request.url.includes(encodeURIComponent(urn))) return linkedInErrors.unencodedUrn();
  const asset = store.media.find(urn);
  const owner = `urn:li:person:${caller.member.sub}`;
  if (asset?.urn !== urn || asset.owner !== owner) return linkedInErrors.notFound();
  if (!store.dailyLimit.admit(caller.member.sub, store.now())) return linkedInErrors.throttled();
  return { status: 200, outcome: 'read', urn, body: { id: urn, owner, status: statusOf(asset) } };
}

function statusOf({ contentType, isUnprocessable }: Asset): string {
  if (contentType === null) return 'WAITING_UPLOAD';
  return isUnprocessable ? 'PROCESSING_FAILED' : 'AVAILABLE';
}

function takeFileFault(
  store: LinkedInStore,
  at: FileTarget,
  caller: string | null,
): ArmedLinkedInFault | null {
  return store.faults.take(({ target, member }) => target === at && (member === null || member === caller));
}

function initializeRoute(app: FastifyInstance, store: LinkedInStore, kind: AssetKind): void {
  app.post(
    `/rest/${kind}s`,
    tracked(store, `initialize_${kind}`, (request, call) => {
      const member = memberOf(store, request);
      const fault = takeFileFault(store, `${kind}s`, member);
      call.member = member;
      call.fault = fault?.kind ?? null;
      return respondWithFault(store, fault, versionOf(request), () => initializeUpload(store, request, kind));
    }),
  );
  app.get(
    `/rest/${kind}s/:urn`,
    tracked(store, 'read_media', (request, call: LinkedInCall) => {
      call.member = memberOf(store, request);
      return readStatus(store, request, kind);
    }),
  );
}

/** `/rest/images`, `/rest/documents` and the addresses that take their bytes. */
export function mediaRoutes(app: FastifyInstance, store: LinkedInStore): void {
  initializeRoute(app, store, 'image');
  initializeRoute(app, store, 'document');
  app.register(async (uploads) => {
    uploads.removeAllContentTypeParsers();
    uploads.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: maxUploadBytes },
      (_request, body, done) => done(null, body),
    );
    uploads.put(
      '/dms-uploads/:id',
      { bodyLimit: maxUploadBytes },
      tracked(store, 'upload', (request, call) => {
        const member = memberOf(store, request);
        const fault = takeFileFault(store, 'upload', member);
        call.member = member;
        call.fault = fault?.kind ?? null;
        return respondWithFault(store, fault, versionOf(request), (processing) =>
          receive(store, request, processing),
        );
      }),
    );
  });
}
