import { z } from 'zod'
import { describe, expect, it, onTestFinished } from 'vitest'
import { defineEndpoint } from '#shared/contracts/endpoint.ts'
import { getQrCode } from '#shared/contracts/qr-codes.ts'
import { rejectDispute } from '#shared/contracts/disputes.ts'
import { WHOLE_BUSINESS_PERMISSIONS } from '#shared/domain/permissions.ts'
import type { AccessTable } from '#testing/access-matrix/access-row.ts'
import { CALLERS, makeWorld } from '#testing/access-matrix/callers.ts'
import { DISPUTE_ROWS } from '#testing/access-matrix/dispute-rows.ts'
import { findGaps } from '#testing/access-matrix/find-gaps.ts'
import { MARKETING_ROWS } from '#testing/access-matrix/marketing-rows.ts'
import { PERSON_ROWS } from '#testing/access-matrix/person-rows.ts'
import { PLATFORM_ROWS } from '#testing/access-matrix/platform-rows.ts'
import { REVIEW_ROWS } from '#testing/access-matrix/review-rows.ts'
import { tryEndpoint } from '#testing/access-matrix/try-endpoint.ts'
import { WORKSPACE_ROWS } from '#testing/access-matrix/workspace-rows.ts'
import { readContracts } from '#testing/read-contracts.ts'
import { canExplain } from '#testing/explain.ts'
import { startTestApp } from '#testing/test-app.ts'

// What counts by address sees each request come from another.
const app = await startTestApp({ TRUSTED_PROXIES: '127.0.0.1' })
const world = await makeWorld(app)
const contracts = await readContracts()
const AREAS = {
  reviews: REVIEW_ROWS,
  disputes: DISPUTE_ROWS,
  marketing: MARKETING_ROWS,
  'the workspace': WORKSPACE_ROWS,
  people: PERSON_ROWS,
  platform: PLATFORM_ROWS,
}
const TABLE: AccessTable = Object.assign({}, ...Object.values(AREAS))

const tryOne = (key: string) => tryEndpoint(world, key, TABLE[key] ?? { who: 'public' })

describe('the access matrix', () => {
  it('has a row for every endpoint, which says what its contract says', () => {
    expect(findGaps(contracts, TABLE)).toEqual([])
  })

  it('keeps from whoever is limited what their screens hide from them', () => {
    const open = contracts.filter(
      ({ access, needsAllLocations }) =>
        WHOLE_BUSINESS_PERMISSIONS.some((each) => each === access) && !needsAllLocations,
    )
    // The history shows each their own; the company's sign-in is the owner's, who is never limited.
    expect(new Set(open.map(({ path }) => path.split('/')[3]))).toEqual(new Set(['activity.csv', 'sso-provider']))
  })

  it('says what to add for an endpoint that it does not know', () => {
    const ofParrot = { access: 'reviews.view', input: z.object({}), output: z.object({}), summary: '' } as const
    const parrots = [
      defineEndpoint({ ...ofParrot, method: 'GET', path: '/api/v1/parrots' }),
      defineEndpoint({ ...ofParrot, method: 'GET', path: '/api/v1/parrots/:parrotId' }),
      defineEndpoint({ ...ofParrot, method: 'POST', path: '/api/v1/parrots' }),
    ]
    const table: AccessTable = {
      'GET /parrots/:parrotId': { who: 'reviews.view' },
      'POST /parrots': { who: 'reviews.manage' },
      'DELETE /parrots': { who: 'reviews.manage' },
    }
    expect(findGaps(parrots, table)).toEqual([
      expect.stringContaining('GET /parrots is not classified: add its row'),
      expect.stringContaining('GET /parrots/:parrotId names a :parrotId: say'),
      'POST /parrots: its contract has access reviews.view, its row reviews.manage. One of them is wrong.',
      expect.stringContaining('DELETE /parrots has no contract any more'),
    ])
  })

  it.each(Object.entries(AREAS))(
    `holds for %s, whoever calls (${CALLERS.length} people)`,
    async (_area, rows) => {
      const faults: string[] = []
      for (const [key, row] of Object.entries<AccessTable[string]>(rows))
        faults.push(...(await tryEndpoint(world, key, row)))
      expect(faults).toEqual([])
    },
    // Some thousand requests: on a machine with other things to do it takes minutes.
    300_000,
  )
})

describe('a rule that changes', () => {
  it('shows in the matrix: a permission', async () => {
    const mutable: { access: string } = rejectDispute
    mutable.access = 'disputes.view'
    onTestFinished(() => void (mutable.access = 'disputes.resolve'))

    const key = 'POST /disputes/:disputeId/reject'
    const faults = await tryOne(key)
    expect(faults).toHaveLength(2)
    expect(faults.join()).toContain(`${key} as admin without the permission: `)
    expect(faults.join()).toContain(`${key} as member: `)
    expect(findGaps([rejectDispute], TABLE)[0]).toContain('its contract has access disputes.view')
  })

  // Customers that are spread have this policy within another.
  it.runIf(canExplain)('shows in the matrix: what a location keeps to itself', async () => {
    await app.superuser.query('drop policy own_locations on qr_codes')
    const key = `GET ${getQrCode.path.replace('/api/v1', '')}`

    const told = ['admin', 'key'].flatMap((who) => [
      `${key} as ${who} limited to another place: 200 instead of 404`,
      `${key} as ${who} limited to another place: told of a location that is not theirs`,
    ])
    // They are asked at once, and who answers first is told first.
    expect(new Set(await tryOne(key))).toEqual(new Set(told))
  })
})
