import type { Locale } from '#shared/domain/locales.ts'
import type { SiteContent } from './content/en/site.ts'
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
