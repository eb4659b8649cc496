export const pictureFiles = import.meta.glob<string>('../pictures/*.{avif,webp}', {
  eager: true,
  import: 'default',
  query: '?url',
});
