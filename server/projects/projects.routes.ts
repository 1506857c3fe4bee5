import { DELETED } from '#domain/contract/endpoint.ts';
import { listGlances } from '#domain/contract/glances.ts';
import * as projects from '#domain/contract/projects.ts';
import { orNotFound } from '#server/errors.ts';
import type { Routes } from '#server/http/route.ts';
import { deleteWithPhotos } from '#server/photos/photos.service.ts';
import { summarizeProject } from './completion.service.ts';
import { listGlances as glancesOf } from './glances.store.ts';
import { ownProject } from './projects.gate.ts';
import { changeProject, createProject } from './projects.service.ts';
import { deleteProjectRow, findProject, listProjects } from './projects.store.ts';

export function projectsRoutes({ platform, read, write, act }: Routes): void {
  read(projects.listProjects, async ({ db, user }) => listProjects(db, user.id));

  read(listGlances, async ({ db, user }) => glancesOf(db, user.id));

  write(projects.createProject, async ({ db, user, body, now, newId }) => {
    return createProject(db, user, body, { id: newId(), now });
  });

  read(projects.getProject, async ({ db, user, params }) => {
    return orNotFound(await findProject(db, { id: params.id, ownerId: user.id }));
  });

  write(
    projects.changeProject,
    async ({ db, user, params, body }) => changeProject(db, await ownProject(db, user, params.id), body),
    async ({ db, user, params }) => orNotFound(await findProject(db, { id: params.id, ownerId: user.id })),
  );

  act(projects.deleteProject, async ({ db, user, params }) => {
    const project = await ownProject(db, user, params.id);
    await deleteWithPhotos(platform, { project }, (tx) => deleteProjectRow(tx, project));
    return DELETED;
  });

  read(projects.getCompletionSummary, async ({ db, user, params }) => {
    return summarizeProject(db, await ownProject(db, user, params.id));
  });
}
