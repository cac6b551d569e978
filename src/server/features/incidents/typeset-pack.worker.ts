import { parentPort, workerData } from 'node:worker_threads'
import { PDFDocument } from '@cantoo/pdf-lib'
import { embedInter } from '#server/kernel/pdf/inter-font.ts'
import { MARK_INDENT, PAGE_ROOM, PageWriter, RULE_ROOM } from '#server/kernel/pdf/page-writer.ts'
import { PLATFORM_MARKS } from '#shared/domain/platform-marks.ts'
import type { PackContent } from './pack-content.ts'

const HEADING_ROOM = 80
const TEXT_GAP = 4
const SMALL = { size: 9, grey: 0.25 }

async function typesetPack(content: PackContent): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  const writer = new PageWriter(document, await embedInter(document))
  describeDocument(document, content)
  writer.letterhead(content.brand.logo && (await document.embedPng(content.brand.logo)), content.brand.color)
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

/** The page shows what our fonts have; whoever decides may need the words of any script. */
async function attachTexts(document: PDFDocument, { attachment, reviews, madeAt }: PackContent): Promise<void> {
  const texts = reviews.map(({ heading, facts, text }) => [heading, ...facts, '', text].join('\n'))
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

/** On one page, where a page has room for it. */
function writeReview(
  writer: PageWriter,
  { platform, heading, facts, ...review }: PackContent['reviews'][number],
): void {
  const text = review.text.replaceAll(/\n{3,}/g, '\n\n')
  const height =
    RULE_ROOM +
    writer.heightOf(heading, { indent: MARK_INDENT }) +
    facts.reduce((sum, fact) => sum + writer.heightOf(fact, SMALL), TEXT_GAP) +
    writer.heightOf(text)
  writer.keepTogether(height <= PAGE_ROOM ? height : HEADING_ROOM)
  writer.rule()
  writer.marked(PLATFORM_MARKS[platform], heading, { isBold: true })
  writeFacts(writer, facts)
  writer.space(TEXT_GAP)
  writer.text(text)
}

function writeFacts(writer: PageWriter, facts: readonly string[]): void {
  for (const fact of facts) writer.text(fact, SMALL)
}

parentPort?.postMessage(await typesetPack(workerData as PackContent))
