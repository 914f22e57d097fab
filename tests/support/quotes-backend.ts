import type { ChatBackend } from '../../src/backends/backend';
import { quotesBackendOf as quotesBackendAt } from '../../src/cli/eval/open-backend';
import type { Profile } from '../../src/resume/profile';
import { today } from './answers';

const made = new Map<string, ChatBackend>();

/**
 * The quotes backend of a site that is made from this profile. Labels count ongoing jobs up to one month. Made once for
 * each profile: several sets ask about the same CVs, and to find a CV's part of the thesaurus takes long.
 */
export function quotesBackendOf(profile: Profile): ChatBackend {
  const key = JSON.stringify(profile);
  const backend = made.get(key) ?? quotesBackendAt(profile, today);
  made.set(key, backend);
  return backend;
}
