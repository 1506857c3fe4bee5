import '#web/app/app.css';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '#web/testing/mount.ts';
import { GuideViewProvider, useGuideView } from './guide-view.ts';
import { PickSourceTreeGuide } from './pick-source-tree-guide.tsx';
import { TrackThingsToRemember } from './track-guide.tsx';

type Said = { text: string; voice: string; end: () => void };

/** In the place of the browser's own, which has no voice here: writes down what is said, and ends a sentence when told to. */
class Speech extends EventTarget {
  voices: SpeechSynthesisVoice[] = [];
  readonly said: Said[] = [];
  current: SpeechSynthesisUtterance | null = null;
  getVoices = () => this.voices;
  speak = (words: SpeechSynthesisUtterance) => {
    this.current = words;
    const end = () => this.current === words && words.onend?.({} as SpeechSynthesisEvent);
    this.said.push({ text: words.text, voice: words.voice?.name ?? '', end });
  };
  cancel = () => {
    const words = this.current;
    this.current = null;
    words?.onerror?.({} as SpeechSynthesisErrorEvent);
  };
}

const voice = (name: string, lang: string, localService: boolean) =>
  ({ name, lang, localService, default: false, voiceURI: name }) as SpeechSynthesisVoice;
const LOCAL = voice('Oak', 'en-US', true);

let speech: Speech;
const own = Object.getOwnPropertyDescriptor(window, 'speechSynthesis');
const ownWords = window.SpeechSynthesisUtterance;

/** The stand-in's utterance; the browser's accepts only its own voices. */
class Words {
  voice: SpeechSynthesisVoice | null = null;
  lang = '';
  onend: (() => void) | null = null;
  onerror: (() => void) | null = null;
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

beforeEach(() => {
  speech = new Speech();
  Object.defineProperty(window, 'speechSynthesis', { configurable: true, value: speech });
  window.SpeechSynthesisUtterance = Words as unknown as typeof SpeechSynthesisUtterance;
});
afterEach(() => {
  if (own) Object.defineProperty(window, 'speechSynthesis', own);
  window.SpeechSynthesisUtterance = ownWords;
  localStorage.clear();
});

/** As the step's menu shows it. */
function WholeGuide() {
  const view = useGuideView();
  return (
    <GuideViewProvider value={{ ...view, isWhole: true }}>
      <PickSourceTreeGuide />
    </GuideViewProvider>
  );
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const last = () => speech.said.at(-1)?.text;
const marked = () => [...(CSS.highlights.get('being-read') ?? [])].map(String).join();

test('#reading-aloud: a guide is read sentence by sentence, each marked, until it is stopped', async () => {
  speech.voices = [LOCAL];
  mount(<PickSourceTreeGuide />);
  await button('Read to me').click();
  expect(last()).toMatch(/^The source tree is the tree that gives you your cuttings\.$/);
  expect(marked()).toBe(last());
  speech.said.at(-1)?.end();
  expect(last()).toBe('Take your time and pick a good one.');
  expect(marked()).toBe(last());
  speech.said.at(-1)?.end();
  expect(last()).toBe('Ask the Owner First');
  await button('Stop').click();
  expect(marked()).toBe('');
  expect(speech.current).toBeNull();
  await expect.element(button('Read to me')).toHaveFocus();
});

test('#reading-aloud: a pause is silent, and begins the sentence again', async () => {
  speech.voices = [LOCAL];
  mount(<PickSourceTreeGuide />);
  await button('Read to me').click();
  speech.said.at(-1)?.end();
  await button('Pause').click();
  expect(speech.current).toBeNull();
  expect(speech.said).toHaveLength(2);
  await button('Go on').click();
  expect(speech.said.map(({ text }) => text).slice(1)).toEqual([last(), last()]);
});

test('#reading-aloud: it turns the cards, and who turns them by hand is followed', async () => {
  speech.voices = [LOCAL];
  mount(<PickSourceTreeGuide />);
  await button('Read to me').click();
  while (last() !== 'Find a Healthy Tree') speech.said.at(-1)?.end();
  await expect.element(page.getByText('2 of 6')).toBeVisible();
  await button('One card on').click();
  await expect.element(page.getByText('3 of 6')).toBeVisible();
  await expect.poll(last).toBe('Choose the Kind of Tree');
  await button('Pause').click();
  await button('One card back').click();
  await expect.poll(last).toBe('Find a Healthy Tree');
});

test('#reading-aloud: shown whole it is read to its end, with the word for the adult, and then is silent', async () => {
  speech.voices = [LOCAL];
  mount(<WholeGuide />);
  await expect.element(button('Show one at a time')).toBeVisible();
  await button('Read to me').click();
  for (let at = 0; at < 100 && speech.current; at += 1) speech.said.at(-1)?.end();
  const all = speech.said.map(({ text }) => text);
  expect(all).toEqual(expect.arrayContaining(['Ask an adult', 'Look at them together.']));
  expect(all.at(-1)).toBe('Look at them together.');
  expect(new Set(all.filter((it) => it !== 'Ask an adult')).size).toBe(
    all.filter((it) => it !== 'Ask an adult').length,
  );
  await expect.element(button('Read to me')).toBeVisible();
});

test('#reading-aloud: it ends when the guide is left, when its tab is hidden and when another tab begins', async () => {
  speech.voices = [LOCAL];
  const unmount = mount(<PickSourceTreeGuide />);
  await button('Read to me').click();
  const other = new BroadcastChannel('rootling-read-aloud');
  other.postMessage('begins');
  await expect.element(button('Read to me')).toBeVisible();
  expect(speech.current).toBeNull();
  other.close();
  await button('Read to me').click();
  expect(speech.current).not.toBeNull();
  window.dispatchEvent(new Event('pagehide'));
  expect(speech.current).toBeNull();
  await button('Read to me').click();
  Object.defineProperty(document, 'hidden', { configurable: true, value: true });
  document.dispatchEvent(new Event('visibilitychange'));
  Reflect.deleteProperty(document, 'hidden');
  expect(speech.current).toBeNull();
  await button('Read to me').click();
  unmount();
  expect(speech.current).toBeNull();
  expect(marked()).toBe('');
});

test('#reading-aloud: with no voice of the device for the language there is nothing to press', async () => {
  speech.voices = [voice('Cloud', 'en-US', false), voice('Roble', 'es-US', true)];
  mount(<PickSourceTreeGuide />);
  await expect.element(button('One card on')).toBeVisible();
  expect(button('Read to me').query()).toBeNull();
  speech.voices = [...speech.voices, LOCAL];
  speech.dispatchEvent(new Event('voiceschanged'));
  await button('Read to me').click();
  expect(speech.said.at(-1)?.voice).toBe('Oak');
});

test('#reading-aloud: a second guide on the screen ends the first', async () => {
  speech.voices = [LOCAL];
  mount(
    <>
      <PickSourceTreeGuide />
      <TrackThingsToRemember />
    </>,
  );
  await expect.poll(() => page.getByRole('button', { name: 'Read to me' }).elements().length).toBe(2);
  await button('Read to me').first().click();
  await button('Read to me').click();
  expect(page.getByRole('button', { name: 'Pause' }).elements()).toHaveLength(1);
  expect(page.getByRole('button', { name: 'Read to me' }).elements()).toHaveLength(1);
});
