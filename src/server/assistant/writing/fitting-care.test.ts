import { describe, expect, it } from 'vitest'
import { DEFAULT_BRAND_VOICE } from '#shared/domain/assistant.ts'
import type { Locale } from '#shared/domain/locales.ts'
import { createBuiltInAssistant } from '#server/assistant/built-in-assistant.ts'
import { guardAssistant } from '#server/assistant/guard/guard-assistant.ts'

const assistant = guardAssistant(createBuiltInAssistant())

function draft(locale: Locale, rating: number | null, content: string, author = 'Ann') {
  const isRecommended = rating === null ? true : null
  const review = { id: content, content, rating, isRecommended, author, language: null, platform: 'google' } as const
  return assistant.draftReply({
    review,
    businessName: 'Lindenhof',
    instructions: '',
    locale,
    voice: DEFAULT_BRAND_VOICE,
    recent: [],
  })
}
type Case = [Locale, number | null, string]

describe('who was not hurt', () => {
  it.each([
    [
      'en',
      3,
      'Great dentist, the crown fits and it did not hurt at all. But an hour in the waiting room every time is too much.',
    ],
    ['es', 3, 'Muy buena dentista, no me dolió nada. Pero una hora en la sala de espera cada vez es demasiado.'],
    ['fr', 3, 'Bon dentiste, je n’ai pas eu mal du tout. Mais une heure de salle d’attente à chaque fois, c’est trop.'],
    [
      'de',
      3,
      'Fachlich super, die Füllung hält und weh getan hat auch nix. Aber jedes Mal eine Stunde im Wartezimmer.',
    ],
  ] as Case[])('is not met with concern: %s, %s, %s', async (...review) => {
    expect((await draft(...review)).caution).toBeNull()
  })

  it.each([
    ['en', 2, 'The filling hurt so much that I was in agony for a week.'],
    ['de', 2, 'Nach der Behandlung hatte ich tagelang starke Schmerzen, die Wunde war entzündet.'],
  ] as Case[])('is told from who was: %s, %s, %s', async (...review) => {
    expect((await draft(...review)).caution).toBe('health')
  })
})

describe('who was hurt and has a lawyer who wrote', () => {
  it.each([
    [
      'en',
      1,
      'My father spent three days in hospital after the mussels. Our solicitor wrote to you on the 12th.',
      /your father is/,
    ],
    [
      'es',
      1,
      'Mi padre acabó tres días en el hospital por los mejillones. Nuestra abogada les ha escrito el día 12.',
      /su padre se encuentre/,
    ],
    [
      'fr',
      1,
      'Mon père est resté trois jours à l’hôpital après les moules. Notre avocat vous a écrit le 12.',
      /votre père va/,
    ],
    [
      'de',
      1,
      'Mein Vater lag nach den Muscheln drei Tage im Krankenhaus. Unser Anwalt hat Ihnen am 12. geschrieben.',
      /Ihrem Vater/,
    ],
  ] as [Locale, number, string, RegExp][])('is wished well and offered no talk: %s, %s', async (...given) => {
    const [locale, rating, content, wish] = given
    const { text, caution } = await draft(locale, rating, content)
    expect(caution).toBe('health')
    expect(text).toMatch(wish)
    expect(text).not.toMatch(/speak with you|talk to you|hablar con usted|escucharle|parler|sprechen/i)
  })
})

it('greets no family by its name where the reply speaks to one', async () => {
  const complaint = 'La piscina estaba cerrada toda la semana y nadie nos avisó.'
  expect((await draft('es', 2, complaint, 'Familia Serrano')).text).not.toContain('Familia')
  const german = 'Der Pool war die ganze Woche geschlossen, und niemand hat es uns gesagt.'
  expect((await draft('de', 2, german, 'Familie Albers')).text).toContain('Familie Albers')
})

it('does not praise the team for the patience of one where another is blamed', async () => {
  const content =
    'El doctor un amor, lo explica todo con mucha paciencia. Lo malo es la recepción, contestan de mala gana.'
  expect((await draft('es', null, content)).text).not.toContain('paciencia')
})

it('takes up questions behind a word on why they are asked', async () => {
  const content =
    'Mi hija está encantada con las clases. Una duda, que en la web no lo pone: ¿en agosto hay cursos sueltos? ¿Y guardáis la plaza?'
  expect((await draft('es', 4, content)).text).toMatch(/pregunta/)
})
