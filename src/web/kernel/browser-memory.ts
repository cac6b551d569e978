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

/** The keys that begin so. */
export function listRemembered(prefix: string): string[] {
  const keys = new Set(kept.keys())
  try {
    for (let place = 0; place < localStorage.length; place += 1) keys.add(localStorage.key(place) ?? '')
  } catch {
    // Blocked: what there is, is in `kept`.
  }
  return [...keys].filter((key) => key.startsWith(prefix))
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
