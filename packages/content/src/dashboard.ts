import type { DashboardWords } from '@sponsor/domain';

export const dashboard: DashboardWords = {
  page: { title: 'Dashboard', description: 'For staff of the sponsor.' },
  link: { label: 'Images', href: '/admin' },
  heading: 'Dashboard',
  images: {
    headings: { problem: 'Problem section image', solution: 'Solution section image' },
    loading: 'Loading the images',
    retry: 'Retry',
    upload: 'Upload New Image',
    uploading: 'Uploading...',
    uploadHelp:
      'JPEG, PNG, WebP or AVIF, up to 10 MB. It is shown on the invest page at once; location data is removed.',
    changedBy: 'by',
    drawing: 'Built-in drawing',
    alternativeText: 'Alternative text',
    alternativeTextHelp: 'What the image shows, for those who cannot see it. It is published with the image.',
    checkAlternativeText: 'This text was written for the image before. Please say what the new one shows.',
    save: 'Save text and point',
    focusHelp: 'Press on what must stay in view, or move the point.',
    across: 'Across',
    down: 'Down',
    desktopCut: 'Desktop 16:10',
    phoneCut: 'Phone 4:5',
    earlier: 'Earlier images',
    restore: 'Restore',
  },
  toasts: {
    success: 'Success',
    updated: { problem: 'Problem section image updated.', solution: 'Solution section image updated.' },
    error: 'Error',
    uploadFailed: 'Failed to upload image. Please try again.',
    changeFailed: 'Failed to change the image. Please try again.',
  },
};
