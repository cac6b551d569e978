import type {} from 'use-intl'
import type { Locale } from '#shared/domain/locales.ts'
import type { messages } from './en/messages.ts'
import type { SameKeys } from './same-keys.ts'

export type SourceCatalogue = typeof messages
/** Every message of the app in one language. */
export type Catalogue = SameKeys<SourceCatalogue>

declare module 'use-intl' {
  interface AppConfig {
    Locale: Locale
    Messages: SourceCatalogue
  }
}
