import Box from '@mui/material/Box';
import { type ReactNode, useId } from 'react';
import { useSearchParams } from 'react-router';
import { Page } from '../../../components/page';
import { PageHead } from '../../../components/page-head';
import { PageTabs } from '../../../components/page-tabs';
import type { WritingProfileTab } from '../../../lib/paths';

const tabs: { value: WritingProfileTab; label: string }[] = [
  { value: 'ai-profile', label: 'Your AI Profile' },
  { value: 'training', label: 'Training' },
];

/** The tab that the address names, and how to go to another. */
export function useProfileTab() {
  const [params, setParams] = useSearchParams();
  const named = params.get('tab');
  return {
    tab: tabs.find(({ value }) => value === named)?.value ?? 'ai-profile',
    show: (tab: WritingProfileTab) => setParams(tab === 'ai-profile' ? {} : { tab }),
  };
}

interface FrameProps {
  /** Number of training posts; undefined while they are read. */
  total: number | undefined;
  action?: ReactNode;
  children: ReactNode;
  /** Beside the tab's content. */
  side?: ReactNode;
}

/** The head of the writing profile, its tabs, and what stands beside both. */
export function Frame({ total, action, children, side }: FrameProps) {
  const { tab, show } = useProfileTab();
  const panelId = useId();
  return (
    <Page title="Writing Profile">
      <PageHead
        title="Writing Profile"
        subtitle="Customize how AI generates content in your unique voice and style"
        actions={action}
      />
      <PageTabs
        label="Writing Profile"
        tabs={tabs.map((one) => ({ ...one, id: `${panelId}-${one.value}` }))}
        value={tab}
        onChange={show}
        counts={{ training: total }}
        panelId={panelId}
        sx={(theme) => ({ mb: 6, boxShadow: `inset 0 -1px 0 ${theme.vars.palette.divider}` })}
      />
      <Box
        role="tabpanel"
        id={panelId}
        aria-labelledby={`${panelId}-${tab}`}
        sx={
          side
            ? {
                display: 'grid',
                gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 19.5rem' },
                gap: 10,
                alignItems: 'start',
              }
            : {}
        }
      >
        {side ? <div>{children}</div> : children}
        {side ? <Box sx={{ display: 'grid', gap: 6 }}>{side}</Box> : null}
      </Box>
    </Page>
  );
}
