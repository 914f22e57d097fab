declare global {
  interface Permissions {
    /** Chrome's permissions for local addresses; TypeScript's DOM types lack them. */
    query(descriptor: { name: LocalPermission }): Promise<PermissionStatus>;
  }
}

/** Chrome's names since version 145; `local-network-access` is the older name for both. */
export type LocalPermission = 'loopback-network' | 'local-network' | 'local-network-access';

/** What an HTTP backend needs of the browser. Handed in, so that tests can replace it. */
export interface Network {
  readonly fetch: typeof fetch;
  readonly origin: string;
  isOnline(): boolean;
  isSecureContext(): boolean;
  /** `navigator.permissions.query` by name; rejects if the browser does not know the name. */
  queryPermission(name: LocalPermission): Promise<PermissionState>;
  /** The document, which receives `securitypolicyviolation` events. */
  readonly policyViolations: EventTarget;
}

export function browserNetwork(): Network {
  return {
    fetch: (input, init) => fetch(input, init),
    origin: location.origin,
    isOnline: () => navigator.onLine,
    isSecureContext: () => window.isSecureContext,
    queryPermission: async (name) => {
      const status = await navigator.permissions.query({ name });
      return status.state;
    },
    policyViolations: document,
  };
}
