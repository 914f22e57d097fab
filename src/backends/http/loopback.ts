const loopbackHost = /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\])$/;

/** True if an address leads to the visitor's own computer; false if it is no absolute address. */
export function isLoopback(url: string): boolean {
  try {
    return loopbackHost.test(new URL(url).hostname);
  } catch {
    return false;
  }
}
