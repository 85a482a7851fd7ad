import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';

/** Invalid control calls get 400 and a message. */
export async function controlErrors(
  error: FastifyError,
  _request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const status = error instanceof RangeError ? 400 : (error.statusCode ?? 500);
  if (status >= 500) console.error(error);
  await reply.code(status).send({ error: error.message });
}
