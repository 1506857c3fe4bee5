import { paths } from '#web/app/paths.ts';
import { PeoplePanel } from '#web/features/office/people/people-panel.tsx';
import { useUser } from '#web/features/sign-in/accounts/accounts.queries.ts';
import { TakeOffButton } from '#web/features/sign-in/second-factor/take-off-button.tsx';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { NeedsConnection } from '#web/ui/needs-connection.tsx';
import { PageHeader } from '#web/ui/page-shell.tsx';
import * as admin from '#words/office/admin.ts';
import * as words from '#words/office/people.ts';

/** PRODUCT.md#administrators: who runs this installation. */
export default function PeoplePage() {
  useDocumentTitle(words.title);
  const { id } = useUser();
  return (
    <>
      <PageHeader
        title={words.title}
        subtitle={words.subtitle}
        back={<BackLink href={paths.admin()}>{admin.back}</BackLink>}
      />
      <NeedsConnection what={words.toInvite} />
      <PeoplePanel ownId={id} takeOff={(it) => <TakeOffButton administrator={it} />} />
    </>
  );
}
