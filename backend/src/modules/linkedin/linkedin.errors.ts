import { LINKEDIN_TEXTS } from '@drumbeat/domain';
import { AppError } from '../../platform/http/errors/app-error.js';

/** No LinkedIn application is configured, or LinkedIn is out of reach (CONNECTION-3). */
export class LinkedInConnectError extends AppError {
  constructor() {
    super(503, 'linkedin.connect_failed', LINKEDIN_TEXTS.connectFailed);
  }
}
