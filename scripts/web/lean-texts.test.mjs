import { globSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import formatCompiled from 'use-intl/format-message/format-only'
import { REPOSITORY } from '../setup/places.mjs'
import { compileTexts } from './lean-texts.mjs'

const ofIntlLibrary = createRequire(createRequire(import.meta.url).resolve('use-intl'))
const { IntlMessageFormat } = await import(pathToFileURL(ofIntlLibrary.resolve('intl-messageformat')).href)

const LITERAL = 0
const SELECT = 5
const POUND = 7
const TAG = 8
const COUNTS = [0, 1, 2, 12_345]

const formatters = {
  getNumberFormat: (...given) => new Intl.NumberFormat(...given),
  getPluralRules: (...given) => new Intl.PluralRules(...given),
  getDateTimeFormat: (...given) => new Intl.DateTimeFormat(...given),
}

function flatten(texts) {
  return typeof texts === 'string' ? [texts] : Object.values(texts).flatMap(flatten)
}

/** For each name in a message, the values that lead to its branches. */
function valuesIn(elements, found = {}) {
  for (const { type, value, options = {}, children = [] } of elements) {
    if (type === LITERAL || type === POUND) continue
    const isChoice = Object.keys(options).length > 0
    if (type === TAG) found[value] = [(parts) => `<${value}>${[parts].flat().join('')}</${value}>`]
    else found[value] ??= type === SELECT ? Object.keys(options) : isChoice || type > 1 ? COUNTS : ['Robin']
    valuesIn([...children, ...Object.values(options).flatMap((option) => option.value)], found)
  }
  return found
}

/** Every value of every name once, and those of two names together. */
function samplesFor(message, locale) {
  let samples = [{}]
  for (const [name, values] of Object.entries(valuesIn(new IntlMessageFormat(message, locale).getAst()))) {
    samples = samples.flatMap((sample) => values.map((value) => ({ ...sample, [name]: value }))).slice(0, 64)
  }
  return samples
}

describe.each(['en', 'es', 'fr', 'de'])('the %s texts, parsed when the app is built', (locale) => {
  it('say what they say', async () => {
    const files = globSync(join(REPOSITORY, `src/web/i18n/*/${locale}.ts`)).filter(
      (file) => !file.includes('/startup/'),
    )
    const catalogues = await Promise.all(files.map((file) => import(pathToFileURL(file).href)))
    const messages = catalogues.flatMap((catalogue) => Object.values(catalogue).flatMap(flatten))

    expect(messages.length).toBeGreaterThan(1000)
    for (const message of messages) {
      for (const values of samplesFor(message, locale)) {
        const said = formatCompiled('key', compileTexts(message), values, { locale, formatters })
        const meant = new IntlMessageFormat(message, locale).format(values)
        expect([said].flat().map(String).join('')).toBe([meant].flat().map(String).join(''))
      }
    }
  })
})
