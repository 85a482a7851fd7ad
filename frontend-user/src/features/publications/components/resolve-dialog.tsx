import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { isPostUrl } from '@drumbeat/domain';
import { DialogFrame, InputField } from '@drumbeat/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { linkTo } from '../../../lib/paths';
import { useResolvePublication } from '../api/resolve-publication';

interface ResolveDialogProps {
  postId: string;
  /** LinkedIn refused it as a duplicate, and the user is asked once more. */
  isDuplicate: boolean;
  /** The duplicate post named by LinkedIn; null when it named none. */
  namedUrl: string | null;
  /** Null while it is not known: the server then says what is wrong with an address. */
  linkedInSite: string | null;
  onClose: () => void;
}

/** Asks for the result at LinkedIn, after the user has checked. */
export default function ResolveDialog({ found, ...dialog }: ResolveDialogProps & { found: boolean }) {
  return found ? <ItIsThereDialog {...dialog} /> : <ItIsNotThereDialog {...dialog} />;
}

/** "It is there": the post's address is optional. */
function ItIsThereDialog({ postId, namedUrl, linkedInSite, onClose }: ResolveDialogProps) {
  const resolve = useResolvePublication();
  const [url, setUrl] = useState('');
  const wrong = url.trim() !== '' && linkedInSite !== null && !isPostUrl(url.trim(), linkedInSite);
  return (
    <DialogFrame
      open
      onClose={onClose}
      title="It is on LinkedIn"
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button
            variant="contained"
            disabled={wrong}
            loading={resolve.isPending}
            onClick={() =>
              resolve.mutate(
                { postId, outcome: 'posted_url', ...(url.trim() ? { linkedin_url: url.trim() } : {}) },
                { onSuccess: onClose },
              )
            }
          >
            Mark as posted
          </Button>
        </>
      }
    >
      <InputField
        label="Link to the post, if you have it"
        type="url"
        value={url}
        onChange={(event) => setUrl(event.target.value)}
        problem={wrong ? 'This is not the address of a post on LinkedIn' : undefined}
        hint={
          namedUrl === null
            ? 'On LinkedIn: the three dots of the post, “Copy link”.'
            : 'Leave it empty if it is the post that LinkedIn names.'
        }
        autoFocus
      />
    </DialogFrame>
  );
}

/** "It is not there": publish it again, or leave it; a duplicate by LinkedIn's check needs a changed text first. */
function ItIsNotThereDialog({ postId, isDuplicate, onClose }: ResolveDialogProps) {
  const resolve = useResolvePublication();
  const navigate = useNavigate();
  const settle = (outcome: 'publish_again' | 'cancel') =>
    resolve.mutate(
      { postId, outcome },
      {
        onSuccess: () => {
          onClose();
          if (isDuplicate && outcome === 'publish_again') void navigate(linkTo.post(postId));
        },
      },
    );
  return (
    <DialogFrame
      open
      onClose={onClose}
      title="It is not on LinkedIn"
      actions={
        <>
          <Button variant="outlined" disabled={resolve.isPending} onClick={() => settle('cancel')}>
            Make it a draft again
          </Button>
          <Button variant="contained" loading={resolve.isPending} onClick={() => settle('publish_again')}>
            {isDuplicate ? 'Change the text' : 'Publish again'}
          </Button>
        </>
      }
    >
      <Typography sx={{ color: 'text.secondary' }}>
        {isDuplicate
          ? 'LinkedIn takes this text for one that it already has, and would refuse it again. Change a few words, then publish it.'
          : 'Publish it again only after you have looked at your activity on LinkedIn: what arrived there late would then stand there twice.'}
      </Typography>
    </DialogFrame>
  );
}
