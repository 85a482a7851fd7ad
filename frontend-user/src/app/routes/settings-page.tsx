import { forgetDevice } from '@drumbeat/ui';
import { useQueryClient } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { linkTo, paths } from '../../lib/paths';
import { Page } from '../../components/page';
import { PageHead } from '../../components/page-head';
import { PageSection } from '../../components/page-section';
import { PageSections } from '../../components/page-sections';
import { useLogOut } from '../../features/auth/api/log-out';
import { LinkedInSettings } from '../../features/linkedin/components/linkedin-settings';
import { NoticeSettings } from '../../features/notifications/components/notice-settings';
import { TimeZoneChoice } from '../../features/profile/components/time-zone-choice';
import QuotaNotice from '../../features/quotas/components/quota-notice';
import { AppearanceChoice } from '../../features/settings/components/appearance-choice';
import { BrowserNotifications } from '../../features/settings/components/browser-notifications';
import { DeleteSection } from '../../features/settings/components/delete-section';
import { DeviceList } from '../../features/settings/components/device-list';
import { ExportSection } from '../../features/settings/components/export-section';
import { PasswordSection } from '../../features/settings/components/password-section';
import { SignInWays } from '../../features/settings/components/sign-in-ways';
import { TrackingChoice } from '../../features/tracking/components/tracking-choice';
import { useRefreshUser } from '../session/use-refresh-user';
import { ProfileSettings } from './settings/profile-settings';

/** After the account is deleted: clears its data from this browser, and a new page confirms it. */
export function useLeaveForGood(): () => void {
  const queryClient = useQueryClient();
  return () => {
    queryClient.clear();
    void forgetDevice().finally(() => window.location.replace(linkTo.login({ message: 'account_deleted' })));
  };
}

const sections = [
  { id: 'connections', title: 'Connections' },
  { id: 'plan', title: 'Plan' },
  { id: 'appearance', title: 'Appearance' },
  { id: 'notifications', title: 'Notifications' },
  { id: 'time', title: 'Time' },
  { id: 'password', title: 'Password' },
  { id: 'sessions', title: 'Sessions' },
  { id: 'data', title: 'Your data' },
] as const;

/** /settings: each section has an address of its own, as /settings#sessions. */
export function Component() {
  const logOut = useLogOut();
  const refreshUser = useRefreshUser();
  const leaveForGood = useLeaveForGood();
  return (
    <Page title="Settings">
      <PageHead title="Settings" />
      <PageSections label="Sections of the settings" sections={sections}>
        <PageSection id="connections" title="Connections">
          <LinkedInSettings returnTo={paths.settings} />
          <Box sx={{ mt: 5, pt: 5, borderTop: 1, borderColor: 'divider' }}>
            <Typography variant="h3" sx={{ mb: 1 }}>
              How you sign in
            </Typography>
            <SignInWays />
          </Box>
        </PageSection>
        <PageSection
          id="plan"
          title="Plan"
          description="What you are on, what is charged next, invoices, and the way out."
        >
          <Button component={RouterLink} to={paths.billing} variant="outlined">
            Open billing
          </Button>
        </PageSection>
        <PageSection id="appearance" title="Appearance" description="Kept on this device.">
          <AppearanceChoice />
        </PageSection>
        <PageSection
          id="notifications"
          title="Notifications"
          description="What you are told of, in the app, on your devices and by mail. Security mails always come."
        >
          <NoticeSettings />
          <Box sx={{ borderTop: 1, borderColor: 'divider' }}>
            <BrowserNotifications />
          </Box>
        </PageSection>
        <PageSection id="time" title="Time">
          <ProfileSettings height="5rem">
            {(profile) => <TimeZoneChoice profile={profile} onSaved={refreshUser} />}
          </ProfileSettings>
        </PageSection>
        <PageSection id="password" title="Password">
          <PasswordSection />
        </PageSection>
        <PageSection id="sessions" title="Sessions" description="Where you are signed in.">
          <DeviceList onSignOutEverywhere={logOut.startEverywhere} />
        </PageSection>
        <PageSection
          id="data"
          title="Your data"
          description="Everything that Drumbeat has of you, as a ZIP with JSON and CSV files; and the way to take it all away."
        >
          <QuotaNotice />
          <TrackingChoice />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
            <ExportSection />
            <DeleteSection onDeleted={leaveForGood} onSignInAgain={logOut.start} />
          </Box>
        </PageSection>
      </PageSections>
    </Page>
  );
}
