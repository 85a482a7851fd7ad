import { PencilLine } from 'lucide-react';
import { useNavigate } from 'react-router';
import { CollapsingButton } from '../../../components/collapsing-button';
import { useLater } from '../../../components/lazy-part';
import { prefetchCode } from '../../../lib/http/fetch-code';
import { paths } from '../../../lib/paths';

/** The editor's script, which has to be loaded before the network is lost. */
const editor = {
  fetch: () =>
    prefetchCode(() =>
      Promise.all([
        import('../create-post-page'),
        import('../post-page'),
        import('../../../features/editor/components/starting/draft-starters'),
      ]),
    ),
};

/** Begins an empty post, also offline. */
export function BlankPostLink() {
  const navigate = useNavigate();
  useLater(editor);
  return (
    <CollapsingButton
      variant="outlined"
      icon={PencilLine}
      label="Blank post"
      onClick={() => void navigate(paths.createPost)}
    />
  );
}
