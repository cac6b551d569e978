import { describe, expect, it } from 'vitest'
import { DEFAULT_BRAND_VOICE } from '#shared/domain/assistant.ts'
import { chooseManner, readWishes } from './wishes.ts'

describe('what was asked for', () => {
  it.each([
    [''],
    ['Keep it short, please. Sign as Maria, owner'],
    ['In French and brief'],
    ['Bitte auf Deutsch, unterschreiben als Jana'],
    ['Formal tone, no emojis and no exclamation marks'],
    ['Réponse courte et chaleureuse, sans émojis'],
    ['Respuesta breve y formal, por favor'],
    ['Do not mention names'],
  ])('is within reach: "%s"', (instructions) => {
    expect(readWishes(instructions).hasMore).toBe(false)
  })

  it.each([
    ['Offer a free dessert'],
    ['Keep it short and mention the terrace'],
    ['Mention our short menu'],
    ['Sign as Maria and offer a discount'],
    ['Do not mention the broken window'],
    ['Invite them to the German evening'],
    ['Versprich eine Rückzahlung'],
  ])('is beyond a template: "%s"', (instructions) => {
    expect(readWishes(instructions).hasMore).toBe(true)
  })

  it('is not turned into its opposite', () => {
    expect(readWishes('Not too short, never in German')).toMatchObject({ isShort: false, language: null })
  })

  it.each([
    ['sign as the chef, keep it under 30 words', 'The chef'],
    ['Sign as Maria, owner', 'Maria, owner'],
    ['Sign as Maria, owner, no emojis please', 'Maria, owner'],
    ['Sign as Maria - keep it short', 'Maria'],
    ['Sign as Jo (the new manager is on leave)', 'Jo'],
    ['Sign as Jo but in French', 'Jo'],
    ['Sign as Anna and Ben', 'Anna and Ben'],
    ['Unterschreiben als Jana, bitte kurz halten', 'Jana'],
    ['Signer par Luc, en anglais', 'Luc'],
    ['Sign as usual', null],
    ['Sign with a short apology for everything that went wrong that day', null],
  ])('is signed by whom it names alone: %s', (instructions, signature) => {
    expect(readWishes(instructions).signature).toBe(signature)
  })

  it('goes before the usual voice', () => {
    const voice = { ...DEFAULT_BRAND_VOICE, tone: 'warm' as const, signature: 'The owners', dos: ['Always in English'] }
    expect(chooseManner(voice, '')).toMatchObject({ tone: 'warm', language: 'en', signature: 'The owners' })
    expect(chooseManner(voice, 'Formal, in French. Sign as Jo')).toMatchObject({
      tone: 'formal',
      language: 'fr',
      signature: 'Jo',
    })
  })

  it.each([
    [['Keep it brief'], ['exclamation marks', 'Don’t use emojis', 'never mention names'], false],
    [['Mention the terrace'], [], false],
    [[], ['Speak of the renovation'], false],
  ])('alone counts, not the lines of the voice: %j, %j', (dos, donts, ignoresSome) => {
    const voice = { ...DEFAULT_BRAND_VOICE, dos, donts }
    expect(chooseManner(voice, '').ignoresSome).toBe(ignoresSome)
    expect(chooseManner(voice, 'Mention the garden').ignoresSome).toBe(true)
  })
})
