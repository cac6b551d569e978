import { describe, expect, it } from 'vitest'
import { DEFAULT_BRAND_VOICE } from '#shared/domain/assistant.ts'
import { LOCALES, type Locale } from '#shared/domain/locales.ts'
import { createBuiltInAssistant } from '#server/assistant/built-in-assistant.ts'
import { guardAssistant } from '#server/assistant/guard/guard-assistant.ts'
import { PHRASE_BOOKS } from './compose-reply.ts'

const assistant = guardAssistant(createBuiltInAssistant())

/** Several, since another way may be chosen for each. */
async function draft(locale: Locale, rating: number, content: string, facts: string[] = []) {
  const recent: string[] = []
  for (let id = 0; id < 8; id += 1) {
    const review = { id: `${id}`, content, rating, author: 'Ann', language: null, platform: 'google' } as const
    const drafted = await assistant.draftReply({
      review: { ...review, isRecommended: null },
      businessName: 'Lindenhof',
      instructions: '',
      locale,
      voice: { ...DEFAULT_BRAND_VOICE, facts },
      recent,
    })
    recent.unshift(drafted.text)
  }
  return recent
}
type Case = readonly [Locale, number, string]
const APOLOGY = /sorry|apolog|sentimos|lament|disculp|désolé|navré|regrett|excus|leid|bedauer|entschuld/i

describe('who was hurt', () => {
  const OVERWROUGHT = /with all our hearts?|from the heart|de corazón|de tout cœur|du fond|von herzen|extremely/i
  it.each(LOCALES)('is met in words that fit whatever happened: %s', (locale) => {
    const { health, hurt, comforted, represented } = PHRASE_BOOKS[locale].holding
    const ways = [health, hurt, comforted, represented].flat()
    expect(ways.filter((way) => OVERWROUGHT.test(way))).toEqual([])
    expect([...hurt, ...comforted].filter((way) => !APOLOGY.test(way))).toEqual([])
  })

  it.each([
    ['en', 3, 'I cut my lip on a chipped glass. The staff were so kind and brought ice at once.', /about our team/],
    ['en', 2, 'Burnt my hand on a hot plate, but the waitress was really sweet about it.', /about our team/],
    ['es', 2, 'Me corté la mano con un plato roto. El camarero fue muy atento y me ayudó.', /equipo/],
    ['fr', 2, 'Je me suis brûlée et j’ai fini aux urgences. Le personnel a été adorable.', /équipe/],
    ['de', 2, 'Ich bin gestürzt und musste ins Krankenhaus. Das Personal war sehr lieb zu mir.', /Team/],
  ] as const)('and speaks well of the staff is heard in that, too: %s, %s, %s', async (...given) => {
    const [locale, rating, content, heard] = given
    const texts = (await draft(locale, rating, content)).map((text) => text.split('\n\n')[1] ?? '')
    expect(texts.filter((text) => !heard.test(text) || !APOLOGY.test(text))).toEqual([])
  })

  it.each([
    ['en', 1, 'I cut my lip on a chipped glass and the staff were not kind about it at all.', /about our team/],
    ['en', 1, 'Slipped and broke my wrist. The kind lady at the next table helped, the staff did nothing.', /our team/],
    ['es', 1, 'Me corté la mano y el camarero no fue nada amable.', /lo que dice de nuestro equipo/],
    ['fr', 1, 'Je me suis brûlée, et le serveur n’a pas été gentil du tout.', /mots sur notre équipe/],
    [
      'de',
      1,
      'Ich bin gestürzt und musste ins Krankenhaus, das Personal war überhaupt nicht nett.',
      /Worte über unser/,
    ],
  ] as const)('and does not is thanked for no such word: %s, %s, %s', async (...given) => {
    const [locale, rating, content, thanks] = given
    expect((await draft(locale, rating, content)).filter((text) => thanks.test(text))).toEqual([])
  })
})

describe('praise with one or two stars', () => {
  const says = (text: string, ways: readonly string[]) =>
    ways.some((way) => text.toLowerCase().includes(way.toLowerCase()))
  const isWarm = (locale: Locale) => (text: string) => says(text, PHRASE_BOOKS[locale].fitting.meant.opening)

  it.each([
    ['en', 1, 'Best haircut I have ever had, I love this place!'],
    ['en', 1, 'The most delicious brunch, and the staff were so friendly. We will be back!'],
    ['es', 1, 'Excelente comida y camareros encantadores, volveremos seguro.'],
    ['fr', 1, 'Superbe coupe, coiffeuse très gentille, je reviendrai.'],
    ['de', 1, 'Sehr leckeres Essen und super freundliche Bedienung, wir kommen gerne wieder!'],
  ] as const)('that names what was good is met with warmth: %s, %s, %s', async (...review: Case) => {
    const texts = await draft(...review)
    expect(texts.filter((text) => !isWarm(review[0])(text))).toEqual([])
    expect(texts.filter((text) => APOLOGY.test(text))).toEqual([])
  })

  it.each([
    ['en', 1, 'Bravo, truly outstanding. A masterclass in customer service. Thanks for everything!'],
    ['en', 1, 'Wonderful, just wonderful. Thanks for nothing.'],
    ['en', 1, 'Amazing. Fantastic. Brilliant.'],
    ['es', 1, 'Enhorabuena, servicio espectacular. Gracias por todo.'],
    ['fr', 1, 'Bravo, quel professionnalisme. Merci pour tout !'],
    ['fr', 1, 'Service au top, vraiment formidable, merci pour tout...'],
    ['de', 1, 'Ganz toll, wirklich großartiger Service. Vielen Dank für alles.'],
    ['de', 1, 'Bravo, tolle Leistung. Besser geht es nicht.'],
    ['en', 1, 'Delicious cake, lovely staff. It came on Monday, the wedding was on Saturday.'],
    ['de', 1, 'Die Torte war lecker und das Personal nett. Sie kam am Montag, die Hochzeit war am Samstag.'],
    ['en', 1, 'Lovely coffee. Reviews change, you know, and so could this star.'],
  ] as const)('that may be mockery is not: %s, %s, %s', async (...review: Case) => {
    expect((await draft(...review)).filter(isWarm(review[0]))).toEqual([])
  })
})

it.each([
  ['en', /\bit\b|\bthis\b/],
  ['es', /que no fuera|distinto|\besto\b/],
  ['fr', /cela n|que ce |impression|différent/],
  ['de', /dass es nicht|anders gewünscht/],
] as const)('nothing is said to a word alone that speaks of something unsaid: %s', (locale, unsaid) => {
  expect(PHRASE_BOOKS[locale].plain.curt.filter((way) => unsaid.test(way))).toEqual([])
})

describe('what is offered', () => {
  const SOLVING = /solution|solución|Lösung|seriously|en serio|au sérieux|ernst|discuss|discut|klären|aclar|resol/i
  const last = (texts: readonly string[]) => texts.map((text) => text.split('\n\n')[2] ?? '')

  it.each([
    ['en', 1, 'The waiter was rude and rolled his eyes when we asked for water.', /listen|hear/],
    ['es', 1, 'El camarero fue muy maleducado con mi madre.', /escuch/],
    ['fr', 1, 'Serveur désagréable, on a eu l’impression de déranger.', /écout/],
    ['de', 1, 'Der Kellner war unverschämt und hat uns angeschnauzt.', /zuhören|hören|Ohr/],
  ] as const)('to who was treated rudely is to be heard: %s, %s, %s', async (...given) => {
    const [locale, rating, content, heard] = given
    const texts = await draft(locale, rating, content)
    const IMPRESSION = /came? across|gewirkt|paru|pareci/
    expect(last(texts).filter((text) => !heard.test(text) || !/team|equipo|équipe/i.test(text))).toEqual([])
    expect(last(texts).filter((text) => /solution|solución|Lösung|seriously|sérieux|ernst|klären/.test(text))).toEqual(
      [],
    )
    expect(texts.filter((text) => IMPRESSION.test(text))).toEqual([])
    const reached = last(await draft(locale, rating, content, ['Call 030 1234567']))
    expect(reached.filter((text) => !heard.test(text) || !text.includes('030 1234567'))).toEqual([])
  })

  it.each([
    ['en', 1, 'Nowhere to park. Drove around for half an hour.'],
    ['en', 2, 'The music was far too loud.'],
    ['es', 1, 'Imposible aparcar.'],
    ['es', 1, 'Tuvimos que esperar más de una hora.'],
    ['fr', 2, 'Une heure d’attente alors que j’avais rendez-vous.'],
    ['fr', 1, 'Impossible de se garer.'],
    ['de', 1, 'Wir haben eine Stunde gewartet.'],
    ['de', 2, 'Die Musik war viel zu laut.'],
  ] as const)('is nothing where nothing can be solved: %s, %s, %s', async (...review: Case) => {
    const texts = last(await draft(...review))
    expect(texts.filter((text) => SOLVING.test(text.replace(/discuss it with the team/, '')))).toEqual([])
    expect(texts.filter((text) => /speak with you|con usted|avec vous|mit Ihnen/.test(text))).toEqual([])
  })

  it.each([
    ['en', 2, 'No parking anywhere near, and no one told us when we booked.', /told you beforehand/],
    ['es', 2, 'La música altísima y nadie nos avisó.', /nadie le avisara/],
    ['fr', 2, 'Impossible de se garer, et personne ne nous avait prévenus.', /rien dit à l’avance/],
    ['de', 2, 'Die Musik war zu laut, das hätte man uns vorher sagen können.', /vorher niemand gesagt/],
  ] as const)('to who was not told beforehand answers that: %s, %s, %s', async (...given) => {
    const [locale, rating, content, named] = given
    const { forewarned } = PHRASE_BOOKS[locale].fitting
    const texts = await draft(locale, rating, content)
    expect(texts.filter((text) => !named.test(text))).toEqual([])
    expect(last(texts).filter((text) => !forewarned.includes(text))).toEqual([])
  })

  it.each([
    ['en', 4, 'Lovely fish, but the service was slow.', /so sorry|very sorry|truly|really sorry/],
    [
      'es',
      4,
      'Muy buena comida, pero la música estaba muy alta.',
      /(?:sentimos|lamentamos) (?:muchísimo|sinceramente|de verdad)/i,
    ],
    ['fr', 2, 'Impossible de se garer.', /sincèrement|vraiment|navrés/],
    ['de', 2, 'Die Musik war viel zu laut.', /aufrichtig|ehrlich|wirklich/],
  ] as const)('comes behind a regret in proportion: %s, %s, %s', async (locale, rating, content, stressed) => {
    const texts = await draft(locale, rating, content)
    expect(texts.filter((text) => stressed.test(text))).toEqual([])
  })

  it.each([
    ['en', 2, 'They charged us for two bottles we never ordered, the bill was wrong.'],
    ['es', 1, 'Me cobraron dos veces, la factura estaba mal.'],
    ['fr', 1, 'La facture comportait une erreur.'],
    ['de', 1, 'Wir warten seit acht Wochen auf unsere Kaution.'],
  ] as const)('for what can be solved is to solve it: %s, %s, %s', async (...review: Case) => {
    const { settled } = PHRASE_BOOKS[review[0]].fitting
    expect(last(await draft(...review)).filter((text) => !settled.includes(text))).toEqual([])
  })
})
