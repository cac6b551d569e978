import { describe, expect, it } from 'vitest'
import { DEFAULT_BRAND_VOICE } from '#shared/domain/assistant.ts'
import type { Locale } from '#shared/domain/locales.ts'
import { createBuiltInAssistant } from '#server/assistant/built-in-assistant.ts'
import { guardAssistant } from '#server/assistant/guard/guard-assistant.ts'

const assistant = guardAssistant(createBuiltInAssistant())

function draft(locale: Locale, rating: number, content: string) {
  const review = { id: content, content, rating, isRecommended: null, author: 'Ann', language: null } as const
  const request = { businessName: 'Lindenhof', instructions: '', locale, voice: DEFAULT_BRAND_VOICE, recent: [] }
  return assistant.draftReply({ review: { ...review, platform: 'google' }, ...request })
}
type Case = [Locale, number, string]

describe('who was treated otherwise than others, told by what happened', () => {
  it.each([
    [
      'en',
      1,
      'Tenant for nine years. The new agent looked me up and down and wanted my passport. My neighbour got her renewal by email.',
    ],
    ['fr', 1, 'Libre au téléphone, puis j’ai donné mon nom de famille et le studio venait tout juste d’être loué.'],
    [
      'en',
      2,
      'When they heard my surname there was no table. My colleague rang straight after and was offered three times to choose from.',
    ],
    [
      'en',
      1,
      'Asked if I could afford the watch before I had touched it. The couple beside me were offered champagne.',
    ],
    [
      'en',
      1,
      'The receptionist told us people like us would be happier somewhere else. We have been members for twelve years.',
    ],
    [
      'es',
      1,
      'Clientes desde hace quince años. Nos sentaron al fondo, junto a los baños, y oí que era por el velo de mi madre, con el salón vacío.',
    ],
    ['es', 1, 'Al oír mi acento ya no había citas. Mi compañera llamó después y le dieron la del lunes.'],
    ['es', 2, 'Me preguntó si sabía leer el contrato. A mi novio, español, no le pidieron ni la firma.'],
    ['fr', 1, 'Dès qu’elle m’a vue, plus de table. Les gens arrivés après nous ont été placés en terrasse.'],
    ['fr', 2, 'Cliente depuis dix ans. On m’a demandé ma pièce d’identité, ma voisine n’a rien eu à montrer.'],
    ['fr', 1, 'Le vendeur m’a suivie partout dans le magasin. Je suis née ici, je paie mes impôts.'],
    [
      'de',
      1,
      'Seit zehn Jahren Kunde. Der neue Berater wollte plötzlich meinen Ausweis, mein Kollege wurde nicht gefragt.',
    ],
    [
      'de',
      2,
      'Als ich meinen Nachnamen sagte, war alles ausgebucht. Meine Freundin bekam für denselben Abend einen Tisch.',
    ],
    ['de', 1, 'Für Leute wie uns sei das hier wohl zu teuer, hieß es, und dann wurden wir ignoriert.'],
  ] as Case[])('is met as discrimination: %s, %i, %s', async (...review) => {
    const { text, caution } = await draft(...review)
    expect(caution).toBe('discrimination')
    expect(text).not.toMatch(/years|años|ans\b|Jahre|trust|confianza|fidélité|Treue|thank|gracias|merci|dank/i)
  })

  it.each([
    ['en', 2, 'We were put by the kitchen door and waited an hour. The food was cold.'],
    ['en', 2, 'Customers for nine years, and now the portions are tiny and the prices have doubled.'],
    ['en', 2, 'No reservation in the system although I had the email. They found us a table after half an hour.'],
    ['es', 2, 'Nos sentaron al lado de la cocina y hacía un calor horrible. La comida, fría.'],
    ['es', 2, 'No había mesa pese a la reserva y esperamos una hora en la calle.'],
    ['fr', 2, 'Placés au fond près des toilettes, service très lent, plats tièdes.'],
    ['fr', 2, 'Complet malgré notre réservation, nous sommes repartis sans dîner.'],
    ['de', 2, 'Ganz hinten am Klo gesessen, lange gewartet, Essen kalt.'],
    ['de', 2, 'Trotz Reservierung alles besetzt, wir mussten eine Stunde warten.'],
  ] as Case[])('is not read into a plain complaint: %s, %i, %s', async (...review) => {
    expect((await draft(...review)).caution).toBeNull()
  })
})

/** Whether it was a slip or mockery, it may be read by whoever wrote it. */
describe('praise with one star', () => {
  const CHEER =
    /glad|happy|pleased|delighted|lovely|kind words|alegra|contento|encanta|palabras tan|ravis|plaisir|contents|gentil|freu|schön|nette|lieb/i
  const APOLOGY = /sorry|apolog|sentimos|lament|disculp|désol|navré|regrett|excus|leid|bedauer|entschuld/i

  it.each([
    [
      'en',
      1,
      'Wonderful bread and such a cheerful lady at the till. The scones are just like my gran made. Top of my list!',
    ],
    ['es', 1, 'La fruta está buenísima y el chico es un encanto. Vengo cada sábado y no lo cambio por ninguno.'],
    ['fr', 1, 'Des gâteaux délicieux et une équipe adorable. Mon rituel du dimanche avec ma sœur.'],
    [
      'de',
      1,
      'Das Eis ist ein Traum und das Team so herzlich. Wir kommen jeden Samstag mit den Enkeln. Genau so bleiben!',
    ],
  ] as Case[])('is thanked where it is meant, and not regretted: %s, %i, %s', async (...review) => {
    const { text } = await draft(...review)
    expect(text).not.toMatch(APOLOGY)
    expect(text).toMatch(/thank|gracias|agradec|merci|remerci|dank/i)
    expect(text).toMatch(/star|estrella|étoile|Stern/)
  })

  it.each([
    [
      'es',
      1,
      'Servicio maravilloso. Qué detalle entregarme el traje el lunes, la boda de mi hermano era el sábado. Majísimos.',
    ],
    ['en', 1, 'Wonderful service, truly lovely people. The suit came on Monday, the wedding was on Saturday. Superb.'],
  ] as Case[])('is neither cheered nor regretted: %s, %i, %s', async (...review) => {
    const { text } = await draft(...review)
    expect(text).not.toMatch(CHEER)
    expect(text).not.toMatch(APOLOGY)
    expect(text).toMatch(/thank|gracias|agradec|merci|remerci|dank/i)
  })
})

describe('five stars with a story', () => {
  it.each([
    [
      'en',
      5,
      'Our stairs have a horrible bend. The two lads looked at it, took the doors off and up it went. Nothing broken, nothing scratched. Quote was £610, bill was £610.',
    ],
    [
      'es',
      5,
      'La escalera es un desastre de estrecha. Desmontaron el armario y lo subieron. Nada roto. Presupuesto 480 €, factura 480 €.',
    ],
    [
      'fr',
      5,
      'L’escalier est une horreur. Ils ont démonté l’armoire et tout est passé, rien de cassé. Devis 520 €, facture 520 €.',
    ],
    [
      'de',
      5,
      'Unser Treppenhaus ist furchtbar eng. Die zwei haben den Schrank zerlegt und alles kam heil oben an, nichts zerkratzt. Angebot 590 €, Rechnung 590 €.',
    ],
  ] as Case[])('are not regretted: %s, %i, %s', async (...review) => {
    expect((await draft(...review)).text).not.toMatch(
      /sorry|apolog|sentimos|lament|disculp|désol|navré|regrett|leid|bedauer/i,
    )
  })
})
