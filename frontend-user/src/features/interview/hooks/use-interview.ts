import {
  type InterviewAnswer,
  type InterviewKey,
  INTERVIEW_LIMITS,
  mergeAnswers,
  type PostLanguage,
} from '@drumbeat/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useCurrentUser } from '../../../entities/session/current-user';
import { ApiError } from '../../../lib/http/api';
import { serverClock } from '../../../lib/http/server-clock';
import { unsavedText } from '../../../lib/device/unsaved-text';
import { useDebouncedCall } from '../../../lib/timing/use-debounced-call';
import { useOnline } from '../../../lib/http/use-online';
import { keepInterview, voiceInterviewQuery, type VoiceInterview } from '../api/voice-interview';
import { INTERVIEW_SLOT, isAllSent, keptInterview, type KeptInterview } from '../kept-interview';
import { languageOfBrowser } from '../texts/languages';

/** After the last key. */
const SEND_AFTER_MS = 800;

type SaveState = 'saved' | 'saving' | 'kept';

const saveStateOf = (hasUnsent: boolean, isOnItsWay: boolean): SaveState => {
  if (!hasUnsent) return 'saved';
  return isOnItsWay ? 'saving' : 'kept';
};

export type AnswerChange = Partial<Pick<InterviewAnswer, 'text' | 'more' | 'choice'>>;

/** What a question looks like before it is answered. */
const UNANSWERED = { text: '', more: '', choice: null };

/** False for one that is too long: it stays on the device until it is shortened. */
export const isSendable = ({ text, more }: InterviewAnswer) =>
  text.length <= INTERVIEW_LIMITS.text && more.length <= INTERVIEW_LIMITS.more;

/**
 * The answers of the interview. Each change is on the device at once and on the server soon after; what the server does not have is
 * sent when the network is back, before the session ends, and at the next visit.
 */
export function useInterview(interview: VoiceInterview) {
  const { id: userId } = useCurrentUser();
  const queryClient = useQueryClient();
  const online = useOnline();
  const { round } = interview;
  const [kept, setKept] = useState(() => keptInterview.read(userId, round));
  const [wasBegunElsewhere, setBegunElsewhere] = useState(false);
  // Another round has other answers.
  const own = kept.round === round ? kept : keptInterview.read(userId, round);
  const answers = mergeAnswers(interview.answers, own.answers);
  const language = own.language ?? interview.language ?? languageOfBrowser(navigator.languages);

  const { mutateAsync, isPending, isError } = useMutation({
    mutationFn: (sent: KeptInterview) =>
      keepInterview({ round: sent.round, language: sent.language ?? language, answers: [...sent.answers] }),
    // One after the other: a later answer never overtakes an earlier one.
    scope: { id: INTERVIEW_SLOT },
    onSuccess: (saved, sent) => {
      queryClient.setQueryData(voiceInterviewQuery.queryKey, saved);
      setKept(keptInterview.settle(userId, sent));
    },
    onError: (error) => {
      if (!(error instanceof ApiError) || error.code !== 'voice_interview.other_round') return;
      keptInterview.drop(userId);
      setBegunElsewhere(true);
      void queryClient.invalidateQueries({ queryKey: voiceInterviewQuery.queryKey });
    },
  });

  /** Sends what the server does not have. @throws where it does not take it */
  const send = async () => {
    const waiting = keptInterview.read(userId, round);
    const sent = { ...waiting, answers: waiting.answers.filter(isSendable) };
    if (!isAllSent(sent)) await mutateAsync(sent);
  };
  /** A failure keeps all on the device, and is shown as that. */
  const sendInBackground = () => void send().catch(() => undefined);
  const sendLater = useDebouncedCall(sendInBackground, SEND_AFTER_MS);

  const sendKept = useEffectEvent(sendInBackground);
  useEffect(() => {
    if (online) sendKept();
  }, [online]);
  const sendBeforeEnd = useEffectEvent(send);
  const hasUnsent = !isAllSent(own);
  useEffect(
    () =>
      hasUnsent
        ? unsavedText.hold(INTERVIEW_SLOT, { name: keptInterview.name, save: () => sendBeforeEnd() })
        : undefined,
    [hasUnsent],
  );

  return {
    answers,
    language,
    wasBegunElsewhere,
    saveState: saveStateOf(hasUnsent, isPending || (online && !isError && own.answers.every(isSendable))),
    answer: (question: InterviewKey, change: AnswerChange) => {
      const before = answers.find((one) => one.question === question) ?? { ...UNANSWERED, question };
      const at = new Date(serverClock.now()).toISOString();
      setKept(keptInterview.change(userId, round, { answer: { ...before, ...change, at } }));
      sendLater();
    },
    chooseLanguage: (chosen: PostLanguage) => {
      setKept(keptInterview.change(userId, round, { language: chosen }));
      sendLater();
    },
    send,
    sendInBackground,
  };
}
