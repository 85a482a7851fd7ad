/** Safari has time-outs of its own (SIGNIN-9); Chrome and Edge name Safari too, so they are ruled out. */
export const isSafari = /^((?!chrome|android|crios|fxios|edg).)*safari/i.test(navigator.userAgent);

/** The zone of this device, as IANA names it. Apart from the time formats: the sign-in page needs none of them. */
export const deviceZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Opens an address outside of the app, in a tab of its own, which learns nothing of this one. */
export const openElsewhere = (url: string) => void window.open(url, '_blank', 'noreferrer');

/** A random UUID. `crypto.randomUUID` is not there where the app is opened by plain http, as in a home network. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const [version = 0, variant = 0] = [bytes[6], bytes[8]];
  bytes[6] = (version & 0x0f) | 0x40;
  bytes[8] = (variant & 0x3f) | 0x80;
  const digits = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
