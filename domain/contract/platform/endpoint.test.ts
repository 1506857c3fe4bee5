import { expect, test } from 'vitest';
import { listProjects } from '#domain/contract/notebook/projects.ts';
import { getStep } from '#domain/contract/notebook/steps.ts';
import { getSpecies, searchSpecies } from '#domain/contract/species/species.ts';
import { addressOf, DELETED, Deleted, type Endpoint, Refusal } from './endpoint.ts';

type Numbers = Parameters<typeof addressOf>[1];
type Query = Parameters<typeof addressOf>[2];

test.each<[message: string, it: Endpoint, params: Numbers, query: Query, address: string]>([
  ['without parameters is the path', listProjects, undefined, undefined, '/api/projects'],
  [
    'has its parameters, texts and numbers',
    getStep,
    { id: 'p1', stepNumber: 2 },
    undefined,
    '/api/projects/p1/steps/2',
  ],
  ['takes 0 as a parameter', getStep, { id: 'p1', stepNumber: 0 }, undefined, '/api/projects/p1/steps/0'],
  ['leaves parameters that it does not know', listProjects, { id: 'p1' }, undefined, '/api/projects'],
  [
    'lets no parameter become another path or a query',
    getSpecies,
    { id: '../a?b=c#d %' },
    undefined,
    '/api/species/..%2Fa%3Fb%3Dc%23d%20%25',
  ],
  [
    'does not read a parameter as a pattern',
    getSpecies,
    { id: '$& :id' },
    undefined,
    '/api/species/%24%26%20%3Aid',
  ],
  [
    'has its query in the order given',
    searchSpecies,
    {},
    { q: 'oak', state: 'WI' },
    '/api/species/search?q=oak&state=WI',
  ],
  [
    'leaves out what is unset or empty, not what is 0',
    searchSpecies,
    {},
    { q: '', state: undefined, page: 0 },
    '/api/species/search?page=0',
  ],
  ['has no question mark without a query', searchSpecies, {}, { q: '' }, '/api/species/search'],
  [
    'keeps the signs of a query apart',
    searchSpecies,
    {},
    { q: 'a&b=c +ʻö' },
    '/api/species/search?q=a%26b%3Dc%20%2B%CA%BB%C3%B6',
  ],
])('#calls: the address of a call %s', (_, item, params, query, address) => {
  expect(addressOf(item, params, query)).toBe(address);
});

test('#calls: an address without one of its parameters is a fault of the program and says which', () => {
  expect(() => addressOf(getStep, { id: 'p1' })).toThrow(
    'GET /api/projects/:id/steps/:stepNumber needs stepNumber',
  );
});

test('#responses: a deletion and a refusal have the forms that every call answers', () => {
  expect(Deleted.parse(DELETED)).toEqual({ success: true });
  expect(Refusal.parse({ message: 'Unauthorized' })).toEqual({ message: 'Unauthorized' });
  expect(Refusal.safeParse({ message: 'No', fields: { name: 1 } }).success).toBe(false);
});
