/**
 * Runs in <head> before the first paint, so it must stand alone: its own source text is put into the page.
 * What it asks of the storage is what `kernel/session/session-storage.ts` writes there.
 * Every page carries the same text, so one hash in the content security policy allows it everywhere.
 */
function prepareDocument(): void {
  const root = document.documentElement
  // Whoever wrote a link with tokens wants to be taken for its reader; nothing may read them or carry them on.
  if (/[#&](access|refresh|provider|provider_refresh)_token=/.test(location.hash)) {
    history.replaceState(history.state, '', location.href.replace(location.hash, ''))
  }
  let theme: string | null = null
  try {
    theme = localStorage.getItem('goodword-theme')
    const hasLapsed =
      localStorage.getItem('goodword-session-lifetime') === 'browser' &&
      !document.cookie.split('; ').includes('goodword-browser-open=1')
    const isSignedIn = localStorage.getItem('goodword-session') !== null && !hasLapsed
    if (isSignedIn && 'landing' in root.dataset) location.replace('/dashboard?from=home')
  } catch {
    // Storage is blocked: the page follows the system and nobody is signed in.
  }
  if (theme !== 'light' && theme !== 'dark') {
    theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  }
  root.dataset['theme'] = theme
}

export const EARLY_SCRIPT = `(${prepareDocument.toString()})()`
