import { type RefObject, useEffect, useRef, useState } from 'react';
import { useOnScreen } from '#web/ui/use-on-screen.ts';

/** True when this page may get a camera: not over plain http, without one, or after a refusal. */
export function useMayUseCamera(): boolean {
  const [may, setMay] = useState(false);
  useEffect(() => {
    let isWanted = true;
    void mayUseCamera().then((it) => isWanted && setMay(it));
    return () => {
      isWanted = false;
    };
  }, []);
  return may;
}

async function mayUseCamera(): Promise<boolean> {
  const { mediaDevices, permissions } = navigator;
  if (!mediaDevices?.getUserMedia) return false;
  try {
    const devices = await mediaDevices.enumerateDevices();
    if (!devices.some(({ kind }) => kind === 'videoinput')) return false;
    const { state } = await permissions.query({ name: 'camera' });
    return state !== 'denied';
  } catch {
    // Not every browser can be asked before it asks the person.
    return true;
  }
}

/** The camera at the back, in the shape of a photo. */
const VIEW: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: 'environment', width: { ideal: 2048 }, height: { ideal: 1536 } },
};

/**
 * The picture of the camera in a video element, while `isOn` and the page is seen; it is let go at once otherwise.
 * @param onRefused there is no picture to be had.
 */
export function useCamera(
  isOn: boolean,
  onRefused: () => void,
): { video: RefObject<HTMLVideoElement | null> } {
  const video = useRef<HTMLVideoElement>(null);
  const refused = useRef(onRefused);
  refused.current = onRefused;
  const isSeen = useOnScreen();
  useEffect(() => {
    if (!isOn || !isSeen) return;
    let stream: MediaStream | null = null;
    let isOver = false;
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    navigator.mediaDevices.getUserMedia(VIEW).then(
      (given) => {
        stream = given;
        if (isOver) return stop();
        if (video.current) video.current.srcObject = given;
      },
      () => isOver || refused.current(),
    );
    return () => {
      isOver = true;
      stop();
    };
  }, [isOn, isSeen]);
  return { video };
}

/** Makes a photo's file of a video's present picture. @throws when the browser makes none. */
export async function takePicture(video: HTMLVideoElement, name: string): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  const { promise, resolve } = Promise.withResolvers<Blob | null>();
  canvas.toBlob(resolve, 'image/jpeg', 0.92);
  const blob = await promise;
  if (!blob) throw new Error('The browser made no picture');
  return new File([blob], name, { type: blob.type });
}
