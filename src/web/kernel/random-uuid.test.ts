import { expect, it } from 'vitest'
import { z } from 'zod'
import { createUuid } from './random-uuid.ts'

it('is a version 4 UUID, another each time', () => {
  const made = Array.from({ length: 200 }, createUuid)

  expect(made.filter((uuid) => !z.uuidv4().safeParse(uuid).success)).toEqual([])
  expect(new Set(made).size).toBe(200)
})
