import { type CrmFormId, crmFormIds } from '@sponsor/domain';
import { StartError } from '../base/start-error.ts';
import type { CrmConfiguration } from './crm-client.ts';

interface CrmSettings {
  CRM_URL?: string | undefined;
  CRM_TOKEN?: string | undefined;
  CRM_PORTAL_ID?: string | undefined;
}

/**
 * Reads the CRM's settings; undefined if there are none.
 *
 * @param given all settings, among them the forms' ids.
 * @throws StartError if a setting is missing, or belongs to no form.
 */
export function readCrm(values: CrmSettings, given: ReadonlyMap<string, string>): CrmConfiguration | undefined {
  const formIds = readCrmFormIds(given);
  const { CRM_URL: url, CRM_TOKEN: token, CRM_PORTAL_ID: portalId } = values;
  if (url === undefined && token === undefined && portalId === undefined) return undefined;
  if (url === undefined || token === undefined || portalId === undefined) {
    throw new StartError(
      'CRM_URL, CRM_TOKEN and CRM_PORTAL_ID must be set together; omit all three to keep leads until a CRM is connected.',
    );
  }
  return { url, token, portalId, formIds };
}

/** Reads our forms' ids at the CRM: `CRM_FORM_SIGN_UP` is that of `sign-up`. */
function readCrmFormIds(given: ReadonlyMap<string, string>): CrmConfiguration['formIds'] {
  const settings = new Map(crmFormIds.map((id) => [`CRM_FORM_${id.toUpperCase().replaceAll('-', '_')}`, id]));
  const misspelt = [...given.keys()].find((name) => name.startsWith('CRM_FORM_') && !settings.has(name));
  if (misspelt !== undefined) {
    throw new StartError(`No form matches ${misspelt}. The valid settings are ${[...settings.keys()].join(', ')}.`);
  }
  const known = Array.from(settings, ([name, id]) => [id, given.get(name)] as const);
  return new Map(known.filter((entry): entry is [CrmFormId, string] => entry[1] !== undefined));
}
