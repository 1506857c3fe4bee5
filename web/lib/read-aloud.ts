import { useEffect, useState } from 'react';

/**
 * The voice that reads in a language, such as 'en' or 'en-US'; none where the device has no such voice itself. One of the
 * network would send every word that is read to whoever made the browser (PRODUCT.md#reading-aloud).
 */
export function ownVoice(
  voices: readonly SpeechSynthesisVoice[],
  language: string,
): SpeechSynthesisVoice | undefined {
  const primary = (tag: string) => tag.toLowerCase().split(/[-_]/)[0];
  const fitting = voices.filter((it) => it.localService && primary(it.lang) === primary(language));
  return fitting.find((it) => it.default) ?? fitting.find((it) => /US/.test(it.lang)) ?? fitting[0];
}

/** The voice for the language of the page; undefined where there is none, or none so far. */
export function useVoice(): SpeechSynthesisVoice | undefined {
  const [voice, setVoice] = useState<SpeechSynthesisVoice>();
  useEffect(() => {
    if (!('speechSynthesis' in window)) return;
    const look = () => setVoice(ownVoice(speechSynthesis.getVoices(), document.documentElement.lang || 'en'));
    look();
    // Many browsers know their voices only after they were asked once. Safari's is no target of events.
    speechSynthesis.addEventListener?.('voiceschanged', look);
    return () => speechSynthesis.removeEventListener?.('voiceschanged', look);
  }, []);
  return voice;
}

/** A sentence on the page. */
export type Sentence = { readonly text: string; readonly range: Range; readonly block: Element };

export type ReaderWatch = {
  /** A sentence begins. */
  readonly onSentence: (sentence: Sentence, index: number) => void;
  /** The last one was read, or somebody or something has stopped it. */
  readonly onEnd: () => void;
};

const CHANNEL = 'rootling-read-aloud';

/** The reading in this tab. */
let reading: Reader | undefined;

/**
 * Reads sentences one after the other. One for each: browsers break off long texts, and pause in the middle of one only
 * where they like to. A second one stops the first, also in another tab, since all tabs have one voice.
 */
export class Reader {
  readonly #sentences: readonly Sentence[];
  readonly #voice: SpeechSynthesisVoice;
  readonly #watch: ReaderWatch;
  readonly #ending = new AbortController();
  #channel: BroadcastChannel | undefined;
  #spoken: SpeechSynthesisUtterance | undefined;
  #at = 0;

  constructor(sentences: readonly Sentence[], voice: SpeechSynthesisVoice, watch: ReaderWatch) {
    this.#sentences = sentences;
    this.#voice = voice;
    this.#watch = watch;
  }

  /** Where it is, or goes on. */
  get at(): number {
    return this.#at;
  }

  /** Begins, or goes on, with a sentence. */
  readFrom(index: number): void {
    if (reading !== this) this.#takeOver();
    const sentence = this.#sentences[index];
    if (!sentence) {
      this.stop();
      return;
    }
    this.#at = index;
    const words = new SpeechSynthesisUtterance(sentence.text);
    words.voice = this.#voice;
    words.lang = this.#voice.lang;
    words.onend = () => this.#spoken === words && this.readFrom(index + 1);
    words.onerror = () => this.#spoken === words && this.stop();
    // Earlier speech also ends with an event, which leads nowhere.
    this.#spoken = words;
    speechSynthesis.cancel();
    this.#watch.onSentence(sentence, index);
    speechSynthesis.speak(words);
  }

  /** Is silent until `readFrom`. */
  pause(): void {
    this.#spoken = undefined;
    speechSynthesis.cancel();
  }

  /** Ends for good. */
  stop(): void {
    if (this.#ending.signal.aborted) return;
    this.#ending.abort();
    this.#channel?.close();
    if (reading === this) reading = undefined;
    this.pause();
    this.#watch.onEnd();
  }

  #takeOver(): void {
    reading?.stop();
    reading = this;
    const { signal } = this.#ending;
    const stop = () => this.stop();
    document.addEventListener('visibilitychange', () => document.hidden && stop(), { signal });
    window.addEventListener('pagehide', stop, { signal });
    if (!('BroadcastChannel' in window)) return;
    this.#channel = new BroadcastChannel(CHANNEL);
    this.#channel.onmessage = stop;
    this.#channel.postMessage('begins');
  }
}
