import type { ComponentType } from 'react'
import type { LandingContent } from '#web/public/content/en/product.ts'
import {
  AnalyticsDrawing,
  DisputesDrawing,
  MonitoringDrawing,
  QrCodeDrawing,
  ResponsesDrawing,
  TeamDrawing,
} from './feature-drawings.tsx'
import { SectionHeading } from './section-heading.tsx'

type Features = LandingContent['features']
type FeatureName = keyof Features['cards']

const FEATURES: [FeatureName, ComponentType][] = [
  ['monitoring', MonitoringDrawing],
  ['responses', ResponsesDrawing],
  ['qrCodes', QrCodeDrawing],
  ['team', TeamDrawing],
  ['disputes', DisputesDrawing],
  ['analytics', AnalyticsDrawing],
]

export function FeatureCards({ texts }: { texts: Features }) {
  return (
    <section className="mx-auto max-w-6xl px-5 py-20 sm:px-8 sm:py-24">
      <SectionHeading title={texts.title} lead={texts.lead} />
      <ul className="mt-12 grid gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-2 lg:grid-cols-3">
        {FEATURES.map(([name, Drawing]) => (
          <li key={name} className="bg-card p-6 sm:p-8">
            <svg viewBox="16 4 228 98" className="mb-7 w-full max-w-64" aria-hidden="true" focusable="false">
              <Drawing />
            </svg>
            <h3 className="font-semibold">{texts.cards[name].title}</h3>
            <p className="mt-2 text-base leading-relaxed text-ink-muted">{texts.cards[name].text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
