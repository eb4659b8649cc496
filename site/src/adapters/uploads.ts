import * as z from 'zod/mini';
import { askDesk } from './desk.ts';

const uploadedSchema = z.object({ url: z.string() });

/**
 * Hands a picture to the server and resolves to the address where it is shown from now on [call-6].
 *
 * @throws SignedOutError without a staff session; otherwise an Error with a sentence for staff.
 */
export async function uploadImage(file: File): Promise<string> {
  const body = new FormData();
  body.append('file', file);
  const { url } = await askDesk('/api/lovable-uploads', uploadedSchema, { method: 'POST', body });
  return url;
}
