import type { IllustratedSection, SectionImageChange, SectionImageVersion } from '@sponsor/domain';
import { useToast } from '@sponsor/ui';
import type { SectionImageDescription } from '@sponsor/ui/admin';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { SignedOutError } from '../adapters/desk.ts';
import { readSectionImages, saveSectionImage } from '../adapters/section-images.ts';
import { unavailable } from '../adapters/server-message.ts';
import { uploadImage } from '../adapters/uploads.ts';
import { reportError } from '../browser/report-error.ts';
import { deskKey, endSession } from './query-client.ts';

const key = [...deskKey, 'section-images'];

const updated: Record<IllustratedSection, string> = {
  problem: 'Problem section image updated.',
  solution: 'Solution section image updated.',
};

type Change = { section: IllustratedSection } & (
  | { file: File; description: SectionImageDescription }
  | { description: SectionImageDescription }
  | { version: SectionImageChange }
);

/** What the sections show and have shown, and ways to change that, each of which ends in a toast. */
export function useSectionImages() {
  const queryClient = useQueryClient();
  const notify = useToast();
  const { data, isError, refetch } = useQuery({ queryKey: key, queryFn: ({ signal }) => readSectionImages(signal) });

  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: async (change: Change) => {
      if ('version' in change) return saveSectionImage(change.section, change.version);
      const url = 'file' in change ? await uploadImage(change.file) : await stillShown(change.section);
      return saveSectionImage(change.section, { url, ...change.description });
    },
    onSuccess: async (_version, { section }) => {
      await queryClient.invalidateQueries({ queryKey: key });
      notify({ title: 'Success', description: updated[section], topic: section });
    },
    onError: (failure, change) => {
      if (failure instanceof SignedOutError) endSession(queryClient);
      reportError(`${'file' in change ? 'Upload' : 'Change'} failed: ${failure.message}`);
      notify({
        title: 'Error',
        description:
          'file' in change
            ? 'Failed to upload image. Please try again.'
            : 'Failed to change the image. Please try again.',
        tone: 'destructive',
        topic: change.section,
      });
    },
    networkMode: 'always',
  });

  /** The picture that words were written for: published with another, they would take that from the page. */
  async function stillShown(section: IllustratedSection): Promise<string> {
    const url = data?.[section][0]?.image?.src;
    const now = await queryClient.fetchQuery({ queryKey: key, queryFn: ({ signal }) => readSectionImages(signal) });
    if (url === undefined || now[section][0]?.image?.src !== url)
      throw new Error('A colleague has put another image here meanwhile, so these words were not saved.');
    return url;
  }

  function changeOf(shown: SectionImageVersion['image']): SectionImageChange {
    if (shown === null) return { url: null };
    const { src: url, alternativeText, focus } = shown;
    return { url, alternativeText, focus };
  }

  return {
    versions: data,
    errorText: isError ? unavailable : undefined,
    onRetry: () => void refetch(),
    changing: isPending
      ? { section: variables.section, file: 'file' in variables ? variables.file.name : undefined }
      : undefined,
    refused: error && variables ? { section: variables.section, reason: error.message } : undefined,
    onUpload: (section: IllustratedSection, file: File, description: SectionImageDescription) =>
      mutate({ section, file, description }),
    onDescribe: (section: IllustratedSection, description: SectionImageDescription) => mutate({ section, description }),
    onRestore: (section: IllustratedSection, version: SectionImageVersion | 'drawing') =>
      mutate({ section, version: changeOf(version === 'drawing' ? null : version.image) }),
  };
}
