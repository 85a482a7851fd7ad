import { CircleX } from 'lucide-react';
import type { ReactNode } from 'react';

/** An error text with its icon, as a field's helper text. */
export function FieldError({ children }: { children: ReactNode }) {
  return (
    <>
      <CircleX size={14} strokeWidth={2} aria-hidden />
      {children}
    </>
  );
}
