import { linkTo, linkToHostedPage } from '#shared/contracts/addresses.ts'
import { questionsOf } from '#shared/domain/hosted-page-content.ts'
import { pickText } from '#shared/domain/hosted-pages.ts'
import { paths } from '#shared/domain/paths.ts'
import { excerptAround, type SearchSource } from '#server/features/search/search.service.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import { readPage } from './hosted-pages.repository.ts'
import { findSaying, type PageResponseRow } from './page-responses.repository.ts'

const mayUse = ({ member }: Actor) => member.permissions.includes('qr-codes.view')
const plain = { foundIn: 'text', isClose: false, platform: null, isRecommended: null } as const

export const hostedPageSearch: SearchSource = {
  subject: 'hosted-page',
  mayUse,

  async find(tx, { words, limit }) {
    const { rows, nextCursor } = await readPage(tx, { search: words, sort: 'newest', limit })
    return {
      hits: rows.map((row) => ({
        ...plain,
        id: row.id,
        title: row.name,
        excerpt: pickText(row.content.title, row.content.language) || row.location_name,
        rating: null,
        status: row.status,
        at: row.created_at.toISOString(),
        link: linkToHostedPage(row.id, {}),
      })),
      hasMore: nextCursor !== null,
      link: linkTo(paths.hostedPages, { search: words }),
    }
  },
}

export const pageResponseSearch: SearchSource = {
  subject: 'page-response',
  mayUse,

  async find(tx, { words, sought, limit }) {
    const { rows, isCut } = await findSaying(tx, { phrase: sought.phrase, limit: limit + 1 })
    return {
      hits: rows.slice(0, limit).map((row) => ({
        ...plain,
        id: row.id,
        title: row.page_name,
        excerpt: excerptAround([row.content, row.email].filter(Boolean).join('\n'), sought),
        rating: findStars(row),
        status: row.done_at === null ? 'open' : 'done',
        at: row.created_at.toISOString(),
        link: linkToResponse(row),
      })),
      hasMore: isCut || rows.length > limit,
      link: linkTo(paths.reviews, { feedback: 'all', band: 'all', search: words }),
    }
  },
}

function findStars({ page_kind: kind, asked, answers }: PageResponseRow): number | null {
  const stars = questionsOf(kind, asked).find((question) => question.kind === 'stars' && question.id in answers)
  return stars ? Number(answers[stars.id]) : null
}

/** The answers of a page that was deleted are still read beside the reviews. */
const linkToResponse = ({ id, page_id: pageId, is_page_deleted: isDeleted }: PageResponseRow) =>
  isDeleted
    ? linkTo(paths.reviews, { feedback: 'all', band: 'all', response: id })
    : linkToHostedPage(pageId, { tab: 'results', response: id })
