import { useMemo } from 'react';
import type { LocalModel } from './local-model';
import { useLocalModel } from './use-local-model';
import { type Answerer, type SiteModels, whoAnswers } from './who-answers';

/** Who answers the next question. `localModel`: undefined where the site was built without one. */
export function useWhoAnswers(localModel: LocalModel | undefined, site: SiteModels): Answerer {
  const snapshot = useLocalModel(localModel);
  return useMemo(() => whoAnswers(snapshot, site), [snapshot, site]);
}
