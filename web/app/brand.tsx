import { Link } from 'wouter';
import { LogoMark } from '#web/guides/illustrations/logo.tsx';
import { siteName } from '#web/lib/site.ts';
import { paths } from './paths.ts';

/** The mark and the name, which lead home. */
export function Brand() {
  return (
    <Link
      href={paths.home()}
      className="flex min-h-11 shrink-0 items-center gap-2 font-serif font-semibold text-forest text-xl"
    >
      <LogoMark className="size-9" />
      {siteName}
    </Link>
  );
}
