// The entry of a page with one peer; `peers.ts` sets the alias `peer`.
import './put-off-work';
import * as peer from 'peer';

globalThis.markdownHarness = { peer };
