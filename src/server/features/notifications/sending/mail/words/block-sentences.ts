import type { BlockReason } from '#shared/domain/assistant.ts'
import { de } from '#shared/domain/block-sentences/de.ts'
import { en } from '#shared/domain/block-sentences/en.ts'
import { es } from '#shared/domain/block-sentences/es.ts'
import { fr } from '#shared/domain/block-sentences/fr.ts'
import type { Locale } from '#shared/domain/locales.ts'

export const BLOCK_SENTENCES: Record<Locale, Record<BlockReason, string>> = { en, es, fr, de }
