import { Star } from 'lucide-react';
import { IconAction } from '../../../components/icon-action';
import type { Prompt } from '../../../entities/types';
import { useSetFavorite } from '../api/prompt-marks';

export function FavoriteButton({ prompt }: { prompt: Pick<Prompt, 'id' | 'is_favorite'> }) {
  const setFavorite = useSetFavorite(prompt.id);
  return (
    <IconAction
      icon={Star}
      size="small"
      label={prompt.is_favorite ? 'Remove from favorites' : 'Add to favorites'}
      filled={prompt.is_favorite}
      aria-pressed={prompt.is_favorite}
      onClick={() => setFavorite.mutate(!prompt.is_favorite)}
      sx={prompt.is_favorite ? { color: 'star', '&:hover': { color: 'star' } } : undefined}
    />
  );
}
