export { RootNotesIllustration } from '../illustrations/root-notes.tsx';
export { TrackRootsIllustration } from '../illustrations/track-roots.tsx';
export { WaterChangeIllustration } from '../illustrations/water-change.tsx';
