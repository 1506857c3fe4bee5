import { BookOpen, Camera, Trophy } from 'lucide-react';
import * as words from '#words/sign-in/login.ts';

const SELLING_POINTS = [
  { Icon: BookOpen, ...words.instructions },
  { Icon: Camera, ...words.progress },
  { Icon: Trophy, ...words.activity },
];

/** The product's attractions (PRODUCT.md#login-and-sign-up). */
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
