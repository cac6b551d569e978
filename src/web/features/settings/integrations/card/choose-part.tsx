import { useRef } from 'react'
import type { Integration } from '#shared/contracts/integrations.ts'
import { ChooseListingForm } from '../connect/choose-listing-form.tsx'
import { choicePlaceId } from '../return/choice-place.ts'
import { useHandOnFocus } from './use-hand-on-focus.ts'

interface ChoosePartProps {
  integration: Integration
  findNext: () => HTMLElement | null | undefined
}

/** Goes away with the choice. Whoever comes back from the platform is led here. */
export function ChoosePart({ integration, findNext }: ChoosePartProps) {
  const place = useRef<HTMLDivElement>(null)
  useHandOnFocus(place, findNext)
  return (
    <div
      ref={place}
      id={choicePlaceId(integration.id)}
      tabIndex={-1}
      className="rounded-control bg-inset p-4 focus-visible:outline-2"
    >
      <ChooseListingForm integration={integration} />
    </div>
  )
}
