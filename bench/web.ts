/**
 * `npm run bench:web`: the login, the dashboard and step 4 with 60 photos, built, as the real server sends them, by https
 * and HTTP/2 as through the Caddy of docs/OPERATING.md, in a headless Chromium under Lighthouse's mobile preset (a slow 4G and a
 * processor four times slower, both simulated); and what every route loads. Writes RESULTS-web.md.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import { FIRST_LANGUAGE, LANGUAGE_NAMES, OFFERED_LANGUAGES } from '../domain/languages.ts';
import { runCommand } from '../server/platform/command.ts';
import { ROUTE_BUDGETS, tableOfWeights, weighRoutes } from '../tools/page-weights.ts';
import { demandPackages } from './packages.ts';
import { startBrowser } from './web/browser.ts';
import { startHttps } from './web/https.ts';
import type { Audit, AuditedPage } from './web/lighthouse.ts';
import { startProduct } from './web/product.ts';
import { startScout } from './web/scout.ts';

const RUNS = 5;
const root = join(import.meta.dirname, '..');

/**
 * Returns a page's goals; the dashboard's largest paint is the child's own photo, which comes later
 * (docs/decisions/0114).
 */
const goalsOf = (performance: number): Readonly<Record<keyof Audit, string>> => ({
  performance: `at least ${performance}`,
  accessibility: '100',
  bestPractices: '100',
  seo: '100',
  firstPaintMs: '',
  largestPaintMs: 'at most 1500',
  blockingMs: 'at most 50',
  layoutShift: '0',
  speedIndexMs: '',
});

const NAMES: Readonly<Record<keyof Audit, string>> = {
  performance: 'Performance',
  accessibility: 'Accessibility',
  bestPractices: 'Best practices',
  seo: 'SEO',
  firstPaintMs: 'First contentful paint, ms',
  largestPaintMs: 'Largest contentful paint, ms',
  blockingMs: 'Total blocking time, ms',
  layoutShift: 'Cumulative layout shift',
  speedIndexMs: 'Speed index, ms',
};

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const rounded = (value: number) => (value >= 1 ? value.toFixed(0) : value.toFixed(3).replace(/\.?0+$/, ''));

function tableOfAudits(audits: readonly Audit[], goals: Readonly<Record<keyof Audit, string>>): string {
  const rows = (Object.keys(NAMES) as (keyof Audit)[]).map((figure) => {
    const values = audits.map((audit) => audit[figure]);
    return `| ${NAMES[figure]} | ${rounded(median(values))} | ${values.map(rounded).join(', ')} | ${goals[figure]} |`;
  });
  return ['| | median | runs | goal |', '|---|---|---|---|', ...rows].join('\n');
}

/** A page in a browser of its own for each run, as somebody meets it who was never here. */
async function auditOften(page: AuditedPage): Promise<Audit[]> {
  const { auditPage } = await import('./web/lighthouse.ts');
  const audits: Audit[] = [];
  for (let run = 1; run <= RUNS; run += 1) {
    const browser = await startBrowser();
    try {
      audits.push(await auditPage(page, browser.port));
    } finally {
      await browser.stop();
    }
  }
  return audits;
}

await runCommand(
  {
    start: 'npm run bench:web',
    does:
      'Builds the pages, looks at the login, the dashboard and step 4 with 60 photos with Lighthouse, and weighs what ' +
      'every route loads, in each language that is offered; writes bench/RESULTS-web.md. Takes about ten minutes.',
  },
  async () => {
    demandPackages();
    execFileSync(process.execPath, ['tools/build-web.ts'], { cwd: root, stdio: 'inherit' });
    const load = (loadavg()[0] ?? 0).toFixed(1);
    const product = await startProduct();
    const front = await startHttps(product.url).catch(async (error: unknown) => {
      await product.stop();
      throw error;
    });
    const { url } = front;
    const tables: string[] = [];
    try {
      const { cookie, projectId } = await startScout(product.url);
      const pages: Readonly<Record<string, Omit<AuditedPage, 'language'> & { goal: number }>> = {
        'The login page': { url, goal: 98 },
        'The dashboard': { url, cookie, goal: 95 },
        'Step 4 with 60 photos': { url: `${url}/project/${projectId}/step/4`, cookie, goal: 90 },
      };
      for (const language of OFFERED_LANGUAGES) {
        for (const [name, { goal, ...page }] of Object.entries(pages)) {
          const audits = await auditOften({ ...page, language });
          const title = language === FIRST_LANGUAGE ? name : `${name}, ${LANGUAGE_NAMES[language]}`;
          tables.push(`## ${title}\n\n${tableOfAudits(audits, goalsOf(goal))}`);
        }
      }
    } finally {
      await front.stop();
      await product.stop();
    }

    const weights = OFFERED_LANGUAGES.map((language) => {
      const table = tableOfWeights(weighRoutes(join(root, 'web/dist'), language, ROUTE_BUDGETS));
      return language === FIRST_LANGUAGE ? table : `${LANGUAGE_NAMES[language]}:\n\n${table}`;
    });
    const [cpu] = cpus();
    const text = `# Pages

Written by \`npm run bench:web\` on ${new Date().toISOString().slice(0, 10)}. ${cpus().length} × ${cpu?.model.trim()}, ${(totalmem() / 1e9).toFixed(0)} GB, Node ${process.version}.
Lighthouse's mobile preset; of pages for one person it does not ask whether searches find them. Load before: ${load}.
By https and HTTP/2, and what calls answer packed, as through Caddy (docs/OPERATING.md).
Times are simulated from a trace of this machine's processor: where it had other work to do, they are too long.

${tables.join('\n\n')}

## What a route loads before it can be used

Sums of the files, in kB (1000 bytes): the first script, the top bar where there is one, the page, and all that they import.

${weights.join('\n\n')}
`;
    writeFileSync(join(import.meta.dirname, 'RESULTS-web.md'), text);
    process.stdout.write(text);
  },
);
