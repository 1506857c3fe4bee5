import { QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { getStep } from '#domain/contract/notebook/steps.ts';
import { CallError } from './call.ts';
import { keyOf, makeQueryClient } from './query-client.ts';

test('data never becomes stale, and nothing is asked for again by itself (#calls)', () => {
  const { queries, mutations } = makeQueryClient(() => {}).getDefaultOptions();

  expect(queries).toMatchObject({
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    refetchInterval: false,
  });
  expect(mutations).toMatchObject({ retry: false });
});

test('a read that fails is tried once, and told', async () => {
  const told: unknown[] = [];
  const client = makeQueryClient((error) => told.push(error));
  const error = new CallError(500, 'Internal Server Error', '', null);
  let tries = 0;
  const queryFn = async () => {
    tries += 1;
    throw error;
  };

  await expect(client.fetchQuery({ queryKey: ['api', 'projects'], queryFn })).rejects.toBe(error);
  expect(tries).toBe(1);
  expect(told).toEqual([error]);
});

test('a change that fails is tried once, and told', async () => {
  const told: unknown[] = [];
  const client = makeQueryClient((error) => told.push(error));
  const error = new TypeError('Failed to fetch');
  let tries = 0;
  const mutationFn = async () => {
    tries += 1;
    throw error;
  };

  await expect(client.getMutationCache().build(client, { mutationFn }).execute(undefined)).rejects.toBe(
    error,
  );
  expect(tries).toBe(1);
  expect(told).toEqual([error]);
});

test('what was read once is not read again by the next who shows it', async () => {
  const client = makeQueryClient(() => {});
  let reads = 0;
  const query = { queryKey: ['api', 'projects'], queryFn: async () => ++reads };
  await client.fetchQuery(query);

  const leave = new QueryObserver(client, query).subscribe(() => {});
  await client.fetchQuery(query);
  leave();
  expect(reads).toBe(1);
});

test('a key is the segments of the path, so that a step stands under its project', () => {
  expect(keyOf(getStep, { id: 'p7', stepNumber: 2 })).toEqual(['api', 'projects', 'p7', 'steps', '2']);
});
