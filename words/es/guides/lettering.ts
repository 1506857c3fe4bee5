import { CUTTING_LENGTH_INCHES, ROOTS_READY_INCHES } from '#domain/limits.ts';

export const cuttingLength = `${CUTTING_LENGTH_INCHES.join('-')} pulg.`;
export const rootsLength = `${ROOTS_READY_INCHES.join('-')} pulg.`;
export const labelDate = '4 mayo';
export const week = (number: number) => `semana ${number}`;
