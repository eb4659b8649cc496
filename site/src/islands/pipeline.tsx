import { pipelineMap } from '@sponsor/content/drawings';
import { pipeline } from '@sponsor/content/opportunity';
import { PipelineMap } from '@sponsor/ui/drawings';
import { Pipeline } from '@sponsor/ui/sections';

/** Where the sponsor builds and means to build. */
export function DevelopmentPipeline() {
  return (
    <Pipeline
      {...pipeline}
      media={<PipelineMap label={pipelineMap.alternativeText} sites={pipeline.sites} />}
      drawing={pipelineMap}
    />
  );
}
