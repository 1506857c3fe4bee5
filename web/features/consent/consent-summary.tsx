import { siteName } from '#web/lib/site.ts';

const IN_SHORT = [
  'An adult goes along for all outdoor work, and handles or guides every sharp tool.',
  'We keep what the project needs, such as names, troop, ZIP code, notes and photos. We never sell it.',
  'It is free. You can take your consent back at any time, and we delete the account.',
];

/** Explains to a parent or guardian what is asked of them, for the named child (§2.4). */
export function ConsentSummary({ childName }: { childName: string }) {
  return (
    <div className="prose mb-8">
      <p className="text-lg">
        Dear parent or guardian, {childName} would like to use {siteName}. It is a free program in which
        scouts clone a tree in five guided steps, from a cutting to a young tree in the ground. Before{' '}
        {childName} can start, we need your consent and your signature.
      </p>
      <ul>
        {IN_SHORT.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
