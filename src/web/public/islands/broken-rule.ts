/** A field and the key of the sentence that says what is wrong with it. */
export interface BrokenRule {
  field: string
  code: string
}

interface CheckedControl {
  name: string
  value: string
  required?: boolean
  validity: Pick<ValidityState, 'valid' | 'typeMismatch'>
  /** `limit` is the most characters the server takes. */
  dataset: { limit?: string | undefined }
}

/** What the browser itself can tell before anything is sent. The server has the last word. */
export function findBrokenRule(control: CheckedControl): BrokenRule | undefined {
  const { name, value, required, validity } = control
  if (required && value.trim() === '') return { field: name, code: 'required' }
  if (isTooLong(control)) return { field: name, code: 'tooLong' }
  if (validity.valid) return undefined
  return { field: name, code: validity.typeMismatch ? 'emailInvalid' : 'invalid' }
}

export function isTooLong({ value, dataset }: Pick<CheckedControl, 'value' | 'dataset'>): boolean {
  return value.trim().length > limitOf(dataset)
}

export function limitOf({ limit }: CheckedControl['dataset']): number {
  return limit ? Number(limit) : Infinity
}
