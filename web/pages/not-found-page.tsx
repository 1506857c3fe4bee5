import { Link } from 'wouter';
import notFound from '#pictures/pictures-not-found.svg?no-inline';
import { paths } from '#web/app/paths.ts';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Picture } from '#web/ui/picture.tsx';
import * as words from '#words/platform/not-found.ts';

/**
 * The two texts of PRODUCT.md#who-sees-which-screen, and under them a word for children and the way home
 * (PRODUCT.md#addresses-of-screens).
 */
export default function NotFoundPage() {
  useDocumentTitle(words.title);
  return (
    <div className="mx-auto grid max-w-md justify-items-center gap-3 text-center">
      <Picture from={notFound} of="not-found" className="w-full max-w-sm" />
      <h1>{words.title}</h1>
      <p className="text-ink-soft">{words.toDevelopers}</p>
      <p className="mt-4 text-xl">{words.trailEnds}</p>
      <Link href={paths.home()} className={buttonClass()}>
        {words.back}
      </Link>
    </div>
  );
}
