import { Link } from 'wouter';
import { LogoMark } from '#web/guides/illustrations/logo.tsx';
import { siteName } from '#web/lib/site.ts';
import { paths } from './paths.ts';

/** The mark and the name, which lead home. */
export function Brand() {
  return (
    <Link
      href={paths.home()}
      className="flex min-h-11 shrink-0 items-center gap-[min(0.5rem,2vw)] font-semibold font-serif text-[min(1.375rem,7vw)] text-forest"
    >
      <LogoMark className="size-[min(2.25rem,12vw)]" />
      {siteName}
    </Link>
  );
}
