import { once } from 'node:events';
import process from 'node:process';
import { formIds, type SiteBundle, sectionImagesSchema, siteSettingsSchema } from '@sponsor/domain';
import { z } from 'zod';
import { renderPages } from './render-pages.ts';

const jobSchema = z.object({
  bundle: z.string(),
  deployment: z.object({ site: siteSettingsSchema, publicUrl: z.string() }),
  state: z.object({ now: z.date(), sectionImages: sectionImagesSchema }),
  paths: z.array(z.string()).optional(),
});
const campaignSchema = z.object({ utm_campaign: z.string(), utm_content: z.string() });
const bundleSchema = z.object({
  facts: z.object({
    timeZone: z.string(),
    forms: z.array(z.enum(formIds)),
    campaigns: z.partialRecord(z.enum(formIds), campaignSchema),
    illustratedPaths: z.array(z.string()),
    events: z.record(z.string(), z.array(z.string())),
  }),
  renderPages: z.custom<SiteBundle['renderPages']>((value) => typeof value === 'function'),
});

process.on('disconnect', () => process.exit());
const [message] = await once(process, 'message');
const job = jobSchema.parse(message);
const bundle = bundleSchema.parse(await import(job.bundle));
for await (const step of renderPages(bundle, job.deployment, job.state, job.paths)) {
  // A server that stops meanwhile no longer listens, which is not an error.
  process.send?.(step, () => {});
}
process.disconnect();
