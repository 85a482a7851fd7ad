import { UnsupportedMediaTypeException } from '@nestjs/common';
import type { onRequestHookHandler } from 'fastify';

/** Forms with files are read on these routes only; elsewhere they are what they always were: not supported. */
export function formsOnlyAt(routes: readonly (string | undefined)[]): onRequestHookHandler {
  return (request, _reply, done) => {
    const isForm = request.headers['content-type']?.toLowerCase().startsWith('multipart/') === true;
    if (isForm && !routes.includes(request.routeOptions.url)) done(new UnsupportedMediaTypeException());
    else done();
  };
}
