import { type Told, told } from '#domain/rules/platform/sentence.ts';

export const sizeUnknown = told('sizeUnknown', 'The size can only be thumb');
export const invalidFile = told('invalidFile', 'Invalid File');
export const fileTooLarge = told('fileTooLarge', 'File Too Large');
export const photosFull = (values: { count: number }) =>
  told('photosFull', `There is room for ${values.count} photos here. Delete one first.`, values);
export const roomIsFull = told(
  'roomIsFull',
  'There is no room left for photos. Delete some that you do not need.',
);
export const noRoomForPhoto = (values: { name: string }) =>
  told(
    'noRoomForPhoto',
    `There is no room left for ${values.name}. Delete photos that you do not need, then try again.`,
    values,
  );
export const roomAlmostFull = (values: { left: number; photos: number }) =>
  told(
    'roomAlmostFull',
    `Your room for photos is almost full: ${values.left} MB are left, for about ${values.photos === 1 ? '1 more photo' : `${values.photos} more photos`}.`,
    values,
  );
export const onlySourcePhotosMove = told(
  'onlySourcePhotosMove',
  'Only photos of your source tree can change places.',
);
export const photoIdsEqual = told('photoIdsEqual', 'Each photo needs an id of its own.');
export const plantingKindMissing = told(
  'plantingKindMissing',
  'Please say if the photo was taken before, during or after planting',
);
export const sourceKindMissing = told(
  'sourceKindMissing',
  'Please say if the photo shows the whole tree, a branch or a leaf',
);
export const photoNotHandedOver = told(
  'photoNotHandedOver',
  'This phone would not let us read the photo. Open it in your gallery, then choose it again.',
);
export const photoTooBig = told(
  'photoTooBig',
  'Take a new photo with the camera here, or ask an adult to make it smaller.',
);
export const notAnImage = (values: { name: string }) =>
  told('notAnImage', `${values.name} is not an image file`, values);
export const photoTooLarge = (values: { name: string; size: number }) =>
  told('photoTooLarge', `${values.name} is larger than ${values.size}MB`, values);
export const photoUnreadable = (values: { name: string }) =>
  told('photoUnreadable', `${values.name} could not be read. Please try another photo.`, values);
export const tooManyPixels = (values: { name: string }) =>
  told(
    'tooManyPixels',
    `${values.name} has more pixels than we can take. Take it again in a smaller size, or ask an adult to help you.`,
    values,
  );
export const fileEmpty = (values: { name: string }) => told('fileEmpty', `${values.name} is empty`, values);
export const rawPhoto = (values: { name: string }) =>
  told(
    'rawPhoto',
    `${values.name} is a raw photo. Save a copy of it as a JPG, then choose that one.`,
    values,
  );
/** Several photos, each with its own sentence. */
export const photosNotTaken = (values: { problems: readonly Told[] }) =>
  told('photosNotTaken', values.problems.map(({ message }) => message).join(' '), values);
