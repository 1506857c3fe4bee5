import { Link } from 'wouter';
import { paths } from '#web/app/paths.ts';
import { NotFoundIllustration } from '#web/guides/illustrations/not-found.tsx';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { buttonClass } from '#web/ui/button.tsx';

/** §2.1's two texts, and under them a word for children and the way home (§10.3). */
export default function NotFoundPage() {
  useDocumentTitle('404 Page Not Found');
  return (
    <div className="mx-auto grid max-w-md justify-items-center gap-3 text-center">
      <NotFoundIllustration className="w-full max-w-sm" />
      <h1>404 Page Not Found</h1>
      <p className="text-ink-soft">Did you forget to add the page to the router?</p>
      <p className="mt-4 font-serif text-xl">This trail ends here. Let's go back to camp.</p>
      <Link href={paths.home()} className={buttonClass()}>
        Back to camp
      </Link>
    </div>
  );
}
