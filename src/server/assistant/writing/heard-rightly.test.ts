import { describe, expect, it } from 'vitest'
import { DEFAULT_BRAND_VOICE } from '#shared/domain/assistant.ts'
import type { Locale } from '#shared/domain/locales.ts'
import { createBuiltInAssistant } from '#server/assistant/built-in-assistant.ts'
import { guardAssistant } from '#server/assistant/guard/guard-assistant.ts'
import { countEchoes } from './word-stems.ts'

const assistant = guardAssistant(createBuiltInAssistant())

interface Given {
  rating?: number
  isRecommended?: boolean
  businessName?: string
}
async function draft(locale: Locale, content: string, given: Given = {}): Promise<string> {
  const { rating = null, isRecommended = null, businessName = 'Harbour' } = given
  const review = { id: content, content, rating, isRecommended, author: 'Ann', language: null } as const
  const request = { businessName, instructions: '', locale, voice: DEFAULT_BRAND_VOICE, recent: [] }
  const { text } = await assistant.draftReply({ ...request, review: { ...review, platform: 'google' } })
  return text.split('\n\n').slice(1, -1).join(' ')
}

const REGRET = /sorry|apolog|sentimos|lament|disculp|désol|navré|regrett|excus|leid|bedauer|entschuld/i
const THANKS = /thank|appreciate|grateful|gracias|agradec|merci|remerci|dank|schätzen/i
const QUESTION = /question|asking|pregunt|Frage|message|mensaje|Nachricht/i
const AGAIN = /see you|welcome|verle|vuelva|visita|revoir|bientôt|wiederseh|willkommen|nächsten Besuch|Bis bald/i

describe('a question that asks nothing', () => {
  it.each([
    ['en', 'Lovely soup. But no high chairs? In this day and age? Still, nice people.'],
    ['en', 'Good massage. Seriously, why is there no hook for a coat?'],
    ['es', 'El café, muy rico. ¿Desde cuándo se cobra el vaso de agua? Por lo demás bien.'],
    ['es', 'Buen sitio, gente simpática. Pero ¿solo efectivo? ¿En serio?'],
    ['fr', 'Très bon couscous. Mais pas de carte ? En 2025 ? On reviendra quand même.'],
    ['fr', 'Belle piscine. Pourquoi faut-il une pièce pour chaque casier ? Sinon très bien.'],
    ['de', 'Leckere Waffeln. Aber kein WLAN? Im Jahr 2025? Trotzdem gern wieder.'],
    ['de', 'Nettes Lokal, gute Küche. Warum gibt es eigentlich keine halben Portionen?'],
  ] as const)('is not answered as one: %s, %s', async (locale, content) => {
    const text = await draft(locale, content, { rating: 4 })
    expect(text).toMatch(THANKS)
    expect(text).not.toMatch(QUESTION)
  })

  it.each([
    ['en', 'Lovely soup. Do you have high chairs?'],
    ['es', 'El café, muy rico. ¿Ponéis mesas fuera en otoño?'],
    ['fr', 'Très bon couscous. Vous livrez le dimanche ?'],
    ['de', 'Leckere Waffeln. Habt ihr auch montags offen?'],
  ] as const)('is one where something is to be known: %s, %s', async (locale, content) => {
    expect(await draft(locale, content, { rating: 4 })).toMatch(QUESTION)
  })
})

describe('a recommendation with a fault in it', () => {
  it.each([
    ['en', 'The cake was beautiful and my daughter cried. Only thing was the name on it, spelled wrong twice.'],
    ['en', 'Kind, careful people. However they came two hours after the time we agreed and did not ring.'],
    ['es', 'Muy majos y el piso quedó impecable. Eso sí, nos cobraron 40 euros más de lo hablado.'],
    [
      'fr',
      'Des gens adorables et compétents. Par contre 260 $ pour une visite, ça fait cher, j’aimerais être prévenue.',
    ],
    ['de', 'Sehr freundlich und sauber gearbeitet. Allerdings kam der Monteur drei Stunden zu spät.'],
  ] as const)('is thanked, and the fault is regretted: %s, %s', async (locale, content) => {
    const text = await draft(locale, content, { isRecommended: true })
    expect(text).toMatch(THANKS)
    expect(text).toMatch(REGRET)
    expect(countEchoes(text, [])).toBe(0)
  })

  it.each([
    ['en', 'Kind, careful people, nothing broken, done by noon.'],
    ['es', 'Muy majos, el piso quedó impecable.'],
    ['fr', 'Des gens adorables et compétents, je les garde.'],
    ['de', 'Sehr freundlich und sauber gearbeitet.'],
  ] as const)('is praise alone without one: %s, %s', async (locale, content) => {
    expect(await draft(locale, content, { isRecommended: true })).not.toMatch(REGRET)
  })
})

describe('stars that say another thing than the words', () => {
  it.each([
    [
      'en',
      5,
      'We arrived in a terrible state after a breakdown in the rain. Maria drove out to fetch us and had tea ready. We will be back in spring.',
    ],
    [
      'es',
      5,
      'Llegamos fatal después de doce horas de viaje. Rosa nos esperó despierta con la cena hecha. Habitación limpísima. Volveremos.',
    ],
    [
      'en',
      1,
      'Over the moon. Dress altered perfectly within two days and she would not even take a tip. Best in the county!',
    ],
    ['es', 1, 'Encantada. Me arreglaron el abrigo en dos días y no me quisieron cobrar nada. Los mejores.'],
    ['de', 1, 'Begeistert! Kleid in zwei Tagen perfekt geändert, sehr nette Leute. Die Beste in der Stadt.'],
  ] as const)('is praise: %s, %i, %s', async (locale, rating, content) => {
    const text = await draft(locale, content, { rating })
    expect(text).toMatch(THANKS)
    expect(text).not.toMatch(REGRET)
  })

  it.each([
    ['en', 'Five stars for the rare pleasure of standing on a platform until one in the morning with two toddlers.'],
    ['es', 'Cinco estrellas al arte de perder paquetes. Tres semanas y sigo sin zapatos.'],
    ['fr', 'Cinq étoiles pour l’art de perdre une valise entre deux portes voisines.'],
    ['de', 'Fünf Sterne für das Erlebnis, drei Stunden auf einem Parkplatz zu warten.'],
  ] as const)('is regretted where it is scorn: %s, %s', async (locale, content) => {
    expect(await draft(locale, content, { rating: 5 })).toMatch(REGRET)
  })
})

describe('how a reply to praise ends', () => {
  it.each([
    ['en', 'Lovely staff, fresh food, our girl is so happy there.', 'Sunbeam Nursery'],
    ['en', 'Gorgeous flowers for the dinner, thank you.', 'Petal & Stem Florist'],
    ['es', 'Comida casera y un trato estupendo, mi hija va feliz.', 'Guardería Luna'],
    ['fr', 'Repas frais, équipe douce, notre fils est ravi.', 'Crèche Arc-en-ciel'],
    ['de', 'Frisches Essen, liebevolle Leute, unser Sohn geht gern hin.', 'Kita Regenbogen'],
  ] as const)('hopes for no visit where nobody visits: %s, %s', async (locale, content, businessName) => {
    expect(await draft(locale, content, { rating: 5, businessName })).not.toMatch(AGAIN)
  })

  it.each([
    ['en', 'Lovely staff, fresh food, great evening.'],
    ['de', 'Leckeres Essen, schöner Abend.'],
  ] as const)('hopes for one where people do: %s, %s', async (locale, content) => {
    const text = await draft(locale, content, { rating: 5, businessName: 'Restaurant Harbour' })
    expect(text).toMatch(/see you|welcome|wieder|willkommen|freuen uns|gern gesehen|gern bei uns|Bis bald/)
  })
})

describe('a pan in a word or two', () => {
  it.each([
    ['en', 'Awful.'],
    ['en', 'Never again'],
    ['es', 'Pésimo.'],
    ['fr', 'Nul.'],
    ['de', 'Nie wieder.'],
  ] as const)('is regretted without a claim to understand it: %s, %s', async (locale, content) => {
    const text = await draft(locale, content, { rating: 1 })
    expect(text).toMatch(REGRET)
    expect(text).not.toMatch(/we understand|entendemos|comprenons votre|verstehen Ihren|Unmut|apologies|excuses/i)
  })
})

describe('who waited in a home for the old', () => {
  it.each([
    ['en', 'Mum waits an hour for someone to answer her bell. Staff are kind but there are two for thirty.'],
    ['es', 'Mamá espera una hora a que alguien acuda al timbre. Son dos para treinta.'],
    ['fr', 'Papa attend souvent une heure avant qu’on vienne. Ils sont deux pour trente.'],
    ['de', 'Oma wartet eine Stunde, bis auf die Klingel jemand kommt. Zwei Leute für dreißig.'],
  ] as const)('is not taken for the writer: %s, %s', async (locale, content) => {
    const text = await draft(locale, content, { rating: 2 })
    expect(text).toMatch(REGRET)
    expect(text).not.toMatch(/you had to wait|que esperar|dû attendre|warten mussten/)
  })
})
