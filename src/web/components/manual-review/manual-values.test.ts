import { describe, expect, it } from 'vitest'
import { resolveManual, toInput, toValues, UNREADABLE_DAY, type ManualValues } from './manual-values.ts'

const FILLED: ManualValues = {
  platform: 'google',
  locationId: '',
  day: '2026-04-03',
  verdict: '4',
  author: 'Ann',
  content: 'Lovely',
  url: '',
}
const faultsOf = async (values: ManualValues) => {
  const { errors } = await resolveManual(values, undefined, { fields: {}, shouldUseNativeValidation: false })
  return Object.fromEntries(Object.entries(errors).map(([field, fault]) => [field, fault.message]))
}

describe('toInput', () => {
  it('gives stars or a recommendation, never both', () => {
    expect(toInput(FILLED)).toMatchObject({ rating: 4, isRecommended: null, locationId: null })
    expect(toInput({ ...FILLED, verdict: 'no' })).toMatchObject({ rating: null, isRecommended: false })
  })
})

describe('toValues', () => {
  it('gives back what was entered', () => {
    const review = { ...toInput(FILLED), id: 'x', locationId: null, rating: 4, isRecommended: null, isAnswered: false }
    expect(toValues({ ...review, author: 'Ann', content: 'Lovely', url: null })).toEqual(FILLED)
  })
})

describe('resolveManual', () => {
  it('finds nothing wrong with what is whole', async () => {
    expect(await faultsOf(FILLED)).toEqual({})
  })

  it('tells at each field what is wrong with it', async () => {
    expect(await faultsOf({ ...FILLED, platform: '', day: '', verdict: '' })).toEqual({
      platform: 'required',
      day: 'required',
      verdict: 'required',
    })
    expect(await faultsOf({ ...FILLED, day: UNREADABLE_DAY })).toEqual({ day: 'dateUnreadable' })
    expect(await faultsOf({ ...FILLED, platform: 'facebook' })).toEqual({ verdict: 'required' })
    expect(await faultsOf({ ...FILLED, url: 'ftp://x' })).toEqual({ url: 'webAddressInvalid' })
  })
})
