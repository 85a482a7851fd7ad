/** Opens an address outside of the app, in a tab of its own, which learns nothing of this one. */
export const openElsewhere = (url: string) => void window.open(url, '_blank', 'noreferrer');
