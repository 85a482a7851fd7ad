import Box from '@mui/material/Box';
import { usePublicationChoices } from '../hooks/use-publication-choices';
import { ChoiceButton } from './choice-button';

type PublicationActionsProps = Omit<Parameters<typeof usePublicationChoices>[0], 'inEditor'>;

/** The actions on the publication of the post in the editor; the first is the main one. */
export function PublicationActions(publication: PublicationActionsProps) {
  const { primary, others, dialog } = usePublicationChoices({ ...publication, inEditor: true });
  if (primary === null) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {/* A pressed button must not turn into another action. */}
      <ChoiceButton key={primary.label} choice={primary} variant="outlined" />
      {others.map((choice) => (
        <ChoiceButton key={choice.label} choice={choice} variant="ghost" />
      ))}
      {dialog}
    </Box>
  );
}
