import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import {
  ADDRESS_FORMS,
  type AddressForm,
  INTERVIEW_FIELDS,
  type InterviewAnswer,
  type InterviewFindings,
  type InterviewQuestion,
  type PostLanguage,
} from '@drumbeat/domain';
import { X } from 'lucide-react';
import type { StandingField } from '../api/voice-interview';
import type { PairTexts } from '../pairs/pair-texts';
import { standingAgainst, type SummaryDraft, type SummaryLine, valueIn } from '../summary-draft';
import type { InterviewTexts } from '../texts/interview-texts';
import { FieldRow, SummarySelect } from './field-row';
import { StepHead } from './step-head';
import { SummaryRow } from './summary-row';

interface SummaryProps {
  findings: InterviewFindings;
  answers: readonly InterviewAnswer[];
  standing: readonly StandingField[];
  draft: SummaryDraft;
  onDraft: (draft: SummaryDraft) => void;
  onChangeAnswer: (question: InterviewQuestion) => void;
  language: PostLanguage;
  texts: InterviewTexts;
  pairs: PairTexts;
}

const toggled = <Item,>(items: readonly Item[], item: Item, isIn: boolean): Item[] => [
  ...items.filter((one) => one !== item),
  ...(isIn ? [item] : []),
];

/** What was heard, line by line, with the answers that show it. */
export function Summary(props: SummaryProps) {
  const { findings, answers, standing, draft, onDraft, onChangeAnswer, language, texts, pairs } = props;
  const said = texts.summary;
  const taking = (line: SummaryLine) => ({
    takeLabel: said.take,
    isTaken: !draft.left.includes(line),
    onTake: (isTaken: boolean) => onDraft({ ...draft, left: toggled(draft.left, line, !isTaken) }),
  });
  const change = (question: InterviewQuestion) => (
    <Button size="small" variant="ghost" onClick={() => onChangeAnswer(question)}>
      {said.change}
    </Button>
  );
  const fields = INTERVIEW_FIELDS.flatMap((field) => {
    const value = valueIn(findings, draft, field);
    return value === null ? [] : [{ field, value }];
  });
  const phrases = findings.neverUse.filter(({ phrase }) => !draft.removed.includes(phrase));
  const address = draft.address ?? findings.address;
  const heardAddress = findings.address && (texts.addresses[findings.address] ?? findings.address);
  const isEmpty = fields.length + phrases.length + findings.texts.length === 0 && address === null;
  return (
    <>
      <StepHead id="summary" title={said.title} lead={isEmpty ? said.empty : said.lead} takesFocus />
      <Box component="ul" sx={{ borderBottom: isEmpty ? 0 : 1, borderColor: 'divider' }}>
        {fields.map(({ field, value }) => (
          <FieldRow
            key={field}
            {...{ field, value, findings, answers, texts, pairs }}
            {...taking(field)}
            onChange={(changed) => onDraft({ ...draft, values: { ...draft.values, [field]: changed } })}
            standing={standingAgainst(standing, field, value)}
            isReplacing={draft.replace.includes(field)}
            onReplace={(isReplacing) =>
              onDraft({ ...draft, replace: toggled(draft.replace, field, isReplacing) })
            }
          />
        ))}
        {phrases.length > 0 ? (
          <SummaryRow
            sentence={said.neverUse}
            {...taking('never_use')}
            evidence={[]}
            control={change('never_words')}
          >
            <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 3 }}>
              {phrases.map(({ phrase, from }) => (
                <Phrase
                  key={phrase}
                  phrase={phrase}
                  hint={from === 'disliked_post' ? said.fromDisliked : null}
                  removeLabel={said.neverUseRemove(phrase)}
                  onRemove={() => onDraft({ ...draft, removed: [...draft.removed, phrase] })}
                />
              ))}
            </Box>
          </SummaryRow>
        ) : null}
        {address === null ? null : (
          <SummaryRow
            sentence={said.addressed(address)}
            {...taking('address')}
            evidence={heardAddress ? [{ how: said.chose, text: heardAddress }] : []}
            control={
              <SummarySelect<AddressForm>
                label={said.address}
                value={address}
                onChange={(form) => onDraft({ ...draft, address: form })}
                options={[...new Set<AddressForm>([...ADDRESS_FORMS[language], address])].map((form) => ({
                  value: form,
                  text: texts.addresses[form] ?? form,
                }))}
              />
            }
          />
        )}
        {findings.texts.map(({ question, text }) => (
          <SummaryRow
            key={question}
            sentence={said.texts[question]}
            {...taking(question)}
            evidence={[{ how: said.said, text }]}
            control={change(question)}
          >
            <Typography variant="caption" component="p" sx={{ mt: 2, color: 'text.disabled' }}>
              {said.textsWhy}
            </Typography>
          </SummaryRow>
        ))}
      </Box>
    </>
  );
}

interface PhraseProps {
  phrase: string;
  hint: string | null;
  removeLabel: string;
  onRemove: () => void;
}

function Phrase({ phrase, hint, removeLabel, onRemove }: PhraseProps) {
  return (
    <Box
      component="li"
      sx={(theme) => ({
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        maxWidth: '100%',
        pl: '0.75rem',
        borderRadius: '999px',
        background: theme.vars.palette.surface.chip,
      })}
    >
      <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {phrase}
        {hint === null ? null : (
          <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
            {' '}
            {hint}
          </Box>
        )}
      </Box>
      <IconButton size="small" aria-label={removeLabel} onClick={onRemove}>
        <X size={14} strokeWidth={1.75} aria-hidden />
      </IconButton>
    </Box>
  );
}
