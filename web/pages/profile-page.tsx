import { paths } from '#web/app/paths.ts';
import { useUser } from '#web/features/sign-in/accounts/accounts.queries.ts';
import { ProfileCard } from '#web/features/sign-in/accounts/profile-card.tsx';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { OnlineOnly } from '#web/offline/queue/online-only.tsx';
import { EasierReadingCard } from '#web/parts/easier-reading-card.tsx';
import { lazyPart } from '#web/parts/lazy-part.tsx';
import { BackLink } from '#web/ui/back-link.tsx';
import { PageHeader } from '#web/ui/page-shell.tsx';
import * as words from '#words/sign-in/profile.tsx';

// Only where there is another language.
const LanguageCard = lazyPart(
  async () => (await import('#web/features/sign-in/accounts/language-card.tsx')).LanguageCard,
);

/** PRODUCT.md#profile. */
export default function ProfilePage() {
  useDocumentTitle(words.title);
  const user = useUser();
  return (
    <>
      <PageHeader
        title={words.title}
        subtitle={words.subtitle}
        back={<BackLink href={paths.home()}>{words.toDashboard}</BackLink>}
      />
      <div className="grid gap-6">
        <ProfileCard user={user} />
        <LanguageCard />
        <EasierReadingCard />
        <OnlineOnly />
      </div>
    </>
  );
}
