import { describe, expect, it } from 'vitest'
import { readReturn } from '#web/kernel/session/authorization-state.ts'
import { findReturnFault } from './complete-return.ts'

describe('what a platform sends back', () => {
  it.each([
    ['nothing at all', '', null, 'noCode'],
    ['a state alone', '?state=s', 's', 'noCode'],
    ['a code alone', '?code=c', 's', 'noState'],
    ['another state than the one that was kept', '?code=c&state=other', 's', 'invalidState'],
    ['a refusal by the person', '?error=access_denied&state=s', 's', 'denied'],
    ['another fault, and no code', '?error=server_error&state=s', 's', 'noCode'],
  ])('is refused with %s', (_case, search, keptState, fault) => {
    expect(findReturnFault(readReturn(search), keptState)).toBe(fault)
  })

  it('is taken with its code and the state that was kept', () => {
    expect(findReturnFault(readReturn('?code=c&state=s'), 's')).toBeNull()
  })

  it('is left to the server where nothing is kept, as after a reload', () => {
    expect(findReturnFault(readReturn('?code=c&state=s'), null)).toBeNull()
  })

  it('keeps a code of digits as it is', () => {
    expect(readReturn('?code=0012&state=34')).toEqual({ code: '0012', state: '34', error: '' })
  })
})
