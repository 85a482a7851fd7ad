import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, type ReactNode } from 'react';
import { InlineAlert } from '../../../components/inline-alert';
import { signInMethodsQuery } from '../api/get-sign-in-methods';

interface MailSentProps {
  /** null until there is one. */
  sentTo: string | null;
  children: ReactNode;
}

/**
 * Confirms that a mail was sent; in the demo with a link to its mailbox. Takes the focus after sending, as the button
 * is disabled then.
 */
export function MailSent({ sentTo, children }: MailSentProps) {
  const mailbox = useQuery(signInMethodsQuery).data?.mailbox_url;
  const box = useRef<HTMLDivElement>(null);
  const announced = useRef(sentTo);
  useEffect(() => {
    if (sentTo === announced.current) return;
    announced.current = sentTo;
    box.current?.focus();
  }, [sentTo]);
  if (sentTo === null) return null;
  return (
    <Box ref={box} tabIndex={-1} sx={{ '&:focus': { outline: 'none' } }}>
      <InlineAlert tone="info">
        {children}
        {mailbox ? (
          <>
            {' '}
            <Link href={`${mailbox}?to=${encodeURIComponent(sentTo)}`} target="_blank" rel="noopener">
              Open the demo mailbox
            </Link>
          </>
        ) : null}
      </InlineAlert>
    </Box>
  );
}
