declare global {
  interface Permissions {
    /** Chrome's permissions for local addresses, which the DOM types do not know yet. */
    query(descriptor: { name: LocalPermission }): Promise<PermissionStatus>;
  }
}

/** Named so since Chrome 145; `local-network-access` is the older name for both. */
export type LocalPermission = 'loopback-network' | 'local-network' | 'local-network-access';

/** What an HTTP backend needs of the browser, handed in so that a test can be the browser. */
export interface Network {
  readonly fetch: typeof fetch;
  /** This site's origin, as a server sees it. */
  readonly origin: string;
  isOnline(): boolean;
  /** `navigator.permissions.query` by name; rejects where the browser does not know the name. */
  queryPermission(name: LocalPermission): Promise<PermissionState>;
  /** Receives `securitypolicyviolation` events: the document. */
  readonly policyViolations: EventTarget;
}

/** The real one. Only `app/compose.ts` calls it. */
export function browserNetwork(): Network {
  return {
    fetch: (input, init) => fetch(input, init),
    origin: location.origin,
    isOnline: () => navigator.onLine,
    queryPermission: async (name) => {
      const status = await navigator.permissions.query({ name });
      return status.state;
    },
    policyViolations: document,
  };
}
