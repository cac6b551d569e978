import { useRef } from 'react'
import type { Integration } from '#shared/contracts/integrations.ts'
import { ChooseListingForm } from '../connect/choose-listing-form.tsx'
import { useHandOnFocus } from './use-hand-on-focus.ts'

interface ChoosePartProps {
  integration: Integration
  findNext: () => HTMLElement | null | undefined
}

/** Goes away with the choice. */
export function ChoosePart({ integration, findNext }: ChoosePartProps) {
  const place = useRef<HTMLDivElement>(null)
  useHandOnFocus(place, findNext)
  return (
    <div ref={place} className="rounded-control bg-inset p-4">
      <ChooseListingForm integration={integration} />
    </div>
  )
}
