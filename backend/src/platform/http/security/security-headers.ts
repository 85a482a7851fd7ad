import { IncomingMessage, ServerResponse, type OutgoingHttpHeaders } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';

/** No inline script anywhere. Emotion (MUI) writes style elements, hence 'unsafe-inline' for styles alone. */
const contentSecurityPolicy = {
  useDefaults: false,
  directives: {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'https:'],
    fontSrc: ["'self'"],
    connectSrc: ["'self'"],
    manifestSrc: ["'self'"],
    formAction: ["'self'"],
    baseUri: ["'none'"],
    objectSrc: ["'none'"],
    frameAncestors: ["'none'"],
  },
};

export interface SecurityHeaderOptions {
  /** False without https. Subdomains are the operator's choice: they may have no https. */
  readonly hsts: false | { readonly includeSubDomains: boolean };
}

/** Browser features that our pages never use, denied to injected scripts too. */
const PERMISSIONS_POLICY = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
]
  .map((feature) => `${feature}=()`)
  // Our own pages alone take dictation, and the browser asks their user first.
  .concat('microphone=(self)')
  .join(', ');

/**
 * Helmet's headers on every answer. They are the same for all requests, so helmet runs once: its Fastify plug-in
 * rebuilds the policy for each request, which costs more than our own code of a whole page.
 */
export function sendSecurityHeaders(server: FastifyInstance, options: SecurityHeaderOptions): void {
  const headers = securityHeaders(options);
  server.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    // API responses are personal: no shared cache may store them. Files and pages set their own lifetimes.
    reply.header('cache-control', 'no-store');
    done();
  });
}

function securityHeaders({ hsts }: SecurityHeaderOptions): OutgoingHttpHeaders {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  const configured = helmet({ contentSecurityPolicy, hsts, crossOriginEmbedderPolicy: false });
  configured(response.req, response, (error) => {
    if (error instanceof Error) throw error;
  });
  return { ...response.getHeaders(), 'permissions-policy': PERMISSIONS_POLICY };
}
