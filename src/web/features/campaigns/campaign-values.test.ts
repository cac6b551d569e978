import { describe, expect, it } from 'vitest'
import type { Campaign } from '#shared/contracts/campaigns.ts'
import { previewMessage } from './campaign-card.tsx'
import { campaignFormSchema, toInput, toValues } from './campaign-values.ts'

const CAMPAIGN = {
  name: 'Spring menu',
  type: 'promotion',
  message: 'Our spring menu is here. Come in and see.',
  subject: 'Spring',
  description: '',
  startDate: '2027-03-01',
  endDate: null,
  segment: { id: '6dd6ab4c-66a7-4a02-9b7c-f5dd0dd8dd36', name: 'Regulars' },
  channels: ['email', 'social_media'],
  socialPlatforms: ['linkedin'],
  link: { kind: 'url', url: 'https://example.com/menu' },
  imageUrl: null,
  emailSenderId: null,
  smsSenderId: null,
  cost: 12.5,
  goal: 40,
  isAiGenerated: true,
  automation: null,
} as unknown as Campaign

const values = toValues(CAMPAIGN, 'Harbour Bistro')
const faultsOf = (typed: Partial<typeof values>) =>
  campaignFormSchema
    .safeParse(toInput({ ...values, ...typed }))
    .error?.issues.map(({ path, message }) => [path.join('.'), message])

describe('the campaign’s form', () => {
  it('says what the campaign says, and gives it back unchanged', () => {
    const { segment, ...told } = CAMPAIGN
    expect(toInput(values)).toMatchObject({ ...told, segmentId: segment?.id })
    expect(faultsOf({})).toBeUndefined()
  })

  it('takes a comma before the cents, and no word for a number', () => {
    expect(toInput({ ...values, cost: '3,20' }).cost).toBe(3.2)
    expect(faultsOf({ cost: 'much' })).toEqual([['cost', 'invalid']])
  })

  it('does not end before it starts', () => {
    expect(faultsOf({ endDate: '2027-02-28' })).toEqual([['endDate', 'endBeforeStart']])
    expect(faultsOf({ endDate: '2027-03-01' })).toBeUndefined()
  })

  it('names no network without the channel', () => {
    expect(toInput({ ...values, channels: ['sms'] }).socialPlatforms).toEqual([])
  })

  it('asks after visits only for an opinion, by messages, and so many hours or days later', () => {
    const automation = { ...values.automation, way: 'visits' as const, delayHours: '2' }
    expect(toInput({ ...values, automation }).automation).toBeNull()
    const asking = { ...values, type: 'review_request' as const, automation }
    expect(toInput(asking)).toMatchObject({ channels: ['email'], automation: { delayHours: 48, reminders: 1 } })
    expect(toInput({ ...asking, automation: { ...automation, unit: 'hours' } }).automation?.delayHours).toBe(2)
    expect(faultsOf({ ...asking, automation: { ...automation, delayHours: 'soon' } })).toEqual([
      ['automation.delayHours', 'invalid'],
    ])
    expect(faultsOf({ ...asking, automation: { ...automation, delayHours: '' } })).toHaveLength(1)
  })

  it('is the assistant’s until somebody has rewritten it, and never for what was put together from phrases', () => {
    expect(toInput({ ...values, message: 'Something else altogether, in words of our own.' }).isAiGenerated).toBe(false)
    const written = { message: values.message, engine: 'template', model: '' }
    expect(toInput({ ...values, written }).isAiGenerated).toBe(false)
  })
})

it('shows the first 150 signs of a message', () => {
  expect(previewMessage('a'.repeat(150))).toBe('a'.repeat(150))
  expect(previewMessage('😀'.repeat(151))).toBe(`${'😀'.repeat(150)}...`)
})
