import { describe, expect, it } from 'vitest'
import { LOCALES } from '#shared/domain/locales.ts'
import type { ReplyRequest } from './port.ts'
import { REPLY_PHRASES } from './reply-phrases.ts'
import { createTemplateAssistant } from './template-assistant.ts'

const assistant = createTemplateAssistant()
type Given = Partial<ReplyRequest['review']> & Partial<Pick<ReplyRequest, 'instructions' | 'locale'>>
function ask({ instructions = '', locale = 'en', ...review }: Given) {
  const request: ReplyRequest = {
    review: {
      id: 'b9a7',
      content: 'Lovely.',
      rating: 5,
      isRecommended: null,
      author: 'Ann',
      language: null,
      platform: 'google',
      ...review,
    },
    businessName: 'Harbour $& Café',
    instructions,
    locale,
  }
  return assistant.draftReply(request)
}
const draft = async (given: Given) => (await ask(given)).text

describe('the template draft', () => {
  it('says which engine it came from', async () => {
    const { origin } = await assistant.draftReply({
      review: {
        id: '1',
        content: null,
        rating: 5,
        isRecommended: null,
        author: null,
        language: null,
        platform: 'google',
      },
      businessName: 'Harbour',
      instructions: '',
      locale: 'en',
    })
    expect(origin).toEqual({ engine: 'template', model: null, version: '1' })
  })

  it('is the same for the same review, and leaves no variable open', async () => {
    const texts = await Promise.all([draft({}), draft({})])
    expect(texts[0]).toBe(texts[1])
    expect(texts[0]).toMatch(/^Hi Ann,\n\nThank you.*Harbour \$& Café/)
    expect(texts[0]).not.toContain('{')
  })

  it('greets somebody without a name', async () => {
    expect(await draft({ author: null })).toMatch(/^Hello,\n/)
  })

  it.each([
    ['Geneviève Tremblay', 'Hi Geneviève,'],
    ['Jean-Luc P.', 'Hi Jean-Luc,'],
    ['J. Smith', 'Hi J. Smith,'],
    ['Dr Weber', 'Hi Dr Weber,'],
    ['The Smiths', 'Hi The Smiths,'],
    ['foodie_77', 'Hi foodie_77,'],
    ['A platform user', 'Hello,'],
  ])('greets %s with %s', async (author, greeting) => {
    expect(await draft({ author })).toContain(greeting)
  })

  it.each([
    ['', false],
    ['Keep it short, please. Sign as Maria, owner', false],
    ['In French and brief', false],
    ['Bitte auf Deutsch, unterschreiben als Jana', false],
    ['Offer a free dessert', true],
    ['Keep it short and mention the terrace', true],
    ['Sign as Maria and offer a discount', true],
  ])('says whether more than it can do was asked for: "%s"', async (instructions, ignoredInstructions) => {
    expect(await ask({ instructions })).toMatchObject({ ignoredInstructions })
  })

  it('is signed by whoever was named, and by nothing else that was asked for', async () => {
    expect(await draft({ instructions: 'Sign as Maria and offer a discount' })).toMatch(/\n\nMaria$/)
  })

  it('apologises for what was not recommended', async () => {
    expect(await draft({ rating: null, isRecommended: false })).toContain('sorry')
  })

  it.each([
    ['the platform names', { language: 'de-AT' }, 'Hallo Ann,'],
    ['the review is written in', { content: 'El servicio es muy bueno y los camareros también' }, 'Hola, Ann:'],
    ['a few words are in', { content: 'Délicieux, tout simplement.', locale: 'en' as const }, 'Bonjour Ann,'],
    ['a single word is in', { content: 'Köstlich!', locale: 'en' as const }, 'Hallo Ann,'],
    ['surrounds a foreign word', { content: 'The crème brûlée was great', locale: 'de' as const }, 'Hi Ann,'],
    ['was asked for', { instructions: 'Bitte auf Französisch', language: 'de' }, 'Bonjour Ann,'],
    ['the business uses, where nothing says', { content: null, locale: 'de' as const }, 'Hallo Ann,'],
  ])('speaks the language that %s', async (_case, given, greeting) => {
    expect(await draft(given)).toContain(greeting)
  })

  it('is shorter, and signed, when asked for', async () => {
    const text = await draft({ instructions: 'Keep it short. Sign as Maria, owner' })
    expect(text).toMatch(/\n\nMaria, owner$/)
    expect(text).not.toContain('Harbour')
  })

  it('has at most 150 words in every language', () => {
    const longest = LOCALES.map((locale) => JSON.stringify(REPLY_PHRASES[locale].closing).split(' ').length)
    expect(Math.max(...longest)).toBeLessThan(150)
  })
})
