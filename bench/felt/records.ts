/** The effect of one press, ms from the finger's touch. */
export type Felt = {
  /** Until the first frame in which something of the page had changed, and the press was dealt with. */
  readonly sign: number;
  /** Until the frame in which what was pressed for stood there. */
  readonly shown: number;
  /** The longest frame of it, and what took its time. */
  readonly frame: number;
  readonly why: string;
};

/** The page's record since it opened, or since the last call. */
export type PageRecord = {
  readonly paint: number;
  /** When the last long task ended, ms since the page was asked for. */
  readonly quietAt: number;
  readonly shift: number;
  readonly shifted: string[];
};

export interface Watched {
  begin(): void;
  end(shown: Element): Felt;
  /** When an element came to stand as it does, ms since the page was asked for. */
  shownAt(element: Element): number;
  take(): PageRecord;
}

declare global {
  interface Window {
    felt: Watched;
  }
}

type Script = { duration: number; invoker: string; sourceURL: string; sourceFunctionName: string };
type LongFrame = PerformanceEntry & { scripts: readonly Script[]; styleAndLayoutStart: number };
type Shift = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
};

/**
 * Runs in each page before its own scripts: listens to the browser's own records, and notes of each element in which frame
 * it came, and in which it changed first after a press. It asks nothing of the page while that works, so that it does not slow down what it measures.
 */
export function watchPage(): void {
  const [came, touched] = [new WeakMap<Node, number>(), new WeakMap<Node, number>()];
  let [added, changed] = [[] as Node[], [] as Node[]];
  let [pressedAt, firstChange, dealtWith] = [0, 0, 0];
  let frames: LongFrame[] = [];
  let [tasks, shifts, paint] = [[] as PerformanceEntry[], [] as Shift[], 0];

  const observe = (type: string, hear: (entry: PerformanceEntry) => void, options: object = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(hear)).observe({
      type,
      buffered: true,
      ...options,
    });
  const hearEvent = (entry: PerformanceEntry) => {
    const {
      interactionId = 0,
      startTime,
      duration,
    } = entry as PerformanceEventTiming & { interactionId?: number };
    if (interactionId > 0 && startTime >= pressedAt) dealtWith = Math.max(dealtWith, startTime + duration);
  };
  observe('event', hearEvent, { durationThreshold: 16 });
  observe('long-animation-frame', (entry) => frames.push(entry as LongFrame));
  observe('longtask', (entry) => tasks.push(entry));
  observe('layout-shift', (entry) => (entry as Shift).hadRecentInput || shifts.push(entry as Shift));
  observe('paint', (entry) => {
    paint = entry.startTime;
  });

  // After the frame that is being made has been handed over.
  const channel = new MessageChannel();
  channel.port1.onmessage = () => {
    const now = performance.now();
    for (const node of added) came.set(node, now);
    // Beside what was pressed for, other things may go on changing it, such as where it is saved.
    for (const node of changed) if ((touched.get(node) ?? 0) <= pressedAt) touched.set(node, now);
    [added, changed] = [[], []];
    if (pressedAt > 0 && firstChange === 0) firstChange = now;
  };
  const note = (news: Iterable<Node>, olds: Iterable<Node>) => {
    if (added.length + changed.length === 0) requestAnimationFrame(() => channel.port2.postMessage(0));
    added.push(...news);
    changed.push(...olds);
  };
  new MutationObserver((records) => {
    const news = records.flatMap(({ addedNodes }) => [...addedNodes]);
    note(
      news,
      records.filter(({ addedNodes }) => addedNodes.length === 0).map(({ target }) => target),
    );
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  for (const type of ['load', 'change', 'input', 'scroll', 'focusin'])
    document.addEventListener(type, ({ target }) => target instanceof Node && note([], [target]), true);

  const begins = ({ timeStamp }: Event) => {
    // Before the press a finger may have swiped.
    pressedAt = timeStamp;
    [firstChange, dealtWith] = [0, 0];
  };
  addEventListener('pointerdown', begins, true);
  // A file comes from the device's camera, whenever that is done.
  addEventListener(
    'change',
    (it) => it.target instanceof HTMLInputElement && it.target.type === 'file' && begins(it),
    true,
  );

  const shownAt = (element: Element) => {
    let at = touched.get(element) ?? 0;
    for (let node: Node | null = element; node; node = node.parentNode)
      at = Math.max(at, came.get(node) ?? 0);
    return at;
  };
  const fileOf = (url: string) => url.replace(/^.*\/|-[\w-]{8}\.js.*$/g, '');
  const describe = (frame: LongFrame | undefined) => {
    if (!frame) return '';
    const scripts = frame.scripts.toSorted((one, other) => other.duration - one.duration).slice(0, 2);
    const said = scripts.map(
      ({ invoker, sourceURL, duration }) =>
        `${invoker.replace(/https?:\S+\/([^/]+)$/, '$1')} in ${fileOf(sourceURL)} ${Math.round(duration)}`,
    );
    const layout = frame.styleAndLayoutStart && frame.startTime + frame.duration - frame.styleAndLayoutStart;
    return [...said, `styles, layout and paint ${Math.round(layout)}`].join(', ');
  };

  window.felt = {
    begin: () => {
      pressedAt = 0;
      [firstChange, dealtWith, frames] = [0, 0, []];
    },
    end: (shown) => {
      // Things that stood there before say nothing: then the first change counts.
      const at = Math.max(shownAt(shown), firstChange);
      const ofPress = frames.filter((it) => it.startTime + it.duration >= pressedAt && it.startTime <= at);
      const longest = ofPress.toSorted((one, other) => other.duration - one.duration)[0];
      return {
        sign: Math.max(dealtWith, firstChange) - pressedAt,
        shown: at - pressedAt,
        frame: longest?.duration ?? 0,
        why: describe(longest),
      };
    },
    shownAt,
    take: () => {
      const shifted = shifts.flatMap(({ sources }) =>
        sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 80) : String(node?.nodeName),
        ),
      );
      const taken = {
        paint,
        quietAt: Math.max(0, ...tasks.map(({ startTime, duration }) => startTime + duration)),
        shift: shifts.reduce((sum, { value }) => sum + value, 0),
        shifted,
      };
      [tasks, shifts] = [[], []];
      return taken;
    },
  };
}
