import { afterEach, describe, expect, it } from 'vitest'
import { remember } from '#web/kernel/browser-memory.ts'
import { contactDraft } from './contact-draft.ts'

const formWith = (name: string, message: string) => [
  { name: 'name', value: name },
  { name: 'message', value: message },
  { name: 'language', value: 'en' },
]

describe('the contact draft', () => {
  afterEach(() => contactDraft.forget())

  it('gives back what was typed, and the page’s language is no part of it', () => {
    contactDraft.keep(formWith('Ada', 'Hello'))
    const form = [...formWith('', ''), { name: 'language', value: '' }]

    contactDraft.restore(form)

    expect(form.map(({ value }) => value)).toEqual(['Ada', 'Hello', 'en', ''])
  })

  it('leaves alone what is filled in already', () => {
    contactDraft.keep(formWith('Ada', 'Hello'))
    const form = formWith('', 'Newer')

    contactDraft.restore(form)

    expect(form.map(({ value }) => value)).toEqual(['Ada', 'Newer', 'en'])
  })

  it.each(['', 'null', '{', '{"message":7}'])('survives the stored text %j', (stored) => {
    remember('goodword-contact-draft', stored)
    const form = formWith('', '')

    contactDraft.restore(form)

    expect(form).toEqual(formWith('', ''))
  })
})
