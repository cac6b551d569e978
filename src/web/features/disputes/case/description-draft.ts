import { z } from 'zod'

const draftSchema = z.object({
  text: z.string(),
  /** What was saved when the writing began: another text by now is a colleague's. */
  base: z.string(),
})
type DescriptionDraft = z.infer<typeof draftSchema>

export function readDraft(kept: string): DescriptionDraft | null {
  if (kept === '') return null
  try {
    return draftSchema.parse(JSON.parse(kept))
  } catch {
    return null
  }
}

export const writeDraft = (draft: DescriptionDraft): string => JSON.stringify(draft)
