import * as z from 'zod/mini';
import { Photo } from '#domain/contract/photos/photos.ts';
import { Deleted, endpoint } from '#domain/contract/platform/endpoint.ts';
import * as field from '#domain/contract/platform/fields.ts';
import { contested, origin } from '#domain/contract/platform/revisions.ts';
import { SpeciesSummary } from '#domain/contract/species/species.ts';
import { LOCATION_MAX, PROJECT_NAME_MAX } from '#domain/limits.ts';
import * as sentences from '#domain/rules/notebook/sentences.ts';
import { says } from '#domain/rules/platform/sentence.ts';
import * as platformSentences from '#domain/rules/platform/sentences.ts';
import { cleanedTreeName, isTreeName, TREE_NAME_INVALID } from '#domain/rules/species/tree-name.ts';
import { TOLD_LOOK } from './written-fields.ts';
import { storedFields } from './written-schemas.ts';

export const PROJECT_STATUSES = ['draft', 'in_progress', 'completed'] as const;
export type ProjectStatus = (typeof PROJECT_STATUSES)[number];
export const ACTIVITY_TYPE = 'scout_activity';

export const Project = z.object({
  id: z.string(),
  name: z.string(),
  status: z.enum(PROJECT_STATUSES),
  currentStep: z.number(),
  totalSteps: z.number(),
  location: z.nullable(z.string()),
  createdAt: z.string(),
  activityType: z.string(),
  /** The slug; `another-tree` for one that is in no list (PRODUCT.md#another-tree). */
  selectedSpeciesId: z.nullable(z.string()),
  selectedState: z.nullable(z.string()),
  /** For a tree in no list, the child's own name for it, without a scientific one. */
  selectedSpecies: z.nullable(SpeciesSummary),
  /** Grows with every change of these words; a change may send back the one it started from (PRODUCT.md#two-devices). */
  revision: z.number(),
});
export type Project = z.infer<typeof Project>;

const projectName = field.requiredText(
  sentences.projectNameMissing,
  PROJECT_NAME_MAX,
  platformSentences.tooLong({ field: 'The name', count: PROJECT_NAME_MAX }),
);

export const NewProject = field.form({
  id: field.newId,
  name: projectName,
  activityType: z._default(z.literal(ACTIVITY_TYPE, says(sentences.activityUnknown)), ACTIVITY_TYPE),
  scoutState: z.nullish(field.state),
});
export type NewProject = z.infer<typeof NewProject>;

/** The name of a tree that is in no list (PRODUCT.md#another-tree), with one space between its words. */
const otherTree = z
  .string(says(TREE_NAME_INVALID))
  .check(z.overwrite(cleanedTreeName), z.refine(isTreeName, says(TREE_NAME_INVALID)));

export const ProjectChange = field.form({
  ...origin,
  name: z.optional(projectName),
  location: z.nullish(
    field.openText(
      platformSentences.notText({ field: 'The location' }),
      LOCATION_MAX,
      platformSentences.tooLong({ field: 'The location', count: LOCATION_MAX }),
    ),
  ),
  selectedSpeciesId: z.nullish(
    z
      .string(says(sentences.treeNotListed))
      .check(z.minLength(1, says(sentences.treeNotListed)), z.maxLength(100, says(sentences.treeNotListed))),
  ),
  /** Comes with `another-tree` as the species, and with nothing else. */
  otherTree: z.optional(otherTree),
  selectedState: z.nullish(field.state),
});
export type ProjectChange = z.infer<typeof ProjectChange>;
/** The project after a change, and what another device changed too. */
export const ProjectSaved = z.object({ ...Project.shape, ...contested });
export type ProjectSaved = z.infer<typeof ProjectSaved>;

/** For what hours are spent, as the report and the ledger of hours (PRODUCT.md#the-record-of-hours) tell them apart. */
export const WORK = [
  'picking',
  'harvesting',
  'tracking',
  'moreTracking',
  'planting',
  'morePlanting',
] as const;
export type Work = (typeof WORK)[number];

/** One line of the sum of hours on the report (PRODUCT.md#hours-in-all). */
export const HoursLine = z.object({ work: z.enum(WORK), hours: z.number() });
export type HoursLine = z.infer<typeof HoursLine>;

export const MOMENT_KINDS = ['harvest', 'water', 'observation', 'roots', 'planting', 'move'] as const;
export type MomentKind = (typeof MOMENT_KINDS)[number];

/** Something that happened to the cuttings, on the timeline of the report; how it is told is each language's own. */
export const Moment = z.object({
  /** Unlike that of every other moment of the project. */
  id: z.string(),
  /** 'roots' is the observation that noticed them first, 'move' that of a tree to its final place. */
  kind: z.enum(MOMENT_KINDS),
  /** As the child typed it: `YYYY-MM-DD` or `YYYY-MM-DDTHH:mm` (PRODUCT.md#hours-and-dates). */
  at: z.string(),
  /** Counted from the first moment, whose day is 1. */
  day: z.number(),
  /** True for a planting that will move to another place. */
  isForNow: z.boolean(),
  ...storedFields(TOLD_LOOK),
  /** Where a tree was planted, as it is stored: one of the list of places, or a child's own words. */
  place: z.nullable(z.string()),
  /** A child's own words, which stay so in every language. */
  notes: z.nullable(z.string()),
  /** Set for a harvest only. */
  cuttingCount: z.nullable(z.number()),
  photoIds: z.array(z.string()),
});
export type Moment = z.infer<typeof Moment>;

export const CompletionSummary = z.object({
  project: z.object({
    id: z.string(),
    name: z.string(),
    status: z.enum(PROJECT_STATUSES),
    createdAt: z.string(),
    completedAt: z.nullable(z.string()),
    /** The slug (PRODUCT.md#the-summary). */
    selectedSpecies: z.nullable(z.string()),
  }),
  species: z.nullable(SpeciesSummary),
  cuttingCount: z.number(),
  plantingEntriesCount: z.number(),
  totalTimeSpent: z.number(),
  spent: z.array(HoursLine),
  timeline: z.array(Moment),
  photos: z.array(Photo),
});
export type CompletionSummary = z.infer<typeof CompletionSummary>;

/** The same with English words, by which earlier versions of the pages show it that are open beside this server. */
export const ToldSummary = z.object({
  ...CompletionSummary.shape,
  hours: z.array(z.object({ label: z.string(), hours: z.number() })),
  timeline: z.array(z.object({ ...Moment.shape, title: z.string(), details: z.array(z.string()) })),
});
export type ToldSummary = z.infer<typeof ToldSummary>;

const ofProject = z.object({ id: field.pathId });

/** One of the list of projects. */
export const ListedProject = z.object({
  ...Project.shape,
  /** Since when it is deleted, and can be brought back (PRODUCT.md#deleted-projects); not there otherwise. */
  deletedAt: z.optional(z.string()),
});
export type ListedProject = z.infer<typeof ListedProject>;

export const ProjectsQuery = field.form({
  /** Those that are deleted and can be brought back, in the place of the others. */
  deleted: z.optional(z.literal('1', says(sentences.deletedOnly))),
});
export type ProjectsQuery = z.infer<typeof ProjectsQuery>;

export const listProjects = endpoint({
  summary: 'The projects of who is signed in, or those of them that are deleted and can be brought back',
  method: 'GET',
  path: '/api/projects',
  who: 'student',
  query: ProjectsQuery,
  response: z.array(ListedProject),
});
export const createProject = endpoint({
  summary: 'Begins a project',
  method: 'POST',
  path: '/api/projects',
  who: 'student',
  body: NewProject,
  response: Project,
  creates: true,
});
export const getProject = endpoint({
  summary: 'One project',
  method: 'GET',
  path: '/api/projects/:id',
  who: 'student',
  params: ofProject,
  response: Project,
});
export const changeProject = endpoint({
  summary: 'Changes name, place, species or state of a project',
  method: 'PATCH',
  path: '/api/projects/:id',
  who: 'student',
  params: ofProject,
  body: ProjectChange,
  response: ProjectSaved,
});
export const deleteProject = endpoint({
  summary: 'Deletes a project with its entries and photos; for a while it can be brought back',
  method: 'DELETE',
  path: '/api/projects/:id',
  who: 'student',
  params: ofProject,
  response: Deleted,
});
/** Brings a deleted project back, with all that was in it. */
export const restoreProject = endpoint({
  summary: 'Brings a deleted project back',
  method: 'POST',
  path: '/api/projects/:id/restore',
  who: 'student',
  params: ofProject,
  response: Project,
});
export const getCompletionSummary = endpoint({
  summary: 'What a project came to: cuttings, plantings, hours, photos',
  method: 'GET',
  path: '/api/projects/:id/completion-summary',
  who: 'student',
  params: ofProject,
  response: ToldSummary,
});
