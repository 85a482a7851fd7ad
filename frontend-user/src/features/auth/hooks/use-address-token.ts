import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

/**
 * Removes the link's token from the address at once and keeps it in memory only: an address is copied, shared, and kept in
 * the history. null when the address has none, as after a reload; the link in the mail still works then.
 */
export function useAddressToken(): string | null {
  const [search] = useSearchParams();
  const [token] = useState(() => search.get('token'));
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const rest = new URLSearchParams(search);
  rest.delete('token');
  const address = rest.size > 0 ? `${pathname}?${rest.toString()}` : pathname;
  const isShown = search.has('token');
  useEffect(() => {
    if (isShown) void navigate(address, { replace: true });
  }, [isShown, address, navigate]);
  return token;
}
