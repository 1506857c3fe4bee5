import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PHOTO_KINDS, type Photo, type PhotoKind } from '#domain/contract/photos/photos.ts';
import { textOf } from '#domain/rules/platform/sentence.ts';
import {
  captionWithKind,
  changePhoto,
  checkedTakenAt,
  fileError,
  kindFromCaption,
  noRoomMessage,
  notAnImageMessage,
  ownCaption,
  photoTitle,
  roomMessage,
  shownFileName,
  tooLargeMessage,
} from './photo.ts';

const TEN_MEGABYTES = 10 * 1024 * 1024;

test.each<[message: string, file: { name: string; type: string; size?: number }]>([
  ['a JPEG', { name: 'oak.jpg', type: 'image/jpeg' }],
  ['a PNG', { name: 'oak.png', type: 'image/png' }],
  ['a HEIC with its type', { name: 'IMG_1.HEIC', type: 'image/heic' }],
  ['a HEIC to which the system gives no type', { name: 'IMG_1.HEIC', type: '' }],
  ['a HEIF without a type', { name: 'img.heif', type: '' }],
  ['an AVIF without a type', { name: 'img.avif', type: '' }],
  ['an image without a name for its kind', { name: 'blob', type: 'image/webp' }],
  ['exactly 10 MB', { name: 'oak.jpg', type: 'image/jpeg', size: TEN_MEGABYTES }],
])('#kinds-of-picture: the page sends %s', (_, file) => {
  expect(fileError({ size: 1, ...file })).toBe(null);
});

test.each([
  [0, null],
  [1_799_999_999, null],
  [1_800_000_000, 'Your room for photos is almost full: 200 MB are left, for about 333 more photos.'],
  [1_999_000_000, 'Your room for photos is almost full: 1 MB are left, for about 1 more photo.'],
  [1_999_500_000, 'There is no room left for photos. Delete some that you do not need.'],
  [2_000_000_000, 'There is no room left for photos. Delete some that you do not need.'],
  // Where the operator has made the room smaller since.
  [3_000_000_000, 'There is no room left for photos. Delete some that you do not need.'],
])('with %d of 2 GB taken by photos it is said: %s', (usedBytes, said) => {
  const message = roomMessage({ usedBytes, quotaBytes: 2_000_000_000 });
  expect(message && textOf(message)).toBe(said);
});

test('a photo without room is refused by its name', () => {
  expect(textOf(noRoomMessage('jar.jpg'))).toBe(
    'There is no room left for jar.jpg. Delete photos that you do not need, then try again.',
  );
});

test.each<[message: string, file: { name: string; type: string; size?: number }]>([
  ['a PDF', { name: 'oak.pdf', type: 'application/pdf' }],
  ['a video', { name: 'oak.mov', type: 'video/quicktime' }],
  ['a document that is named like a HEIC', { name: 'oak.heic', type: 'text/plain' }],
  ['a type that only mentions images', { name: 'oak', type: 'application/image/png' }],
  ['a file without a type', { name: 'oak', type: '' }],
  ['a file without a type that has HEIC in the middle of its name', { name: 'a.heic.exe', type: '' }],
  ['a PDF that is also too large', { name: 'oak.pdf', type: 'application/pdf', size: TEN_MEGABYTES + 1 }],
])('#kinds-of-picture: the page refuses %s as no image', (_, file) => {
  const message = `${file.name} is not an image file`;
  const error = fileError({ size: 1, ...file });
  expect([textOf(error?.title ?? ''), textOf(error?.message ?? '')]).toEqual(['Invalid File', message]);
});

test.each([
  ['a JPEG one byte above 10 MB', { name: 'oak.jpg', type: 'image/jpeg', size: TEN_MEGABYTES + 1 }],
  ['a large HEIC without a type', { name: 'oak.heic', type: '', size: TEN_MEGABYTES * 2 }],
])('#kinds-of-picture: the page refuses %s as too large', (_, file) => {
  const message = `${file.name} is larger than 10MB`;
  const error = fileError(file);
  expect([textOf(error?.title ?? ''), textOf(error?.message ?? '')]).toEqual(['File Too Large', message]);
});

test('#kinds-of-picture: both refusals of a photo name the file', () => {
  expect(textOf(notAnImageMessage('my oak.pdf'))).toBe('my oak.pdf is not an image file');
  expect(textOf(tooLargeMessage('my oak.jpg'))).toBe('my oak.jpg is larger than 10MB');
});

test.each<[caption: string, kind: PhotoKind | null, whole: string]>([
  ['', null, ''],
  ['My oak', null, 'My oak'],
  ['', 'beforePhoto', 'beforePhoto'],
  ['My oak', 'duringPhoto', 'duringPhoto: My oak'],
])('#captions-and-places: the caption "%s" of the kind %s is kept as "%s"', (caption, kind, whole) => {
  expect(captionWithKind(caption, kind)).toBe(whole);
});

test.each<[caption: string, kind: PhotoKind | null]>([
  ['', null],
  ['My oak before planting', null],
  ['beforephoto', null],
  ['beforePhoto', 'beforePhoto'],
  ['My duringPhoto', 'duringPhoto'],
  ['afterPhoto: my oak', 'afterPhoto'],
  ['afterPhoto: it was no beforePhoto', 'afterPhoto'],
])('#captions-and-places: the caption "%s" tells the kind %s', (caption, kind) => {
  expect(kindFromCaption(caption)).toBe(kind);
});

test('#captions-and-places: a caption tells its kind whatever else a child wrote in it', () => {
  const words = fc.array(fc.oneof(fc.string(), fc.constantFrom(...PHOTO_KINDS))).map((it) => it.join(' '));
  fc.assert(
    fc.property(words, fc.constantFrom(...PHOTO_KINDS), (caption, kind) => {
      expect(kindFromCaption(captionWithKind(caption, kind))).toBe(kind);
    }),
  );
});

test.each<[message: string, sent: string | undefined, takenAt: string | null]>([
  ['a minute is kept', '2026-05-31T09:30', '2026-05-31T09:30'],
  ['seconds are dropped', '2026-05-31T09:30:59', '2026-05-31T09:30'],
  ['a time zone shifts nothing', '2026-05-31T23:30:00+09:00', '2026-05-31T23:30'],
  ['nothing sent is no time', undefined, null],
  ['an empty text is no time', '', null],
  ['a day alone is no time', '2026-05-31', null],
  ['the form that cameras write is no time', '2026:05:31 09:30:00', null],
  ['the zeros of a camera whose clock was never set are no time', '0000-00-00T00:00:00', null],
  ['a day that the calendar does not have is no time', '2026-02-30T09:30', null],
])('#stored-pictures: when a photo was taken: %s', (_, sent, takenAt) => {
  expect(checkedTakenAt(sent)).toBe(takenAt);
});

test.each<[message: string, name: string, shown: string]>([
  ['stays as it is', 'My oak.jpg', 'My oak.jpg'],
  ['keeps letters of every script', 'Māmaki дуб 樹.jpg', 'Māmaki дуб 樹.jpg'],
  ['loses the way up', '../../etc/passwd', 'passwd'],
  ['loses the folders of Windows', 'C:\\Users\\Ann\\oak.jpg', 'oak.jpg'],
  ['loses folders of both kinds', '..\\a/oak.jpg', 'oak.jpg'],
  ['is "photo" where only a folder was named', 'photos/', 'photo'],
  ['is "photo" for the folder itself', '.', 'photo'],
  ['is "photo" for the folder above', '../..', 'photo'],
  ['is "photo" where there was none', '', 'photo'],
  ['is "photo" where it was blank', ' \u00a0 ', 'photo'],
  ['keeps the point in front', '.oak.jpg', '.oak.jpg'],
  ['loses control characters', 'a\u0000b\r\nc\u001b[31m\u007f.jpg', 'abc[31m.jpg'],
  ['loses the signs that turn the direction of writing', 'oak\u202egpj.exe\u2066', 'oakgpj.exe'],
  ['loses what has no width', 'o\u200bak\ufeff.jpg', 'oak.jpg'],
  ['loses line separators', 'a\u2028b\u2029.jpg', 'ab.jpg'],
  ['loses half a character', 'oak\ud83c.jpg', 'oak.jpg'],
  ['is never a folder once the invisible is gone', '.\u200b.', 'photo'],
])('the name of a file as it is shown %s', (_, name, shown) => {
  expect(shownFileName(name)).toBe(shown);
});

test('the name of a file as it is shown has at most 200 characters and ends with a whole one', () => {
  expect(shownFileName('a'.repeat(201))).toBe('a'.repeat(200));
  expect(shownFileName(`${'a'.repeat(199)}🌳🌳`)).toBe(`${'a'.repeat(199)}🌳`);
  expect(shownFileName(`${'a'.repeat(199)} oak`)).toBe('a'.repeat(199));
});

test('the name of a file as it is shown is safe and settled, whatever was sent', () => {
  const parts = fc.constantFrom('..', '/', '\\', '.', ' ', '\u202e', '\n', '\ud83c', '🌳', 'oak');
  const names = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(parts).map((it) => it.join('')),
  );
  fc.assert(
    fc.property(names, (name) => {
      const shown = shownFileName(name);
      expect(shown).not.toBe('');
      expect(shown.isWellFormed()).toBe(true);
      expect(shown).not.toMatch(/[/\\\p{Cc}\p{Cf}]/u);
      expect(shownFileName(shown)).toBe(shown);
    }),
  );
});

function photo(id: string, part: Partial<Photo>): Photo {
  return {
    id,
    filename: `${id}.jpg`,
    originalName: 'oak.jpg',
    size: 1,
    width: 1,
    height: 1,
    stepNumber: 2,
    trackingEntryId: null,
    plantingEntryId: null,
    treeCheckId: null,
    kind: null,
    caption: '',
    takenAt: null,
    revision: 0,
    uploadedAt: '2026-05-31T12:00:00.000Z',
    ...part,
  };
}

test.each([
  ['', ''],
  ['The first leaf', 'The first leaf'],
  ['afterPhoto', ''],
  ['beforePhoto: The hole', 'The hole'],
  ['Me, afterPhoto', 'Me, afterPhoto'],
])('of the caption %j the child wrote %j', (caption, own) => {
  expect(ownCaption(caption)).toBe(own);
});

test('a photo stands under its step, and a later one as such', () => {
  expect(photoTitle({ stepNumber: 5, treeCheckId: 'check' })).toBe('Your tree, later');
  expect(photoTitle({ stepNumber: 5, treeCheckId: null })).toBe('Step 5: Plant Tree');
});

const FROM_PHONE = { fieldRevisions: { caption: { at: 1, by: 'phone' } }, revision: 1 };
const planted = {
  ...photo('a', { stepNumber: 5, plantingEntryId: 'e', kind: 'afterPhoto', caption: 'afterPhoto: My oak' }),
  ...FROM_PHONE,
};

test.each([
  ['another device that has not seen it is told', { revision: 0, device: 'tablet' }, 'My oak', ['caption']],
  ['another device that has seen it writes over it', { revision: 1, device: 'tablet' }, 'Our oak', []],
  ['the same device always may', { revision: 0, device: 'phone' }, 'Our oak', []],
  ['who says nothing of it always may', {}, 'Our oak', []],
])('#two-devices, #captions-and-places: of words under a photo %s', (_, from, own, conflicts) => {
  expect(changePhoto(planted, { caption: 'Our oak', ...from })).toMatchObject({
    it: { caption: `afterPhoto: ${own}`, kind: 'afterPhoto', revision: 2 },
    conflicts,
  });
});

test('#captions-and-places: the same words of two devices are nothing to choose from', () => {
  const change = { caption: 'My oak', revision: 0, device: 'tablet' };
  expect(changePhoto(planted, change)).toMatchObject({ conflicts: [] });
});

test('#captions-and-places: a photo that moves takes nothing from the words under it', () => {
  const leaf = { ...photo('a', { caption: 'Toothed edge' }), ...FROM_PHONE };
  const moved = changePhoto(leaf, { kind: 'leaf' });
  expect(moved).toMatchObject({ it: { kind: 'leaf', caption: 'Toothed edge' }, conflicts: [] });
});
