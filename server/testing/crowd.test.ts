import { expect, test } from 'vitest';
import { listProjects } from '#domain/contract/notebook/projects.ts';
import { listSteps } from '#domain/contract/notebook/steps.ts';
import { getConsentRecord } from '#domain/contract/office/admin.ts';
import { login } from '#domain/contract/sign-in/accounts.ts';
import { CROWD_PASSWORD, seedCrowd } from './crowd.ts';
import { openWorld } from './test-app.ts';

test("a crowd's students log in and find their projects, and a second crowd joins the first", async () => {
  const { platform, stranger, admin } = await openWorld();
  const { db, clock } = platform;
  await seedCrowd(db, { students: 3, projects: 12 }, clock());
  await seedCrowd(db, { students: 2, projects: 0 }, clock());
  const ranger = await admin();
  for (let number = 0; number < 5; number += 1) {
    const scout = stranger();
    const { body } = await scout.call(login, {
      body: { username: `scout-${number}`, password: CROWD_PASSWORD },
    });
    expect(body).toMatchObject({ parentConsentCompleted: true });
    const projects = await scout.call(listProjects);
    expect(projects.body).toHaveLength(number < 3 ? 4 : 0);
    for (const { id, currentStep } of projects.body) {
      const { body: steps } = await scout.call(listSteps, { params: { id } });
      expect(steps.filter(({ isCompleted }) => isCompleted)).toHaveLength(currentStep - 1);
    }
    const record = await ranger.caller.call(getConsentRecord, { params: { id: body.id } });
    expect(record.body).toMatchObject({ parentFirstName: 'Ana', signature: null });
  }
});
