export const choicePlaceId = (integrationId: string) => `choose-${integrationId}`

/** Brings the question into view and puts the keyboard there. */
export function leadToChoice(integrationId: string): void {
  const place = document.getElementById(choicePlaceId(integrationId))
  place?.scrollIntoView({ block: 'center' })
  place?.focus({ preventScroll: true })
}
