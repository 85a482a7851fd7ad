import { lazyPart } from '../../../../components/lazy-part';

/** Only a post that was scheduled or sent has one. */
export const publicationPanel = lazyPart(() => import('../../../publications/components/publication-panel'));
