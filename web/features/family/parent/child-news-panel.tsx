import type { ChildDetails } from '#domain/contract/family/parent.ts';
import { looksOf, sinceLastVisit } from '#domain/rules/family/child-looks.ts';
import { showLongDate } from '#web/lib/dates.ts';
import { Card } from '#web/ui/card.tsx';
import { Collapsible } from '#web/ui/collapsible.tsx';
import * as words from '#words/family/parent-page.tsx';
import { ChildLookCard } from './child-look-card.tsx';
import { PagePartPanel } from './page-parts-panel.tsx';

/** A child's work since the parent's last visit, the newest first; older work is folded. */
export function ChildNewsPanel({ child }: { child: ChildDetails }) {
  const { id, firstName, lastVisitAt } = child;
  const looks = looksOf(child.projects.filter(({ deletedAt }) => deletedAt === null));
  const { fresh, shown, folded } = sinceLastVisit(looks, lastVisitAt);
  return (
    <PagePartPanel child={child} part="news">
      {looks.length === 0 ? (
        <Card look="dashed">
          <p className="text-ink-soft">{words.nothingYet(firstName)}</p>
        </Card>
      ) : (
        lastVisitAt !== null && (
          <p className="text-ink-soft">{words.newSince(showLongDate(lastVisitAt), fresh)}</p>
        )
      )}
      {shown.map((look) => (
        <ChildLookCard key={look.id} childId={id} look={look} />
      ))}
      {folded.length > 0 && (
        <Collapsible headingLevel={3} title={words.earlier(folded.length)}>
          <div className="grid grid-cols-1 gap-4">
            {folded.map((look) => (
              <ChildLookCard key={look.id} childId={id} look={look} />
            ))}
          </div>
        </Collapsible>
      )}
    </PagePartPanel>
  );
}
