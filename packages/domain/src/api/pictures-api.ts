import * as z from 'zod/mini';
import { illustratedSections, sectionImageChangeSchema, sectionImageVersionSchema } from '../section-image.ts';
import { mediaTypes } from './media-types.ts';
import type { Api } from './route.ts';

const versions = z.array(sectionImageVersionSchema);

/** Pictures that staff upload. */
export const uploadsApi = {
  upload: {
    method: 'POST',
    path: '/api/lovable-uploads',
    access: 'editor',
    fresh: true,
    summary: 'Uploads a picture. Returns its address.',
    bodies: { [mediaTypes.multipart]: z.object({ file: z.string().check(z.meta({ contentMediaType: 'image/*' })) }) },
    answer: z.object({ url: z.string() }),
  },
} as const satisfies Api;

/** The current and former pictures of the sections, and how staff change them. */
export const sectionImagesApi = {
  read: {
    method: 'GET',
    path: '/api/section-images',
    access: 'viewer',
    summary: 'Returns the current and former pictures of the sections.',
    answer: z.object({ problem: versions, solution: versions }),
  },
  change: {
    method: 'PUT',
    path: '/api/section-images/:section',
    access: 'editor',
    fresh: true,
    summary: 'Changes the picture of a section, or restores its drawing.',
    params: z.object({ section: z.enum(illustratedSections) }),
    notFound: 'unknown-section',
    body: sectionImageChangeSchema,
    answer: sectionImageVersionSchema,
  },
} as const satisfies Api;

/** Uploaded pictures, public. */
export const mediaApi = {
  read: {
    method: 'GET',
    path: '/media/:hash',
    access: 'anyone',
    summary: 'Returns an uploaded picture. An address always returns the same picture.',
    params: z.object({ hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)) }),
    notFound: 'unknown-picture',
    answerMedia: [mediaTypes.picture],
    also: { 304: 'Not modified.' },
  },
} as const satisfies Api;
