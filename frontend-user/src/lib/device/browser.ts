/** Safari has time-outs of its own (SIGNIN-9); Chrome and Edge name Safari too, so they are ruled out. */
export const isSafari = /^((?!chrome|android|crios|fxios|edg).)*safari/i.test(navigator.userAgent);
