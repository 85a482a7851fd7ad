import { Fragment } from 'react';

/** An email address that breaks, where there is no room for it, before its signs and never in mid-word. */
export function Address({ children }: { children: string }) {
  return children.split(/(?=[@.+_-])/u).map((part, place) => (
    <Fragment key={place}>
      {place > 0 ? <wbr /> : null}
      {part}
    </Fragment>
  ));
}
