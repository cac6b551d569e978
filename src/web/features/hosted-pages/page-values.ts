import { z } from 'zod'
import type { InputOf } from '#shared/contracts/endpoint.ts'
import { type changeHostedPage, type HostedPage, hostedPageValues } from '#shared/contracts/hosted-pages.ts'
import type { HostedPageContent } from '#shared/domain/hosted-page-content.ts'
import type { HostedPageKind } from '#shared/domain/hosted-page-kinds.ts'
import { QUESTION_KINDS } from '#shared/domain/hosted-pages.ts'
import { LOCALES } from '#shared/domain/locales.ts'

/** What the builder holds, whether it makes sense already or not. */
export interface PageValues {
  /** The one these words began with. */
  revision: number
  name: string
  slug: string
  /** Empty: the review links of all. */
  locationId: string
  allowsRepeats: boolean
  retentionMonths: string
  content: HostedPageContent
}

export function toValues(page: HostedPage): PageValues {
  const { revision, name, slug, location, allowsRepeats, retentionMonths, content } = page
  return {
    revision,
    name,
    slug,
    locationId: location?.id ?? '',
    allowsRepeats,
    retentionMonths: String(retentionMonths),
    content,
  }
}

const keptText = z.partialRecord(z.enum(LOCALES), z.string())
const keptId = z.string().nullable()
const keptValues = z.object({
  revision: z.int(),
  name: z.string(),
  slug: z.string(),
  locationId: z.string(),
  allowsRepeats: z.boolean(),
  retentionMonths: z.string(),
  content: z.object({
    language: z.enum(LOCALES),
    title: keptText,
    intro: keptText,
    thanksTitle: keptText,
    thanksText: keptText,
    consent: keptText,
    asksForContact: z.boolean(),
    asksForPhoto: z.boolean(),
    questions: z.array(
      z.object({
        id: z.string(),
        kind: z.enum(QUESTION_KINDS),
        label: keptText,
        isRequired: z.boolean(),
        options: z.array(z.object({ id: z.string(), label: keptText })),
        rules: z.array(
          z.object({
            from: z.int().optional(),
            to: z.int().optional(),
            options: z.array(z.string()).optional(),
            goTo: z.string(),
          }),
        ),
        goTo: keptId,
      }),
    ),
  }),
})

/** What this browser kept; `null` where an older version of the product wrote it in another shape. */
export function readKept(text: string): PageValues | null {
  try {
    return keptValues.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Only what differs from the saved page: other words make a new version of it, a new name does not. */
export function toChange(values: PageValues, page: HostedPage): Omit<InputOf<typeof changeHostedPage>, 'pageId'> {
  const saved = toValues(page)
  const { name, slug, locationId, allowsRepeats, content } = values
  return {
    revision: values.revision,
    ...(name !== saved.name && { name }),
    ...(slug !== saved.slug && { slug }),
    ...(locationId !== saved.locationId && { locationId: locationId === '' ? null : locationId }),
    ...(allowsRepeats !== saved.allowsRepeats && { allowsRepeats }),
    ...(values.retentionMonths !== saved.retentionMonths && { retentionMonths: Number(values.retentionMonths) }),
    ...(!isSame(content, saved.content) && { content }),
  }
}

/** What is wrong, by the place it is at: `content.questions.0.label`. */
export type Faults = Readonly<Record<string, string>>

export function findFaults(values: PageValues): Faults {
  const months = values.retentionMonths.trim()
  const checked = hostedPageValues.safeParse({
    ...values,
    retentionMonths: months === '' ? Number.NaN : Number(months),
  })
  const found = (checked.error?.issues ?? []).map(({ path, message }) => [path.join('.'), message])
  return Object.fromEntries(found) as Faults
}

/** Whether a visitor can leave an address there, and so must be told what for. */
export const asksForEmail = (kind: HostedPageKind, { asksForContact, questions }: HostedPageContent) =>
  kind === 'feedback' ? asksForContact : kind === 'survey' && questions.some((question) => question.kind === 'email')
