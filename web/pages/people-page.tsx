import { paths } from '#web/app/paths.ts';
import { useUser } from '#web/features/accounts/accounts.queries.ts';
import { PeoplePanel } from '#web/features/people/people-panel.tsx';
import { TakeOffButton } from '#web/features/second-factor/take-off-button.tsx';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { NeedsConnection } from '#web/ui/needs-connection.tsx';
import { PageHeader } from '#web/ui/page-shell.tsx';

/** §21.1: who runs this installation. */
export default function PeoplePage() {
  useDocumentTitle('People');
  const { id } = useUser();
  return (
    <>
      <PageHeader
        title="People"
        subtitle="Who helps to run this site."
        back={<BackLink href={paths.admin()}>Back to Admin Dashboard</BackLink>}
      />
      <NeedsConnection what="To invite and remove people" />
      <PeoplePanel ownId={id} takeOff={(it) => <TakeOffButton administrator={it} />} />
    </>
  );
}
