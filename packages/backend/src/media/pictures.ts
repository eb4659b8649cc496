import type { Database } from '../database/database.ts';
import type { PictureFile } from './draw-picture.ts';

export interface Pictures {
  /** Stores the files of one picture and returns its id, the hash of the first and widest. */
  store(files: readonly PictureFile[], uploadedBy: string): Promise<string>;
  /** Returns the bytes of one file; undefined if none has this hash. */
  read(hash: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
}

/** Caches what is requested again and again: both sections in all widths, before and after a change. */
const maxCached = 12;

/** An upload that no section has shown is deleted after a day. */
const forgetUnused = `
  delete from pictures where uploaded_at < $1::timestamptz - interval '1 day'
    and not exists (select from section_images where picture_hash = pictures.hash)`;

export function createPictures(database: Database, now: () => Date): Pictures {
  const cache = new Map<string, Uint8Array<ArrayBuffer>>();

  return {
    async store(files, uploadedBy) {
      const [widest] = files;
      if (widest === undefined) throw new Error('A picture has at least one file.');
      await database.transaction(async (transaction) => {
        await transaction.query(forgetUnused, [now()]);
        await transaction.query(
          `insert into pictures (hash, uploaded_by, uploaded_at) values ($1, $2, $3)
           on conflict (hash) do update set uploaded_at = excluded.uploaded_at`,
          [widest.hash, uploadedBy, now()],
        );
        for (const { width, height, hash, bytes } of files) {
          await transaction.query(
            `insert into picture_files (picture_hash, width, height, hash, bytes) values ($1, $2::int, $3::int, $4, $5)
             on conflict (picture_hash, width) do nothing`,
            [widest.hash, width, height, hash, bytes],
          );
        }
      });
      return widest.hash;
    },
    async read(hash) {
      const known = cache.get(hash);
      if (known) return known;
      const { rows } = await database.query<{ bytes: Uint8Array }>(
        'select bytes from picture_files where hash = $1 limit 1',
        [hash],
      );
      const [found] = rows;
      if (found === undefined) return undefined;
      const bytes = new Uint8Array(found.bytes);
      cache.set(hash, bytes);
      const [oldest] = cache.keys();
      if (cache.size > maxCached && oldest !== undefined) cache.delete(oldest);
      return bytes;
    },
  };
}
