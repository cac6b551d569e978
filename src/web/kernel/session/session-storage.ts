import type { SupportedStorage } from '@supabase/auth-js'

const LIFETIME_KEY = 'goodword-session-lifetime'
const BROWSER_MARK = 'goodword-browser-open=1'

/**
 * A session that is not to be remembered lies in the same storage, so that every tab shares it, and is dropped when
 * the browser has been closed since: a cookie without an expiry date is the only thing that ends with the browser.
 */
function hasLapsed(): boolean {
  return localStorage.getItem(LIFETIME_KEY) === 'browser' && !document.cookie.split('; ').includes(BROWSER_MARK)
}

export function chooseSessionLifetime(isRemembered: boolean) {
  if (isRemembered) {
    localStorage.removeItem(LIFETIME_KEY)
    return
  }
  localStorage.setItem(LIFETIME_KEY, 'browser')
  const secure = location.protocol === 'https:' ? '; secure' : ''
  document.cookie = `${BROWSER_MARK}; path=/; samesite=strict${secure}`
}

export const persistedSession: SupportedStorage = {
  getItem(key) {
    if (hasLapsed()) localStorage.removeItem(key)
    return localStorage.getItem(key)
  },
  setItem(key, value) {
    localStorage.setItem(key, value)
  },
  removeItem(key) {
    localStorage.removeItem(key)
  },
}
