import Box from '@mui/material/Box';
import type { TextRange } from '@drumbeat/domain';
import { useQuery } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { useEditorText } from '../../../entities/posts/editor-text';
import { notify } from '../../../lib/notices/notify';
import { writerQuery } from '../../drafting/api/writer';
import type { RewritePart } from '../../drafting/components/drafting';
import VoiceMatch from '../../voice-match/components/voice-match';

interface VoicePartProps {
  postId: string;
  content: string;
  isSettled: boolean;
  readOnly: boolean;
  /** The writer's; null until it is loaded. */
  rewriter: RefObject<RewritePart | null>;
  onMark: (quotations: readonly string[]) => void;
  onShow: (place: TextRange) => void;
  /** A sentence is being written anew: the suggestion shows where the writer's do. */
  onRewriting: () => void;
}

/** The voice match of the open post, and the writer that writes one of its sentences anew. */
export default function VoicePart({ readOnly, rewriter, onShow, onRewriting, ...match }: VoicePartProps) {
  const editor = useEditorText();
  const writer = useQuery({ ...writerQuery, enabled: !readOnly });
  /** Where the words stand now. */
  const partOf = (text: string) => {
    const start = editor.text().indexOf(text);
    if (start !== -1) return { start, end: start + text.length, text };
    notify.warning('This sentence has changed', {
      description: 'It is compared again once the text is saved.',
    });
    return null;
  };

  function show(quotation: string) {
    const part = partOf(quotation);
    if (part) onShow(part);
  }

  function rewrite(quotation: string, wish: string) {
    const part = partOf(quotation);
    if (!part) return;
    if (rewriter.current?.(part, wish)) onRewriting();
    else
      notify.warning('The writer is at work', { description: 'Wait until its text is there, or stop it.' });
  }

  return (
    <Box sx={{ mt: 6 }}>
      <VoiceMatch
        {...match}
        {...(readOnly ? {} : { onShow: show })}
        {...(!readOnly && writer.data?.kind === 'model' ? { onRewrite: rewrite } : {})}
      />
    </Box>
  );
}
