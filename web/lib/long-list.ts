import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type FocusEvent, type RefObject, useCallback, useLayoutEffect, useState } from 'react';

/** Rows that are there above and below what is in view, so that neither a quick finger nor Tab meets an empty place. */
const ROWS_BEYOND_VIEW = 6;

export type LongListOptions = {
  count: number;
  /** What stays with a row when others come and go. */
  keyOf: (index: number) => string;
  /** The height of a row in CSS pixels until it has been measured. */
  estimatedHeight: number;
  columns?: number;
  /** CSS pixels between rows. */
  gap?: number;
};

/**
 * Draws of a list that scrolls with the page only the rows in view, and those around the focus wherever it is.
 * Spread `focusProps` on the list and give each row `ref={measure}` and its index as `data-index`; `start` and `end` of a row are CSS
 * pixels from the top of the list.
 */
export function useLongList(list: RefObject<HTMLElement | null>, options: LongListOptions) {
  const { count, keyOf, estimatedHeight, columns = 1, gap = 0 } = options;
  const top = useTopOnPage(list);
  const { focused, focusProps } = useFocusedRow();
  const rangeExtractor = useCallback(
    (range: Range) => {
      const inView = defaultRangeExtractor(range);
      if (focused === null || focused >= range.count) return inView;
      // Those around it too: Tab may be pressed faster than the browser scrolls.
      const around = defaultRangeExtractor({ ...range, startIndex: focused, endIndex: focused });
      return [...new Set([...inView, ...around])].sort((one, other) => one - other);
    },
    [focused],
  );
  const virtualizer = useWindowVirtualizer({
    count,
    getItemKey: keyOf,
    estimateSize: () => estimatedHeight,
    lanes: columns,
    gap,
    scrollMargin: top,
    overscan: ROWS_BEYOND_VIEW,
    rangeExtractor,
    useFlushSync: false,
  });
  const rows = virtualizer.getVirtualItems().map(({ index, key, lane, start, end }) => ({
    index,
    key,
    column: lane,
    start: start - top,
    end: end - top,
  }));
  return { rows, height: virtualizer.getTotalSize(), measure: virtualizer.measureElement, focusProps };
}

/** How far below the top of the page an element begins, now and when what is above it grows. */
function useTopOnPage(element: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const measure = () => setTop((element.current?.getBoundingClientRect().top ?? 0) + window.scrollY);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [element]);
  return top;
}

/** A row that left the page while it holds the focus would drop it, and the keyboard had to begin at the top again. */
function useFocusedRow() {
  const [focused, setFocused] = useState<number | null>(null);
  const focusProps = {
    onFocus: ({ target }: FocusEvent) => {
      const index = target.closest<HTMLElement>('[data-index]')?.dataset.index;
      setFocused(index === undefined ? null : Number(index));
    },
    // On the way to another row nothing may go: that row may be here only because it is near this one.
    onBlur: ({ relatedTarget, currentTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) setFocused(null);
    },
  };
  return { focused, focusProps };
}
