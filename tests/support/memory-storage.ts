/** A `localStorage` or `sessionStorage` over these entries. */
export function memoryStorage(entries = new Map<string, string>()) {
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
}
