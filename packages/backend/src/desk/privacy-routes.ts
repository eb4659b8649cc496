import { Hono } from 'hono';
import { z } from 'zod';
import type { Exports } from '../audit/exports.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { AddressHashes } from '../base/address-hash.ts';
import type { AppContext, AppEnv } from '../base/app-env.ts';
import { readJson } from '../base/body.ts';
import { mediaTypes } from '../base/media-types.ts';
import { Problem } from '../base/problem.ts';
import { staffMemberOf } from '../base/staff-member.ts';
import type { Database } from '../database/database.ts';
import {
  closingSchema,
  emailSchema,
  erasureSchema,
  holdSchema,
  leadIdOf,
  noSuchLead,
  privacyRequestBody,
  readChange,
} from './desk-requests.ts';
import { exportRecord } from './export-record.ts';
import { eraseLead, findByEmail, forgottenSince, holdLead } from './privacy.ts';
import { closePrivacyRequest, enterPrivacyRequest, listPrivacyRequests } from './privacy-requests.ts';

/** What persons may ask about what is kept of them: found, handed over, held, erased, and each request with its answer. */
export function privacyRoutes(
  database: Database,
  now: () => Date,
  exports: Exports,
  addressHashes: AddressHashes,
): Hono<AppEnv> {
  const doerOf = (context: AppContext) => ({ actor: staffMemberOf(context).email, at: now() });

  return new Hono<AppEnv>()
    .post('/privacy/find', async (context) => {
      const { email } = readChange(emailSchema, await readJson(context));
      const id = await findByEmail(database, email);
      const { actor, at } = doerOf(context);
      await recordAudit(database, { actor, action: 'person looked for', subject: id ?? '' }, at);
      const since = id === undefined ? await forgottenSince(database, addressHashes(email)) : undefined;
      return context.json({ id: id ?? null, ...(since && { askedToBeForgottenAt: since.toISOString() }) });
    })
    .get('/privacy/requests', async (context) => context.json(await listPrivacyRequests(database)))
    .post('/privacy/requests', async (context) => {
      const request = readChange(privacyRequestBody, await readJson(context));
      const outcome = await enterPrivacyRequest(database, request, doerOf(context));
      if (outcome === 'unknown') throw noSuchLead();
      if (outcome === 'waiting') throw new Problem(409, 'This person waits for an answer to the same request already.');
      return context.json({ entered: true }, 201);
    })
    .post('/privacy/requests/:id/close', async (context) => {
      const { outcome, reason } = readChange(closingSchema, await readJson(context));
      const id = z.uuid().safeParse(context.req.param('id')).data;
      const closed = id !== undefined && (await closePrivacyRequest(database, id, outcome, reason, doerOf(context)));
      if (!closed) throw new Problem(404, 'There is no such request that waits for an answer.');
      return context.json({ closed: true });
    })
    .get('/leads/:id/record', async (context) => {
      const id = leadIdOf(context);
      const record = await exportRecord(database, id);
      if (record === undefined) throw noSuchLead();
      const entry = { action: 'person exported', subject: id } as const;
      return exports.send(context, { file: 'person.ndjson', mediaType: mediaTypes.lines, entry, lines: record });
    })
    .post('/leads/:id/erasure', async (context) => {
      const { reason } = readChange(erasureSchema, await readJson(context));
      const outcome = await eraseLead(
        database,
        leadIdOf(context),
        { reason, asked: true },
        doerOf(context),
        addressHashes,
      );
      if (outcome === 'unknown') throw noSuchLead();
      if (outcome === 'held') throw new Problem(409, 'This person may not be erased as long as the legal hold stands.');
      return context.json({ erased: true });
    })
    .post('/leads/:id/hold', async (context) => {
      const { held, reason } = readChange(holdSchema, await readJson(context));
      if (!(await holdLead(database, leadIdOf(context), held, reason, doerOf(context)))) throw noSuchLead();
      return context.json({ held });
    });
}
