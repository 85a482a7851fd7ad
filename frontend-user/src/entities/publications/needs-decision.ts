import type { PostDecision } from '../types';

/** There is something that the author can do; while proof is looked for there is nothing but to wait. */
export const needsDecision = ({ publication }: PostDecision): boolean => publication.actions.length > 0;
