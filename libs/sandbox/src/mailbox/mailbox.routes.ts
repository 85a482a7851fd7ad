import type { FastifyInstance } from 'fastify';
import { sendPage } from '../http/page.js';
import type { Mail } from './mail.js';
import { mailboxIcon, mailboxStylesheet, mailboxTheme as theme } from './mailbox.theme.js';
import { mailboxPage, mailPage, missingMailPage } from './mailbox.page.js';
import type { MailboxSandbox } from './mailbox.sandbox.js';
import { controlRoutes } from '../http/control.routes.js';
import { mailFaultKinds, mailFaultSteps } from './mailbox.faults.js';

const fault = {
  kinds: mailFaultKinds,
  properties: {
    to: { type: 'string', minLength: 3, maxLength: 254 },
    code: { type: 'integer', minimum: 400, maximum: 599 },
    status: { type: 'string', pattern: '^[45]\\.\\d{1,3}\\.\\d{1,3}$' },
    at: { enum: mailFaultSteps },
  },
} as const;

const mailQuery = {
  type: 'object',
  additionalProperties: false,
  properties: { to: { type: 'string', maxLength: 254 } },
} as const;

/** The control API of the stand-in over HTTP. */
function mailboxControlRoutes(app: FastifyInstance, sandbox: MailboxSandbox): void {
  controlRoutes(app, sandbox, fault);
  app.get<{ Querystring: { to?: string } }>(
    '/mails',
    { schema: { querystring: mailQuery } },
    async (request) => ({ data: sandbox.mails(request.query.to) }),
  );
}

const title = 'Mail sandbox';

/** Permissions of a mail's frame: display, and navigate the window to a clicked link. */
const mailPolicy =
  "sandbox allow-top-navigation-by-user-activation; default-src 'none'; style-src 'unsafe-inline'; img-src data: https:; frame-ancestors 'self'";

/** The mail's own HTML, with its links opening in the whole window. */
function documentOf(html: string): string {
  const base = '<base target="_top">';
  return /<head[^>]*>/i.test(html) ? html.replace(/<head[^>]*>/i, (head) => head + base) : base + html;
}

function pages(
  app: FastifyInstance,
  mailOf: (id: string) => Mail | undefined,
  sandbox: MailboxSandbox,
): void {
  app.get<{ Querystring: { to?: unknown } }>('/', async (request, reply) => {
    const { to: asked } = request.query;
    const to = typeof asked === 'string' && asked !== '' ? asked : null;
    return sendPage(reply, 200, { title, body: mailboxPage(sandbox.mails(), to), theme });
  });

  app.get<{ Params: { id: string } }>('/:id', async (request, reply) => {
    const mail = mailOf(request.params.id);
    if (!mail) return sendPage(reply, 404, { title: `Not found | ${title}`, body: missingMailPage(), theme });
    return sendPage(reply, 200, { title: `${mail.subject} | ${title}`, body: mailPage(mail), theme });
  });

  app.get<{ Params: { id: string } }>('/:id/html', async (request, reply) => {
    const html = mailOf(request.params.id)?.html;
    if (typeof html !== 'string') return reply.code(404).send();
    return reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': mailPolicy,
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
      })
      .send(documentOf(html));
  });
}

/** All routes under `/mailbox`. */
export function mailboxRoutes(app: FastifyInstance, sandbox: MailboxSandbox): void {
  const mailOf = (id: string): Mail | undefined => sandbox.mails().find((mail) => mail.id === id);
  app.register(async (box) => pages(box, mailOf, sandbox), { prefix: '/mailbox' });
  app.register(async (control) => mailboxControlRoutes(control, sandbox), { prefix: '/mailbox/_sandbox' });
  app.get('/mailbox/assets/icon.svg', async (_request, reply) =>
    reply.headers({ 'content-type': 'image/svg+xml' }).send(mailboxIcon),
  );
  app.get('/mailbox/assets/mailbox.css', async (_request, reply) =>
    reply.headers({ 'content-type': 'text/css; charset=utf-8' }).send(mailboxStylesheet),
  );
}
