import type { ContactTopic } from '#shared/contracts/contact-messages.ts'
import type { Locale } from '#shared/domain/locales.ts'
import type { SiteContent } from './content/contents.ts'
import { pathOf, type PageName } from './site-map.ts'

/** What a component needs to know of the page it stands on. */
export interface SiteView {
  locale: Locale
  page: PageName
  content: SiteContent
}

export function linkTo(view: SiteView, page: PageName): string {
  return pathOf(page, view.locale)
}

/** The contact page with that topic chosen. */
export function linkToContact(view: SiteView, topic: ContactTopic): string {
  return `${linkTo(view, 'contact')}?topic=${topic}`
}
