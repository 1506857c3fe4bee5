import { ALargeSmall, ArrowLeft, MoreVertical, Printer, Text } from 'lucide-react';
import type { Ref } from 'react';
import { Link, useLocation } from 'wouter';
import { paths } from '#web/app/paths.ts';
import { useEasierReading } from '#web/lib/easier-reading.ts';
import { buttonClass, IconButton } from '#web/ui/button.tsx';
import { Menu, MenuCheckItem, MenuItem } from '#web/ui/menu.tsx';
import { showEverything } from '#words/guides/deck.ts';
import * as words from '#words/notebook/steps.ts';
import { easier } from '#words/platform/easier-reading.ts';

export type StepHeadPanelProps = {
  project: { readonly id: string; readonly name: string };
  stepNumber: number;
  title: Ref<HTMLHeadingElement>;
  /** The guide that the step begins with: as cards, or all of its words. */
  guide: {
    readonly isThere: boolean;
    readonly isWhole: boolean;
    readonly showWhole: (isWhole: boolean) => void;
  };
};

const ICON = 'size-5 shrink-0';

/** One line: the way back, the step and its tree, and what is seldom done with a step. */
export function StepHeadPanel({ project, stepNumber, title, guide }: StepHeadPanelProps) {
  const [, navigate] = useLocation();
  const [isEasier, chooseEasier] = useEasierReading();
  return (
    <div className="flex items-center gap-1">
      <Link
        href={paths.home()}
        aria-label={words.myProjects}
        className={`${buttonClass({ variant: 'quiet', size: 'sm' })} -ml-3 w-11 shrink-0 px-0 print:hidden`}
      >
        <ArrowLeft aria-hidden="true" className="size-6" />
      </Link>
      <div className="min-w-0 grow">
        <h1
          ref={title}
          tabIndex={-1}
          className="text-balance text-[min(1.125rem,6.5vw)] leading-tight sm:text-xl lg:text-3xl"
        >
          {words.heading(stepNumber)}
        </h1>
        <p className="truncate text-ink-soft text-sm leading-tight">{project.name}</p>
      </div>
      <div className="-mr-2 shrink-0 print:hidden">
        <Menu
          trigger={<IconButton label={words.menuOf(stepNumber)} icon={<MoreVertical className="size-6" />} />}
        >
          <MenuItem
            icon={<Printer aria-hidden="true" className={ICON} />}
            onSelect={() => navigate(paths.paper(project.id, stepNumber))}
          >
            {words.print}
          </MenuItem>
          <MenuCheckItem
            icon={<ALargeSmall aria-hidden="true" className={ICON} />}
            isChecked={isEasier}
            onChange={chooseEasier}
          >
            {easier}
          </MenuCheckItem>
          {guide.isThere && (
            <MenuCheckItem
              icon={<Text aria-hidden="true" className={ICON} />}
              isChecked={guide.isWhole}
              onChange={guide.showWhole}
            >
              {showEverything}
            </MenuCheckItem>
          )}
        </Menu>
      </div>
    </div>
  );
}
