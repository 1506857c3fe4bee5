import { ChevronDown } from 'lucide-react';
import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';

export interface CollapsibleProps {
  /** The words of the button, such as 'Things to Remember'. */
  title: ReactNode;
  children: ReactNode;
  /** Without it the section keeps its own state, and is folded away at first. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  headingLevel: 2 | 3 | 4 | 5;
  /** The unfolded part stands on the page itself, below the title's frame. */
  isOnPage?: boolean;
}

const FRAME = 'rounded-md border border-line bg-paper-raised';

/** A section that folds away under its title. The browser's search finds what is folded away, and unfolds it. */
export function Collapsible(props: CollapsibleProps) {
  const { title, children, open, onOpenChange, headingLevel, isOnPage = false } = props;
  const [isOpenByItself, setIsOpenByItself] = useState(false);
  const isOpen = open ?? isOpenByItself;
  const id = useId();
  const fold = useRef<HTMLDivElement>(null);
  const Heading = `h${headingLevel}` as const;
  const change = (next: boolean) => {
    setIsOpenByItself(next);
    onOpenChange?.(next);
  };
  useHiddenUntilFound(fold, !isOpen, () => change(true));
  return (
    <div className={isOnPage ? undefined : FRAME}>
      <Heading className={isOnPage ? `text-xl ${FRAME}` : 'text-lg'}>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => change(!isOpen)}
          className="group flex min-h-13 w-full items-center gap-[min(0.75rem,3vw)] rounded-md px-[min(1rem,4vw)] py-2.5 text-left font-semibold hover:bg-moss hover:text-on-moss"
        >
          <span className="min-w-0 flex-1">{title}</span>
          <ChevronDown
            aria-hidden="true"
            className="size-5 shrink-0 transition-transform group-aria-expanded:rotate-180"
          />
        </button>
      </Heading>
      <div ref={fold} id={id} className="fold">
        <div className="min-h-0 overflow-clip">
          <div className={isOnPage ? 'pt-6' : 'px-[min(1rem,4vw)] pt-1 pb-4'}>{children}</div>
        </div>
      </div>
    </div>
  );
}

/** React knows `hidden` as yes or no only. A browser that cannot search what is hidden takes this for yes. */
function useHiddenUntilFound(element: RefObject<HTMLElement | null>, isHidden: boolean, onFound: () => void) {
  const found = useRef(onFound);
  found.current = onFound;
  useLayoutEffect(() => {
    const current = element.current;
    if (!current) return;
    current.hidden = isHidden && 'until-found';
    if (isHidden) current.style.removeProperty('transition');
    const unfold = () => {
      // The browser goes where the words are at that moment, and not where they would move to.
      current.style.transition = 'none';
      found.current();
    };
    current.addEventListener('beforematch', unfold);
    return () => current.removeEventListener('beforematch', unfold);
  }, [element, isHidden]);
}
