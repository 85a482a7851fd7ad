import Link from '@mui/material/Link';
import { addressName, partsAroundAddresses } from '../lib/text/named-addresses';

/** A text of the API with the addresses of posts as links. */
export function LinkedText({ children }: { children: string }) {
  return partsAroundAddresses(children).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={part}>
        <Link href={part} target="_blank" rel="noreferrer">
          {addressName}
        </Link>
        .
      </span>
    ),
  );
}
