/** Frequencies of a scale that sounds well in any order, Hz. */
const NOTES = [392, 523.25, 659.25] as const;
const APART_S = 0.16;
const LASTS_S = 1.1;
const LOUDNESS = 0.12;

/** Three soft notes that rise, made on the device: no file has to come. Silent where the browser makes none. */
export function playGrowing(): void {
  try {
    const audio = new AudioContext();
    for (const [place, pitch] of NOTES.entries()) {
      const from = audio.currentTime + place * APART_S;
      const [note, volume] = [audio.createOscillator(), audio.createGain()];
      note.type = 'triangle';
      note.frequency.value = pitch;
      volume.gain.setValueAtTime(0, from);
      volume.gain.linearRampToValueAtTime(LOUDNESS, from + 0.03);
      volume.gain.exponentialRampToValueAtTime(0.001, from + LASTS_S);
      note.connect(volume).connect(audio.destination);
      note.start(from);
      note.stop(from + LASTS_S);
      if (place === NOTES.length - 1) note.onended = () => void audio.close();
    }
  } catch {
    // A sound that is not heard is no loss.
  }
}
