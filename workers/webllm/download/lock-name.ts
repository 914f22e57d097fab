import type { ModelSource } from '../protocol';
import { modelFolder } from './model-files';

/**
 * The Web Lock of a model's files. It is the same for all sites of an origin, which share these files, and for all
 * revisions, since a branch can be resolved to a commit that another site names itself.
 */
export function lockName({ modelUrl }: ModelSource): string {
  return `talking-cv:download:${modelFolder(modelUrl).replace(/resolve\/[^/]+\/$/, '')}`;
}
