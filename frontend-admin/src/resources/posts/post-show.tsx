import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { isInProgress, postName } from '@drumbeat/domain';
import { PostStatus } from '@drumbeat/ui';
import { ShowBase, useShowContext } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { FactList } from '../../components/fact-list';
import { Page } from '../../components/page';
import { Quiet } from '../../components/quiet';
import { RecordPage, toldByPage } from '../../components/record-page';
import { Section } from '../../components/section';
import { momentLabel } from '../../lib/times';
import { postSources, type Post } from './post-list';
import { PostSuggestions } from './post-suggestions';
import { SuggestForm } from './suggest-form';
import { linkTo } from '../../lib/paths';

function PostFacts({ post }: { post: Post }) {
  const { user_id, user_email, user_name, source_type, updated_at, posted_at, publication } = post;
  return (
    <Section title="Facts">
      <FactList
        facts={[
          [
            'By',
            <Link key="by" component={RouterLink} to={linkTo.user(user_id)}>
              {user_name ?? user_email}
            </Link>,
          ],
          ['Made from', postSources[source_type]],
          ['Changed', momentLabel(updated_at)],
          ['Posted', posted_at ? momentLabel(posted_at) : <Quiet key="not">Not posted</Quiet>],
          ...(publication
            ? ([
                [
                  'Publication',
                  <Link key="publication" component={RouterLink} to={linkTo.publication(publication.id)}>
                    What happened to it
                  </Link>,
                ],
              ] as const)
            : []),
        ]}
      />
    </Section>
  );
}

/** True while its author could accept an edit. */
const mayChange = ({ status, publication }: Post) =>
  status === 'draft' &&
  !(publication && (publication.state === 'claimed' || isInProgress(publication.state)));

function PostDetails() {
  const { record, error, refetch } = useShowContext<Post>();
  return (
    <RecordPage name="Post" record={record} error={error} onRetry={() => void refetch()}>
      {(post) => (
        <Page
          title={postName(post)}
          documentTitle={postName(post)}
          subtitle={<PostStatus state={post.display_state} />}
        >
          <Box
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 21rem' },
              gap: '2.5rem 4rem',
              alignItems: 'start',
            }}
          >
            {mayChange(post) ? (
              <SuggestForm post={post} />
            ) : (
              <Section title="Text">
                <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '42rem' }}>
                  {post.content}
                </Typography>
              </Section>
            )}
            <Box sx={{ display: 'grid', gap: 8, minWidth: 0 }}>
              <PostFacts post={post} />
              <PostSuggestions postId={post.id} />
            </Box>
          </Box>
        </Page>
      )}
    </RecordPage>
  );
}

/** One post: staff read it and suggest edits; only its author changes it. */
export function PostShow() {
  return (
    <ShowBase<Post> queryOptions={toldByPage}>
      <PostDetails />
    </ShowBase>
  );
}
