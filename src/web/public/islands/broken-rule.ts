/** A field and the key of the sentence that says what is wrong with it. */
export interface BrokenRule {
  field: string
  code: string
}

interface CheckedControl {
  name: string
  value: string
  required?: boolean
  validity: Pick<ValidityState, 'valid' | 'valueMissing' | 'typeMismatch' | 'tooLong'>
}

/** What the browser itself can tell before anything is sent. The server has the last word. */
export function findBrokenRule({ name, value, required, validity }: CheckedControl): BrokenRule | undefined {
  if (required && value.trim() === '') return { field: name, code: 'required' }
  if (validity.valid) return undefined
  if (validity.typeMismatch) return { field: name, code: 'emailInvalid' }
  return { field: name, code: validity.tooLong ? 'tooLong' : 'invalid' }
}
