/** Speech to text as browsers have it (Web Speech API); TypeScript's own types leave it out. */
export interface SpeechRecognizer {
  /** BCP 47 */
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  onresult: ((event: SpeechResults) => void) | null;
  onerror: ((event: { readonly error: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  /** Ends after what was said is recognised; `abort` at once. */
  stop(): void;
  abort(): void;
}

interface SpeechResults {
  /** The first result that has changed. */
  readonly resultIndex: number;
  readonly results: ArrayLike<ArrayLike<{ readonly transcript: string }> & { readonly isFinal: boolean }>;
}

type Recognition = new () => SpeechRecognizer;

/** A recogniser of this browser; the reason where it has none. */
export function speechRecognizer(): SpeechRecognizer | 'unsupported' | 'insecure' {
  const { SpeechRecognition, webkitSpeechRecognition } = globalThis as {
    SpeechRecognition?: Recognition;
    webkitSpeechRecognition?: Recognition;
  };
  const Recogniser = SpeechRecognition ?? webkitSpeechRecognition;
  if (Recogniser === undefined) return 'unsupported';
  // Browsers have it on plain http too, and refuse the microphone there.
  return globalThis.isSecureContext ? new Recogniser() : 'insecure';
}
