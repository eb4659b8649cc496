import { unavailable } from '@sponsor/content/admin';
import * as z from 'zod/mini';
import { SignedOutError } from './leads-table.ts';
import { serverMessage } from './server-message.ts';

const uploadedSchema = z.object({ url: z.string() });

/**
 * Hands a picture to the server and resolves to the address where it is shown from now on (spec §7, call 5).
 *
 * @throws SignedOutError without a staff session; otherwise an Error with a sentence for staff.
 */
export async function uploadImage(file: File): Promise<string> {
  const body = new FormData();
  body.append('file', file);
  const response = await fetch('/api/lovable-uploads', { method: 'POST', body }).catch(() => {
    throw new Error(unavailable);
  });
  if (response.status === 401) throw new SignedOutError(await serverMessage(response));
  if (!response.ok) throw new Error(await serverMessage(response));
  const uploaded = uploadedSchema.safeParse(await response.json().catch(() => undefined));
  if (!uploaded.success) throw new Error('The server did not say where the picture is.');
  return uploaded.data.url;
}
