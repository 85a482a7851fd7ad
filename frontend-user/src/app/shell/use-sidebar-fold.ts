import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { deviceStorage } from '../../lib/browser-storage';

const key = 'drumbeat-sidebar';

/** The sidebar folds by itself before the content gets tight, and otherwise as the user left it. */
export function useSidebarFold(foldForPage: boolean) {
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
