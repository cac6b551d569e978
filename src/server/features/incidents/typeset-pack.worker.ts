import { parentPort, workerData } from 'node:worker_threads'
import { PDFDocument } from '@cantoo/pdf-lib'
import { embedInter } from '#server/kernel/pdf/inter-font.ts'
import { PageWriter } from '#server/kernel/pdf/page-writer.ts'
import type { PackContent, Fact } from './pack-content.ts'

const HEADING_ROOM = 80

async function typesetPack(content: PackContent): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  const writer = new PageWriter(document, await embedInter(document))
  describeDocument(document, content)
  writer.text(content.title, { size: 22, isBold: true })
  writer.space(8)
  for (const notice of content.notices) writer.text(notice, { isBold: true })
  writer.space(8)
  writeFacts(writer, content.facts)
  writeHeading(writer, content.checklistTitle)
  for (const item of content.checklist) writer.box(item)
  writeHeading(writer, content.reviewsTitle)
  for (const review of content.reviews) writeReview(writer, review)
  if (writer.hasReplaced) {
    writer.rule()
    writer.text(content.replacedNote, { size: 9, grey: 0.35 })
  }
  writer.addFooters((page, pages) => content.footer.replace('{page}', String(page)).replace('{pages}', String(pages)))
  await attachTexts(document, content)
  return document.save()
}

/** The page shows what our typeface has; whoever decides may need the words of any script. */
async function attachTexts(document: PDFDocument, { attachment, reviews, madeAt }: PackContent): Promise<void> {
  const texts = reviews.map(({ heading, facts, text }) =>
    [heading, ...facts.map(({ label, value }) => `${label}: ${value}`), '', text].join('\n'),
  )
  await document.attach(new TextEncoder().encode(`\uFEFF${texts.join('\n\n\n')}\n`), attachment, {
    mimeType: 'text/plain',
    creationDate: new Date(madeAt),
    modificationDate: new Date(madeAt),
  })
}

function describeDocument(document: PDFDocument, { title, language, madeAt }: PackContent): void {
  document.setTitle(title)
  document.setLanguage(language)
  document.setProducer('Goodword')
  document.setCreator('Goodword')
  document.setCreationDate(new Date(madeAt))
  document.setModificationDate(new Date(madeAt))
}

function writeHeading(writer: PageWriter, text: string): void {
  writer.space(14)
  writer.keepTogether(HEADING_ROOM)
  writer.text(text, { size: 14, isBold: true })
  writer.space(6)
}

function writeReview(writer: PageWriter, { heading, facts, text }: PackContent['reviews'][number]): void {
  writer.keepTogether(HEADING_ROOM)
  writer.rule()
  writer.text(heading, { isBold: true })
  writeFacts(writer, facts)
  writer.space(4)
  writer.text(text.replaceAll(/\n{3,}/g, '\n\n'))
}

function writeFacts(writer: PageWriter, facts: readonly Fact[]): void {
  for (const { label, value } of facts) writer.text(`${label}: ${value}`, { size: 9, grey: 0.25 })
}

parentPort?.postMessage(await typesetPack(workerData as PackContent))
