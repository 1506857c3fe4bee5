import { Link } from 'wouter';
import { SITE_NAME } from '#domain/limits.ts';
import { SITE_NAME_SLOT } from '#domain/rules/platform/screens.ts';
import { siteName } from '#web/lib/site.ts';
import { cx } from '#web/ui/class-names.ts';
import { LogoMark } from '#web/ui/logo-mark.tsx';
import { paths } from './paths.ts';

/** Up to so many letters a name has room on one line beside the menu of a small phone. */
const SHORT_NAME = 12;
// A page drawn at the build is drawn for the name that most sites have.
const { length } = siteName === SITE_NAME_SLOT ? SITE_NAME : siteName;
const look =
  length > SHORT_NAME
    ? 'min-w-[45%] shrink-3 text-[min(1rem,4vw)] leading-tight'
    : 'shrink-0 text-[min(1.375rem,7vw)]';

/** The mark and the name, which lead home. A long name is small and wraps, so that the way out stays in view. */
export function Brand() {
  return (
    <Link
      href={paths.home()}
      className={cx('flex min-h-11 items-center gap-[min(0.5rem,2vw)] font-semibold text-forest', look)}
    >
      <LogoMark className="size-[min(2.25rem,12vw)] shrink-0" />
      <span className="wrap-anywhere line-clamp-3">{siteName}</span>
    </Link>
  );
}
