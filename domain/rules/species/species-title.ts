/** A slug as a title: 'black-willow' becomes 'Black Willow' (PRODUCT.md#completion). */
export function titleFromSlug(slug: string): string {
  return slug
    .split('-')
    .filter((word) => word !== '')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}
