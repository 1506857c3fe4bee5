import type { ReactNode } from 'react';
import type { Guide, GuideSection } from './guide-text.ts';

/**
 * A whole guide: heading and lead, then its sections, each with its illustration where `illustrations` has one under
 * the section's id. `numbered` puts the number before each heading, where the order is the order of the work.
 */
export function GuideArticle<G extends Guide>({
  guide,
  illustrations,
  numbered = false,
}: {
  guide: G;
  illustrations?: Readonly<Partial<Record<G['sections'][number]['id'], ReactNode>>>;
  numbered?: boolean;
}) {
  const illustrationOf: Readonly<Partial<Record<string, ReactNode>>> | undefined = illustrations;
  return (
    <article className="grid gap-8">
      <header className="grid gap-2">
        <h2>{guide.title}</h2>
        <p>{guide.lead}</p>
      </header>
      {guide.sections.map((section, position) => (
        <section key={section.id} className="grid items-center gap-4 md:grid-cols-2">
          <div className="grid gap-2">
            <h3>{numbered ? `${position + 1}. ${section.title}` : section.title}</h3>
            <GuideSectionBody section={section} />
          </div>
          <GuideFigure>{illustrationOf?.[section.id]}</GuideFigure>
        </section>
      ))}
    </article>
  );
}

/** What stands under a section's heading; the heading itself belongs to the caller, who may fold the section away. */
export function GuideSectionBody({ section }: { section: GuideSection }) {
  return (
    <>
      {section.sentences && <p>{section.sentences.join(' ')}</p>}
      {section.list && (
        <ul className="list-disc pl-6">
          {section.list.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
      {section.steps && (
        <ol className="list-decimal pl-6">
          {section.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
      {section.askAnAdult && (
        <p className="border-l-4 pl-4">
          <strong>Ask an adult:</strong> {section.askAnAdult}
        </p>
      )}
    </>
  );
}

/** The place of an illustration; nothing where there is none. */
export function GuideFigure({ children }: { children: ReactNode }) {
  return children ? <figure>{children}</figure> : null;
}
