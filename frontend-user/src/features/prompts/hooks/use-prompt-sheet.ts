import { useLocation, useNavigate, useSearchParams } from 'react-router';

const parameter = 'prompt';
/** History state of sheets opened by this app, so that closing goes back to the page below. */
const openedHere = { sheet: true };

/** The sheet of one prompt, kept in the address: Back closes it, and the address can be sent to another device. */
export function usePromptSheet() {
  const [search] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const id = Number(search.get(parameter));
  const addressWith = (promptId: number | null) => {
    const changed = new URLSearchParams(search);
    if (promptId === null) changed.delete(parameter);
    else changed.set(parameter, String(promptId));
    return { search: changed.size > 0 ? `?${changed.toString()}` : '' };
  };
  const state = location.state as { sheet?: boolean } | null;
  return {
    isOpen: search.has(parameter),
    /** Null when the address has no valid id. */
    promptId: Number.isSafeInteger(id) && id > 0 ? id : null,
    /** For a link that opens the sheet. */
    linkTo: (promptId: number) => ({
      to: addressWith(promptId),
      state: openedHere,
      preventScrollReset: true,
    }),
    open: (promptId: number) =>
      void navigate(addressWith(promptId), { state: openedHere, preventScrollReset: true }),
    close: () =>
      state?.sheet === true
        ? void navigate(-1)
        : void navigate(addressWith(null), { replace: true, preventScrollReset: true }),
  };
}
