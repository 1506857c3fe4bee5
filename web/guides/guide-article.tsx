import type { ReactNode } from 'react';
import { Alert } from '#web/ui/alert.tsx';
import type { Guide, GuideSection } from './guide.ts';

type GuideProps<G extends Guide> = {
  guide: G;
  /** The pictures, under the ids of their sections. They show what the words say, so screen readers skip them. */
  illustrations?: Readonly<Partial<Record<G['sections'][number]['id'], ReactNode>>>;
  /** Puts the number before each heading, where the order is the order of the work. */
  numbered?: boolean;
};

/** A whole guide: its heading and lead, and its sections. */
export function GuideArticle<G extends Guide>(props: GuideProps<G>) {
  return (
    <article className="grid gap-3">
      <h2>{props.guide.title}</h2>
      <GuideSections {...props} />
    </article>
  );
}

/** A guide without its heading, for where a collapsible bears `guide.title`. */
export function GuideSections<G extends Guide>({ guide, illustrations, numbered = false }: GuideProps<G>) {
  const illustrationOf: Readonly<Partial<Record<string, ReactNode>>> | undefined = illustrations;
  return (
    <div className="grid gap-8">
      <p className="max-w-[65ch] text-lg">{guide.lead}</p>
      {guide.sections.map((section, position) => (
        <section key={section.id} className="grid gap-3">
          <h3>{numbered ? `${position + 1}. ${section.title}` : section.title}</h3>
          <GuideSectionBody section={section} illustration={illustrationOf?.[section.id]} />
        </section>
      ))}
    </div>
  );
}

/** What stands under a section's heading; the heading itself belongs to the caller, who may fold the section away. */
export function GuideSectionBody({
  section: { sentences, list, steps, askAnAdult },
  illustration,
}: {
  section: GuideSection;
  illustration?: ReactNode;
}) {
  return (
    <div className="@container">
      <div className={illustration ? 'grid items-start gap-x-8 gap-y-4 @xl:grid-cols-[3fr_2fr]' : undefined}>
        <div className="prose">
          {sentences && <p>{sentences.join(' ')}</p>}
          {list && <ul>{list.map(listItem)}</ul>}
          {steps && <ol>{steps.map(listItem)}</ol>}
          {askAnAdult && (
            <Alert tone="warning" title="Ask an adult">
              {askAnAdult}
            </Alert>
          )}
        </div>
        {illustration && <figure className="mx-auto w-full max-w-md">{illustration}</figure>}
      </div>
    </div>
  );
}

const listItem = (words: string) => <li key={words}>{words}</li>;
