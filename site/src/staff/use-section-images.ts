import {
  type IllustratedSection,
  type SectionImageChange,
  type SectionImageVersion,
  sectionImagesApi,
  uploadsApi,
} from '@sponsor/domain';
import { useToast } from '@sponsor/ui';
import type { SectionImageDescription } from '@sponsor/ui/admin';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { deskRequest, SignedOutError, unavailable } from '../adapters/desk-request.ts';
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

const readVersions = ({ signal }: { signal: AbortSignal }) => deskRequest(sectionImagesApi.read, { signal });

function publish(section: IllustratedSection, change: SectionImageChange): Promise<SectionImageVersion> {
  return deskRequest(sectionImagesApi.change, { params: { section }, body: change });
}

/** Resolves to the address of the published picture. */
async function upload(file: File): Promise<string> {
  const form = new FormData();
  form.append('file', file);
  return (await deskRequest(uploadsApi.upload, { form })).url;
}

/** Returns the current and former pictures of the sections, and functions to change them, each of which ends in a toast. */
export function useSectionImages() {
  const queryClient = useQueryClient();
  const notify = useToast();
  const { data, isError, refetch } = useQuery({ queryKey: key, queryFn: readVersions });

  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: async (change: Change) => {
      if ('version' in change) return publish(change.section, change.version);
      const url = 'file' in change ? await upload(change.file) : await stillShown(change.section);
      return publish(change.section, { url, ...change.description });
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

  /**
   * Returns the picture that the text was written for. Throws if a colleague has replaced it, because publishing would
   * undo that.
   */
  async function stillShown(section: IllustratedSection): Promise<string> {
    const url = data?.[section][0]?.image?.src;
    const now = await queryClient.fetchQuery({ queryKey: key, queryFn: readVersions });
    if (url === undefined || now[section][0]?.image?.src !== url)
      throw new Error('A colleague replaced this image in the meantime, so your text was not saved.');
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
