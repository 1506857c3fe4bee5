import fc from 'fast-check';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { Autosave } from './autosave.ts';
import { CallError } from './call.ts';
import { type Sending, sendingOf } from './sending.ts';

const PAUSE_MS = 1000;

type Form = { notes: string; hours: string };
type Field = keyof Form;

/** Like the server of a form: it stores what arrives, field by field, but for hours that are none. */
const REFUSED = 'a thousand';
/** The form knows by itself that it cannot send this. */
const UNREADABLE = 'two';

function refusal(fields: Record<string, string>): CallError {
  const body = JSON.stringify({ message: Object.values(fields)[0] ?? 'Not like this.', fields });
  return new CallError(400, 'Bad Request', body, null);
}

const noConnection = new TypeError('Failed to fetch');

type Sent = {
  changes: Partial<Form>;
  isLeaving: boolean;
  isOver: boolean;
  settle: (error?: unknown) => void;
  /** The server's receipt; undefined until then. */
  received?: { error?: unknown };
};

/** A form on a page, the server behind it, and the line between them, which is as slow as the test wants it. */
class Life {
  readonly server: Form = { notes: '', hours: '' };
  page: Form = { ...this.server };
  sent: Sent[] = [];
  autosave = this.open();

  open(): Autosave<Form> {
    return new Autosave<Form>((changes, isLeaving) => {
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const sent: Sent = {
        changes,
        isLeaving,
        isOver: false,
        settle: (error) => {
          sent.isOver = true;
          if (error) reject(error);
          else resolve();
        },
      };
      this.sent.push(sent);
      return promise;
    }, PAUSE_MS);
  }

  get onTheirWay(): Sent[] {
    return this.sent.filter((save) => !save.isOver);
  }

  type(field: Field, text: string): void {
    this.page[field] = text;
    if (text === UNREADABLE) this.autosave.hold({ [field]: 'This is no number.' });
    else this.autosave.change({ [field]: text });
  }

  /** The oldest save that the server has not seen reaches it. */
  arrive(): void {
    const next = this.onTheirWay.find((save) => !save.received);
    if (!next) return;
    const refused = Object.entries(next.changes).filter(([, text]) => text === REFUSED);
    if (refused.length > 0) {
      next.received = { error: refusal(Object.fromEntries(refused.map(([field]) => [field, 'Too many.']))) };
      return;
    }
    Object.assign(this.server, next.changes);
    next.received = {};
  }

  /** The response to the oldest save that arrived reaches the page. */
  response(): void {
    const next = this.onTheirWay.find((save) => save.received);
    next?.settle(next.received?.error);
  }

  /** The line breaks for the oldest save, before it arrived or before its response did. */
  lose(error: unknown = noConnection): void {
    this.onTheirWay[0]?.settle(error);
  }

  /** The page goes, and comes back with what the server has by then. */
  reload(isLast: 'arrives' | 'is lost'): void {
    this.autosave.leave();
    while (isLast === 'arrives' && this.onTheirWay.some((save) => !save.received)) this.arrive();
    for (const save of this.onTheirWay) save.settle(noConnection);
    this.autosave.discard();
    this.page = { ...this.server };
    this.autosave = this.open();
  }
}

function fakeTime(): void {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
}

type Happening = readonly [name: string, happen: (life: Life) => unknown];

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const swallow = () => undefined;

const happenings = fc.oneof(
  {
    weight: 5,
    arbitrary: fc
      .tuple(
        fc.constantFrom<Field>('notes', 'hours'),
        fc.constantFrom('', 'one', '1.5', UNREADABLE, REFUSED, 'many words'),
      )
      .map(([field, text]): Happening => [`type '${text}' in ${field}`, (life) => life.type(field, text)]),
  },
  {
    weight: 4,
    arbitrary: fc.constantFrom(10, 600, 1000, 5000).map((ms): Happening => [`wait ${ms} ms`, () => pass(ms)]),
  },
  {
    weight: 8,
    arbitrary: fc.constantFrom<Happening>(
      ['a save arrives', (life) => life.arrive()],
      ['a save arrives and is answered', (life) => [life.arrive(), life.response()]],
      ['an answer comes', (life) => life.response()],
    ),
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom<Happening>(
      ['the line breaks', (life) => life.lose()],
      ['the server stumbles', (life) => life.lose(new CallError(500, 'Internal Server Error', '', null))],
      ['Try again', (life) => life.autosave.retry()],
      ['everything is to be saved now', (life) => void life.autosave.flush().catch(swallow)],
      ['the page is hidden', (life) => life.autosave.leave()],
      ['the page is reloaded', (life) => life.reload('arrives')],
      ['the page is reloaded without a connection', (life) => life.reload('is lost')],
    ),
  },
);

const cannotBeStored = (text: string) => text === UNREADABLE || text === REFUSED;

function expectHonest({ autosave, page, server, onTheirWay }: Life): void {
  if (autosave.state === 'saved') expect(server, "'Auto-saved' is shown").toEqual(page);
  expect(onTheirWay.filter((save) => !save.isLeaving).length, 'saves at once').toBeLessThanOrEqual(1);
  for (const field of Object.keys(autosave.errors) as Field[]) {
    expect(page[field], `${field} is blamed`).toSatisfy(cannotBeStored);
  }
}

test("whatever happens, 'Auto-saved' is never seen while the server's value differs (#the-save-indicator)", async () => {
  fakeTime();
  await fc.assert(
    fc.asyncProperty(fc.array(happenings, { maxLength: 40, size: 'max' }), async (story) => {
      const life = new Life();
      for (const [, happen] of story) {
        happen(life);
        expectHonest(life);
        await pass(0);
        expectHonest(life);
      }
    }),
    { numRuns: 1500 },
  );
});

test('once the line is good everything is stored that can be, and what cannot be is told at its field', async () => {
  fakeTime();
  await fc.assert(
    fc.asyncProperty(fc.array(happenings, { maxLength: 40, size: 'max' }), async (story) => {
      const life = new Life();
      for (const [, happen] of story) {
        happen(life);
        await pass(0);
      }
      if (life.autosave.state === 'failed') life.autosave.retry();
      for (let tries = 0; tries < 12; tries += 1) {
        await pass(PAUSE_MS);
        life.arrive();
        life.response();
      }
      await pass(0);
      if (life.autosave.state === 'failed') throw new Error('The line was good.');
      const bad = (Object.keys(life.page) as Field[]).filter((field) => cannotBeStored(life.page[field]));
      expect(Object.keys(life.autosave.errors).sort()).toEqual(bad.sort());
      expect(life.autosave.state).toBe(bad.length > 0 ? 'held' : 'saved');
      for (const field of ['notes', 'hours'] as const) {
        if (!bad.includes(field)) expect(life.server[field]).toBe(life.page[field]);
      }
    }),
    { numRuns: 500 },
  );
});

let life: Life;
beforeEach(() => {
  fakeTime();
  life = new Life();
});

test('nothing typed, nothing sent', async () => {
  await pass(10 * PAUSE_MS);
  await life.autosave.flush();
  life.autosave.leave();
  expect(life.sent).toEqual([]);
  expect(life.autosave.state).toBe('saved');
});

test('a save waits for the pause after the last change and takes all changed fields along (#saving-a-step)', async () => {
  life.type('notes', 'one');
  await pass(PAUSE_MS - 1);
  life.type('hours', '1.5');
  await pass(PAUSE_MS - 1);
  expect(life.sent).toEqual([]);
  await pass(1);
  expect(life.sent.map((save) => save.changes)).toEqual([{ notes: 'one', hours: '1.5' }]);
});

test('what is typed while a save is under way waits for its own pause and for the save', async () => {
  life.type('notes', 'one');
  await pass(PAUSE_MS);
  life.type('notes', 'one two');
  await pass(PAUSE_MS);
  expect(life.sent).toHaveLength(1);
  life.arrive();
  life.response();
  await pass(0);
  expect(life.sent.map((save) => save.changes)).toEqual([{ notes: 'one' }, { notes: 'one two' }]);
});

test('two who want everything saved now both wait for the same save', async () => {
  life.type('notes', 'one');
  const ended: string[] = [];
  void life.autosave.flush().then(() => ended.push('first'));
  void life.autosave.flush().then(() => ended.push('second'));
  await pass(0);
  expect(ended).toEqual([]);
  expect(life.sent).toHaveLength(1);
  life.arrive();
  life.response();
  await pass(0);
  expect(ended.toSorted()).toEqual(['first', 'second']);
});

test('a save that failed is told, kept, and goes with the next change', async () => {
  life.type('notes', 'one');
  await pass(PAUSE_MS);
  life.lose();
  await pass(0);
  expect(life.autosave.state).toBe('failed');
  expect(life.autosave.error).toBe(noConnection);
  life.type('hours', '1.5');
  expect(life.autosave.state).toBe('saving');
  await pass(PAUSE_MS);
  expect(life.sent.at(-1)?.changes).toEqual({ notes: 'one', hours: '1.5' });
});

test('what was typed after a failed save is newer than what it carried', async () => {
  life.type('notes', 'one');
  await pass(PAUSE_MS);
  life.type('notes', 'one two');
  life.lose();
  await pass(PAUSE_MS);
  expect(life.sent.at(-1)?.changes).toEqual({ notes: 'one two' });
});

test('whoever waits for everything to be saved is told that it was not', async () => {
  life.type('notes', 'one');
  const flushed = life.autosave.flush();
  await pass(0);
  life.lose();
  await expect(flushed).rejects.toBe(noConnection);
});

test('a field that the server refuses is held with its sentence, and does not keep the others back', async () => {
  life.type('notes', 'one');
  life.type('hours', REFUSED);
  await pass(PAUSE_MS);
  life.arrive();
  life.response();
  await pass(0);
  expect(life.autosave.errors).toEqual({ hours: 'Too many.' });
  expect(life.sent.at(-1)?.changes).toEqual({ notes: 'one' });
  life.arrive();
  life.response();
  await pass(0);
  expect(life.autosave.state).toBe('held');
  expect(life.server).toEqual({ notes: 'one', hours: '' });
  life.type('hours', '1.5');
  expect(life.autosave.errors).toEqual({});
});

test('a refusal that names no field of the save is a failure that can be tried again', async () => {
  life.type('notes', 'one');
  await pass(PAUSE_MS);
  life.lose(refusal({ somethingElse: 'No.' }));
  await pass(0);
  expect(life.autosave.state).toBe('failed');
  life.autosave.retry();
  await pass(0);
  expect(life.sent.at(-1)?.changes).toEqual({ notes: 'one' });
});

test('a text that became unreadable within the pause is not sent as it was before', async () => {
  life.type('hours', '1.5');
  life.type('hours', UNREADABLE);
  await pass(PAUSE_MS);
  expect(life.sent).toEqual([]);
  expect(life.autosave.state).toBe('held');
});

test('a field that became unreadable while its save was under way is not sent again as it was before', async () => {
  life.type('notes', 'one');
  life.type('hours', '1.5');
  await pass(PAUSE_MS);
  life.type('hours', UNREADABLE);
  life.lose();
  await pass(0);
  expect(life.autosave.state).toBe('failed');
  life.autosave.retry();
  await pass(0);
  expect(life.sent.slice(1).map((save) => save.changes)).toEqual([{ notes: 'one' }]);
  life.arrive();
  life.response();
  await pass(0);
  expect(life.autosave.state).toBe('held');
});

test('leaving sends at once, without waiting, what is typed and what is still on its way', async () => {
  life.type('notes', 'one');
  await pass(PAUSE_MS);
  life.type('hours', '1.5');
  life.autosave.leave();
  expect(life.sent.at(-1)).toMatchObject({ isLeaving: true, changes: { notes: 'one', hours: '1.5' } });
});

test('after leaving, the save that was overtaken no longer counts, but it is waited for', async () => {
  life.type('notes', 'one');
  await pass(PAUSE_MS);
  life.autosave.leave();
  life.lose();
  await pass(0);
  expect(life.autosave.state).toBe('saving');
  life.arrive();
  life.response();
  await pass(0);
  expect(life.autosave.state).toBe('saved');
});

test('what is discarded is not sent, and a save on its way is still waited for', async () => {
  life.type('notes', 'one');
  await pass(PAUSE_MS);
  life.type('notes', 'one two');
  life.autosave.discard();
  let isOver = false;
  const flushed = life.autosave.flush().finally(() => {
    isOver = true;
  });
  await pass(PAUSE_MS);
  expect(isOver).toBe(false);
  life.lose();
  await flushed;
  expect(life.sent).toHaveLength(1);
  expect(life.autosave.state).toBe('saved');
});

test('a field that is released counts as saved again', () => {
  life.autosave.hold({ hours: 'Changed on another device.' });
  expect(life.autosave.state).toBe('held');
  life.autosave.release('hours');
  expect(life.autosave.state).toBe('saved');
});

/** A form on a page, a device that keeps what is sent, and the server, which takes what the device has in its order. */
class KeptLife {
  readonly server: Form = { notes: '', hours: '' };
  readonly device: Form = { ...this.server };
  page: Form = { ...this.server };
  #isFull = false;
  #isAway = false;
  readonly #waiting: { changes: Partial<Form>; settle: () => void; deliver: () => void }[] = [];
  readonly autosave = new Autosave<Form>((changes) => this.#save(changes), PAUSE_MS);

  #save(changes: Partial<Form>): Sending<unknown> {
    if (this.#isFull) return sendingOf(Promise.reject(new Error('This device is full.')));
    const kept = Promise.resolve().then(() => Object.assign(this.device, changes));
    const { promise: delivered, resolve } = Promise.withResolvers<unknown>();
    const { promise: timedOut, resolve: settle } = Promise.withResolvers<null>();
    this.#waiting.push({ changes, settle: () => settle(null), deliver: () => resolve(changes) });
    if (this.#isAway) void kept.then(() => settle(null));
    return { kept, settled: Promise.race([delivered, timedOut]), delivered, letGo: () => undefined };
  }

  type(field: Field, text: string): void {
    this.page[field] = text;
    this.autosave.change({ [field]: text });
  }

  arrive(): void {
    const next = this.#waiting.shift();
    if (!next) return;
    Object.assign(this.server, next.changes);
    next.deliver();
  }

  goAway(): void {
    this.#isAway = true;
    for (const { settle } of this.#waiting) settle();
  }

  comeBack(): void {
    this.#isAway = false;
  }

  fill(isFull: boolean): void {
    this.#isFull = isFull;
  }
}

const onDevice = fc.oneof(
  {
    weight: 5,
    arbitrary: fc
      .tuple(fc.constantFrom<Field>('notes', 'hours'), fc.constantFrom('', 'one', '1.5', 'many words'))
      .map(
        ([field, text]) => [`type '${text}' in ${field}`, (it: KeptLife) => it.type(field, text)] as const,
      ),
  },
  {
    weight: 5,
    arbitrary: fc.constantFrom(10, 600, 1000).map((ms) => [`wait ${ms} ms`, () => pass(ms)] as const),
  },
  {
    weight: 8,
    arbitrary: fc.constantFrom<readonly [string, (it: KeptLife) => unknown]>(
      ['the server takes the oldest', (it) => it.arrive()],
      ['the network goes', (it) => it.goAway()],
      ['the network comes', (it) => it.comeBack()],
      ['the device is full', (it) => it.fill(true)],
      ['the device has room', (it) => it.fill(false)],
      ['Tap to try again', (it) => it.autosave.retry()],
      ['everything is to be saved now', (it) => void it.autosave.flush().catch(swallow)],
      ['the page is hidden', (it) => it.autosave.leave()],
    ),
  },
);

test("'Saved on this device' is never seen while the device lacks something, nor 'Auto-saved' while the server does", async () => {
  fakeTime();
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.array(onDevice, { maxLength: 40, size: 'max' }), async (story) => {
      const result = new KeptLife();
      for (const [, happen] of story) {
        happen(result);
        await pass(0);
        const { state } = result.autosave;
        seen.add(state);
        if (state === 'saved') expect(result.server, "'Auto-saved' is shown").toEqual(result.page);
        if (state === 'device') expect(result.device, "'Saved on this device' is shown").toEqual(result.page);
        if (state === 'device' || state === 'saved') expect(result.autosave.hasUnsaved).toBe(false);
      }
    }),
    { numRuns: 1500 },
  );
  expect([...seen].toSorted()).toEqual(['device', 'failed', 'saved', 'saving']);
});

test('a form that is gone holds no refusal any more', async () => {
  const letGo = vi.fn();
  const never = new Promise<never>(() => undefined);
  const kept = Promise.resolve();
  const autosave = new Autosave<Form>(() => ({ kept, settled: never, delivered: never, letGo }), PAUSE_MS);
  autosave.change({ notes: 'one' });
  await pass(PAUSE_MS);
  expect(letGo).not.toHaveBeenCalled();
  autosave.change({ notes: 'one two' });
  autosave.close();
  await pass(0);
  expect(letGo).toHaveBeenCalledTimes(2);
});

type Note = { changes: Partial<Form>; held: (keyof Form)[] };

/** A form whose words are written down; its saves end when the test says so. */
function writingForm() {
  const notes: Note[] = [];
  const keeping: { resolve: (value: unknown) => void; reject: (error: unknown) => void }[] = [];
  const save = (): Sending<unknown> => {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    keeping.push({ resolve, reject });
    return sendingOf(promise);
  };
  const autosave = new Autosave<Form>(save, PAUSE_MS, (changes, held) => notes.push({ changes, held }));
  return { autosave, notes, keeping };
}

test('what is typed is written down within 250 ms of the first key, though keys keep coming', async () => {
  const { autosave, notes } = writingForm();
  for (let at = 1; at <= 40; at += 1) {
    autosave.change({ notes: 'x'.repeat(at) });
    await pass(50);
    if (at >= 5) expect(notes.at(-1)?.changes.notes?.length ?? 0, `after ${at} keys`).toBeGreaterThan(at - 5);
  }
  expect(notes.length).toBeLessThan(12);
});

test('a page that goes writes down the last key before it is gone', async () => {
  const { autosave, notes } = writingForm();
  autosave.change({ notes: 'one' });
  autosave.leave();
  expect(notes).toEqual([{ changes: { notes: 'one' }, held: [] }]);
});

test('a text that cannot be stored is written down as one that is held', async () => {
  const { autosave, notes } = writingForm();
  autosave.change({ notes: 'one' });
  autosave.hold({ hours: 'This is no number.' });
  await pass(250);
  expect(notes).toEqual([{ changes: { notes: 'one' }, held: ['hours'] }]);
  autosave.release('hours');
  await pass(250);
  expect(notes.at(-1)).toEqual({ changes: { notes: 'one' }, held: [] });
});

test('what is written down while a save is on its way holds that too, until the save is kept', async () => {
  const { autosave, notes, keeping } = writingForm();
  autosave.change({ notes: 'one' });
  await pass(PAUSE_MS);
  autosave.hold({ hours: 'This is no number.' });
  await pass(250);
  expect(notes.at(-1)).toEqual({ changes: { notes: 'one' }, held: ['hours'] });
  keeping[0]?.resolve({});
  await pass(250);
  expect(notes.at(-1)).toEqual({ changes: {}, held: ['hours'] });
});

test('what was refused is written down again', async () => {
  const { autosave, notes, keeping } = writingForm();
  autosave.change({ notes: 'one', hours: REFUSED });
  await pass(PAUSE_MS);
  keeping[0]?.reject(refusal({ hours: 'Too many.' }));
  await pass(250);
  expect(notes.at(-1)).toEqual({ changes: { notes: 'one' }, held: ['hours'] });
});
