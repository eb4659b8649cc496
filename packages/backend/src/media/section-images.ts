import {
  centeredFocus,
  type IllustratedSection,
  type SectionImage,
  type SectionImageChange,
  type SectionImages,
  type SectionImageVersion,
} from '@sponsor/domain';
import { v7 as uuidv7 } from 'uuid';
import { recordAudit } from '../audit/record-audit.ts';
import type { Database, Queryable } from '../database/database.ts';

export interface SectionImageStore {
  /** Changes whenever pages must be rendered again. */
  version(): Promise<number>;
  /** The current picture of each section. */
  current(): Promise<SectionImages>;
  /** The last 20 pictures of a section, newest first; empty if it has always shown its drawing. */
  history(section: IllustratedSection): Promise<SectionImageVersion[]>;
  /** Returns the new version, or undefined if the picture was never uploaded. */
  change(
    section: IllustratedSection,
    change: SectionImageChange,
    changedBy: string,
  ): Promise<SectionImageVersion | undefined>;
}

interface VersionRow {
  id: string;
  section: IllustratedSection;
  picture_hash: string | null;
  alternative_text: string | null;
  focus_x: number;
  focus_y: number;
  changed_by: string;
  changed_at: Date;
  files: readonly { hash: string; width: number; height: number }[] | null;
}

const maxVersions = 20;

const readVersions = (versions: string) => `
  select versions.*, files from (${versions}) as versions left join lateral (
    select json_agg(json_build_object('hash', hash, 'width', width, 'height', height) order by width desc) as files
    from picture_files where picture_files.picture_hash = versions.picture_hash
  ) as of_picture on true`;

const readCurrent = readVersions('select distinct on (section) * from section_images order by section, id desc');
const readHistory = `${readVersions(
  `select * from section_images where section = $1 order by id desc limit ${maxVersions}`,
)} order by id desc`;
const readOne = readVersions('select * from section_images where id = $1');

export function createSectionImages(database: Database, now: () => Date): SectionImageStore {
  return {
    async version() {
      const { rows } = await database.query<{ version: number }>('select version from content_version');
      return rows[0]?.version ?? 0;
    },
    async current() {
      const { rows } = await database.query<VersionRow>(readCurrent);
      const shown = rows.flatMap((row) => {
        const image = imageOf(row);
        return image ? [[row.section, image] as const] : [];
      });
      return Object.fromEntries(shown);
    },
    async history(section) {
      const { rows } = await database.query<VersionRow>(readHistory, [section]);
      return rows.map(toVersion);
    },
    change: (section, change, changedBy) =>
      database.transaction(async (transaction) => {
        const hash = change.url === null ? null : hashOf(change.url);
        if (hash !== null && !(await isKnown(transaction, hash))) return undefined;
        const { alternativeText = null, focus = centeredFocus } = change.url === null ? {} : change;
        const id = uuidv7();
        await transaction.query(
          `insert into section_images
             (id, section, picture_hash, alternative_text, focus_x, focus_y, changed_by, changed_at)
           values ($1::uuid, $2, $3, $4, $5::smallint, $6::smallint, $7, $8)`,
          [id, section, hash, alternativeText, focus.x, focus.y, changedBy, now()],
        );
        await transaction.query('update content_version set version = version + 1');
        const { rows } = await transaction.query<VersionRow>(readOne, [id]);
        const entry = { actor: changedBy, action: 'section image changed', subject: section } as const;
        await recordAudit(transaction, { ...entry, details: { picture: hash } }, now());
        return rows[0] && toVersion(rows[0]);
      }),
  };
}

/** The permanent address of a file. */
export function addressOf(hash: string): string {
  return `/media/${hash}`;
}

function hashOf(url: string): string {
  return url.replace(/^\/media\//, '');
}

/** Also protects the picture from deletion until the transaction ends. */
async function isKnown(transaction: Queryable, hash: string): Promise<boolean> {
  const { rows } = await transaction.query('select from pictures where hash = $1 for key share', [hash]);
  return rows.length > 0;
}

function toVersion(row: VersionRow): SectionImageVersion {
  return {
    id: row.id,
    image: imageOf(row) ?? null,
    changedBy: row.changed_by,
    changedAt: row.changed_at.toISOString(),
  };
}

function imageOf({ files, alternative_text, focus_x, focus_y }: VersionRow): SectionImage | undefined {
  const [widest] = files ?? [];
  if (!files || !widest || alternative_text === null) return undefined;
  return {
    src: addressOf(widest.hash),
    srcSet: files.map(({ hash, width }) => `${addressOf(hash)} ${width}w`).join(', '),
    width: widest.width,
    height: widest.height,
    alternativeText: alternative_text,
    focus: { x: focus_x, y: focus_y },
  };
}
