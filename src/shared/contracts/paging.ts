import { z } from 'zod'

/** Every list is paged by keyset: the cursor names the last row seen, so a deep page costs what the first one does. */
export const pageInput = {
  /** The `nextCursor` of the page before; without it, the first page. */
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(25),
}

export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({ items: z.array(item), nextCursor: z.string().nullable() })
}
