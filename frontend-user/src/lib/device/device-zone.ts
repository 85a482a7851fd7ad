/** The zone of this device, as IANA names it. Apart from the time formats: the sign-in page needs none of them. */
export const deviceZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
