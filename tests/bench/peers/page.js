// The entry of a page with one peer on it; `main.ts` says which module `peer` is.
import './put-off-work';
import * as peer from 'peer';

globalThis.markdownHarness = { peer };
