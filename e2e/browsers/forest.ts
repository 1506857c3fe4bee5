import type { Device } from './device.ts';

const UNSENT = /^\d+ things? (is|are) not sent yet$/;

/** Sees on the bar that something waits on the device. */
export async function waits(device: Device): Promise<void> {
  await device.read('link', UNSENT);
}

export async function nothingWaits(device: Device): Promise<void> {
  await device.misses('link', UNSENT);
}

/** Waits until the device has all that it needs to open the app without a network. */
export async function isReadyForOffline(device: Device): Promise<void> {
  await device.until('the app is on the device', () =>
    device.driver.evaluate(async () => {
      const isControlled = navigator.serviceWorker.controller !== null;
      return isControlled && (await caches.match('/shell')) !== undefined;
    }),
  );
}
