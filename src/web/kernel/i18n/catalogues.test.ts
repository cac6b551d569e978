import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import { ERROR_STATUS } from '#shared/domain/error-codes.ts'
import { LOCALES, type Locale } from '#shared/domain/locales.ts'
import { fillSentence } from '#shared/domain/refusals/refusal-words.ts'
import { REFUSALS } from '#shared/domain/refusals/refusals.ts'
import type { Catalogue } from './catalogue.ts'

const files = import.meta.glob<Partial<Catalogue>>('../../i18n/*/*.ts', { eager: true })

function readCatalogue(locale: Locale): Catalogue {
  const parts = Object.entries(files).filter(([path]) => path.endsWith(`/${locale}.ts`))
  return Object.assign({}, ...parts.map(([, texts]) => texts)) as Catalogue
}

const catalogues: Record<Locale, Catalogue> = {
  en: readCatalogue('en'),
  es: readCatalogue('es'),
  fr: readCatalogue('fr'),
  de: readCatalogue('de'),
}
const { en } = catalogues

interface Element {
  type: number
  value: unknown
  options?: Record<string, { value: Element[] }>
  children?: Element[]
}

interface MessageFormat {
  getAst(): Element[]
  format(values: Record<string, string | number>): unknown
}

/** The very parser the app formats its messages with. */
async function loadMessageFormat(): Promise<new (message: string, locale: string) => MessageFormat> {
  const fromIntlLibrary = createRequire(createRequire(import.meta.url).resolve('use-intl'))
  const library = (await import(pathToFileURL(fromIntlLibrary.resolve('intl-messageformat')).href)) as {
    IntlMessageFormat: new (message: string, locale: string) => MessageFormat
  }
  return library.IntlMessageFormat
}

const MessageFormat = await loadMessageFormat()

const LITERAL = 0
const POUND = 7
const TAG = 8

function flatten(tree: object, prefix = ''): [key: string, message: string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${prefix}${key}`, value] as [string, string]] : flatten(value, `${prefix}${key}.`),
  )
}

/** The names of every value and tag in a message, in whichever branch. */
function placeholdersOf(elements: readonly Element[]): Set<string> {
  const names = new Set<string>()
  for (const element of elements) {
    if (element.type === LITERAL || element.type === POUND) continue
    names.add(element.type === TAG ? `<${String(element.value)}>` : `{${String(element.value)}}`)
    const inner = [...(element.children ?? []), ...Object.values(element.options ?? {}).flatMap(({ value }) => value)]
    for (const name of placeholdersOf(inner)) names.add(name)
  }
  return names
}

function parse(locale: Locale, message: string): Element[] {
  return new MessageFormat(message, locale).getAst()
}

/** Every choice a sentence has is taken once. */
function someValuesFor(sentence: string): Record<string, string | number>[] {
  const elements = parse('en', sentence).filter(({ type }) => type !== LITERAL)
  const plain = Object.fromEntries(elements.map(({ value, options }) => [String(value), options ? 'other' : 12_345]))
  const choices = elements.flatMap(({ value, options = {} }) => Object.keys(options).map((key) => [String(value), key]))
  return [plain, ...choices.map(([name = '', key = '']) => ({ ...plain, [name]: key }))]
}

function findParseError(locale: Locale, message: string): unknown {
  try {
    parse(locale, message)
    return null
  } catch (error) {
    return error
  }
}

describe.each(LOCALES)('the %s catalogue', (locale) => {
  const entries = flatten(catalogues[locale])

  it('has a message for every key of the English one, and no other', () => {
    expect(entries.map(([key]) => key)).toEqual(flatten(en).map(([key]) => key))
  })

  it('has no empty message', () => {
    expect(entries.filter(([, message]) => message.trim() === '')).toEqual([])
  })

  it('can be parsed, message by message', () => {
    const broken = entries.filter(([, message]) => findParseError(locale, message))

    expect(broken).toEqual([])
  })

  it('gives every message the values and tags it has in English', () => {
    const source = new Map(flatten(en))
    const different = entries.filter(([key, message]) => {
      const expected = placeholdersOf(parse('en', source.get(key) ?? ''))
      return expected.symmetricDifference(placeholdersOf(parse(locale, message))).size > 0
    })

    expect(different).toEqual([])
  })
})

describe('what the server can refuse', () => {
  it('has a sentence for every code', () => {
    expect(Object.keys(en.errorCodes)).toEqual(Object.keys(ERROR_STATUS))
  })

  it.each(LOCALES)('has a sentence in %s for every reason', (locale) => {
    expect(Object.keys(catalogues[locale].refusals)).toEqual(Object.keys(REFUSALS))
  })

  it.each(Object.entries(REFUSALS))('is said in English as the server says it: %s', (reason, { sentence }) => {
    const message = en.refusals[reason as keyof typeof REFUSALS]

    for (const values of someValuesFor(sentence)) {
      expect(new MessageFormat(message, 'en').format(values)).toBe(fillSentence(sentence, values))
    }
  })
})

describe('the checks themselves', () => {
  it('see a message that cannot be parsed', () => {
    expect(findParseError('en', '{count, plural, one {# review}')).not.toBeNull()
  })

  it('look for values and tags in every branch', () => {
    const message = '{n, plural, =0 {none} one {<b>{name}</b>} other {# of {total}}}'

    expect(placeholdersOf(parse('en', message))).toEqual(new Set(['{n}', '<b>', '{name}', '{total}']))
  })
})
