import { useSyncExternalStore } from 'react';
import { onLocalStorageChanged, tellLocalStorageChanged } from './local-storage-news.ts';

/**
 * PRODUCT.md#fields: what a browser remembers about its panels, and of what is shown once; each is true until it was
 * changed.
 */
export type LocalFlag =
  | 'showInstallOffer'
  | 'showPlantingDescription'
  | 'showStep4Introduction'
  | 'showStep4ThingsToRemember'
  | 'trackingInstructionsVisible'
  | 'soundsAreOff'
  | `firstRootAwaits:${string}`;

function read(flag: LocalFlag): boolean {
  try {
    return localStorage.getItem(flag) !== 'false';
  } catch {
    return true; // storage may be blocked
  }
}

function write(flag: LocalFlag, isOpen: boolean): void {
  try {
    localStorage.setItem(flag, String(isOpen));
  } catch {
    // A panel that is not remembered is no loss.
  }
  tellLocalStorageChanged();
}

/** A flag of this browser and the way to change it; tabs follow each other. */
export function useLocalFlag(flag: LocalFlag): [boolean, (isOpen: boolean) => void] {
  const isOpen = useSyncExternalStore(onLocalStorageChanged, () => read(flag));
  return [isOpen, (next) => write(flag, next)];
}
