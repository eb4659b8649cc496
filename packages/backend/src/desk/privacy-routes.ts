import { mediaTypes, type privacyApi } from '@sponsor/domain';
import type { Exports } from '../audit/exports.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { AddressHashes } from '../base/address-hash.ts';
import type { AppContext } from '../base/app-env.ts';
import { refusal } from '../base/problem.ts';
import type { Handlers } from '../base/serve.ts';
import { staffMemberOf } from '../base/staff-member.ts';
import type { Database } from '../database/database.ts';
import { exportRecord } from './export-record.ts';
import { eraseLead, findByEmail, findSuppression, setLegalHold } from './privacy.ts';
import { closePrivacyRequest, enterPrivacyRequest, listPrivacyRequests } from './privacy-requests.ts';

export function privacyHandlers(
  database: Database,
  now: () => Date,
  exports: Exports,
  addressHashes: AddressHashes,
): Handlers<typeof privacyApi> {
  const actorOf = (context: AppContext) => ({ name: staffMemberOf(context).email, at: now() });

  return {
    async find({ body: { email }, context }) {
      const id = await findByEmail(database, email);
      const { name: actor, at } = actorOf(context);
      await recordAudit(database, { actor, action: 'person looked for', subject: id ?? '' }, at);
      const since = id === undefined ? await findSuppression(database, addressHashes(email)) : undefined;
      return { id: id ?? null, ...(since && { askedToBeForgottenAt: since }) };
    },
    list: () => listPrivacyRequests(database),
    async enter({ body, context }) {
      const outcome = await enterPrivacyRequest(database, body, actorOf(context));
      if (outcome === 'waiting') throw refusal(409, 'request-waits');
      return outcome === 'unknown' ? undefined : { entered: true };
    },
    async close({ params: { id }, body: { outcome, reason }, context }) {
      const closed = await closePrivacyRequest(database, id, outcome, reason, actorOf(context));
      return closed ? { closed } : undefined;
    },
    async exportRecord({ params: { id }, context }) {
      const record = await exportRecord(database, id);
      if (record === undefined) return undefined;
      const entry = { action: 'person exported', subject: id } as const;
      return exports.send(context, { file: 'person.ndjson', mediaType: mediaTypes.lines, entry, lines: record });
    },
    async erase({ params: { id }, body: { reason }, context }) {
      const outcome = await eraseLead(database, id, { reason, asked: true }, actorOf(context), addressHashes);
      if (outcome === 'held') throw refusal(409, 'legal-hold');
      return outcome === 'unknown' ? undefined : { erased: true };
    },
    async hold({ params: { id }, body: { held, reason }, context }) {
      return (await setLegalHold(database, id, held, reason, actorOf(context))) ? { held } : undefined;
    },
  };
}
