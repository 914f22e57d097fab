import type { ServerId } from '../shared/site-data';

/** Who answers. Shown as `data-backend` on each reply. */
export type BackendId = ServerId | 'webllm' | 'built-in' | 'quotes';
