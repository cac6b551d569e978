import type { ReplyTemplate } from '#shared/contracts/replies.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { getReviewView } from '#server/features/reviews/reviews.service.ts'
import { getSettings } from '#server/features/settings/settings.service.ts'
import { getBusinessName } from '#server/features/team/team.service.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import { fillTemplate, refuseUnknownVariables } from './fill-template.ts'
import { findById, insert, isNameTaken, list, remove, update, type TemplateRow } from './templates.repository.ts'

interface TemplateInput {
  name: string
  text: string
}

export async function createTemplate(tx: CustomerTx, _actor: Actor, words: TemplateInput): Promise<ReplyTemplate> {
  refuseUnknownVariables(words.text)
  const row = await insert(tx, words)
  if (!row) throw nameTaken()
  return presentTemplate(row)
}

export async function changeTemplate(
  tx: CustomerTx,
  _actor: Actor,
  { templateId, ...words }: TemplateInput & { templateId: string },
): Promise<ReplyTemplate> {
  refuseUnknownVariables(words.text)
  if (await isNameTaken(tx, words.name, templateId)) throw nameTaken()
  const row = await update(tx, templateId, words)
  if (!row) throw templateNotFound()
  return presentTemplate(row)
}

export async function removeTemplate(tx: CustomerTx, _actor: Actor, { templateId }: { templateId: string }) {
  if (!(await remove(tx, templateId))) throw templateNotFound()
  return listTemplates(tx)
}

export async function fillWithReview(tx: CustomerTx, _actor: Actor, wish: { reviewId: string; templateId: string }) {
  const template = await findById(tx, wish.templateId)
  if (!template) throw templateNotFound()
  return { text: await fillForReview(tx, wish.reviewId, template.text) }
}

/** A text with variables, as it reads for this review. */
export async function fillForReview(tx: CustomerTx, reviewId: string, text: string): Promise<string> {
  const review = await getReviewView(tx, reviewId)
  const [businessName, { general }] = [await getBusinessName(tx), await getSettings(tx)]
  return fillTemplate(text, { review, businessName, locale: general.language })
}

export async function listTemplates(tx: CustomerTx): Promise<{ items: ReplyTemplate[] }> {
  return { items: (await list(tx)).map(presentTemplate) }
}

function presentTemplate({ id, name, text, updated_at: updatedAt }: TemplateRow): ReplyTemplate {
  return { id, name, text, updatedAt: updatedAt.toISOString() }
}

const nameTaken = () => refusal('template-name-taken')
const templateNotFound = () => refusal('template-not-found')
