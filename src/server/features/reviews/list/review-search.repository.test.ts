import { describe, expect, it } from 'vitest'
import { foldWords, parseSearch } from '#shared/domain/search-words.ts'
import { writeSought } from '#server/features/search/search.service.ts'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp()

const RANGES = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x300, 0x328],
  [0x391, 0x3c9],
  [0x400, 0x45f],
  [0x5d0, 0x5ea],
  [0x1e00, 0x1eff],
  [0x1f600, 0x1f610],
] as const

describe('fold_words', () => {
  it('makes the same of every letter as the browser does', async () => {
    const letters = RANGES.flatMap(([from, to]) =>
      Array.from({ length: to - from + 1 }, (_, turn) => String.fromCodePoint(from + turn)),
    )
    const texts = [
      ...letters,
      'İstanbul',
      'Straße',
      'L’été à Ærøskøbing',
      'Σίσυφος',
      'Đà Nẵng',
      '안녕하세요',
      'cre\u0300me',
    ]
    const { rows } = await app.superuser.query<{ folded: string }>(
      'select fold_words(text) as folded from unnest($1::text[]) with ordinality as t (text, turn) order by turn',
      [texts],
    )
    expect(rows.map(({ folded }) => folded)).toEqual(texts.map(foldWords))
  })
})

describe('search_words', async () => {
  const customerId = await writeMany()

  it.each([
    ['needle', 1, true],
    ['NÉEDLE', 1, true],
    ['hay in a stack', 6, true],
    ['seldom', 6, false],
    ['a', 6, false],
    ['absentee', 0, true],
    ['Zora Quill', 1, true],
    ['quill', 1, true],
  ])('reads the index of the words only for what is rare: %s', async (words, count, isIndexed) => {
    const { ids, isCut, plans } = await search(customerId, `"${words}"`)
    expect(ids).toEqual((await listAll(customerId, words)).slice(0, count))
    expect(isCut).toBe(false)
    expect(plans.includes('review_contents_saying')).toBe(isIndexed)
  })

  it.each([
    ['qx', ['qxander']],
    ['zw', []],
  ])('finds two letters further back only where a word begins with them, and says so: %s', async (words, expected) => {
    const { contents, isCut } = await search(customerId, words)
    expect(contents.map((content) => content.split(' ').at(-1))).toEqual(expected)
    expect(isCut).toBe(true)
  })

  it.each(['everybody guest', 'everybody ☃', '☃☃', 'a ☃', '%', '_', '\\', '50%_\\'])(
    'ends where every word of it is common or too short, and says so: %s',
    async (words) => {
      const { ids, isCut, plans } = await search(customerId, `"${words}"`)
      expect({ ids, isCut }).toEqual({ ids: [], isCut: true })
      expect(plans).not.toContain('review_contents_saying')
    },
  )

  it('finds each customer’s own alone, whether or not one has most of the table', async () => {
    const other = await writeMany(3000)
    for (const [one, isInIndex] of [
      [customerId, false],
      [other, true],
    ] as const) {
      const { ids, plans } = await search(one, '"needle"')
      expect(ids).toEqual(await listAll(one, 'needle'))
      expect(/Index Cond: .*customer_id = .* AND \(words ~~/.test(plans)).toBe(isInIndex)
    }
  })

  it('finds what is rare by the index, however old and in spite of a wrong letter', async () => {
    const { ids, plans } = await search(customerId, 'needel')
    expect(ids).toEqual(await listAll(customerId, 'needle'))
    expect(plans).toContain('review_contents_saying')
  })

  it.each([
    ['that many say', 'everybady', 5, 1],
    ['that one says', 'needel', 1, 1],
    ['that some say', 'seldam', 5, 2],
  ])('looks at the newest 750 only for what is neither common nor rare: a word %s', async (...given) => {
    const [, words, count, looks] = given
    const { ids, plans } = await search(customerId, words)
    expect(ids).toHaveLength(count)
    expect(plans.match(/select r\.id from reviews r where r\.customer_id = p_customer/g)).toHaveLength(looks)
  })

  it('never takes a pattern apart for the index', async () => {
    await app.superuser.query(
      `insert into replies (customer_id, review_id, text, state) select customer_id, id, md5(id::text), 'live' from reviews
       where customer_id = $1`,
      [customerId],
    )
    await app.superuser.query('analyze replies')
    const { plans } = await search(customerId, 'chandeleir', 'reply')
    expect(plans).toContain('replies_saying')
    expect(plans).not.toMatch(/Index Cond: .*words ~ /)
  })

  it('ends with the newest where every piece of it is common', async () => {
    const { ids, plans } = await search(customerId, 'everybody ☃')
    expect(ids).toEqual([])
    expect(plans).not.toContain('review_contents_saying')
  })

  it('answers nobody who is not of a customer', async () => {
    const asked = app.product.base.app.pool.query(`select * from search_words('{note}', $1, 1)`, [
      writeSought(parseSearch('word')),
    ])
    await expect(asked).rejects.toThrow('no customer to search for')
  })
})

/** More than a search looks through by itself. */
async function writeMany(count = 10_000): Promise<string> {
  const customerId = await app.make.customer()
  await app.superuser.query(
    `insert into reviews (customer_id, platform, listing_id, platform_review_id, rating, created_at, updated_at)
     select $1, 'google', 'x', n, 3, now() - n * interval '1 minute', now() from generate_series(1, $2::int) n`,
    [customerId, count],
  )
  await app.superuser.query(
    `insert into review_contents (customer_id, review_id, content, author)
     select customer_id, id, concat_ws(' ', 'everybody', md5(id::text), case when n = least(7777, $2::int - 5) then 'needle' end,
       case when n % 60 = 0 then 'seldom' end, case when n % 1000 = 1 then 'hay stack' when n % 1000 = 2 then 'hay in a stack' end,
       case when n = 8001 then 'qxander' when n = 8002 then 'puzzwork' end), case when n = 9000 then 'Zora Quill' else 'Guest' end
     from reviews, lateral (select platform_review_id::int as n) turn where customer_id = $1`,
    [customerId, count],
  )
  await app.superuser.query('analyze reviews, review_contents')
  return customerId
}

/** The newest first, by looking at each. */
async function listAll(customerId: string, words: string): Promise<string[]> {
  const { rows } = await app.superuser.query<{ id: string }>(
    `select r.id from reviews r join review_contents c on c.customer_id = r.customer_id and c.review_id = r.id
     where r.customer_id = $1 and (strpos(lower(c.content), $2) > 0 or strpos(lower(c.author), $2) > 0)
     order by r.created_at desc, r.id desc`,
    [customerId, foldWords(words)],
  )
  return rows.map(({ id }) => id)
}

async function search(customerId: string, words: string, source = 'review') {
  const { rows, plans } = await ask<{ ids: string[]; is_cut: boolean }>(
    customerId,
    'select ids, is_cut from search_words(array[$1], $2, 5)',
    [source, writeSought(parseSearch(words))],
  )
  const ids = rows[0]?.ids ?? []
  const read = await app.superuser.query<{ content: string }>(
    'select content from review_contents where customer_id = $1 and review_id = any($2)',
    [customerId, ids],
  )
  return { ids, isCut: rows[0]?.is_cut, contents: read.rows.map(({ content }) => content), plans }
}

/** As the product sees it, with the plans of what ran. */
async function ask<Row extends object>(customerId: string, statement: string, values: string[]) {
  const client = await app.superuser.connect()
  try {
    await client.query(`load 'auto_explain'`)
    await client.query(`set auto_explain.log_min_duration = 0; set auto_explain.log_nested_statements = on;
      set auto_explain.log_level = notice; set client_min_messages = notice`)
    const plans: string[] = []
    client.on('notice', (notice) => plans.push(notice.message ?? ''))
    await client.query('begin')
    await client.query(`select set_config('app.customer_id', $1, true)`, [customerId])
    await client.query('set local role goodword_app')
    const { rows } = await client.query<Row>(statement, values)
    return { rows, plans: plans.join('\n') }
  } finally {
    client.release(true)
  }
}
