import { once } from 'node:events';
import process from 'node:process';
import { type SiteBundle, siteConfigSchema } from '@sponsor/domain';
import { z } from 'zod';
import { renderPages } from './render-pages.ts';

const jobSchema = z.object({
  bundle: z.string(),
  deployment: z.object({ site: siteConfigSchema, publicUrl: z.string() }),
  now: z.date(),
});
const bundleSchema = z.object({
  timeZone: z.string(),
  renderPages: z.custom<SiteBundle['renderPages']>((value) => typeof value === 'function'),
});

process.on('disconnect', () => process.exit());
const [message] = await once(process, 'message');
const job = jobSchema.parse(message);
const bundle = bundleSchema.parse(await import(job.bundle));
for await (const step of renderPages(bundle, job.deployment, job.now)) process.send?.(step);
process.disconnect();
