/** A text that the server would not take in any try: it stays on this device until it is changed. The message says why. */
export class UnsendableText extends Error {}
