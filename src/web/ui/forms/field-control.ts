import { createContext, use } from 'react'

type FieldWiring = { controlId: string; describedBy: string | undefined; isInvalid: boolean; isRequired: boolean }

export const FieldContext = createContext<FieldWiring | null>(null)

type OwnAttributes = {
  id?: string | undefined
  'aria-describedby'?: string | undefined
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling' | undefined
  'aria-required'?: boolean | 'true' | 'false' | undefined
}

/** What ties a control to the label, hint and error of the Field around it. The control's own attributes win. */
export function useFieldAttributes(own: OwnAttributes): OwnAttributes {
  const field = use(FieldContext)
  if (!field) return {}
  return {
    id: own.id ?? field.controlId,
    'aria-describedby': own['aria-describedby'] ?? field.describedBy,
    'aria-invalid': own['aria-invalid'] ?? (field.isInvalid || undefined),
    'aria-required': own['aria-required'] ?? (field.isRequired || undefined),
  }
}
