import { Fragment } from 'react';

/** An email address that wraps before its punctuation and never within a word. */
export function Address({ children }: { children: string }) {
  return children.split(/(?=[@.+_-])/u).map((part, place) => (
    <Fragment key={place}>
      {place > 0 ? <wbr /> : null}
      {part}
    </Fragment>
  ));
}
