/** localStorage where it is allowed; a browser that blocks it just forgets. */
export function recall(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // Blocked: the choice holds for this page only.
  }
}
