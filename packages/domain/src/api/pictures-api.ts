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
    summary: 'Takes a picture, and answers its address.',
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
    summary: 'What the sections show, and what they have shown.',
    answer: z.object({ problem: versions, solution: versions }),
  },
  change: {
    method: 'PUT',
    path: '/api/section-images/:section',
    access: 'editor',
    fresh: true,
    summary: 'Has a section show a picture, or its drawing again.',
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
    summary: 'An uploaded picture. Its address never changes its meaning.',
    params: z.object({ hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)) }),
    notFound: 'unknown-picture',
    answerMedia: [mediaTypes.picture],
    also: { 304: 'What the browser has is still right.' },
  },
} as const satisfies Api;
