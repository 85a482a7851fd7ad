import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  ANALYSED_FIELDS,
  gapText,
  LENGTH_WORDS,
  STYLE_LABELS,
  TONE_WORDS,
  USAGE_WORDS,
  type AnalysedField,
  type StyleSettingName,
  type WritingProfile,
} from '@drumbeat/domain';
import type { ReactNode } from 'react';
import { CardSection, Words } from './card-section';
import { type Definition, Definitions } from './definitions';
import { useProfileWords } from './profile-reader';
import { Quotes } from './quotes';
import type { KnownBrief, WritingProfileView } from './writing-profile-view';

interface LanguageAndPatternsProps {
  profile: WritingProfile;
  view: WritingProfileView;
  /** What a writer is told, and what posts show of form; null while that is not known. */
  brief: KnownBrief | null;
  /** Leads to where fields are set; absent for who only reads. */
  onEdit?: () => void;
}

/** "Vocabulary and Language" beside "Writing Patterns and Style". */
export function LanguageAndPatterns(props: LanguageAndPatternsProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        columnGap: 10,
        borderTop: 1,
        borderColor: 'divider',
        '& > section': { borderTop: { md: 0 } },
        '& > section:first-of-type': { pt: 6 },
      }}
    >
      <CardSection title="Vocabulary and Language">
        <Definitions items={vocabularyOf(props)} />
      </CardSection>
      <CardSection title="Writing Patterns and Style">
        <Patterns {...props} />
        <Overruled brief={props.brief} />
      </CardSection>
    </Box>
  );
}

function vocabularyOf({ profile, view, onEdit }: LanguageAndPatternsProps): Definition[] {
  const missing = (field: StyleSettingName) =>
    missingText(view, field) ?? <NotSet {...(onEdit ? { onEdit } : {})} />;
  const words = (field: AnalysedField & ('frequently_used_words' | 'industry_jargon')): Definition => ({
    term: STYLE_LABELS[field],
    origin: profile[field].length > 0 ? view.originOf(field) : null,
    value: profile[field].length > 0 ? <Words items={profile[field]} /> : missing(field),
  });
  const { signature_expressions: expressions, never_use_phrases: never, tone_markers: markers } = profile;
  return [
    words('frequently_used_words'),
    words('industry_jargon'),
    {
      term: STYLE_LABELS.signature_expressions,
      origin: expressions.length > 0 ? view.originOf('signature_expressions') : null,
      value:
        expressions.length > 0 ? (
          <Box component="ul" sx={{ display: 'grid', gap: 2 }}>
            {expressions.map((phrase) => (
              <li key={phrase}>
                “{phrase}”
                {view.placeOf(phrase) ? (
                  <Typography
                    variant="caption"
                    component="span"
                    sx={{ display: 'block', color: 'text.disabled' }}
                  >
                    {view.placeOf(phrase)}
                  </Typography>
                ) : null}
              </li>
            ))}
          </Box>
        ) : (
          missing('signature_expressions')
        ),
    },
    {
      term: STYLE_LABELS.never_use_phrases,
      origin: never.length > 0 ? view.originOf('never_use_phrases') : null,
      value:
        never.length > 0 ? (
          <Box
            component="ul"
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              columnGap: 3,
              rowGap: 1,
              color: 'text.secondary',
              '& s': { textDecorationColor: 'var(--db-palette-error-main)', textDecorationThickness: '1px' },
            }}
          >
            {never.map((phrase) => (
              <li key={phrase}>
                <s>{phrase}</s>
              </li>
            ))}
          </Box>
        ) : (
          missing('never_use_phrases')
        ),
    },
    ...(markers.length > 0
      ? [
          {
            term: STYLE_LABELS.tone_markers,
            origin: view.originOf('tone_markers'),
            value: <Words items={markers} />,
          },
        ]
      : []),
  ];
}

/** What is set, or what an analysis found; where that is nothing, what the posts that are known show. */
function Patterns({ profile, view, brief, onEdit }: LanguageAndPatternsProps) {
  const patterns = brief?.patterns ?? null;
  const of = (field: StyleSettingName, set: string, measured?: string | null): Definition => {
    const seen = view.originOf(field) === 'default' ? (measured ?? undefined) : undefined;
    const gap = seen === undefined ? missingText(view, field) : null;
    const quotes = isAnalysed(field) ? view.quotesOf(field) : [];
    return {
      term: STYLE_LABELS[field],
      origin: seen === undefined ? view.originOf(field) : 'posts',
      value: (
        <>
          {seen ?? set}
          {gap ? (
            <Typography variant="caption" component="p" sx={{ color: 'text.disabled' }}>
              {gap}
            </Typography>
          ) : null}
          {quotes.length > 0 ? (
            <Quotes quotes={quotes} shown={0} of={STYLE_LABELS[field].toLowerCase()} />
          ) : null}
        </>
      ),
    };
  };
  const plain = (term: string, value: ReactNode): Definition => ({ term, origin: 'posts', value });
  const { storytelling_style: storytelling } = profile;
  return (
    <Definitions
      rows
      items={[
        of('writing_style_tone', TONE_WORDS[profile.writing_style_tone].name),
        of('average_sentence_length', LENGTH_WORDS[profile.average_sentence_length], patterns?.sentences),
        ...(patterns ? [plain('Opening', patterns.opening), plain('Form', patterns.structure)] : []),
        of('content_length_preference', LENGTH_WORDS[profile.content_length_preference], patterns?.length),
        of('question_usage', USAGE_WORDS[profile.question_usage], patterns?.questions),
        of('humor_usage', USAGE_WORDS[profile.humor_usage]),
        of('emoji_usage_preference', USAGE_WORDS[profile.emoji_usage_preference], patterns?.emoji),
        ...(patterns ? [plain('Hashtags', patterns.hashtags)] : []),
        of('cta_preferences', USAGE_WORDS[profile.cta_preferences.frequency]),
        storytelling === ''
          ? {
              term: STYLE_LABELS.storytelling_style,
              origin: null,
              value: <NotSet {...(onEdit ? { onEdit } : {})} />,
            }
          : of('storytelling_style', storytelling.charAt(0).toUpperCase() + storytelling.slice(1)),
        ...(profile.preferred_hooks.length > 0
          ? [
              {
                term: STYLE_LABELS.preferred_hooks,
                origin: view.originOf('preferred_hooks'),
                value: <Words items={profile.preferred_hooks} />,
              },
            ]
          : []),
      ]}
    />
  );
}

/** What a person set and the posts contradict: said where it was set, so that nobody waits for it in a draft. */
function Overruled({ brief }: Pick<LanguageAndPatternsProps, 'brief'>) {
  const { postsDiffer } = useProfileWords();
  const lines = brief?.versions[0]?.sections.find(
    ({ name }) => name === 'settings_overruled_by_posts',
  )?.lines;
  if (!lines) return null;
  return (
    <Box sx={{ mt: 4, color: 'text.secondary' }}>
      <Typography>{postsDiffer}</Typography>
      <Box component="ul" sx={{ display: 'grid', gap: 1, mt: 1 }}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Box>
    </Box>
  );
}

const isAnalysed = (field: StyleSettingName): field is AnalysedField =>
  ANALYSED_FIELDS.some((analysed) => analysed === field);

function missingText(view: WritingProfileView, field: StyleSettingName): string | null {
  const gap = isAnalysed(field) ? view.gapOf(field) : null;
  return gap ? gapText(gap) : null;
}

const NotSet = ({ onEdit }: Pick<LanguageAndPatternsProps, 'onEdit'>) => (
  <Box component="span" sx={{ color: 'text.disabled' }}>
    Not set yet.
    {onEdit ? (
      <Button variant="text" size="small" onClick={onEdit} sx={{ px: 1.5 }}>
        Add it
      </Button>
    ) : null}
  </Box>
);
