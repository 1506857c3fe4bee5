import { siteName } from '#web/lib/site.ts';
import { PageShell } from '#web/ui/page-shell.tsx';
import { PageSkeleton } from '#web/ui/page-skeleton.tsx';
import * as words from '#words/platform/fields.ts';
import { Brand } from './brand.tsx';
import { useStudentScreen } from './routes.tsx';

/**
 * Stands at an address while it is not known who is here (PRODUCT.md#addresses-of-screens). The build draws it
 * (prerender.tsx), so that it is seen before any script has come.
 */
export function ScreenSkeleton() {
  const screen = useStudentScreen();
  return (
    <PageShell topBar={<Brand />} width={screen?.width}>
      <h1 className="sr-only">{siteName}</h1>
      <p role="status" className="sr-only">
        {words.loading}
      </p>
      {screen?.Page.awaited ?? <PageSkeleton />}
    </PageShell>
  );
}
