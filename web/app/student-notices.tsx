/** What the app has to say about itself, above the screen. */
export function StudentNotices() {
  return null;
}
