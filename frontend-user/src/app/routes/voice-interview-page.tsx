import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { FailureNotice } from '../../components/failure-notice';
import { FullPageWait } from '../../components/full-page-wait';
import { voiceInterviewQuery } from '../../features/interview/api/voice-interview';
import { InterviewScreen } from '../../features/interview/components/interview-screen';
import { INTERVIEW_TEXTS_BY_LANGUAGE, languageOfBrowser } from '../../features/interview/texts/languages';

/** /profile/writing-profile/interview?step=…: how somebody with few posts sounds. */
export function Component() {
  const interview = useQuery(voiceInterviewQuery);
  const { texts } = INTERVIEW_TEXTS_BY_LANGUAGE[languageOfBrowser(navigator.languages)];
  // One that was read before is gone on with while the newest is fetched, or cannot be.
  if (interview.data) return <InterviewScreen interview={interview.data} />;
  if (interview.isPending) return <FullPageWait>{texts.name}</FullPageWait>;
  return (
    <Box component="main" sx={{ maxWidth: '40rem', m: 'auto', p: 6 }}>
      <FailureNotice
        title={texts.loadFailed}
        error={interview.error}
        onRetry={() => void interview.refetch()}
      />
    </Box>
  );
}
