import * as steps from '#domain/contract/notebook/steps.ts';
import { ownProject, stepNumberOf } from '#server/gates/exports.ts';
import { refuseDatesTooFarAhead } from '#server/notebook/projects/typed-dates.service.ts';
import type { Routes } from '#server/platform/http/route.ts';
import { saving } from '#server/platform/http/saving.ts';
import { decideStepSave } from './steps.service.ts';
import { findStep, listSteps } from './steps.store.ts';

export function stepsRoutes({ read, write }: Routes): void {
  read(steps.listSteps, async ({ db, user, params }) => {
    return listSteps(db, await ownProject(db, user, params.id));
  });

  read(steps.getStep, async ({ db, user, params }) => {
    const project = await ownProject(db, user, params.id);
    return findStep(db, project, stepNumberOf(params.stepNumber));
  });

  write(
    ...saving(steps.saveStep, async ({ db, user, params, body, now }) => {
      refuseDatesTooFarAhead(body.formData, now);
      const project = await ownProject(db, user, params.id, now);
      return decideStepSave(db, project, stepNumberOf(params.stepNumber), body, now);
    }),
  );
}
