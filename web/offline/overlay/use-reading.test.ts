import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { reportReview } from '#domain/contract/troop/review-answers.ts';
import { listReviews, type Review, type Reviews } from '#domain/contract/troop/reviews.ts';
import { keyOf, reading } from '#web/lib/query-client.ts';
import { jobFrom } from '#web/offline/queue/job.ts';
import { settleReads } from './use-reading.ts';

const SAID: Review = {
  ...{ id: 'said', projectId: 'it', projectName: 'Oak', by: 'Ana Rivera', verdict: 'please-fix' },
  ...{ phrases: [], note: 'Hm.', writtenAt: '2026-04-30T10:00:00.000Z' },
  ...{ takenBackAt: null, fixedAt: null, reportedAt: null, checkedAt: null },
};

function clientWith(reviews: Review[]): QueryClient {
  const client = new QueryClient();
  const { queryKey, meta } = reading(listReviews);
  const state = { data: { reviews, nudge: null }, status: 'success', isInvalidated: true } as const;
  client.getQueryCache().build(client, { queryKey, meta }).setState(state);
  return client;
}

function report(about: string) {
  const params = { reviewId: about };
  const draft = { endpoint: reportReview, params, about, within: ['it'], label: '' };
  return jobFrom({ ...draft, does: 'changes' }, 'a key', { id: 'ash', name: 'Ash' });
}

test('#reported-notes: a reported note is hidden in what is kept, though the part of the page that shows it was never opened', () => {
  const other = { ...SAID, id: 'other' };
  const client = clientWith([SAID, other]);
  const reported = { ...SAID, note: null, reportedAt: '2026-05-01T00:00:00.000Z' };
  settleReads(client, report(SAID.id), reported);
  expect(client.getQueryData<Reviews>(keyOf(listReviews))).toEqual({
    reviews: [reported, other],
    nudge: null,
  });
});

test('what is about something else leaves what leaders said as the same object', () => {
  const client = clientWith([SAID]);
  const before = client.getQueryData(keyOf(listReviews));
  settleReads(client, report('something-else'), null);
  expect(client.getQueryData(keyOf(listReviews))).toBe(before);
});
