import { Status } from '@drumbeat/ui';
import { LoaderCircle } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { writerQuery } from '../api/writer';

/** Shown while a draft streams in; says who writes it. */
export function WritingStatus() {
  const writer = useQuery(writerQuery);
  return (
    <span role="status">
      <Status small busy tone="info" icon={LoaderCircle} note={writer.data?.label}>
        Writing…
      </Status>
    </span>
  );
}
