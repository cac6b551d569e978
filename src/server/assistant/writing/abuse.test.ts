import { describe, expect, it } from 'vitest'
import { readReview } from '#server/assistant/analysis/read-review.ts'
import { findCaution } from './find-caution.ts'

function cautionOf(content: string, rating = 1) {
  const review = { content, rating, isRecommended: null }
  return findCaution(review, readReview({ ...review, language: null, locale: 'en' }))
}

describe('abuse with nothing in it that could be answered', () => {
  it.each([
    'Absolute morons. The fat cow on reception is thicker than the walls and the boss is an arrogant prick.',
    'F u c k this place and everyone in it',
    'A$$holes, the lot of them. Scum.',
    'Fuuuck you and your ugly mother',
    'Dump. Go die you idiots',
    'Panda de subnormales. La dueña es una gorda asquerosa y el hijo un imbécil.',
    'Hijos de p*ta. Que os den',
    'Sois unos gilipoyas, basura humana',
    'Bande d’abrutis finis, la patronne est une grosse vache. Allez crever',
    'C0nnards. Trou du cul le gérant.',
    'fdp',
    'Saftladen. Die dumme Kuh am Empfang ist zu blöd zum Atmen und der Inhaber ein Vollidiot. Geht sterben',
    'Wixxer alle miteinander',
    'A r s c h l ö c h e r',
  ])('is not answered: %s', (content) => {
    expect(['abuse', 'threat']).toContain(cautionOf(content))
  })

  it.each([
    'Waited 50 f***ing minutes for a cold pizza, then the idiot at the till laughed.',
    'What a shitty way to treat people. They lost my parcel and nobody answers the phone.',
    'Me cobraron dos veces, menudos gilipollas.',
    'Une heure d’attente, le serveur est un con, et le plat était froid.',
    'Scheiß Laden, Termin dreimal verschoben, am Ende falsche Brille.',
    'I felt like an idiot standing there while they served everyone else at the counter before me.',
    'They called my son an idiot in front of the whole class.',
    'Died laughing at the menu, to die for it is not.',
    'The pork was tough, pigs deserve better. Quite a disappointing evening for what it is.',
    'The pros are few, plenty of cons.',
    'En retard, et nous étions assis dehors.',
    'Los baños, asquerosos y guarros.',
    'Les ordures débordent devant la porte.',
    'Vermin in the kitchen, filth everywhere.',
    'Vuelo retrasado y los capullos sin abrir.',
    'Dicke Kühe auf der Weide, netter Blick, sonst nichts los in dieser Gegend hier oben.',
  ])('is a complaint where something is told: %s', (content) => {
    expect(['abuse', 'threat']).not.toContain(cautionOf(content))
  })

  it('is praise with many stars', () => {
    expect(cautionOf('F***ing brilliant, you mad bastards', 5)).toBeNull()
  })
})
