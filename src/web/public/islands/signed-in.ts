import { persistedSession, SESSION_STORAGE_KEY } from '#web/kernel/session/session-storage.ts'

/** Whoever is signed in is led back to the app instead of being asked to sign in. */
export async function showWayBackToApp(): Promise<void> {
  const session = await persistedSession.getItem(SESSION_STORAGE_KEY)
  if (session === null) return
  for (const element of document.querySelectorAll<HTMLElement>('[data-signed-out]')) element.hidden = true
  for (const element of document.querySelectorAll<HTMLElement>('[data-signed-in]')) element.hidden = false
}
