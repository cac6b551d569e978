const READY_PATH = '/readyz'

/** Asks the server whether it, its database and its queue are ready. */
export async function checkConnection(): Promise<boolean> {
  try {
    const response = await fetch(READY_PATH, { cache: 'no-store' })
    return response.ok
  } catch {
    return false
  }
}
