/** A session of W3C WebDriver (https://www.w3.org/TR/webdriver2/). */
export interface WebDriverSession {
  readonly capabilities: Readonly<Record<string, unknown>>;
  /**
   * @param path below the session, such as `url`
   * @throws Error with the driver's message if the command fails
   */
  post<Value>(path: string, body: object): Promise<Value>;
}

interface NewSession {
  readonly sessionId: string;
  readonly capabilities: Readonly<Record<string, unknown>>;
}

export async function isWebDriverReady(address: string): Promise<true | undefined> {
  try {
    const { value } = (await (await fetch(`${address}/status`)).json()) as { value: { ready: boolean } };
    return value.ready || undefined;
  } catch {
    return undefined;
  }
}

export async function openWebDriverSession(address: string, wanted: object): Promise<WebDriverSession> {
  const { sessionId, capabilities } = await post<NewSession>(`${address}/session`, {
    capabilities: { alwaysMatch: wanted },
  });
  return {
    capabilities,
    post: (path, body) => post(`${address}/session/${sessionId}/${path}`, body),
  };
}

async function post<Value>(address: string, body: object): Promise<Value> {
  const response = await fetch(address, { method: 'POST', body: JSON.stringify(body) });
  const { value } = (await response.json()) as { value: Value | { error: string; message: string } };
  if (!response.ok) {
    const { error, message } = value as { error: string; message: string };
    throw new Error(`${error}: ${message}`);
  }
  return value as Value;
}
