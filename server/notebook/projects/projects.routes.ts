import { listGlances } from '#domain/contract/notebook/glances.ts';
import * as projects from '#domain/contract/notebook/projects.ts';
import { DELETED } from '#domain/contract/platform/endpoint.ts';
import { ownKeptProject, ownProject } from '#server/gates/exports.ts';
import { orNotFound } from '#server/platform/errors.ts';
import type { Routes } from '#server/platform/http/route.ts';
import { saving } from '#server/platform/http/saving.ts';
import { inEnglish, summarizeProject } from './completion.service.ts';
import { deleteProject, restoreProject } from './deleted-projects.service.ts';
import { listGlances as glancesOf } from './glances.store.ts';
import { createProject, decideProjectChange } from './projects.service.ts';
import { findOpenProject, listKeptProjects, listProjects } from './projects.store.ts';

export function projectsRoutes({ platform, read, write, act }: Routes): void {
  read(projects.listProjects, async ({ db, user, query }) =>
    query.deleted ? listKeptProjects(db, user.id, 'deleted') : listProjects(db, user.id),
  );

  read(listGlances, async ({ db, user }) => glancesOf(db, user.id));

  write(projects.createProject, async ({ db, user, body, now, newId }) => {
    return createProject(db, user, body, { id: newId(), now });
  });

  read(projects.getProject, async ({ db, user, params }) => {
    return orNotFound(await findOpenProject(db, { id: params.id, ownerId: user.id }));
  });

  write(
    ...saving(projects.changeProject, async ({ db, user, params, body, now }) =>
      decideProjectChange(db, await ownProject(db, user, params.id, now), body),
    ),
  );

  act(projects.deleteProject, async ({ db, user, params, now }) => {
    await deleteProject({ ...platform, db }, await ownProject(db, user, params.id), now);
    return DELETED;
  });

  write(
    projects.restoreProject,
    async ({ db, user, params }) => restoreProject(db, await ownKeptProject(db, user, params.id)),
    async ({ db, user, params }) =>
      orNotFound(await findOpenProject(db, { id: params.id, ownerId: user.id })),
  );

  read(projects.getCompletionSummary, async ({ db, user, params }) => {
    return inEnglish(await summarizeProject(db, await ownProject(db, user, params.id)));
  });
}
