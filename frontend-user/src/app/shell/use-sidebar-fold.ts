import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';

const key = 'drumbeat-sidebar';

const kept = () => {
  try {
    return localStorage.getItem(key) === 'narrow';
  } catch {
    return false;
  }
};

/** The sidebar folds by itself before the content gets tight, and otherwise as the user left it. */
export function useSidebarFold(foldForPage: boolean) {
  const tight = useMediaQuery((theme) => theme.breakpoints.down('lg'));
  const [narrowByChoice, setNarrowByChoice] = useState(kept);
  const [unfoldedOnPage, setUnfoldedOnPage] = useState(false);
  const narrow = tight || (foldForPage ? !unfoldedOnPage : narrowByChoice);
  const toggle = () => {
    if (foldForPage) {
      setUnfoldedOnPage(narrow);
      return;
    }
    setNarrowByChoice(!narrow);
    try {
      localStorage.setItem(key, narrow ? 'wide' : 'narrow');
    } catch {
      // Storage may be refused; then the choice lasts as long as the page.
    }
  };
  return { narrow, tight, toggle };
}
