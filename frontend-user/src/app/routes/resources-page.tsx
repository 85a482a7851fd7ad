import { Page } from '../../components/page';
import { PageHead } from '../../components/page-head';
import { HelpContent } from '../../features/help/components/help-content';

/** /resources: the guides of /help, in the app. */
export function Component() {
  return (
    <Page title="Resources">
      <PageHead
        title="Resources"
        subtitle="Short guides: how Drumbeat works, and how to get the most from it."
      />
      <HelpContent forUser />
    </Page>
  );
}
