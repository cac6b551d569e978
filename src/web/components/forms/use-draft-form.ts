import { zodResolver } from '@hookform/resolvers/zod'
import { type FieldValues, useForm, type UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import { useToast } from '#web/ui/index.ts'
import type { Draft } from './use-draft.ts'
import { useKeeping } from './use-kept-text.ts'

/** Holds what is typed, and hands over what the contract takes. */
export type DraftForm<Values extends FieldValues, Input> = UseFormReturn<Values, unknown, Input>

interface DraftFormOptions<Values extends FieldValues, Input> {
  schema: z.ZodType<Input, FieldValues>
  toInput: (values: Values) => FieldValues
  draft: Draft<Values>
  save: { mutateAsync: (input: Input) => Promise<unknown> }
  savedTitle: string
  /** How long it is said; as long as any news when left out. */
  savedForMs?: number
  onSaved: () => void
}

/** What was typed waits for the next time until it is saved; a refusal leaves it as it is. */
export function useDraftForm<Values extends FieldValues, Input>(options: DraftFormOptions<Values, Input>) {
  'use no memo'
  const { schema, toInput, draft, save, savedForMs: durationMs } = options
  const toast = useToast()
  const form: DraftForm<Values, Input> = useForm<Values, unknown, Input>({
    resolver: (values, context, checking) => zodResolver(schema)(toInput(values), context, checking as never) as never,
    defaultValues: draft.begin() as never,
  })
  useKeeping(form.subscribe, draft.keep)
  const submit = form.handleSubmit(async (input) => {
    try {
      await save.mutateAsync(input)
    } catch {
      // Shown below the form, which keeps what was typed.
      return
    }
    draft.clear()
    toast({ tone: 'good', title: options.savedTitle, ...(durationMs !== undefined && { durationMs }) })
    options.onSaved()
  })
  return { form, submit }
}
