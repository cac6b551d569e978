import { describe, expect, it } from 'vitest'
import { writeFilter } from './hosted-pages-search.ts'

describe('the address of the list of pages', () => {
  it('leaves out what goes without saying', () => {
    expect(writeFilter({ sort: 'newest', search: '', kind: undefined })).toEqual({})
  })

  it('says what the list is narrowed to, and its order', () => {
    expect(writeFilter({ sort: 'name', kind: 'survey', status: 'draft' })).toEqual({
      sort: 'name',
      kind: 'survey',
      status: 'draft',
    })
  })
})
