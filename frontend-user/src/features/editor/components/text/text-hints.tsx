import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { countStyledLetters, plainLetters } from '../../styled-letters.rules';
import { extractHashtags, mentionLike } from '@drumbeat/domain';
import { AtSign, Hash, TriangleAlert, type LucideIcon } from 'lucide-react';
import { useDeferredValue, type ReactNode } from 'react';
import type { EditorText } from '../../../../entities/posts/editor-text';

interface TextHintsProps {
  text: string;
  editor: EditorText;
  readOnly: boolean;
}

/** Hints on parts of the text that LinkedIn treats unexpectedly. */
export default function TextHints({ text, editor, readOnly }: TextHintsProps) {
  const settled = useDeferredValue(text);
  const styled = countStyledLetters(settled);
  const names = mentionLike(settled);
  const tags = extractHashtags(settled);
  if (styled === 0 && names.length === 0 && tags.length === 0) return null;
  return (
    <Box component="section" aria-label="About this text" sx={{ display: 'grid', gap: 3 }}>
      {styled > 0 ? (
        <Hint icon={TriangleAlert} color="warning.main" title="Letters that only look bold">
          <span>
            {styled} {styled === 1 ? 'character is a sign' : 'characters are signs'} that look like styled
            letters. Screen readers spell them out or skip them, and search does not find them.
          </span>
          {readOnly ? null : (
            <Button
              variant="outlined"
              size="small"
              sx={{ justifySelf: 'start' }}
              onClick={() => editor.replaceAll(plainLetters(editor.text()))}
            >
              Make plain
            </Button>
          )}
        </Hint>
      ) : null}
      {names.length > 0 ? (
        <Hint
          icon={AtSign}
          color="text.secondary"
          title={`${listed(names.map((name) => `@${name}`))} ${names.length === 1 ? 'stays' : 'stay'} plain text`}
        >
          <span>
            LinkedIn does not let other apps mention people by name. Nobody is notified; add the mention on
            LinkedIn once the post is out.
          </span>
        </Hint>
      ) : null}
      {tags.length > 0 ? (
        <Hint
          icon={Hash}
          color="text.secondary"
          title={tags.length === 1 ? 'One hashtag' : `${tags.length} hashtags`}
        >
          <span>{listed(tags.map((tag) => `#${tag}`))} can be clicked on LinkedIn.</span>
        </Hint>
      ) : null}
    </Box>
  );
}

const listed = (names: readonly string[]) => new Intl.ListFormat('en-US').format(names);

interface HintProps {
  icon: LucideIcon;
  color: string;
  title: string;
  children: ReactNode;
}

function Hint({ icon: Icon, color, title, children }: HintProps) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: 2 }}>
      <Box component="span" sx={{ color, mt: '0.1875rem' }}>
        <Icon size={16} strokeWidth={1.75} aria-hidden />
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          typography: 'caption',
          color: 'text.secondary',
          overflowWrap: 'anywhere',
        }}
      >
        <Box component="h3" sx={{ m: 0, typography: 'label', fontWeight: 600, color: 'text.primary' }}>
          {title}
        </Box>
        {children}
      </Box>
    </Box>
  );
}
