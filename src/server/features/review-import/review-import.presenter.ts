import type { ImportPreviewRow, ImportRowFault, ReviewImport } from '#shared/contracts/review-import.ts'
import type { BadRow, ReadReview } from './read-row.ts'
import type { ImportSummary } from './review-imports.repository.ts'

export function presentImport(row: ImportSummary, locationNames: ReadonlyMap<string, string>): ReviewImport {
  return {
    id: row.id,
    platform: row.platform,
    namesPlatforms: row.names_platforms,
    locationName: locationNames.get(row.location_id ?? '') ?? null,
    fileName: row.file_name,
    state: row.state,
    total: row.total,
    done: row.next_row,
    added: row.added,
    duplicates: row.duplicates,
    refused: row.refused,
    removed: row.removed,
    createdAt: row.created_at.toISOString(),
    finishedAt: row.finished_at?.toISOString() ?? null,
  }
}

export function presentPreviewRow(row: ReadReview, state: ImportPreviewRow['state']): ImportPreviewRow {
  const { line, platform, author, rating, roundedFrom, isRecommended, title, content } = row
  return {
    line,
    platform,
    state,
    day: row.writtenAt.text.slice(0, 10),
    author,
    rating,
    roundedFrom,
    isRecommended,
    title,
    content,
  }
}

export function presentFault({ line, fault, value }: BadRow): ImportRowFault {
  return { line, fault, value }
}
