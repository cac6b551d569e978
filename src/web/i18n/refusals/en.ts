import { REFUSALS, type RefusalReason } from '#shared/domain/refusals/refusals.ts'

const sentences = Object.entries(REFUSALS).map(([reason, { sentence }]) => [reason, sentence])

/** In English the server's own sentences. */
export const refusals = Object.fromEntries(sentences) as Readonly<Record<RefusalReason, string>>

declare module '#web/kernel/i18n/catalogue.ts' {
  interface SourceCatalogue {
    refusals: typeof refusals
  }
}
