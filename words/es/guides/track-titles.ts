export const TRACK_TITLES = {
  introduction: 'Introducción',
  remember: 'Para recordar',
  entries: 'Cómo observar tus esquejes',
} as const;
