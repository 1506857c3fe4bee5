import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProduct } from '../../e2e/journey.ts';
import { startHttps } from '../web/https.ts';
import { type Line, openLine } from './line.ts';

/** The built product, https before it as through Caddy (docs/OPERATING.md), and before that a line of any weather. */
export type FarProduct = {
  readonly line: Line;
  readonly dataDir: string;
  readonly stop: () => Promise<void>;
};

/** @param mailUrl where its letters go; without it there is no mail. */
export async function startFarProduct(mailUrl?: string): Promise<FarProduct> {
  const line = await openLine();
  const logs = mkdtempSync(join(tmpdir(), 'rootling-felt-log-'));
  const mail = mailUrl && { SMTP_URL: mailUrl, MAIL_FROM: 'Rootling <scouts@troop.example>' };
  const product = await startProduct(join(logs, 'log'), {
    ...{ BASE_URL: line.url, SUPPORT_EMAIL: 'help@troop.example', ...mail },
  });
  const front = await startHttps(product.url);
  line.leadTo(Number(new URL(front.url).port));
  return {
    line,
    dataDir: product.dataDir,
    stop: async () => {
      await line.stop();
      await product.stop();
      // Browsers that are gone may leave their connections to it open.
      await Promise.race([front.stop(), new Promise((resolve) => setTimeout(resolve, 1000))]);
      rmSync(logs, { recursive: true, force: true });
    },
  };
}
