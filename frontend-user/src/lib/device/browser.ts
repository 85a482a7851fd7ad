/** Safari has time-outs of its own (SIGNIN-9); Chrome and Edge name Safari too, so they are ruled out. */
export const isSafari = /^((?!chrome|android|crios|fxios|edg).)*safari/i.test(navigator.userAgent);

/** The zone of this device, as IANA names it. Apart from the time formats: the sign-in page needs none of them. */
export const deviceZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Opens an address outside of the app, in a tab of its own, which learns nothing of this one. */
export const openElsewhere = (url: string) => void window.open(url, '_blank', 'noreferrer');
