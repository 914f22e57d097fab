import type { Network } from '../../src/backends/http/network';

/** A browser that is online, has no policy and knows none of the local permissions, save where told otherwise. */
export function testNetwork(changes: Partial<Network> = {}): Network {
  return {
    fetch,
    origin: 'https://cv.example',
    isOnline: () => true,
    isSecureContext: () => true,
    queryPermission: () => Promise.reject(new TypeError('not a permission name')),
    policyViolations: new EventTarget(),
    ...changes,
  };
}
