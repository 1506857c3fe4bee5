/** An operator's own file of species beside ours (PRODUCT.md#an-operators-species). */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { changeProject, getProject } from '#domain/contract/notebook/projects.ts';
import { listAudit } from '#domain/contract/office/admin.ts';
import { getSpecies, importSpecies, searchSpecies } from '#domain/contract/species/species.ts';
import { openWorld } from '#server/testing/test-app.ts';
import { readSpeciesDataset } from './species.dataset.ts';
import { followSpeciesFile, importSpeciesAtFirstStart } from './species.service.ts';

const HEAD =
  'slug,common_name,scientific_name,family,cloning_difficulty,typical_habitat,regions,native_states,fun_fact,cutting_tip';
const FIG = `garden-fig,Garden Fig,Ficus carica,Moraceae,Beginner-friendly,Warm walls.,,CA,It has a wasp.,Cut it in winter.`;
const ELDER = FIG.replace('garden-fig,Garden Fig', 'river-elder,River Elder');
const WILLOW = FIG.replace('garden-fig,Garden Fig', 'black-willow,Willow of Our Garden');

/** A program whose operator names a file, and what happens at each of its starts. */
async function openGarden() {
  const folder = await mkdtemp(path.join(tmpdir(), 'rootling-species-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = path.join(folder, 'own.csv');
  const write = (...rows: string[]) => writeFile(file, [HEAD, ...rows, ''].join('\r\n'));
  await write(FIG);
  const world = await openWorld({ SPECIES_FILE: file });
  const { db } = world.platform;
  const scout = await world.student();
  const start = async (named: string | null = file) => {
    const dataset = named === null ? null : await readSpeciesDataset(named);
    await importSpeciesAtFirstStart(db);
    await followSpeciesFile(db, dataset);
  };
  const search = async (q = '') =>
    (await scout.caller.call(searchSpecies, { query: { q } })).body.map(({ id }) => id);
  const choose = (id: string, selectedSpeciesId: string | null) =>
    scout.caller.call(changeProject, { params: { id }, body: { selectedSpeciesId } });
  return { ...world, scout, file, write, start, search, choose };
}

test('#an-operators-species: a start brings the kinds of the file beside ours, in the place of one with its slug too', async () => {
  const { write, start, search, scout } = await openGarden();
  await write(FIG, WILLOW);
  await start();
  expect(await search()).toHaveLength(184);
  expect(await search('garden')).toEqual(expect.arrayContaining(['garden-fig', 'black-willow']));
  const willow = await scout.caller.call(getSpecies, { params: { id: 'black-willow' } });
  expect(willow.body.commonName).toBe('Willow of Our Garden');
  const look = { params: { id: 'black-willow' }, query: { language: 'es' } } as const;
  expect((await scout.caller.call(getSpecies, look)).body).toEqual(willow.body);
});

test('#the-language-of-trees: a file may say its kinds in Spanish too, in columns that none has to have', async () => {
  const { file, start, scout } = await openGarden();
  const inSpanish = 'common_name_es,other_names_es,typical_habitat_es,fun_fact_es,cutting_tip_es';
  const fig = `${FIG},Higuera,breva;higo,Muros con sol.,,Córtala en invierno.`;
  await writeFile(file, `${HEAD},${inSpanish}\n${fig}\n${ELDER},,,,,\n`);
  await start();
  const look = async (id: string, language: 'en' | 'es') =>
    (await scout.caller.call(getSpecies, { params: { id }, query: { language } })).body;
  const english = await look('garden-fig', 'en');
  expect(english.commonName).toBe('Garden Fig');
  expect(await look('garden-fig', 'es')).toEqual({
    ...english,
    ...{ commonName: 'Higuera', englishName: 'Garden Fig', otherNames: ['breva', 'higo'] },
    ...{
      typicalHabitat: 'Muros con sol.',
      cuttingTip: 'Córtala en invierno.',
      englishTip: english.cuttingTip,
    },
  });
  expect(await look('river-elder', 'es')).toEqual(await look('river-elder', 'en'));
  const find = async (q: string) =>
    (await scout.caller.call(searchSpecies, { query: { q, language: 'es' } })).body.map(({ id }) => id);
  expect(await find('breva')).toEqual(['garden-fig']);

  // Only the Spanish differs now: what was kept for searches does not stay.
  await writeFile(file, `${HEAD},common_name_es\n${FIG},Higo del muro\n${ELDER},\n`);
  await start();
  expect((await look('garden-fig', 'es')).commonName).toBe('Higo del muro');
  expect([await find('breva'), await find('muro')]).toEqual([[], ['garden-fig']]);
});

test('#an-operators-species: a kind that leaves the file goes, and stays hidden for a project that has chosen it', async () => {
  const { write, start, search, choose, scout, project } = await openGarden();
  await write(FIG, ELDER);
  await start();
  const { id } = await project(scout);
  expect((await choose(id, 'garden-fig')).status).toBe(200);
  await write();
  await start();
  expect(await search()).toHaveLength(183);
  const shown = async () => (await scout.caller.call(getProject, { params: { id } })).body;
  expect((await shown()).selectedSpecies).toMatchObject({ commonName: 'Garden Fig' });
  const look = async (slug: string) => (await scout.caller.call(getSpecies, { params: { id: slug } })).status;
  expect([await look('garden-fig'), await look('river-elder')]).toEqual([200, 404]);

  // A project keeps its kind, but nobody can choose it anew.
  expect((await choose(id, 'garden-fig')).status).toBe(200);
  const { id: other } = await project(scout);
  expect((await choose(other, 'garden-fig')).status).toBe(400);
  await choose(id, 'black-willow');
  await start();
  expect(await look('garden-fig')).toBe(404);
});

test('#an-operators-species: once no file is named any more all is as it was delivered', async () => {
  const { write, start, search, scout } = await openGarden();
  await write(FIG, WILLOW);
  await start();
  await start(null);
  expect(await search('garden')).toEqual([]);
  const willow = await scout.caller.call(getSpecies, { params: { id: 'black-willow' } });
  expect(willow.body.commonName).toBe('Black Willow');
});

test('where no file is and none was, a start changes nothing', async () => {
  const { start, platform, search } = await openGarden();
  await start(null);
  await platform.db.deleteFrom('species').where('id', '=', 'black-willow').execute();
  await start(null);
  expect(await search('black willow')).toEqual([]);
});

test('#an-operators-species: processes that start at once bring the kinds once', async () => {
  const { start, search } = await openGarden();
  await Promise.all([start(), start(), start()]);
  expect(await search()).toHaveLength(184);
});

test('#an-operators-species: the import reads the file anew, and says what is wrong with it', async () => {
  const { write, start, search, admin } = await openGarden();
  await start();
  const { caller } = await admin();
  expect((await caller.call(importSpecies)).body).toMatchObject({ skipped: true, newCount: 184 });
  await write(FIG, ELDER);
  expect((await caller.call(importSpecies)).body).toEqual({
    success: true,
    message: 'Imported 185 species.',
    code: 'speciesImported',
    values: { count: 185 },
    skipped: false,
    previousCount: 184,
    newCount: 185,
    imported: 185,
  });
  await write(FIG, ELDER.replace('Moraceae', 'Figs'));
  const refused = await caller.call(importSpecies);
  expect(refused.status).toBe(503);
  expect(refused.body.message).toContain('line 3: family must be a plant family, such as Salicaceae: Figs');
  expect(await search()).toHaveLength(185);
  const rows = (await caller.call(listAudit)).body.filter(({ action }) => action === 'import-species');
  expect(rows).toHaveLength(1);
});

test('#an-operators-species: a file that is wrong or missing stops the start, with all its faults, and nothing is imported', async () => {
  const { write, start, search, file } = await openGarden();
  await write(FIG.replace('CA', 'ZZ'), ELDER.replace('Beginner-friendly', 'Easy'));
  await expect(start()).rejects.toThrow(
    /^The species in SPECIES_FILE are not usable:\n {2}line 2: native_states .*\n {2}line 3: cloning_difficulty .*$/,
  );
  expect(await search()).toEqual([]);
  await expect(start(`${file}.txt`)).rejects.toThrow('There is no ');
  await writeFile(file, Buffer.alloc(2_000_001, 'x'));
  await expect(start()).rejects.toThrow('the file has more than 2000000 bytes');
});
