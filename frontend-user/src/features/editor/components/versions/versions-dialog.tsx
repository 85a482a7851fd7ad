import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DialogFrame, EmptyState, SkeletonLines } from '@drumbeat/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { useState } from 'react';
import { FailureNotice } from '../../../../components/failure-notice';
import type { Post } from '../../../../entities/types';
import type { DraftWords } from '../../../../entities/posts/local-draft';
import { notify } from '../../../../lib/notices/notify';
import { versionsQuery, useRestoreVersion } from '../../api/versions';

import { VersionChanges } from './version-changes';
import { VersionList } from './version-list';

interface VersionsDialogProps {
  post: Post;
  present: DraftWords;
  readOnly: boolean;
  onClose: () => void;
}

/** The earlier texts of a post, each compared with the present one, and a button to restore one. */
export default function VersionsDialog({ post, present, readOnly, onClose }: VersionsDialogProps) {
  const versions = useInfiniteQuery(versionsQuery(post));
  const restore = useRestoreVersion();
  const [chosen, setChosen] = useState<number | null>(null);
  const list = versions.data?.pages.flatMap(({ data }) => data) ?? [];
  const shown = list.find(({ version }) => version === chosen) ?? list[0];

  function bringBack(from: Post, version: number, onSuccess: (post: Post) => void) {
    const onError = (error: Error) =>
      notify.error('The version was not restored', { description: error.message });
    // By the promise: “Undo” comes when the dialog is closed, and is to say what came of it all the same.
    restore.mutateAsync({ post: from, version }).then(onSuccess, onError);
  }

  const restoreShown = () => {
    if (!shown) return;
    bringBack(post, shown.version, (restored) => {
      onClose();
      notify.success('Version restored', {
        action: {
          label: 'Undo',
          onClick: () =>
            bringBack(restored, post.version, () => notify.plain('The text is as it was before')),
        },
      });
    });
  };

  return (
    <DialogFrame
      open
      wide
      title="Versions"
      subtitle="Texts that a newer one replaced. Restoring one keeps the present text as a version."
      onClose={onClose}
      actions={
        shown && !readOnly ? (
          <Button variant="contained" loading={restore.isPending} onClick={restoreShown}>
            Restore this version
          </Button>
        ) : null
      }
    >
      {renderBody()}
    </DialogFrame>
  );

  function renderBody() {
    if (versions.error) {
      return (
        <FailureNotice
          title="The versions could not be loaded"
          error={versions.error}
          onRetry={() => void versions.refetch()}
        />
      );
    }
    if (versions.isPending) {
      return <SkeletonLines lines={[{ width: '60%' }, { width: '80%' }, { width: '70%' }]} />;
    }
    if (!shown) {
      return (
        <EmptyState sign={History} title="No versions yet">
          Once you change this text, the one before is kept here.
        </EmptyState>
      );
    }
    return (
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '13rem minmax(0, 1fr)' },
          gap: 6,
          alignItems: 'start',
        }}
      >
        <VersionList
          versions={list}
          chosen={shown.version}
          onChoose={setChosen}
          onMore={versions.hasNextPage ? () => void versions.fetchNextPage() : null}
          isLoading={versions.isFetchingNextPage}
        />
        <VersionChanges version={shown} present={present} />
      </Box>
    );
  }
}
