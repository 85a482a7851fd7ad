import Typography from '@mui/material/Typography';
import type { Tone } from '@drumbeat/domain';
import { ExampleHeading } from './example-heading';

/** One thought in each tone. */
const thoughts: Record<Tone, string> = {
  professional:
    'Most late projects are not late because of the work. They are late because nobody wrote down what “done” means.',
  casual:
    'So we missed another deadline. Not because of the work: nobody had said what “done” looks like. Again.',
  authoritative:
    'A project without a written definition of done will be late. I have not seen the exception in twenty years.',
  conversational:
    'When did you last ask a client what “done” means to them? I did on Tuesday. The answer changed the whole plan.',
  inspirational: 'The day we began to write down what “done” means, our evenings came back. Yours can, too.',
  educational:
    'Three lines keep a project on time: what is done, who says so, and by when. Write them before the first hour.',
};

/** The same thought in the chosen tone, to illustrate the tone. */
export function ExampleVoice({ tone }: { tone: Tone }) {
  return (
    <>
      <ExampleHeading>One thought in this tone</ExampleHeading>
      <Typography
        component="blockquote"
        aria-live="polite"
        sx={{ py: 4, fontSize: '1.0625rem', lineHeight: '1.625rem', textWrap: 'pretty' }}
      >
        {thoughts[tone]}
      </Typography>
      <Typography variant="caption" component="p" sx={{ color: 'text.disabled' }}>
        Your drafts start here. Each sentence that you change makes the next draft more yours.
      </Typography>
    </>
  );
}
