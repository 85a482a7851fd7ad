import Link from '@mui/material/Link';

/**
 * A sentence of the API with the addresses of posts as links. There an address ends its sentence without a full stop, which a
 * mail would take for a part of it.
 */
export function LinkedText({ children }: { children: string }) {
  return children.split(/(https?:\/\/\S+)/u).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={part}>
        <Link href={part} target="_blank" rel="noreferrer">
          the post on LinkedIn
        </Link>
        .
      </span>
    ),
  );
}
