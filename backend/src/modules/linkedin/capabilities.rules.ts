import { mayComment, mayReadFigures, missingScopes } from '@drumbeat/domain';

/** What a connection permits. */
export interface LinkedInCapabilities {
  readonly post: boolean;
  readonly images: boolean;
  readonly documents: boolean;
  readonly first_comment: boolean;
  readonly figures: boolean;
}

/** Images and documents come with posting; commenting is a permission of its own (LINKEDIN-14, LINKEDIN-15). */
export function linkedInCapabilities(granted: readonly string[], isUsable: boolean): LinkedInCapabilities {
  const post = isUsable && missingScopes(granted).length === 0;
  return {
    post,
    images: post,
    documents: post,
    first_comment: post && mayComment(granted),
    figures: isUsable && mayReadFigures(granted),
  };
}
