import { FeatureCards } from '../sections/feature-cards.tsx'
import { Hero } from '../sections/hero.tsx'
import { PlatformLine, Promises, Steps } from '../sections/landing-sections.tsx'
import { TrialCall } from '../sections/trial-call.tsx'
import type { SiteView } from '../site-view.ts'

export function LandingPage({ view }: { view: SiteView }) {
  const { landing } = view.content
  return (
    <>
      <Hero view={view} />
      <PlatformLine texts={landing.platforms} />
      <FeatureCards texts={landing.features} />
      <Steps texts={landing.steps} />
      <Promises view={view} />
      <TrialCall view={view} />
    </>
  )
}
