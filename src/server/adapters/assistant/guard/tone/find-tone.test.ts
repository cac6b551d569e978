import { describe, expect, it } from 'vitest'
import { LOCALES } from '#shared/domain/locales.ts'
import { PHRASE_BOOKS } from '#server/adapters/assistant/built-in/writing/reply/compose-reply.ts'
import { checkReply, type Surroundings } from '../check-text.ts'
import { ORDINARY_REPLIES } from '../corpus/ordinary-replies.ts'
import { HELD_OUT_REPLIES } from '../corpus/ordinary/held-out-replies.ts'
import { LATER_REPLIES } from '../corpus/ordinary/later-replies.ts'
import { MODELLED_REPLIES } from '../corpus/ordinary/modelled-replies.ts'
import { UNSEEN_REPLIES } from '../corpus/ordinary/unseen-replies.ts'
import { hasBadTone } from './find-tone.ts'

const COMPLAINT = { team: '', isComplaint: true }
const PRAISE = { team: '', isComplaint: false }

/** Of one kind: English, Spanish, French, German. */
const UNKIND: Readonly<Record<string, readonly string[]>> = {
  judges: [
    'You are a rude person.',
    'Usted es una persona ridícula.',
    'Vous êtes insupportable.',
    'Sie sind unverschämt.',
  ],
  belittles: [
    'People like you are never happy.',
    'Gente como tú siempre se queja.',
    'Vous méritez ce café.',
    'Ihre Meinung ist uns egal.',
  ],
  doubts: ['We do not believe a word.', 'Usted miente.', 'Vous avez tout inventé.', 'Das haben Sie sich ausgedacht.'],
  orders: ['Please go somewhere else.', 'Aprende a comer.', 'Restez chez vous.', 'Bleiben Sie zu Hause.'],
  threatens: [
    'You will regret this review.',
    'Sabemos quién es usted.',
    'Nous savons où vous habitez.',
    'Das wird Konsequenzen haben.',
  ],
  mocks: [
    'How brave of you to write this.',
    '¡Qué drama!',
    'Merci de nous faire rire.',
    'Was für eine Heldin Sie sind.',
  ],
  gloats: [
    'We are happier without you, and glad that you left.',
    'No te echaremos de menos.',
    'Vous ne nous manquerez pas.',
    'Wir werden Sie nicht vermissen.',
  ],
  intrudes: [
    'We will share your words with your boss.',
    'Compartiremos tu opinión con tu familia.',
    'Nous en parlerons à votre employeur.',
    'Wir erzählen es Ihrem Chef.',
  ],
}

describe.each(Object.entries(UNKIND))('a text that %s', (_kind, texts) => {
  it.each(texts)('is unkind to its reader: %s', (text) => {
    expect(hasBadTone(text, PRAISE)).toBe(true)
  })
})

describe('fun', () => {
  it.each([
    'Congratulations on your evening!',
    '¡Enhorabuena por esa cena!',
    'Félicitations pour cette soirée !',
    'Herzlichen Glückwunsch zu diesem Abend!',
  ])('is in scorn where somebody complains: %s', (text) => {
    expect(hasBadTone(text, COMPLAINT)).toBe(true)
    expect(hasBadTone(text, PRAISE)).toBe(false)
  })

  it.each([
    ['stars', 'Fine.', 2, ['tone']],
    ['words where there are no stars', 'Terrible food, rude waiter, never again.', null, ['tone']],
    ['neither', 'We married here, it was wonderful.', null, []],
  ])('is told to be scorn by %s', (_what, content, stars, found) => {
    const around: Surroundings = {
      team: '',
      instructions: '',
      review: { content, author: 'Dana Price', stars, language: 'en' },
      address: '',
    }
    expect(checkReply('Thank you, Dana. Congratulations!', around)).toEqual(found)
  })
})

describe('a kind text', () => {
  it.each([
    'You should never have been treated that way.',
    'We are sorry that you were made to feel unwelcome.',
    'We respectfully see it differently.',
    'Please leave us a message, and do not hesitate to call.',
    'We hope that you will come back and try another dish.',
    'Sentimos que no te sintieras bienvenida y que esperaras más tiempo de lo normal.',
    'Nous regrettons que vous ayez attendu plus longtemps que prévu.',
    'Es tut uns leid, dass Sie sich nicht willkommen fühlten und länger warten mussten.',
  ])('says what went wrong without unkindness: %s', (text) => {
    expect(hasBadTone(text, COMPLAINT)).toBe(false)
  })

  it('is every one of the ordinary replies', () => {
    const replies = [ORDINARY_REPLIES, MODELLED_REPLIES, UNSEEN_REPLIES, HELD_OUT_REPLIES, LATER_REPLIES].flat()
    const unkind = replies.filter(({ reply, stars, facts }) =>
      hasBadTone(reply, { team: facts, isComplaint: stars <= 3 }),
    )
    expect(replies).toHaveLength(361)
    expect(unkind.map(({ reply }) => reply)).toEqual([])
  })

  it.each(LOCALES)('is every phrase of the built-in engine: %s', (locale) => {
    const phrases = listTexts(PHRASE_BOOKS[locale])
    expect(phrases.length).toBeGreaterThan(150)
    expect(phrases.filter((phrase) => hasBadTone(phrase, COMPLAINT))).toEqual([])
  })

  it('may repeat what the team has written', () => {
    const text = 'Dogs are not allowed: please leave them and stay at home with them.'
    expect(hasBadTone(text, PRAISE)).toBe(true)
    expect(hasBadTone(text, { ...PRAISE, team: 'Dogs: and stay at home with them' })).toBe(false)
  })
})

function listTexts(tree: unknown): string[] {
  if (typeof tree === 'string') return [tree]
  return tree !== null && typeof tree === 'object' ? Object.values(tree).flatMap(listTexts) : []
}
