import { UnsupportedMediaTypeException } from '@nestjs/common';
import type { onRequestHookHandler } from 'fastify';

/** Forms with files are read on this route only; elsewhere they are what they always were: not supported. */
export function formsOnlyAt(route: string): onRequestHookHandler {
  return (request, _reply, done) => {
    const isForm = request.headers['content-type']?.toLowerCase().startsWith('multipart/') === true;
    if (isForm && request.routeOptions.url !== route) done(new UnsupportedMediaTypeException());
    else done();
  };
}
