import Box from '@mui/material/Box';
import type { PairChoice, PairKey, PairTurn } from '@drumbeat/domain';
import { textsOfPair, type PairTexts } from '../pairs/pair-texts';
import type { InterviewTexts } from '../texts/interview-texts';
import { ChoiceOption } from './choice-list';
import { KeyHint, StepHead } from './step-head';

interface PairQuestionProps {
  pair: PairKey;
  turn: PairTurn;
  chosen: PairChoice | null;
  onChoose: (choice: PairChoice) => void;
  texts: InterviewTexts;
  pairs: PairTexts;
}

/** Two texts of one content: which of them sounds like the user. */
export function PairQuestion({ pair, turn, chosen, onChoose, texts, pairs }: PairQuestionProps) {
  const of = textsOfPair(pairs, pair);
  const sides: readonly ('low' | 'high')[] = turn.isLowFirst ? ['low', 'high'] : ['high', 'low'];
  return (
    <>
      <StepHead id={pair} title={texts.pair.title} lead={texts.pair.lead} takesFocus />
      <Box
        role="group"
        aria-label={texts.pair.title}
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {sides.map((side, place) => (
          <ChoiceOption
            key={side}
            large
            number={place + 1}
            isChosen={chosen === side}
            onChoose={() => onChoose(side)}
          >
            {of[side]}
          </ChoiceOption>
        ))}
        {(['both', 'neither'] as const).map((choice, place) => (
          <ChoiceOption
            key={choice}
            number={place + 3}
            isChosen={chosen === choice}
            onChoose={() => onChoose(choice)}
          >
            {texts.pair[choice]}
          </ChoiceOption>
        ))}
      </Box>
      <KeyHint>{texts.keys.choice(4)}</KeyHint>
    </>
  );
}
