import type { ChatBackend } from '../../src/backends/backend';
import { quotesBackendOf as quotesBackendAt } from '../../src/cli/eval/open-backend';
import type { Profile } from '../../src/resume/profile';
import { today } from './answers';

/** The quotes backend of a site that is made from this profile. Labels count ongoing jobs up to one month. */
export function quotesBackendOf(profile: Profile): ChatBackend {
  return quotesBackendAt(profile, today);
}
