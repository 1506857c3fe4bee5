import type { ReactNode } from 'react';
import type { GuideDeckProps } from './guide-deck.tsx';
import { GuideSectionBody } from './guide-section-body.tsx';

export type PrintedGuideProps = Omit<GuideDeckProps, 'headingLevel' | 'isWhole'> & {
  /** More pictures of it, each with its words, that stand side by side at its end. */
  pictures?: readonly { id: string; picture: ReactNode; caption: string }[];
};

/**
 * A guide as it is printed (PRODUCT.md#field-paper): all of it, on at most two pages, and no part of it broken over them.
 */
export function PrintedGuide({ guide, illustrations, numbered = false, pictures }: PrintedGuideProps) {
  return (
    <section aria-label={guide.title} className="field-sheet @container">
      <h2>{guide.title}</h2>
      <p className="mt-2 font-semibold">{guide.lead}</p>
      {guide.sections.map((section, position) => (
        <div key={section.id} className="mt-5 break-inside-avoid print:mt-[5mm]">
          <GuideSectionBody
            section={section}
            illustration={illustrations[section.id]}
            look="printed"
            heading={<h3>{numbered ? `${position + 1}. ${section.title}` : section.title}</h3>}
          />
        </div>
      ))}
      {pictures && (
        <div className="mt-5 grid @lg:grid-cols-4 grid-cols-2 gap-4 break-inside-avoid print:mt-[5mm]">
          {pictures.map(({ id, picture, caption }) => (
            <figure key={id} className="min-w-0">
              {picture}
              <figcaption className="mt-1">{caption}</figcaption>
            </figure>
          ))}
        </div>
      )}
    </section>
  );
}
