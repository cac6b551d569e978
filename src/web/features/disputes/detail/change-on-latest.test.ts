import { expect, it, vi } from 'vitest'
import type { DisputeDetail } from '#shared/contracts/disputes.ts'
import { ApiProblem } from '#web/kernel/api/api-problem.ts'
import { ChangedMeanwhile, changeOnLatest, replaceSeen } from './change-on-latest.ts'

const dispute = (parts: Partial<DisputeDetail>) =>
  ({ description: 'Never a guest', evidence: [], reason: 'fake', updatedAt: 'first', ...parts }) as DisputeDetail

const refuse = (code: 'conflict' | 'illegal-transition') =>
  new ApiProblem({ code, status: 409, message: 'No.', requestId: null, fieldErrors: [], retryAfterSeconds: null })

const known = dispute({})

/** A server that takes a change to its latest state alone. */
function serverWith(latest: DisputeDetail) {
  const save = vi.fn(async (change: object, updatedAt: string) => {
    if (updatedAt !== latest.updatedAt) throw refuse('conflict')
    return { ...latest, ...change } as DisputeDetail
  })
  return { known, save, fetchLatest: vi.fn(async () => latest) }
}

it('is saved at once when nobody else changed anything', async () => {
  const server = serverWith(known)

  const saved = await changeOnLatest(replaceSeen('description', 'Never a guest', 'Not a guest'), server)

  expect(saved.description).toBe('Not a guest')
  expect(server.fetchLatest).not.toHaveBeenCalled()
})

it('adds a line to what a colleague added meanwhile', async () => {
  const server = serverWith(dispute({ evidence: ['Theirs'], updatedAt: 'second' }))

  const saved = await changeOnLatest((now) => ({ evidence: [...now.evidence, 'Mine'] }), server)

  expect(saved.evidence).toEqual(['Theirs', 'Mine'])
})

it('keeps a change to one field when a colleague changed another', async () => {
  const server = serverWith(dispute({ reason: 'offensive', updatedAt: 'second' }))

  const saved = await changeOnLatest(replaceSeen('description', 'Never a guest', 'Not a guest'), server)

  expect(saved).toMatchObject({ description: 'Not a guest', reason: 'offensive' })
})

it('does not overwrite words the person has not seen', async () => {
  const server = serverWith(dispute({ description: 'Theirs', updatedAt: 'second' }))

  const change = changeOnLatest(replaceSeen('description', 'Never a guest', 'Mine'), server)

  await expect(change).rejects.toBeInstanceOf(ChangedMeanwhile)
  expect(server.save).toHaveBeenCalledTimes(1)
})

it('gives up where the dispute never stands still', async () => {
  const save = vi.fn().mockRejectedValue(refuse('conflict'))

  const change = changeOnLatest(() => ({}), { known, save, fetchLatest: async () => known })

  await expect(change).rejects.toMatchObject({ code: 'conflict' })
  expect(save).toHaveBeenCalledTimes(4)
})

it('does not repeat what is refused for another reason', async () => {
  const save = vi.fn().mockRejectedValue(refuse('illegal-transition'))

  await expect(changeOnLatest(() => ({}), { known, save, fetchLatest: async () => known })).rejects.toThrow('No.')
  expect(save).toHaveBeenCalledTimes(1)
})
