import { describe, expect, it } from 'vitest'
import { readSearch } from '#shared/contracts/addresses.ts'
import { paths } from '#shared/domain/paths.ts'
import { isFiltering, readDisputesAddress, writeDisputesAddress } from './disputes-search.ts'

const read = (search: object) => readDisputesAddress(readSearch(paths.disputes, { ...search }))

const ID = '0b6f0d4e-93a5-4a58-9f53-1d2a7c5be001'

describe('readDisputesAddress', () => {
  it('leaves out what makes no sense and keeps the rest', () => {
    const address = read({
      status: 'lost',
      reason: 'fake',
      platform: 'myspace',
      sort: 'urgency',
      other: 1,
    })

    expect(address.filter).toEqual({ reason: 'fake', sort: 'urgency' })
  })

  it('searches for digits as somebody typed them', () => {
    expect(read({ search: 42 }).filter.search).toBe('42')
  })

  it('knows the open dispute and where it begins', () => {
    expect(read({ dispute: ID, part: 'checklist' })).toMatchObject({ disputeId: ID, part: 'checklist' })
    expect(read({ dispute: 'x', part: 'nowhere' })).toMatchObject({
      disputeId: undefined,
      part: undefined,
    })
  })

  it.each([
    ['new', 'new'],
    [ID, ID],
    ['anything', undefined],
    [true, undefined],
  ])('begins a new dispute for create=%s with %s', (create, expected) => {
    expect(read({ create }).create).toBe(expected)
  })
})

describe('writeDisputesAddress', () => {
  it('writes what is read again as the same', () => {
    const address = read({
      search: 'soup',
      status: 'pending',
      sort: 'urgency',
      dispute: ID,
      part: 'filing',
    })

    expect(read(writeDisputesAddress(address))).toEqual(address)
  })

  it('writes nothing for what goes without saying', () => {
    expect(writeDisputesAddress(read({ sort: 'newest', search: '' }))).toEqual({})
  })
})

describe('isFiltering', () => {
  it('does not count the order', () => {
    expect(isFiltering({ sort: 'urgency' })).toBe(false)
    expect(isFiltering({ sort: 'newest', reason: 'fake' })).toBe(true)
  })
})
