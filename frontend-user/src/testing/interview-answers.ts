import type { components } from '@drumbeat/api-client';
import { http, server } from '@drumbeat/testing';

type Schemas = components['schemas'];
type Interview = Schemas['VoiceInterviewResponse'];
type Answer = Schemas['InterviewAnswerResponse'];

/** The interview's address. */
export const INTERVIEW_PAGE = '/profile/writing-profile/interview';
/** When it was answered, and saved. */
export const AT = '2026-11-20T15:00:00.000Z';
/** An answer; what is not given is empty. */
export const given = (question: Answer['question'], change: Partial<Answer> = {}): Answer => ({
  question,
  text: '',
  more: '',
  choice: null,
  at: AT,
  ...change,
});

/** What the server has, and was sent. */
export interface KeptInterviewAnswers {
  interview: Interview;
  sent: Schemas['KeepInterviewRequest'][];
  saved: Schemas['SaveInterviewRequest'][];
}

/** A server that keeps what is sent, as the real one does of one device. */
export function haveInterview(change: Partial<Interview> = {}): KeptInterviewAnswers {
  const kept: KeptInterviewAnswers = {
    interview: { round: 1, language: 'en', answers: [], saved_at: null, standing: [], ...change },
    sent: [],
    saved: [],
  };
  server.use(
    http.get('/api/voice-interview', ({ response }) => response(200).json(kept.interview)),
    http.patch('/api/voice-interview', async ({ request, response }) => {
      const sent = await request.json();
      kept.sent.push(sent);
      const others = kept.interview.answers.filter(
        ({ question }) => !sent.answers.some((one) => one.question === question),
      );
      kept.interview = { ...kept.interview, language: sent.language, answers: [...others, ...sent.answers] };
      return response(200).json(kept.interview);
    }),
    http.post('/api/voice-interview/again', ({ response }) => {
      kept.interview = { ...kept.interview, round: kept.interview.round + 1, answers: [] };
      return response(200).json(kept.interview);
    }),
    http.post('/api/voice-interview/profile', async ({ request, response }) => {
      kept.saved.push(await request.json());
      return response(200).json({ kept: [], interview: kept.interview });
    }),
  );
  return kept;
}
