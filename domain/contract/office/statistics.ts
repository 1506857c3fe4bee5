/** The results of a program in numbers (PRODUCT.md#statistics). */
import * as z from 'zod/mini';
import { LOOK, namesOf } from '#domain/contract/notebook/written-fields.ts';
import { endpoint } from '#domain/contract/platform/endpoint.ts';
import * as field from '#domain/contract/platform/fields.ts';
import { CONSENT_STATES } from '#domain/rules/consent/consent.ts';

const figures = {
  /** Scouts with a project in the cell. */
  scouts: z.number(),
  started: z.number(),
  finished: z.number(),
  cuttings: z.number(),
  /** The most with roots that were counted in each project. */
  rooted: z.number(),
  /** Trees in their final place. */
  planted: z.number(),
  hours: z.number(),
};
export const Figures = z.object(figures);
export type Figures = z.infer<typeof Figures>;

/**
 * By what projects are told apart: the year in which one began, the troop and state of its scout, its species, and what was
 * chosen of most of its looks.
 */
export const STATISTIC_KINDS = ['year', 'troop', 'state', 'species', ...namesOf(LOOK, 'choice')] as const;
export type StatisticKind = (typeof STATISTIC_KINDS)[number];

export const StatisticRow = z.object({ kind: z.enum(STATISTIC_KINDS), name: z.string(), ...figures });
export type StatisticRow = z.infer<typeof StatisticRow>;

export const Statistics = z.object({
  countedAt: z.string(),
  total: Figures,
  /** Years in their order; rows of other kinds by number of projects, the highest first. */
  rows: z.array(StatisticRow),
  /** Student accounts by the state of their consent. */
  consents: z.array(z.object({ state: z.enum(CONSENT_STATES), count: z.number() })),
});
export type Statistics = z.infer<typeof Statistics>;

/** Null where they are counted once a day, and have not been so far. An export is written into the audit log. */
export const getStatistics = endpoint({
  summary:
    'Scouts, projects, cuttings, trees and hours by year, troop, state, species and what is chosen at a look; consents. An export is written into the audit log',
  method: 'GET',
  path: '/api/admin/statistics',
  who: 'admin',
  query: field.form({ purpose: field.purpose }),
  response: z.nullable(Statistics),
});

/**
 * The same for a program that has the token for statistics, so that no difference of two numbers tells of a few
 * children (PRODUCT.md#statistics-for-a-program).
 */
export const readStatistics = endpoint({
  summary:
    'The same for a program with the token: every number is rounded down to a multiple of five, and groups are left out that would tell of fewer than five scouts',
  method: 'GET',
  path: '/api/statistics',
  who: 'program',
  refuses: [429],
  response: z.nullable(Statistics),
});
export const readStatisticsTable = endpoint({
  summary:
    'What a program with the token reads, as a table; 503 before the first count of a large installation',
  method: 'GET',
  path: '/api/statistics.csv',
  who: 'program',
  gives: 'text/csv',
  refuses: [429],
  response: 'file',
});

/**
 * Trees that are in no list, by the names that children gave them (PRODUCT.md#names-of-other-trees); no child stands
 * beside one.
 */
export const OtherTrees = z.object({
  /** Those of the most projects first. */
  names: z.array(z.object({ name: z.string(), count: z.number(), states: z.array(z.string()) })),
  /** True when rare ones are left out. */
  hasMore: z.boolean(),
});
export type OtherTrees = z.infer<typeof OtherTrees>;

export const listOtherTrees = endpoint({
  summary:
    'The names of trees that are in no list, with how many projects and states; the look is written into the audit log',
  method: 'GET',
  path: '/api/admin/other-trees',
  who: 'admin',
  response: OtherTrees,
});
