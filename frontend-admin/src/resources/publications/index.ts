import { PublicationList } from './publication-list';
import { PublicationShow } from './publication-show';

export const publications = { list: PublicationList, show: PublicationShow };
