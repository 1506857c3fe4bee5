/** PRODUCT.md#the-receipt: what the parents are told of a deletion, and what the receipt answers. */
import { expect, test } from 'vitest';
import { getDeletionReceipt } from '#domain/contract/deletions/deletions.ts';
import { deleteUser } from '#domain/contract/office/admin.ts';
import { deletePhoto, uploadStepPhotos } from '#domain/contract/photos/photos.ts';
import { THROTTLES } from '#domain/limits.ts';
import { openMailedWorld, SITE } from '#server/testing/mailed-world.ts';
import { smallJpeg } from '#server/testing/small-photo.ts';

const [ANA, BO] = ['ana@family.example', 'bo@family.example'];

async function openFamily() {
  const world = await openMailedWorld();
  const scout = await world.student({ firstName: 'Ada' });
  const { id: projectId } = await world.project(scout);
  const photo = { name: 'tree.jpg', bytes: await smallJpeg() };
  const sent = await scout.caller.upload(uploadStepPhotos, { projectId, stepNumber: 2 }, [photo, photo]);
  await world.parent([scout], ANA);
  await world.parent([scout], BO);
  return { ...world, scout, photos: sent.body.photos, ranger: (await world.admin()).caller };
}

test('#the-receipt: of an account that an administrator deletes each parent is told, with a receipt that names nobody', async () => {
  const { scout, ranger, deliver, letters, stranger, platform } = await openFamily();
  expect((await ranger.call(deleteUser, { params: { id: scout.user.id } })).status).toBe(200);
  await deliver();
  const links = [ANA, BO].map((address) => {
    const [letter, ...more] = letters(address);
    expect(more).toEqual([]);
    expect(letter?.headers.subject).toBe('Your receipt: everything was deleted from Rootling');
    expect(letter?.body).toContain('we deleted everything of Ada: the account, 1 project, 2 photos.');
    return new RegExp(`${SITE}/deletion-receipt#([\\w-]+)`).exec(letter?.body ?? '')?.[1] ?? '';
  });
  const [receipt = ''] = links;
  expect(links).toEqual([receipt, receipt]);
  const { status, body, headers } = await stranger().call(getDeletionReceipt, { params: { receipt } });
  expect(status).toBe(200);
  expect(headers['cache-control']).toBe('no-store');
  const now = new Date(platform.clock()).toISOString();
  expect(body).toEqual({
    deletedAt: now,
    counts: { accounts: 1, projects: 1, photos: 2 },
    files: 4,
    verifiedAt: now,
  });
});

test('#the-receipt: a photo that a child deletes is noted, and nobody is written to', async () => {
  const { scout, photos, deliver, letters, platform } = await openFamily();
  await scout.caller.call(deletePhoto, { params: { photoId: photos[0]?.id ?? '' } });
  await deliver();
  expect([...letters(ANA), ...letters(BO)]).toEqual([]);
  expect(await platform.db.selectFrom('deletions').select(['subject', 'reason', 'files']).execute()).toEqual([
    { subject: `photo:${photos[0]?.id}`, reason: 'child', files: 2 },
  ]);
});

test('#the-receipt: a receipt that nobody has is answered plainly, and not tried for ever', async () => {
  const { stranger } = await openMailedWorld();
  const ask = () => stranger().call(getDeletionReceipt, { params: { receipt: 'no-such-receipt' } });
  const message =
    'We know no deletion with this receipt. Please check that you have the whole address of the letter.';
  expect(await ask()).toMatchObject({ status: 404, body: { message } });
  for (let tried = 1; tried < THROTTLES.receiptsByAddress.events; tried += 1) await ask();
  expect((await ask()).status).toBe(429);
});
