import { describe, expect, it } from 'vitest'
import { toInput, toValues } from './contact-values.ts'

describe('what the form of a contact sends', () => {
  it('has a detail for each line, and no consent where no channel is chosen', () => {
    const values = {
      ...toValues(null),
      email: 'ann@example.com',
      fields: 'Table: 7\n\n Link : https://a.example \nAlone',
    }
    expect(toInput(values)).toMatchObject({
      email: 'ann@example.com',
      fields: { Table: '7', Link: 'https://a.example', Alone: '' },
      consent: null,
    })
  })

  it('names the channels that were agreed to', () => {
    const blank = toValues(null)
    const values = { ...blank, consent: { ...blank.consent, channels: ['sms' as const], wording: 'Yes' } }
    expect(toInput(values).consent).toMatchObject({ channels: ['sms'], basis: 'express', wording: 'Yes' })
  })
})
