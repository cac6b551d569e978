import type {} from 'use-intl'
import type { Locale } from '#shared/domain/locales.ts'
import type { SameKeys } from './same-keys.ts'

/** Every English message of the app, by namespace. Each file `src/web/i18n/…/en.ts` adds its own. */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled by those files
export interface SourceCatalogue {}

/** Every message of the app in one language. */
export type Catalogue = SameKeys<SourceCatalogue>

declare module 'use-intl' {
  interface AppConfig {
    Locale: Locale
    Messages: { [Namespace in keyof SourceCatalogue]: SourceCatalogue[Namespace] }
  }
}
