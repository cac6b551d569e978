import { describe, expect, it } from 'vitest'
import { newPasswordShape } from './new-password-rules.ts'

function findFault(password: string): string | undefined {
  return newPasswordShape.password.safeParse(password).error?.issues[0]?.message
}

describe('a new password', () => {
  it.each(['a', 'a'.repeat(72), 'é'.repeat(36)])('may be %s', (password) => {
    expect(findFault(password)).toBeUndefined()
  })

  it.each(['a'.repeat(73), 'é'.repeat(37), 'a'.repeat(1001)])('is too long as %s', (password) => {
    expect(findFault(password)).toBe('passwordTooLong')
  })

  it('is wanted', () => {
    expect(findFault('')).toBe('required')
  })
})
