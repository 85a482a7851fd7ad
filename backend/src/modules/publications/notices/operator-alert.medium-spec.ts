import { describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { publishingSuite } from '../../../../test/support/publishing/publishing-suite.js';
import { AdminPublicationsRepository } from '../admin/admin-publications.repository.js';

describe('A version that LinkedIn no longer serves', () => {
  const { harness, worker } = publishingSuite({ environment: { LINKEDIN_VERSION: '202001' } });

  it('refuses the post for certain, calls the operator in the log, and shows among what the console asks for', async () => {
    const fatal = jest.spyOn(Logger.prototype, 'fatal');
    const publication = await harness.publication(await harness.connectedUser());
    await worker.publish(publication.id);
    expect(await harness.row(publication.id)).toMatchObject({
      state: 'rejected',
      outcome: 'api_version_ended',
    });
    expect(harness.creations(publication.text)).toBe(0);
    expect(fatal).toHaveBeenCalledWith(
      { publicationId: publication.id, outcome: 'api_version_ended', status: 426 },
      expect.stringContaining('operator'),
    );
    const { total } = await worker.get(AdminPublicationsRepository).list({
      page: 1,
      perPage: 1,
      sort: 'updated_at',
      order: 'DESC',
      filter: { state: 'rejected', outcome: ['api_version_ended', 'not_accepted', 'invalid_request'] },
    });
    expect(total).toBe(1);
  });
});
