export type Role =
  | 'button'
  | 'link'
  | 'tab'
  | 'checkbox'
  | 'radio'
  | 'heading'
  | 'field'
  | 'files'
  | 'image'
  | 'menuitem';

/** The thing that a person looks for. A pattern is given by its source. */
export type Sought = {
  readonly role: Role;
  readonly name: string;
  readonly isPattern: boolean;
  /** The name of the region, article or dialog in which it stands. */
  readonly within: string | null;
};

export type Found = {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly value: string;
  readonly count: number;
};

/**
 * Runs in the page. Finds the last visible thing of a role and a name, brings it into view and does something with it. Gives
 * where it stands, once it stands still and a finger would meet it, or why it cannot be pressed.
 */
export async function findInPage(
  { role, name, isPattern, within }: Sought,
  deed: 'point' | 'read' | 'select' | 'files' | { set: string },
): Promise<Found | string> {
  const SELECTORS = {
    button: 'button, [role=button], summary',
    link: 'a[href]',
    tab: '[role=tab]',
    checkbox: 'input[type=checkbox], [role=checkbox]',
    radio: 'input[type=radio], [role=radio]',
    heading: 'h1, h2, h3, h4',
    field: 'input:not([type=file]), textarea, select',
    files: 'input[type=file]',
    image: 'img, [role=img]',
    menuitem: '[role=menuitem]',
  };
  const tidy = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const nameOf = (element: Element): string => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const labelled = ids.map((id) => document.getElementById(id)?.textContent).join(' ');
    const labels = Array.from((element as HTMLInputElement).labels ?? [], (it) => it.textContent).join(' ');
    const alt = element.getAttribute('alt');
    return tidy(element.getAttribute('aria-label') ?? (labelled || alt || labels || element.textContent));
  };
  const fits = (element: Element) =>
    isPattern ? new RegExp(name).test(nameOf(element)) : nameOf(element) === name;
  const places = Array.from(
    document.querySelectorAll('section, article, [role=dialog], [role=alertdialog], [role=region]'),
  );
  const grounds = within === null ? [document.body] : places.filter((it) => nameOf(it).startsWith(within));
  const isSeen = (element: Element) =>
    role === 'files' || element.checkVisibility({ visibilityProperty: true });
  const all = grounds.flatMap((it) => Array.from(it.querySelectorAll(SELECTORS[role])));
  const fitting = all.filter((it) => isSeen(it) && !it.closest('[inert]') && fits(it));
  const element = fitting.at(-1) as HTMLInputElement;
  const found = {
    x: 0,
    y: 0,
    text: tidy(element?.textContent),
    value: element?.value ?? '',
    count: fitting.length,
  };
  if (element === undefined) {
    const names = all.filter(isSeen).map(nameOf);
    return `no ${role} is called ${name}, but ${names.slice(0, 40).join(' | ')}`;
  }
  if (deed === 'files') {
    element.dataset.chosenByJourney = '';
    return found;
  }
  if (deed === 'read') {
    const { width, height } = element.getBoundingClientRect();
    return { ...found, x: width, y: height };
  }
  if (typeof deed === 'object') {
    const wanted = deed.set;
    const option = Array.from((element as unknown as HTMLSelectElement).options ?? []).find(
      (it) => it.label === wanted,
    );
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value') ?? {};
    element.focus();
    set?.call(element, option?.value ?? wanted);
    for (const event of ['input', 'change']) element.dispatchEvent(new Event(event, { bubbles: true }));
    element.blur();
    return found;
  }
  const met =
    element.labels?.length && /checkbox|radio/.test(element.type) ? (element.labels[0] ?? element) : element;
  const topOf = () => met.getBoundingClientRect().top;
  const meets = () => {
    const { left, top, width, height } = met.getBoundingClientRect();
    const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
    const there = document.elementFromPoint(x, y);
    return { x, y, there, isMet: there !== null && (met.contains(there) || there.contains(met)) };
  };
  // As a person does, who scrolls only to what is not in view: a menu closes when the page moves.
  if (!meets().isMet) met.scrollIntoView({ block: 'center', behavior: 'instant' });
  let last = Number.NaN;
  for (let still = 0; still < 2; still = topOf() === last ? still + 1 : 0) {
    last = topOf();
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
  if (element.disabled) return `${role} ${name} is disabled`;
  const { x, y, there, isMet } = meets();
  if (!isMet) return `${role} ${name} is covered by ${there?.outerHTML.slice(0, 200)}`;
  if (deed === 'select') element.select();
  // A moving thing slips away from the finger, which then presses again.
  document.documentElement.dataset.missed = '';
  const meet = () => delete document.documentElement.dataset.missed;
  met.addEventListener('pointerdown', meet, { once: true, capture: true });
  return { ...found, x, y };
}
