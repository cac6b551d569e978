import { describe, expect, it } from 'vitest'
import type { ChatMessage } from '#shared/contracts/chat.ts'
import type { TestMember } from '#testing/make.ts'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp()

const ask = async (person: TestMember, text: string) => {
  const { status, body } = await app.as(person).post('/api/v1/chat/messages', { text })
  expect(status).toBe(200)
  return body.answer as ChatMessage & { answer: NonNullable<ChatMessage['answer']> }
}

/** Two places, one rated better, and one review there that nobody answered. */
async function makeBusiness() {
  const owner = await app.make.member()
  const { customerId } = owner
  const [harbour, hill] = [
    await app.make.location(customerId, 'Harbour'),
    await app.make.location(customerId, 'Hilltop'),
  ]
  const isAnswered = { status: 'responded', response: 'Thanks', responded_at: new Date() } as const
  for (const [locationId, rating, content, columns] of [
    [harbour, 2, 'No parking anywhere.', isAnswered],
    [harbour, 3, 'Fine, café crème too sweet.', isAnswered],
    [harbour, 1, 'Rude waiter.', {}],
    [hill, 5, 'Great parking, great food.', isAnswered],
  ] as const) {
    await app.make.review({ customerId, locationId, rating, content, columns })
  }
  return { owner, harbour, hill }
}

const { owner, harbour, hill } = await makeBusiness()

describe('what people ask in their own words', () => {
  it.each([
    ['Show me reviews that mention parking', '“parking”: 2 reviews. The newest first.', 'search=parking'],
    ['What do people say about the café crème?', '“café crème”: 1 review.', 'search=caf%C3%A9%20cr%C3%A8me'],
    ['Any bad reviews I haven’t answered?', '1 and 2 stars: 1 review needs a reply.', 'answered=due'],
    ['What should I do today?', '1 review needs a reply.', 'answered=due'],
    ['What are customers complaining about?', '1 and 2 stars: 2 reviews. The newest first.', 'rating='],
    ['¿De qué se quejan los clientes?', '1 y 2 estrellas: 2 reseñas. Primero las más nuevas.', 'rating='],
    ['reseñas que hablan de parking', '«parking»: 2 reseñas. Primero las más nuevas.', 'search=parking'],
    [
      'Que disent les clients à propos du parking ?',
      '«\u00A0parking\u00A0»\u00A0: 2 avis. Les plus récents d’abord.',
      'search=',
    ],
    ['Qu’est-ce que nous n’avons pas répondu ?', '1 avis attend une réponse.', 'answered=due'],
    ['Was sagen die Gäste über Parking?', '„Parking“: 2 Bewertungen. Die neuesten zuerst.', 'search=Parking'],
    [
      'Quels sont les commentaires sur le parking ?',
      '«\u00A0parking\u00A0»\u00A0: 2 avis. Les plus récents d’abord.',
      'search=',
    ],
    ['Welche Bewertung soll ich zuerst beantworten?', '1 Bewertung wartet auf eine Antwort.', 'answered=due'],
    ['Gibt es Beschwerden?', '1 und 2 Sterne: 2 Bewertungen. Die neuesten zuerst.', 'rating='],
    ['Was soll ich tun?', '1 Bewertung wartet auf eine Antwort.', 'answered=due'],
  ])('%s', async (question, said, link) => {
    const { text, answer } = await ask(owner, question)
    expect(text).toBe(said)
    expect(answer.figures[0]?.link).toContain(link)
    expect(answer.items).toHaveLength(answer.figures[0]?.value ?? 0)
  })

  it.each([
    [
      'Which location does better, Harbour or Hilltop?',
      'Hilltop: 5.0 stars on average; Harbour: 2.0 stars on average.',
    ],
    ['Our worst location?', 'Harbour: 2.0 stars on average; Hilltop: 5.0 stars on average.'],
    ['Which location has the most bad reviews?', '1 and 2 stars: Harbour: 2 reviews; Hilltop: 0 reviews.'],
    ['¿Qué local va mejor?', 'Hilltop: 5,0 estrellas de media; Harbour: 2,0 estrellas de media.'],
    ['Quel établissement a le plus d’avis ?', 'Harbour\u00A0: 3 avis; Hilltop\u00A0: 1 avis.'],
    ['Welcher Standort ist besser?', 'Hilltop: durchschnittlich 5,0 Sterne; Harbour: durchschnittlich 2,0 Sterne.'],
  ])('%s', async (question, said) => {
    const { text, answer } = await ask(owner, question)
    expect(text).toBe(said)
    for (const { label, value, link } of answer.figures) {
      const id = label === 'Harbour' ? harbour : hill
      expect(decodeURIComponent(link)).toContain(`location=["${id}"]`)
      expect(text).toContain(`${label}`)
      expect(value).not.toBeNull()
    }
  })

  it.each([
    ['Hello', /^Hello\. What would you like to know/],
    ['Muchas gracias', /^De nada\./],
    ['Bonjour', /^Bonjour\. Que souhaitez-vous/],
    ['Wer bist du?', /^Fragen Sie mich nach Bewertungen/],
    ['Are people happy with us?', /^Last 30 days: 4 reviews, /],
    ['Quoi de neuf ?', /^30 derniers jours\u00A0: 4 avis, /],
    ['Peux-tu supprimer l’avis de Derek ?', /^Je ne peux pas faire cela\./],
    ['¿Puede eliminar una reseña?', /^Eso no puedo hacerlo\./],
    ['Bewertngen', /^4 Bewertungen/],
  ])('%s', async (question, said) => {
    expect((await ask(owner, question)).text).toMatch(said)
  })

  it('takes no word of another language for one of its own with a letter wrong', async () => {
    // “Wetter” is beyond what is known in German, and a letter away.
    expect((await ask(owner, 'Would you like it better then')).answer.by).toBe('fallback')
  })

  it('is told of the places that the person sees', async () => {
    const manager = await app.make.member({ customerId: owner.customerId, role: 'manager' })
    await app.as(owner).put(`/api/v1/team/${manager.memberId}/locations`, { locations: [harbour] })
    expect(JSON.stringify(await ask(manager, 'Which location is the best location?'))).not.toContain('Hilltop')
    expect((await ask(manager, 'reviews about parking')).answer.figures[0]?.value).toBe(1)
  })
})
