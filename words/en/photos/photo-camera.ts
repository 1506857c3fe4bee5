/** The viewfinder with an earlier photo over it. */

export const view = 'What the camera sees';
export const cuttingsOn = (day: string) => `Your cuttings on ${day}`;
export const justTaken = 'What you took just now';
export const use = 'Use this photo';
export const again = 'Take it again';
export const shutter = 'Take the photo';
export const strength = 'How much of your last photo you see';
export const percent = (number: number) => `${number} percent`;
