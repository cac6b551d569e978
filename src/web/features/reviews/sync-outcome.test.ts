import { describe, expect, it } from 'vitest'
import type { Fault } from '#shared/domain/faults.ts'
import type { Platform } from '#shared/domain/platforms.ts'
import type { SyncRun } from '#shared/contracts/integrations.ts'
import { judgeRuns, listAwaited } from './sync-outcome.ts'

const DOWN: Fault = { kind: 'platform-down', reason: null, words: null }

const integration = (id: string, state: SyncRun['state'], added = 0, fault: Fault | null = null) => ({
  type: 'yelp' as const,
  lastRun: { id, state, added, fault, retryAt: null } as SyncRun,
  needsReconnect: false,
})

describe('judgeRuns', () => {
  it('waits for the last of them', () => {
    expect(judgeRuns([integration('a', 'done', 2), integration('b', 'running')], ['a', 'b'])).toBeNull()
  })

  it('does not wait for a platform that is down, and says which', () => {
    const down = integration('b', 'running', 0, DOWN)
    const google = { ...integration('a', 'done', 2), type: 'google' as const }
    const waiting = { ...down, lastRun: { ...down.lastRun, retryAt: '2026-11-16T08:00:00.000Z' } }

    expect(judgeRuns([google, waiting], ['a', 'b'])).toEqual({
      kind: 'partly',
      synced: 1,
      silent: ['yelp'],
    })
    expect(judgeRuns([integration('a', 'running'), waiting], ['a', 'b'])).toBeNull()
  })

  it('counts platforms, not the places that are connected to them', () => {
    const at = (type: Platform, id: string, state: SyncRun['state'], retryAt: string | null = null) => {
      const one = integration(id, state)
      return { ...one, type, lastRun: { ...one.lastRun, retryAt } }
    }
    const places = [at('google', 'a', 'done'), at('google', 'b', 'done'), at('facebook', 'c', 'done')]
    const halfDown = [at('yelp', 'd', 'done'), at('yelp', 'e', 'running', '2026-11-16T08:00:00.000Z')]

    expect(judgeRuns([...places, ...halfDown], ['a', 'b', 'c', 'd', 'e'])).toEqual({
      kind: 'partly',
      synced: 2,
      silent: ['yelp'],
    })
  })

  it('ends when its time is up', () => {
    const integrations = [integration('a', 'done', 2), integration('b', 'running')]

    expect(judgeRuns(integrations, ['a', 'b'], { isTimeUp: true })).toMatchObject({ kind: 'partly', silent: ['yelp'] })
  })

  it('does not call a success what somebody stopped', () => {
    expect(judgeRuns([integration('a', 'done', 2), integration('b', 'stopped', 1)], ['a', 'b'])).toEqual({
      kind: 'stopped',
      added: 3,
    })
  })

  it('adds up what all of them brought, and nothing of other runs', () => {
    const integrations = [integration('a', 'done', 2), integration('b', 'done', 3), integration('other', 'done', 9)]

    expect(judgeRuns(integrations, ['a', 'b'])).toEqual({ kind: 'synced', added: 5 })
  })

  it('tells of a failure', () => {
    const integrations = [integration('a', 'done', 2), integration('b', 'failed', 0, DOWN)]

    expect(judgeRuns(integrations, ['a', 'b'])).toEqual({
      kind: 'failed',
      platform: 'yelp',
      fault: DOWN,
      needsReconnect: false,
    })
  })

  it('tells which failure only a new connection mends', () => {
    const broken = { ...integration('b', 'failed', 0, DOWN), needsReconnect: true }

    expect(judgeRuns([integration('a', 'done'), broken], ['a', 'b'])).toMatchObject({ needsReconnect: true })
    expect(judgeRuns([integration('a', 'failed'), { ...broken, lastRun: null }], ['a'])).toMatchObject({
      needsReconnect: false,
    })
  })

  it('does not wait for a run that a newer one has replaced', () => {
    expect(judgeRuns([integration('newer', 'running')], ['a'])).toEqual({ kind: 'synced', added: 0 })
  })
})

describe('listAwaited', () => {
  const now = Date.parse('2026-11-16T08:10:00.000Z')
  const at = (id: string, createdAt: string, more: Partial<SyncRun> = {}) => {
    const one = integration(id, 'running')
    return { ...one, lastRun: { ...one.lastRun, trigger: 'button' as const, createdAt, ...more } }
  }

  it('names each platform once, since the first of its runs', () => {
    const shops = [at('a', '2026-11-16T08:05:00.000Z'), at('b', '2026-11-16T08:01:00.000Z')]

    expect(listAwaited(shops, { now, isAsked: false })).toEqual([
      { platform: 'yelp', since: '2026-11-16T08:01:00.000Z', runIds: ['a', 'b'] },
    ])
  })

  it('says nothing of what is over, has only just begun or nobody asked for', () => {
    const over = at('a', '2026-11-16T08:05:00.000Z', { state: 'done' })
    const young = at('b', '2026-11-16T08:09:59.000Z')
    const byItself = at('c', '2026-11-16T08:05:00.000Z', { trigger: 'timer' })

    expect(listAwaited([over, young, byItself], { now, isAsked: false })).toEqual([])
    expect(listAwaited([byItself], { now, isAsked: true })).toHaveLength(1)
    const down = { ...young, lastRun: { ...young.lastRun, fault: DOWN } }
    expect(listAwaited([down], { now, isAsked: true })).toHaveLength(1)
  })
})
