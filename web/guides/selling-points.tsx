import { BookOpen, Camera, Trophy } from 'lucide-react';

const SELLING_POINTS = [
  { Icon: BookOpen, title: 'Follow Instructions', text: 'Five steps with pictures show you how.' },
  { Icon: Camera, title: 'Document Progress', text: 'Take photos and notes as the roots grow.' },
  { Icon: Trophy, title: 'Complete Activity', text: 'Plant your tree and get your own report.' },
];

/** What there is to do here (§2.2). */
export function SellingPoints() {
  return (
    <ul className="grid gap-5">
      {SELLING_POINTS.map(({ Icon, title, text }) => (
        <li key={title} className="flex gap-4">
          <span className="grid size-[min(3rem,13vw)] shrink-0 place-items-center rounded-md bg-moss text-on-moss">
            <Icon aria-hidden="true" className="size-6" />
          </span>
          <div>
            <h2 className="text-lg">{title}</h2>
            <p className="text-ink-soft">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
