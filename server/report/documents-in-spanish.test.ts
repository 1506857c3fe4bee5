import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { getTerms, giveParentConsent } from '#domain/contract/consent/consent.ts';
import { getConsentCertificate } from '#domain/contract/consent/consent-proof.ts';
import { printFamilyLetters } from '#domain/contract/family/families.ts';
import { createPlantingEntry } from '#domain/contract/notebook/planting.ts';
import { saveStep } from '#domain/contract/notebook/steps.ts';
import { createTrackingEntry } from '#domain/contract/notebook/tracking.ts';
import { getArchive, getHoursCsv, getHoursPdf, getReportPdf } from '#domain/contract/report/report.ts';
import { blankFormAddress } from '#domain/rules/platform/screens.ts';
import { drawnSignature } from '#server/testing/drawn-signature.ts';
import { invite } from '#server/testing/families-world.ts';
import { openWorld } from '#server/testing/test-app.ts';
import { openTroopWorld } from '#server/testing/troop-world.ts';
import { unzip } from '#server/testing/unzip.ts';

const IN_SPANISH = { language: 'es', timeZone: 'America/Chicago' } as const;

/** The words of a document, and the language that it says it is in. */
async function read(bytes: Uint8Array): Promise<{ words: string; lines: string[]; language: unknown }> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const { info } = (await pdf.getMetadata()) as { info: { Language?: string } };
  const { text } = await extractText(pdf);
  const lines = text.flatMap((page) => page.split('\n'));
  return { words: lines.join(' ').replace(/\s+/g, ' '), lines, language: info.Language };
}

async function openProject() {
  const world = await openWorld();
  const { caller, ...scout } = await world.student({ firstName: 'Zoë', troopNumber: '17' });
  const { id } = await world.project({ caller, ...scout }, { name: 'My Wanda' });
  const params = { projectId: id };
  const save = (stepNumber: number, formData: object) =>
    caller.call(saveStep, { params: { id, stepNumber }, body: { formData } });
  await save(2, { timeSpentStep2: 1.25 });
  await save(3, { timeSpentStep3: 2, cuttingCount: 8, collectionTime: '2026-05-03T09:30' });
  const seen = { cuttingsAlive: 7, cuttingsWithRoots: 2, longestRootInches: 1.25, addedWater: true };
  const notes = '8 cuttings, all green';
  await caller.call(createTrackingEntry, {
    params,
    body: { ...seen, notes, timeSpent: 0.5, observedAt: '2026-06-01T08:00', isDraft: false },
  });
  await caller.call(createPlantingEntry, {
    params,
    body: { plantingLocation: 'at school', plantingDate: '2026-06-20', timeSpent: 1 },
  });
  return { caller, files: { params: { id }, query: IN_SPANISH } };
}

test('#the-language-of-documents: the report that is asked for in Spanish is Spanish, but for what a child typed', async () => {
  const { caller, files } = await openProject();
  const { words, language } = await read((await caller.call(getReportPdf, files)).bytes);
  expect(language).toBe('es-US');
  for (const part of [
    'Informe de clonación de un árbol My Wanda De Zoë',
    '8 Esquejes cortados 1 Árboles plantados 4.8 Horas en total',
    'Terminó Todavía no Cómo se suman las horas',
    'Elegir el árbol de origen 1.25',
    'Total 4.75, unas 4.8',
    '3 de mayo de 2026 Día 1 Se cortaron los esquejes 8 esquejes',
    'Se vieron las primeras raíces y se puso más agua 8 cuttings, all green',
    '7 esquejes vivos, 2 con raíces, raíz más larga: 1 ¼ pulg.',
    'Se plantó el árbol en la escuela',
    'Leí este informe con Zoë. Firma de un adulto Fecha',
    'Rootling · Informe de clonación de un árbol Página 1 de 1',
  ]) {
    expect(words).toContain(part);
  }
});

test("a child's words that read like words of the report stay hers", async () => {
  const { caller, files } = await openProject();
  const params = { projectId: files.params.id };
  const look = { isDraft: false, cuttingsAlive: 1, observedAt: '2026-06-02T08:00' };
  for (const notes of ['2 cuttings', 'at school']) {
    await caller.call(createTrackingEntry, { params, body: { ...look, notes } });
  }
  const planted = { plantingLocation: '3 cuttings, 1 with roots', notes: 'in a park', timeSpent: 1 };
  await caller.call(createPlantingEntry, { params, body: { ...planted, plantingDate: '2026-06-21' } });
  const { words } = await read((await caller.call(getReportPdf, files)).bytes);
  for (const part of [
    'Se revisaron los esquejes 2 cuttings 1 esqueje vivo',
    'Se revisaron los esquejes at school 1 esqueje vivo',
    'Se plantó el árbol 3 cuttings, 1 with roots in a park',
  ]) {
    expect(words).toContain(part);
  }
});

test('a long date stands in one line beside what happened that day', async () => {
  const { caller, files } = await openProject();
  await caller.call(createTrackingEntry, {
    params: { projectId: files.params.id },
    body: { notes: 'Leaves!', observedAt: '2025-09-22T08:00', isDraft: false },
  });
  const { lines } = await read((await caller.call(getReportPdf, files)).bytes);
  expect(lines.map((it) => it.trim())).toContain('22 de septiembre de 2025');
});

test('#the-language-of-documents: hours and tables of an archive have Spanish words around the same days and numbers', async () => {
  const { caller, files } = await openProject();
  const { words, language } = await read((await caller.call(getHoursPdf, files)).bytes);
  expect(language).toBe('es-US');
  expect(words).toContain('Cuenta de horas My Wanda De Zoë');
  expect(words).toContain('Revisé con Zoë estas horas del proyecto “My Wanda”: 4.75 en total.');
  const table = String((await caller.call(getHoursCsv, files)).bytes);
  expect(table).toContain('"Fecha","Trabajo","Horas"');
  expect(table).toContain('"2026-05-03","Cortar los esquejes","2"');
  const archive = await unzip((await caller.call(getArchive, files)).bytes);
  expect(String(archive.get('tracking-entries.csv'))).toMatch(
    /"Cuándo se revisó","Notas",.*"Terminada","Fotos"\r\n/,
  );
  expect(String(archive.get('tracking-entries.csv'))).toContain(
    '"sí","no","no","7","2","1.25","","0.5","sí"',
  );
  expect(String(archive.get('planting-entries.csv'))).toContain('"at school","permanente"');
  expect(String(archive.get('hours.csv'))).toBe(table);
  expect(archive.get('report.pdf')?.toString('latin1')).toContain('es-US');
});

test('#the-language-of-a-consent: a certificate is in the language of what was signed, whoever asks for it', async () => {
  const { unconsentedStudent, admin } = await openWorld();
  const { caller, user } = await unconsentedStudent();
  const shown = await caller.call(getTerms, { query: { language: 'es' } });
  await caller.call(giveParentConsent, {
    body: {
      parentFirstName: 'Ngozi',
      parentLastName: 'Okafor',
      parentPhone: '608 555 0100',
      parentEmail: 'ngozi@family.example',
      signature: await drawnSignature(),
      termsAgree: true,
      termsHash: shown.body.hash,
    },
  });
  const ranger = await admin();
  const { bytes } = await ranger.caller.call(getConsentCertificate, { params: { id: user.id } });
  const { words, language } = await read(bytes);
  expect(language).toBe('es-US');
  for (const part of [
    'Constancia de consentimiento De ',
    'Todas las horas de este documento son en UTC.',
    'Quién aceptó qué',
    'La firma, como se dio en el dispositivo del niño o la niña',
    'Se firmó en el dispositivo del niño o la niña',
    `El texto que se aceptó, versión ${shown.body.version}`,
  ]) {
    expect(words).toContain(part);
  }
});

test('#the-language-of-documents: the blank form is in the language of its address, and keeps one for each', async () => {
  const { stranger } = await openWorld();
  const formIn = async (language: 'en' | 'es') =>
    read((await stranger().send({ method: 'GET', url: blankFormAddress(language) })).bytes);
  const [spanish, english, again] = [await formIn('es'), await formIn('en'), await formIn('es')];
  expect(spanish.language).toBe('es-US');
  expect(spanish.words).toContain('Soy la madre, el padre o el tutor legal, y acepto los términos');
  expect(spanish.words).toContain('Términos del servicio');
  expect(english.words).toContain('Parent Consent Form');
  expect(again).toEqual(spanish);
});

test('#the-language-of-documents: letters to families are printed in the language that is asked for', async () => {
  const { setUp, leaderOf } = await openTroopWorld({ BASE_URL: 'http://rootling.example' });
  const troopId = await setUp();
  const { caller } = await leaderOf(troopId);
  await invite(caller, troopId);
  const { bytes } = await caller.call(printFamilyLetters, { body: { troopId, language: 'es' } });
  const { words, language } = await read(bytes);
  expect(language).toBe('es-US');
  expect(words).toContain('Para la familia de Ada Okafor');
});
