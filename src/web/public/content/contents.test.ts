import { describe, expect, it } from 'vitest'
import { LOCALES } from '#shared/domain/locales.ts'
import { VALIDATION_SENTENCES } from '#shared/domain/validation-messages.ts'
import { CONTENTS } from './contents.ts'
import { fillIn } from './fill-in.ts'

/** Every text with the way to it, e.g. `privacy.sections.stored.blocks.0.terms.2.text`. */
function listTexts(value: unknown, path = ''): Map<string, string> {
  if (typeof value === 'string') return new Map([[path, value]])
  const children = Object.entries(value as object)
  return new Map(children.flatMap(([key, child]) => [...listTexts(child, path ? `${path}.${key}` : key)]))
}

const english = listTexts(CONTENTS.en)
const gapsOf = (text: string) => [...text.matchAll(/\{+\w+\}+|\]\([^)]+\)/g)].map(String).toSorted()

describe.each(LOCALES)('the content in %s', (locale) => {
  const texts = listTexts(CONTENTS[locale])

  it('has every text of the English one, down to the last list item', () => {
    expect([...texts.keys()].toSorted()).toEqual([...english.keys()].toSorted())
  })

  it('has no empty text and no exclamation mark', () => {
    const faulty = [...texts].filter(([, text]) => text.trim() === '' || text.includes('!'))

    expect(faulty).toEqual([])
  })

  it('has the same gaps, tokens and link targets as English', () => {
    const differing = [...texts].filter(
      ([path, text]) => String(gapsOf(text)) !== String(gapsOf(english.get(path) ?? '')),
    )

    expect(differing).toEqual([])
  })

  it('names the contact topic for applications as the form does', () => {
    const { careers, contact } = CONTENTS[locale]

    expect(JSON.stringify(careers.sections.write)).toContain(contact.topics.careers)
  })
})

describe('the translations', () => {
  it.each(LOCALES.filter((locale) => locale !== 'en'))('%s leaves no paragraph in English', (locale) => {
    const texts = listTexts(CONTENTS[locale])
    const prose = [...texts].filter(([path]) => !path.endsWith('.code'))
    const untranslated = prose.filter(([path, text]) => text.length > 30 && text === english.get(path))

    expect(untranslated).toEqual([])
  })

  it('speak of the six features by the names the product gives them', () => {
    const titles = Object.values(CONTENTS.en.landing.features.cards).map(({ title }) => title)

    expect(titles).toEqual([
      'Review Monitoring',
      'Smart Responses',
      'QR Code Generation',
      'Team Collaboration',
      'Dispute Resolution',
      'Advanced Analytics',
    ])
  })

  it('use the server’s own English sentences for refused fields', () => {
    expect(VALIDATION_SENTENCES).toMatchObject(CONTENTS.en.contact.validation)
  })
})

describe('fillIn', () => {
  it('fills gaps and leaves the server’s tokens alone', () => {
    expect(fillIn('{days} days, {{PUBLIC_URL}}', { days: 14 })).toBe('14 days, {{PUBLIC_URL}}')
  })

  it('refuses a gap without a value', () => {
    expect(() => fillIn('{days} days', {})).toThrow('No value for {days}')
  })
})
