/** The files of the pictures, each with the address that the build gives it. */
export const pictureFiles = import.meta.glob<string>('../pictures/*.{avif,webp}', {
  eager: true,
  import: 'default',
  query: '?url',
});
