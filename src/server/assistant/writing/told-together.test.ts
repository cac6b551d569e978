import { describe, expect, it } from 'vitest'
import { DEFAULT_BRAND_VOICE } from '#shared/domain/assistant.ts'
import { LOCALES, type Locale } from '#shared/domain/locales.ts'
import { createBuiltInAssistant } from '#server/assistant/built-in-assistant.ts'
import { guardAssistant } from '#server/assistant/guard/guard-assistant.ts'
import { PHRASE_BOOKS } from './compose-reply.ts'

const assistant = guardAssistant(createBuiltInAssistant())

async function draft(locale: Locale, rating: number, content: string) {
  const review = { id: content, content, rating, author: 'Ann', isRecommended: null, language: null } as const
  const { text } = await assistant.draftReply({
    review: { ...review, platform: 'google' },
    businessName: 'Lindenhof',
    instructions: '',
    locale,
    voice: DEFAULT_BRAND_VOICE,
    recent: [],
  })
  return text
}
type Case = readonly [Locale, number, string, RegExp]

describe('what belongs together is told together', () => {
  it.each<Case>([
    ['en', 1, 'The soup was cold and salty.', /the soup was cold and too salty/],
    ['en', 2, 'The fries were soggy and cold.', /the fries were soggy and cold/],
    ['es', 2, 'La sopa estaba fría y salada.', /la sopa estuviera fría y demasiado salada/],
    ['fr', 2, 'La soupe était froide et salée.', /la soupe ait été froide et trop salée/],
    ['de', 2, 'Die Suppe war kalt und versalzen.', /die Suppe kalt und versalzen war/],
  ])('both faults of a dish: %s, %s, %s', async (...[locale, rating, content, told]) => {
    expect(await draft(locale, rating, content)).toMatch(told)
  })

  it('but no fault is denied by another', async () => {
    expect(await draft('en', 1, 'The chicken was raw and cold.')).not.toMatch(/not .* and /)
    expect(await draft('de', 1, 'Die Pommes waren labbrig und kalt.')).not.toMatch(/nicht .* und /)
  })

  it.each<Case>([
    ['en', 1, 'The steak was raw. Sent it back, the next one was raw again.', /no better the second time/],
    ['es', 1, 'El filete estaba crudo. El segundo filete también.', /segunda vez tampoco/],
    ['fr', 1, 'Le steak était cru. Le deuxième aussi.', /second essai/],
    ['de', 1, 'Das Steak war roh. Das zweite auch.', /beim zweiten Mal/],
  ])('that it went wrong again: %s, %s, %s', async (...[locale, rating, content, told]) => {
    expect(await draft(locale, rating, content)).toMatch(told)
  })

  it.each<Case>([
    ['en', 1, 'They have still not returned our deposit.', /still waiting for your deposit/],
    ['es', 1, 'Seguimos esperando la fianza desde marzo.', /siga esperando su fianza/],
    ['fr', 1, 'J’attends toujours ma caution.', /attendiez encore votre caution/],
    ['de', 1, 'Die Kaution haben wir bis heute nicht zurückbekommen.', /noch auf Ihre Kaution warten/],
  ])('whose deposit is owed: %s, %s, %s', async (...[locale, rating, content, told]) => {
    expect(await draft(locale, rating, content)).toMatch(told)
  })

  it.each<Case>([
    ['en', 5, 'We came in from the rain and the owner greeted us with a big smile.', /welcome/],
    ['fr', 5, 'Un accueil avec le sourire.', /accueil|équipe/],
  ])('a smile is kindness: %s, %s, %s', async (...[locale, rating, content, told]) => {
    expect((await draft(locale, rating, content)).split('\n\n')[1]).toMatch(told)
  })
})

describe('praise and blame', () => {
  it.each<Case>([
    ['en', 3, 'Lovely cake, but the coffee was cold.', /though|however|at the same time/i],
    [
      'es',
      3,
      'La tarta muy rica, pero el café estaba frío.',
      /eso sí|al mismo tiempo|lo que sí|en cambio|por otro lado/i,
    ],
    ['fr', 3, 'Très bon gâteau, mais le café était froid.', /en revanche|toutefois|cependant/i],
    ['de', 3, 'Sehr leckerer Kuchen, aber der Kaffee war kalt.', /allerdings|zugleich|umso mehr|aber/i],
  ])('are told apart by a word that turns: %s, %s, %s', async (...[locale, rating, content, turned]) => {
    const body = (await draft(locale, rating, content)).split('\n\n')[1] ?? ''
    expect(body).toMatch(turned)
    expect(body).toMatch(/cake|tarta|gâteau|Torte/)
  })

  it('with one star is taken up by its name where nobody would mock so', async () => {
    expect(await draft('en', 1, 'Best haircut of my life, I love this salon!')).toMatch(/haircut/)
    expect(await draft('en', 1, 'Best service ever, truly wonderful.')).not.toMatch(/service/)
  })

  it.each(LOCALES)(
    'no sentence begins with a word for what was said before it, in a paragraph of its own: %s',
    (locale) => {
      const { closing, plain } = PHRASE_BOOKS[locale]
      const ways = [...closing.good, ...closing.middling, ...plain.heeded, ...plain.again]
      expect(ways.filter((way) => /^It (?:makes|tells|shows|spurs|helps us to)/.test(way))).toEqual([])
    },
  )
})
