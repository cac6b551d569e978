import { describe, expect, it } from 'vitest'
import { LOCALES } from '#shared/domain/locales.ts'
import { search as de } from '#web/i18n/search/de.ts'
import { search as en } from '#web/i18n/search/en.ts'
import { search as es } from '#web/i18n/search/es.ts'
import { search as fr } from '#web/i18n/search/fr.ts'
import { matchesQuery } from '#web/ui/commands/command-match.ts'
import { type AskedAction, type Phrases, readQuery } from './read-query.ts'

const TEXTS = { en, es, fr, de }

const naming = (label: string, name: string) => label.replace('{author}', name)

interface SearchTexts {
  replyTo: string
  disputeOf: string
  asking: Record<AskedAction, string>
}

function phrasesOf({ replyTo, disputeOf, asking }: SearchTexts): Phrases {
  return {
    reply: [naming(replyTo, '…'), ...asking.reply.split(', ')],
    dispute: [naming(disputeOf, '…'), ...asking.dispute.split(', ')],
  }
}

describe('reading what is typed', () => {
  it.each(LOCALES)('finds every action by its own name: %s', (locale) => {
    const texts = TEXTS[locale]
    const read = (label: string) => readQuery(naming(label, 'Offline Olga'), phrasesOf(texts))
    expect(read(texts.replyTo)).toMatchObject({ words: 'Offline Olga', asked: 'reply' })
    expect(read(texts.disputeOf)).toMatchObject({ words: 'Offline Olga', asked: 'dispute' })
  })

  it.each([
    ['en', 'reply offline', 'offline', 'reply'],
    ['en', '  REPLY   to  Offline  ', 'Offline', 'reply'],
    ['en', 'answer olga', 'olga', 'reply'],
    ['en', 'dispute olga', 'olga', 'dispute'],
    ['es', 'contestar a José', 'José', 'reply'],
    ['es', 'impugnar olga', 'olga', 'dispute'],
    ['fr', 'repondre a olga', 'olga', 'reply'],
    ['fr', 'Contester olga', 'olga', 'dispute'],
    ['de', 'Olga antworten', 'Olga', 'reply'],
    ['de', 'antworten Olga', 'Olga', 'reply'],
    ['de', 'Einspruch gegen Olga', 'Olga', 'dispute'],
  ] as const)('in %s takes %j for %j', (locale, typed, words, asked) => {
    expect(readQuery(typed, phrasesOf(TEXTS[locale]))).toMatchObject({ words, asked })
  })

  it.each(['', 'olga', 'reply', 'reply to', 'replying olga', 'olga reply to', 'dispute'])(
    'takes %j for itself',
    (typed) => {
      expect(readQuery(typed, phrasesOf(en))).toEqual({ typed, words: typed, asked: null })
    },
  )
})

describe('everyday names of the settings', () => {
  it.each([
    ['en', 'opening hours', 'voice'],
    ['en', 'two factor', 'twoFactor'],
    ['en', '2fa', 'twoFactor'],
    ['en', 'quiet hours', 'notifications'],
    ['en', 'time zone', 'general'],
    ['en', 'devices', 'sessions'],
    ['es', 'clave', 'password'],
    ['es', 'verificación en dos pasos', 'twoFactor'],
    ['es', 'horarios de apertura', 'voice'],
    ['es', 'voz de marca', 'voice'],
    ['es', 'zona horaria', 'general'],
    ['fr', 'horaires d’ouverture', 'voice'],
    ['fr', 'double authentification', 'twoFactor'],
    ['fr', 'fuseau horaire', 'general'],
    ['fr', 'courriel', 'email'],
    ['de', 'Kennwort', 'password'],
    ['de', 'Öffnungszeiten', 'voice'],
    ['de', 'zwei Faktor', 'twoFactor'],
    ['de', 'Zeitzone', 'general'],
    ['de', 'Filialen', 'locations'],
  ] as const)('in %s %j leads to %s', (locale, typed, part) => {
    expect(matchesQuery({ label: '', keywords: [TEXTS[locale].settingWords[part]] }, typed)).toBe(true)
  })
})
