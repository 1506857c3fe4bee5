/** Photos of entries, played from the oldest to the newest. */

export const title = 'Watch Your Roots Grow';
export const loading = 'Your photos are on their way...';
export const notLoaded = 'Your photos could not be shown';
export const photoNotLoaded = 'This photo could not be shown';
export const cuttingsOn = (day: string) => `Your cuttings on ${day}`;
export const photoBefore = 'Photo before';
export const whichPhoto = 'Which photo you see';
export const photoAfter = 'Photo after';
export const pause = 'Pause';
export const play = 'Play';
export const makingClip = 'Making your clip...';
export const saveClip = 'Save as a short clip';
export const clipSaved = {
  title: 'Clip saved',
  description: 'You find it where this device keeps its downloads.',
};
export const noClip = 'Your clip could not be made';
