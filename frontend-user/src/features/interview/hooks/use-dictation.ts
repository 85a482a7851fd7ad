import type { PostLanguage } from '@drumbeat/domain';
import { useEffect, useRef, useState } from 'react';
import { speechRecognizer, type SpeechRecognizer } from '../../../lib/device/speech-recognition';
import type { DictationProblem } from '../texts/interview-texts';

/** The region that speech is recognised for; the words of others come out alike. */
const LOCALES: Readonly<Record<PostLanguage, string>> = {
  en: 'en-US',
  de: 'de-DE',
  fr: 'fr-FR',
  es: 'es-ES',
};

/** A browser's error codes; null for one that is none to the user, who stopped it. */
const PROBLEMS: Readonly<Record<string, DictationProblem | null>> = {
  'not-allowed': 'denied',
  'service-not-allowed': 'denied',
  'audio-capture': 'microphone',
  network: 'network',
  'language-not-supported': 'language',
  'no-speech': 'silence',
  aborted: null,
};

/**
 * Dictation into a field: `onWords` gets each piece that is recognised for good.
 */
export function useDictation(language: PostLanguage, onWords: (words: string) => void) {
  const [isListening, setListening] = useState(false);
  /** What is heard and may still change. */
  const [interim, setInterim] = useState('');
  const [problem, setProblem] = useState<DictationProblem | null>(null);
  const running = useRef<SpeechRecognizer | null>(null);
  const newest = useRef(onWords);
  useEffect(() => {
    newest.current = onWords;
  });
  // What was said before the screen went is recognised no more: the field is gone.
  useEffect(() => () => running.current?.abort(), []);

  function start() {
    const recognizer = speechRecognizer();
    if (typeof recognizer === 'string') {
      setProblem(recognizer);
      return;
    }
    setProblem(null);
    recognizer.lang = LOCALES[language];
    recognizer.continuous = true;
    recognizer.interimResults = true;
    recognizer.onresult = ({ results, resultIndex }) => {
      const changed = Array.from(results).slice(resultIndex);
      const wordsOf = (isFinal: boolean) =>
        changed
          .filter((result) => result.isFinal === isFinal)
          .map((result) => result[0]?.transcript.trim() ?? '')
          .filter((words) => words !== '')
          .join(' ');
      setInterim(wordsOf(false));
      const words = wordsOf(true);
      if (words !== '') newest.current(words);
    };
    recognizer.onerror = ({ error }) => setProblem(error in PROBLEMS ? (PROBLEMS[error] ?? null) : 'other');
    recognizer.onend = () => {
      running.current = null;
      setListening(false);
      setInterim('');
    };
    running.current = recognizer;
    setListening(true);
    try {
      recognizer.start();
    } catch {
      running.current = null;
      setListening(false);
      setProblem('other');
    }
  }

  return {
    isListening,
    interim,
    problem,
    toggle: () => (isListening ? running.current?.stop() : start()),
  };
}
