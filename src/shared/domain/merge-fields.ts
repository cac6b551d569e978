import type { Locale } from './locales.ts'

/** What a message may say about its reader: `{{first_name|there}}`, with what stands there where it is not known. */
export const MERGE_FIELDS = ['first_name', 'name', 'business', 'location'] as const
export type MergeField = (typeof MERGE_FIELDS)[number]

const FIELD = /\{\{\s*([\w-]+)\s*(?:\|([^{}]*))?\}\}/g
const isField = (name: string): name is MergeField => MERGE_FIELDS.some((known) => known === name)

const SOMEBODY: Record<Locale, string> = {
  en: 'there',
  es: 'cliente',
  fr: 'chère cliente, cher client',
  de: 'liebe Kundin, lieber Kunde',
}

export interface MergeValues {
  /** Of the reader; empty where nobody has said it. */
  name: string
  business: string
  location: string | null
}

/** Each with what is known, else with what the writer put behind the bar, else with what fits everybody. */
export function fillMergeFields(text: string, { name, business, location }: MergeValues, locale: Locale): string {
  const values: Record<MergeField, string> = {
    first_name: name.trim().split(/\s+/)[0] ?? '',
    name: name.trim(),
    business,
    location: location ?? business,
  }
  return replaceMergeFields(text, locale, (field, fallback) => values[field] || fallback)
}

/** For whoever fills them in by marks of their own. */
export function replaceMergeFields(
  text: string,
  locale: Locale,
  write: (field: MergeField, fallback: string) => string,
): string {
  return text.replaceAll(FIELD, (whole, field: string, fallback?: string) => {
    if (!isField(field)) return whole
    const isOfReader = field === 'first_name' || field === 'name'
    return write(field, fallback?.trim() || (isOfReader ? SOMEBODY[locale] : ''))
  })
}

/** As they are written; nobody would know what to put there. */
export function listUnknownFields(text: string): string[] {
  return [...text.matchAll(FIELD)].flatMap(([whole, field = '']) => (isField(field) ? [] : [whole]))
}
