import { CUTTING_LENGTH_INCHES, ROOTS_READY_INCHES } from '#domain/limits.ts';

/* Lettering on the drawings; their titles say the same in full. */
export const cuttingLength = `${CUTTING_LENGTH_INCHES.join('-')} in`;
export const rootsLength = `${ROOTS_READY_INCHES.join('-')} in`;
export const labelDate = 'May 4';
export const week = (number: number) => `week ${number}`;
