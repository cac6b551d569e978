import { beforeEach, describe, expect, it } from 'vitest'
import { forget, remember } from '#web/kernel/browser-memory.ts'
import { chooseDraft, openKeptDrafts } from './kept-draft.ts'

const kept = { text: 'Thanks, Mira.', instructions: 'short', writtenAt: '2026-05-04T10:00:00.000Z' }
const savedAt = (updatedAt: string | null) => ({ text: 'Thanks.', instructions: '', updatedAt })

describe('of two drafts', () => {
  it.each([
    ['the kept one where the server has none', kept, savedAt(null), kept.text],
    ['the kept one where it is newer', kept, savedAt('2026-05-04T09:59:59.000Z'), kept.text],
    ['the saved one where it is newer', kept, savedAt('2026-05-04T10:00:01.000Z'), 'Thanks.'],
    ['the saved one where nothing is kept', null, savedAt('2026-05-04T10:00:01.000Z'), 'Thanks.'],
    ['the kept one while the server cannot be reached', kept, undefined, kept.text],
    ['nothing where there is nothing', null, undefined, ''],
  ])('%s is shown', (_, local, saved, expected) => {
    expect(chooseDraft(local, saved).text).toBe(expected)
  })

  it('takes text and instructions from the same one', () => {
    expect(chooseDraft(kept, savedAt(null))).toEqual({ text: kept.text, instructions: kept.instructions })
  })
})

describe('a kept draft', () => {
  const drafts = openKeptDrafts('ada', 'review-1')
  beforeEach(() => {
    drafts.drop()
    forget('goodword-reply-draft:ada:review-2')
  })

  it('is found again until it is dropped', () => {
    drafts.keep(kept)
    expect(drafts.find()).toEqual(kept)

    drafts.drop()
    expect(drafts.find()).toBeNull()
  })

  it('is of one person and one review', () => {
    drafts.keep(kept)

    expect(openKeptDrafts('ben', 'review-1').find()).toBeNull()
    expect(openKeptDrafts('ada', 'review-2').find()).toBeNull()
  })

  it.each(['{', 'null', '"text"', '{"text":1}'])('that reads %s is none', (broken) => {
    remember('goodword-reply-draft:ada:review-1', broken)

    expect(drafts.find()).toBeNull()
  })
})
