import type { Device } from './device.ts';

/** What the bar says while something waits on the device. */
export const onDevice = /Saved on this device, not sent yet \(\d+\)/;

/** Waits until the device has all that it needs to open the app without a network. */
export async function isReadyForOffline(device: Device): Promise<void> {
  await device.until('the app is on the device', () =>
    device.driver.evaluate(async () => {
      const isControlled = navigator.serviceWorker.controller !== null;
      return isControlled && (await caches.match('/shell')) !== undefined;
    }),
  );
}
