import Button from '@mui/material/Button';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { notify } from '../lib/notices/notify';

interface CopyButtonProps {
  text: string;
  label: string;
  variant?: 'contained' | 'outlined';
}

/** Copies a text, and says so until another text is there to copy. */
export function CopyButton({ text, label, variant = 'contained' }: CopyButtonProps) {
  const [copied, setCopied] = useState<string | null>(null);
  const isCopied = copied === text;
  const Sign = isCopied ? Check : Copy;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(text),
      () => notify.error('This browser did not let us copy', { description: 'Select the text and copy it.' }),
    );
  return (
    <Button
      variant={variant}
      size="small"
      startIcon={<Sign size={16} strokeWidth={1.75} aria-hidden />}
      onClick={() => void copy()}
    >
      {isCopied ? 'Copied' : label}
    </Button>
  );
}
