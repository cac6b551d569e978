import { describe, expect, it } from 'vitest'
import type { Permission } from '#shared/domain/permissions.ts'
import { createCustomerTransactions } from '#server/database/transactions.ts'
import { createSearchService } from '#server/features/search/search.service.ts'
import type { Principal } from '#server/kernel/http/actor.ts'
import { createDisputeBench } from '#testing/dispute-bench.ts'
import type { TestMember } from '#testing/make.ts'
import { startTestApp } from '#testing/test-app.ts'
import { SEARCH_SOURCES } from './search-services.ts'

const app = await startTestApp()
const service = createSearchService({
  customers: createCustomerTransactions(app.product.base.app.db),
  sources: SEARCH_SOURCES,
})

function asPerson(member: TestMember, permissions: Permission[]): Principal {
  const { userId, email, name, customerId, memberId } = member
  const plan = { tier: 'professional', status: 'active' } as const
  const membership = { customerId, memberId, role: 'member' as const, permissions, plan }
  return {
    userId,
    email,
    name,
    sessionId: userId,
    language: null,
    timeoutMinutes: 60,
    member: membership,
    adminRole: null,
  }
}

describe('the search', () => {
  it.each<[Permission[], string[]]>([
    [
      ['reviews.view', 'disputes.view'],
      ['review', 'dispute'],
    ],
    [['reviews.view'], ['review']],
    [['disputes.view'], ['dispute']],
    [[], []],
  ])('looks with %j at %j', async (permissions, subjects) => {
    const owner = await app.make.member()
    await createDisputeBench(app).start(owner, { content: 'A word', dispute: { description: 'A word of ours' } })

    const { groups } = await service.find(asPerson(owner, permissions), { query: 'word' })

    expect(groups.map(({ subject }) => subject)).toEqual(subjects)
  })
})
