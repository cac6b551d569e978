import { CUSTOMER_PARAM, forCustomer, paths } from '#shared/domain/paths.ts'
import { recall, remember } from '#web/kernel/browser-memory.ts'

const KEY = 'goodword-customer'
const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

const read = (text: string | null | undefined) => (text && ID.test(text) ? text : null)

/** Of this tab alone, also over a reload. */
const tab = {
  get(): string | null {
    try {
      return read(sessionStorage.getItem(KEY))
    } catch {
      return null
    }
  },
  set(id: string | null) {
    try {
      if (id === null) sessionStorage.removeItem(KEY)
      else sessionStorage.setItem(KEY, id)
    } catch {
      // Blocked: the page goes on with what it has in memory.
    }
  },
}

/** Fixed for as long as the page lives, once it is known: what one page shows and sends is of one customer. */
let current: string | null = null

function keep(id: string) {
  current = id
  tab.set(id)
  remember(KEY, id)
}

/** The customer that an address from outside is for, and the address without it. */
export function readCustomerLink(href: string): { customerId: string | null; rest: string } {
  const url = new URL(href, location.origin)
  const customerId = read(url.searchParams.get(CUSTOMER_PARAM))
  // As it was written: the router has a spelling of its own for what stands behind the question mark.
  const parts = url.search.replace(/^\?/, '').split('&')
  const search = parts.filter((part) => !part.startsWith(`${CUSTOMER_PARAM}=`)).join('&')
  return { customerId, rest: `${url.pathname}${search && `?${search}`}${url.hash}` }
}

/** Which of their customers the person works for in this tab; the server checks that they belong there. */
export const chosenCustomer = {
  get: () => current,

  headers: (): Record<string, string> => (current === null ? {} : { 'goodword-customer': current }),

  /** The one that the address names, else this tab's own, else the one of the tab used last. */
  start() {
    const { customerId, rest } = readCustomerLink(location.href)
    if (customerId !== null) {
      keep(customerId)
      history.replaceState(history.state, '', location.origin + rest)
    }
    current ??= tab.get() ?? read(recall(KEY))
    // A link opened beside this tab begins where this tab is.
    addEventListener('focus', () => current !== null && remember(KEY, current))
    // The browser may show a page again as it was before the tab changed to another customer.
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted && current !== tab.get()) location.reload()
    })
  },

  /** What the server took a request for that named none: from now on the tab stays with it. */
  pin(id: string) {
    if (current !== id || tab.get() !== id) keep(id)
  },

  /** It is not the person's, or not any more. */
  drop() {
    current = null
    tab.set(null)
  },

  /** Back to what is the person's own. */
  leave(path: string) {
    remember(KEY, '')
    chosenCustomer.drop()
    location.assign(path)
  },

  /** Loads the page anew: nothing that is cached, shown or under way goes along. */
  change(id: string, path: string = paths.dashboard) {
    location.assign(forCustomer(path, id))
  },
}
