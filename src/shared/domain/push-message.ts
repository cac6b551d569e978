import type { Locale } from './locales.ts'

/** What a push carries to a browser, encrypted on its way. */
export interface PushMessage {
  /** The same for every try: a browser that shows it already shows it no second time. */
  id: string
  title: string
  body: string
  /** Where in the product its subject is. */
  link: string
  language: Locale
}
