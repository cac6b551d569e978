/**
 * Runs in <head> before the first paint, so it must stand alone: its own source text is put into the page.
 * Every page carries the same text, so one hash in the content security policy allows it everywhere.
 */
function prepareDocument(): void {
  const root = document.documentElement
  let theme: string | null = null
  try {
    theme = localStorage.getItem('goodword-theme')
    const session = localStorage.getItem('goodword-session') ?? sessionStorage.getItem('goodword-session')
    if (session && 'landing' in root.dataset) location.replace('/dashboard')
  } catch {
    // Storage is blocked: the page follows the system and nobody is signed in.
  }
  if (theme !== 'light' && theme !== 'dark') {
    theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  }
  root.dataset['theme'] = theme
}

export const EARLY_SCRIPT = `(${prepareDocument.toString()})()`
