import { describe, expect, it } from 'vitest'
import type { Feature, Features } from '#server/product/features.ts'
import type { TestApp } from './test-app.ts'

interface TwiceCase {
  /** Has one waiting. */
  arrange: () => Promise<unknown>
  /** What it did, as seen from outside. */
  effect: () => Promise<unknown>
  done: unknown
}

/** Every job of the feature, run twice, has the effect of once. They run in the order of their cases. */
export function describeJobsRunTwice(app: TestApp, feature: keyof Features, cases: Record<string, TwiceCase>): void {
  describe(`every job of ${feature}`, () => {
    it('has a case', () => {
      const { jobs = [] }: Feature = app.product.services.features[feature]
      expect(Object.keys(cases).toSorted()).toEqual(jobs.map(({ definition }) => definition.name).toSorted())
    })

    it.each(Object.entries(cases))('%s, run twice, has the effect of once', async (name, { arrange, effect, done }) => {
      await arrange()

      await app.jobs.run(name)
      const once = await effect()
      await app.jobs.run(name)
      const twice = await effect()

      expect([once, twice]).toEqual([done, done])
    })
  })
}
