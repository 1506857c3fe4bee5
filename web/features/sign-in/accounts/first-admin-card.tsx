import { Link } from 'wouter';
import { paths } from '#web/app/paths.ts';
import { Card } from '#web/ui/card.tsx';
import * as words from '#words/sign-in/first-admin.ts';
import { useFirstAdminOpen } from './first-admin.queries.ts';

/**
 * Leads whoever stands before the door of administrators, while nobody can pass it yet, to the page that makes the
 * first (PRODUCT.md#first-administrator).
 */
export function FirstAdminCard() {
  const { data } = useFirstAdminOpen();
  if (!data?.open) return null;
  return (
    <Card className="grid justify-items-start">
      <p>{words.nobodyYet}</p>
      <Link href={paths.createAdmin()} className="link py-2.5">
        {words.makeFirst}
      </Link>
    </Card>
  );
}
