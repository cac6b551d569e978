/** What could not be stored, because the browser blocks storage or it is full: kept until the page goes. */
const kept = new Map<string, string>()

/** Looks a value up in localStorage. */
export function recall(key: string): string | null {
  const value = kept.get(key)
  if (value !== undefined) return value
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
    kept.delete(key)
  } catch {
    kept.set(key, value)
  }
}

export function forget(key: string): void {
  kept.delete(key)
  try {
    localStorage.removeItem(key)
  } catch {
    // Blocked: then nothing was stored either.
  }
}
