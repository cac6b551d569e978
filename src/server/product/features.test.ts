import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Permission } from '#shared/domain/permissions.ts'
import { searchAll } from '#server/features/search/search.feature.ts'
import type { Principal } from '#server/kernel/http/actor.ts'
import { createDisputeFixture } from '#testing/dispute-fixture.ts'
import type { TestMember } from '#testing/make.ts'
import { createVisitors } from '#testing/visitor-fixture.ts'
import { startTestApp } from '#testing/test-app.ts'
import type { Feature } from './features.ts'

const app = await startTestApp()
const { features } = app.product.services
const searching = {
  transactions: app.product.base.transactions,
  sources: [features.reviews.search, features.disputes.search, ...features.hostedPages.search, features.team.search],
}

function asPerson(member: TestMember, permissions: Permission[]): Principal {
  const { userId, email, name, customerId, memberId } = member
  const plan = { tier: 'professional', status: 'active' } as const
  const membership = {
    customerId,
    memberId,
    role: 'member' as const,
    permissions,
    plan,
    isResting: false,
    needsApproval: false,
    locations: null,
  }
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

const SERVER = new URL('..', import.meta.url)

describe('the features', () => {
  it('with jobs have each run twice in a test of theirs', () => {
    const tests = readdirSync(SERVER, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.test.ts'))
    const run = tests.flatMap((file) => {
      const source = readFileSync(new URL(file, SERVER), 'utf8')
      return [...source.matchAll(/^describeJobsRunTwice\(app, '(\w+)'/gm)].map(([, feature = '']) => feature)
    })
    const withJobs = Object.entries<Feature>(features).filter(([, { jobs = [] }]) => jobs.length > 0)
    expect(run.toSorted()).toEqual(withJobs.map(([name]) => name).toSorted())
  })

  it('share no job', () => {
    const names = app.product.services.jobHandlers.map(({ definition }) => definition.name)
    expect(new Set(names).size).toBe(names.length)
  })
})

describe('the search', () => {
  it.each<[Permission[], string[]]>([
    [
      ['reviews.view', 'disputes.view'],
      ['review', 'dispute'],
    ],
    [['reviews.view'], ['review']],
    [['disputes.view'], ['dispute']],
    [['qr-codes.view'], ['hosted-page']],
    [['team.view'], ['member']],
    [[], []],
  ])('looks with %j at %j', async (permissions, subjects) => {
    const owner = await app.make.member()
    await createDisputeFixture(app).start(owner, { content: 'A word', dispute: { description: 'A word of ours' } })

    await createVisitors(app).makePage({ name: 'A word' }, owner)
    await app.superuser.query(`update team_members set name = 'A word' where id = $1`, [owner.memberId])

    const { groups } = await searchAll(searching, asPerson(owner, permissions), 'word')

    expect(groups.map(({ subject }) => subject)).toEqual(subjects)
  })
})
