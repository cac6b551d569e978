import type { Combobox as Base } from '@base-ui/react/combobox'

/** Escape closes the list, then whatever the field stands in. By itself the field would be emptied by it. */
export function isEscape(details: Base.Root.ChangeEventDetails): boolean {
  if (details.reason !== 'escape-key') return false
  details.cancel()
  details.allowPropagation()
  return true
}
