/** To a child: the server responds and takes nothing (PRODUCT.md#write-once). */

export const trouble = 'The server has trouble right now';
export const troubleText = 'All you wrote is safe on this device. We keep trying until it is sent.';
export const full = 'The server has no room left';
export const fullText =
  'All you wrote is safe on this device. Please tell your troop leader. We keep trying until it is sent.';
