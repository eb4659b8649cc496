/** The files of the pictures, each with its address in the build. */
export const pictureFiles = import.meta.glob<string>('../pictures/*.{avif,webp}', {
  eager: true,
  import: 'default',
  query: '?url',
});
