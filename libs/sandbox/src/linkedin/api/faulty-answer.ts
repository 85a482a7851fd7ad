import { setTimeout as delay } from 'node:timers/promises';
import { linkedInErrors } from '../linkedin.errors.js';
import type { ArmedLinkedInFault } from '../linkedin.faults.js';
import type { LinkedInStore } from '../linkedin.store.js';
import { type Answer, isSuccess } from './answer.js';

/** How LinkedIn names what `r_member_postAnalytics` opens; our guess, after the names of other finders. */
export const postAnalyticsResource = 'memberCreatorPostAnalytics.FINDER-entity';

const proxyPage =
  '<html><head><title>502 Bad Gateway</title></head><body>upstream sent garbage</body></html>';

export interface Processing {
  /** Publishes only a part of the text. */
  truncate: boolean;
  /** Duplicates of posts of any age are refused. */
  remembersAll?: true;
  /** The comment's thread has another URN than the one given. */
  otherThread?: true;
  /** The bytes arrive, but cannot be processed as an image. */
  unprocessable?: true;
  /** The figure is told in another form, or not at all. */
  figure?: 'other_form' | 'none';
}

function dropped(processed?: Answer): Answer {
  return { status: null, outcome: processed?.outcome ?? 'dropped', urn: processed?.urn };
}

/** Replaces a successful response; a refusal stays unchanged. */
function instead(processed: Answer, answer: Answer): Answer {
  if (!isSuccess(processed)) return processed;
  return { ...answer, outcome: processed.outcome, urn: processed.urn };
}

function withoutId(processed: Answer): Answer {
  return isSuccess(processed) ? { ...processed, headers: {} } : processed;
}

/**
 * Answers a request according to the fault; without one, normally. @param process does the work; called at most once,
 * and not at all by faults before it
 */
export async function respondWithFault(
  store: LinkedInStore,
  fault: ArmedLinkedInFault | null,
  version: string,
  process: (processing: Processing) => Answer | Promise<Answer>,
): Promise<Answer> {
  const processed = async (): Promise<Answer> => process({ truncate: false });
  switch (fault?.kind) {
    case undefined:
      return processed();
    case 'drop_before':
      return dropped();
    case 'drop_after':
      return dropped(await processed());
    case '500_before':
      return linkedInErrors.internal();
    case '500_after':
      return instead(await processed(), linkedInErrors.internal());
    case 'slow_commit': {
      const { delays } = store;
      await delay(fault.delay_ms, undefined, { signal: delays }).catch(() => undefined);
      return delays.aborted ? dropped() : processed();
    }
    case 'hang':
      return (await store.held.hold(undefined, fault.text_contains)) === 'drop' ? dropped() : processed();
    case 'hang_after': {
      const answer = await processed();
      return (await store.held.hold(undefined, fault.text_contains)) === 'drop' ? dropped(answer) : answer;
    }
    case '429':
      return linkedInErrors.throttled();
    case '401_revoked':
    case 'fresh_token_lag':
      return linkedInErrors.revokedToken();
    case '401_expired':
      return linkedInErrors.expiredToken();
    case '403_scope':
      return linkedInErrors.accessDenied(
        fault.target === 'analytics' ? postAnalyticsResource : 'partnerApiPostsExternal.CREATE',
        version,
      );
    case '403_content':
      return linkedInErrors.forbiddenContent();
    case '400_media_processing':
      return linkedInErrors.mediaNotReady('MEDIA_ASSET_PROCESSING');
    case '400_media_failed':
      return linkedInErrors.mediaFailed('MEDIA_ASSET_PROCESSING_FAILED');
    case '409_conflict':
      return linkedInErrors.conflict();
    case '400_other_thread':
      return process({ truncate: false, otherThread: true });
    case '422_duplicate_true': {
      const answer = await process({ truncate: false, remembersAll: true });
      if (!isSuccess(answer) || answer.urn === undefined) return answer;
      return { ...linkedInErrors.duplicate(answer.urn), outcome: 'created_duplicate', urn: answer.urn };
    }
    case '422_ghost': {
      const urn = store.posts.nextUrn(store.now());
      return { ...linkedInErrors.duplicate(urn), outcome: 'ghost_duplicate', urn };
    }
    case '201_without_id':
      return withoutId(await processed());
    case 'processing_failed':
      return process({ truncate: false, unprocessable: true });
    case 'changed_shape':
      return process({ truncate: false, figure: 'other_form' });
    case 'no_figure':
      return process({ truncate: false, figure: 'none' });
    case 'truncated_text':
      return process({ truncate: true });
    case 'garbage_body': {
      const answer: Answer = {
        status: 200,
        outcome: 'garbage',
        headers: { 'content-type': 'text/html' },
        body: proxyPage,
      };
      return instead(await processed(), answer);
    }
  }
}
