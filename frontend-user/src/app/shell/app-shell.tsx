import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Suspense, useEffect, useRef, useState } from 'react';
import { NavigationType, Outlet, useLocation, useMatches, useNavigationType } from 'react-router';
import useMediaQuery from '@mui/material/useMediaQuery';
import { lazyPart, useEver, useLater } from '../../components/lazy-part';
import { ReconnectNotice } from '../../features/linkedin/components/reconnect-notice';
import { useConnectOutcome } from '../../features/linkedin/hooks/use-connect-outcome';
import { PaymentNotice } from '../../features/subscriptions/components/payment-notice';
import { CreateOwnPostDialog } from '../../features/notes/components/notes-dialogs';
import { paths } from '../../lib/paths';
import { useDraftFromNotes } from '../../features/editor/draft-from-notes';
import { Sidebar } from './sidebar';
import { TabBar } from './tab-bar';
import { TopBar } from './top-bar';
import { deviceStorage } from '../../lib/device/browser-storage';
import { useOnline } from '../../lib/http/use-online';
import { InlineAlert } from '../../components/inline-alert';

const key = 'drumbeat-sidebar';

/** The sidebar folds by itself before the content gets tight, and otherwise as the user left it. */
function useSidebarFold(foldForPage: boolean) {
  const tight = useMediaQuery((theme) => theme.breakpoints.down('lg'));
  const [narrowByChoice, setNarrowByChoice] = useState(() => deviceStorage.get(key) === 'narrow');
  const [unfoldedOnPage, setUnfoldedOnPage] = useState(false);
  const narrow = tight || (foldForPage ? !unfoldedOnPage : narrowByChoice);
  const toggle = () => {
    if (foldForPage) {
      setUnfoldedOnPage(narrow);
      return;
    }
    setNarrowByChoice(!narrow);
    deviceStorage.set(key, narrow ? 'wide' : 'narrow');
  };
  return { narrow, tight, toggle };
}

/** A page opens with this screen: nobody has left another one for it, also where its address has led on from another one. */
function useIsFirstScreen(): boolean {
  const isOpened = useNavigationType() === NavigationType.Pop;
  return isOpened || ('userActivation' in navigator && !navigator.userActivation.hasBeenActive);
}

/**
 * A new screen takes the focus to its main part, as a page load would, or to the field that it opens with; the first screen
 * leaves it where the browser put it. A screen without the shell, such as the last step of the onboarding, may lead here, too.
 */
function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const isFirst = useIsFirstScreen();
  const shown = useRef(isFirst ? pathname : null);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const main = document.getElementById('main');
    const focused = document.activeElement;
    if (focused?.matches('input, textarea') && main?.contains(focused)) return;
    main?.focus({ preventScroll: true });
  }, [pathname]);
}

const menuDrawer = lazyPart(() => import('./menu-drawer'));

const Frame = styled('div', { shouldForwardProp: (prop) => prop !== 'narrow' && prop !== 'writing' })<{
  narrow: boolean;
  writing: boolean;
}>(({ theme, narrow, writing }) => ({
  display: 'grid',
  gridTemplateColumns: `${narrow ? '4rem' : '15.5rem'} minmax(0, 1fr)`,
  minHeight: '100dvh',
  [theme.breakpoints.down('md')]: {
    display: 'block',
    paddingBottom: writing ? 0 : 'calc(3.75rem + env(safe-area-inset-bottom))',
  },
}));

const Aside = styled('aside')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: 20,
  height: '100dvh',
  [theme.breakpoints.down('md')]: { display: 'none' },
}));

const SkipLink = styled(Button)({
  position: 'fixed',
  left: '1rem',
  top: '-4rem',
  zIndex: 50,
  '&:focus': { top: '0.75rem' },
}) as typeof Button;

const isWriting = (handle: unknown) =>
  typeof handle === 'object' && handle !== null && 'writing' in handle && handle.writing === true;

/** Sidebar, header and, on a phone, the overlay menu and the bar below; the page is between them. */
export function Component() {
  const writing = useMatches().some((match) => isWriting(match.handle));
  const { narrow, tight, toggle } = useSidebarFold(writing);
  const { key: locationKey } = useLocation();
  const [menuAt, setMenuAt] = useState<string | null>(null);
  const [writeOpen, setWriteOpen] = useState(false);
  const draftFromNotes = useDraftFromNotes();
  useConnectOutcome();
  useLater(menuDrawer);
  useFocusOnNavigation();
  const openMenu = () => setMenuAt(locationKey);
  const isMenuOpen = menuAt === locationKey;
  const wasMenuOpened = useEver(isMenuOpen);
  return (
    <Frame narrow={narrow} writing={writing}>
      <SkipLink component="a" href="#main" variant="contained">
        Skip to content
      </SkipLink>
      <Aside aria-label="Main">
        <Sidebar narrow={narrow} onToggle={tight ? openMenu : toggle} />
      </Aside>
      {/* The menu belongs to the page it was opened on: going elsewhere closes it. */}
      <Suspense>
        {wasMenuOpened ? <menuDrawer.Part open={isMenuOpen} onClose={() => setMenuAt(null)} /> : null}
      </Suspense>
      <Box sx={{ minWidth: 0 }}>
        {writing ? null : (
          <>
            <TopBar />
            <OfflineNote />
          </>
        )}
        <PaymentNotice exceptOn={paths.billing} />
        {writing ? null : <ReconnectNotice exceptOn={paths.settings} />}
        <Outlet />
      </Box>
      {writing ? null : (
        <TabBar onWrite={() => setWriteOpen(true)} onMenu={openMenu} isMenuOpen={isMenuOpen} />
      )}
      <CreateOwnPostDialog
        open={writeOpen}
        onClose={() => setWriteOpen(false)}
        onDraft={(notes) => {
          setWriteOpen(false);
          draftFromNotes(notes, 'own-post');
        }}
      />
    </Frame>
  );
}

/** A line over the page while this device has no network: what is shown may be older, and what happens to changes. */
function OfflineNote() {
  const online = useOnline();
  if (online) return null;
  return (
    <Box sx={{ px: { xs: 4, md: 10 }, pt: { xs: 2, md: 0 } }}>
      <InlineAlert tone="warn">
        You are offline. You see what was loaded last; changes need a network. Text that you write is kept on
        this device.
      </InlineAlert>
    </Box>
  );
}
