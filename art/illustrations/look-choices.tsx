import type { ComponentType } from 'react';
import type { LookChoice } from '#domain/contract/notebook/written-fields.ts';
import * as jarPlaces from './jar-places.tsx';
import type { IllustrationProps } from './parts/plate.tsx';

/** Small pictures to tap at a look, by what is chosen with each. */
export const LOOK_CHOICES: Readonly<Record<LookChoice, ComponentType<IllustrationProps>>> = {
  sunnyWindow: jarPlaces.SunnyWindowIllustration,
  brightShade: jarPlaces.BrightShadeIllustration,
  darkerPlace: jarPlaces.DarkerPlaceIllustration,
  outdoors: jarPlaces.OutdoorsIllustration,
};
