import { createHash, randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { crc32, createDeflate, deflateSync } from 'node:zlib'
import { degrees, PDFDocument, PDFName, PDFRawStream, PDFString } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { DISPUTE_LIMITS } from '#shared/domain/dispute-status.ts'
import type { TestMember } from '#testing/make.ts'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp()

const pixel = sharp({ create: { width: 12, height: 8, channels: 3, background: '#c00' } })
const png = await pixel.clone().png().toBuffer()
const jpeg = await pixel
  .clone()
  .withExif({ IFD0: { Artist: 'Secret Sam' } })
  .withMetadata({ orientation: 6 })
  .jpeg()
  .toBuffer()
const webp = await pixel.clone().webp().toBuffer()

const makeDocument = async (pages: number, change: (document: PDFDocument) => void = () => undefined) => {
  const document = await PDFDocument.create()
  for (let page = 0; page < pages; page += 1) document.addPage([200, 100]).drawText(`Page ${page + 1}`)
  change(document)
  return Buffer.from(await document.save({ useObjectStreams: false }))
}
const pdf = await makeDocument(2)

async function openDispute(customerId: string): Promise<string> {
  const { rows } = await app.superuser.query<{ id: string }>(
    `insert into disputes (customer_id, reason, description) values ($1, 'fake', 'Never was here') returning id`,
    [customerId],
  )
  return rows[0]?.id ?? ''
}

async function begin(options: Parameters<typeof app.make.member>[0] = {}) {
  const owner = await app.make.member(options)
  return { owner, path: `/api/v1/disputes/${await openDispute(owner.customerId)}` }
}

const add = (member: TestMember, path: string, bytes: Buffer, name = 'proof.bin') =>
  app.as(member).post(`${path}/files`, { name, data: bytes.toString('base64') })

async function download(member: TestMember, path: string) {
  const response = await fetch(app.url + path, { headers: { authorization: `Bearer ${member.token}` } })
  return { response, bytes: Buffer.from(await response.arrayBuffer()) }
}

async function addAndDownload(bytes: Buffer, name?: string) {
  const { owner, path } = await begin()
  const [file] = (await add(owner, path, bytes, name)).body.files
  return { file, ...(await download(owner, `${path}/files/${file.id}`)) }
}

describe('a file as evidence', () => {
  it.each([
    ['image/png', png, 'shot.html', 'shot.png'],
    ['image/jpeg', jpeg, '../../etc/pass\u202Egpj.exe', 'passgpj.jpg'],
    ['image/webp', webp, 'C:\\Users\\me\\\u0001über uns.WEBP', 'über uns.webp'],
    ['application/pdf', pdf, '.pdf', 'evidence.pdf'],
  ])('is %s by its bytes, is made anew and is there to be saved', async (type, bytes, given, name) => {
    const { file, response, bytes: kept } = await addAndDownload(bytes, given)

    expect(file).toMatchObject({ name, mediaType: type, size: kept.length })
    expect(file.sha256).toBe(createHash('sha256').update(kept).digest('hex'))
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': type,
      'content-disposition': expect.stringMatching(/^attachment; filename="[\x20-\x7E]+"; filename\*=UTF-8''[\w%.-]+$/),
      'content-security-policy': `sandbox; default-src 'none'`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
    expect(response.headers.get('content-disposition')).toContain(encodeURIComponent(name))
  })

  it('loses what a camera wrote into it, and stands upright', async () => {
    expect(jpeg.includes('Secret Sam')).toBe(true)

    const { bytes } = await addAndDownload(jpeg)

    expect(bytes.includes('Secret Sam')).toBe(false)
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 8, height: 12 })
  })

  it('loses what hangs on its end', async () => {
    const { bytes } = await addAndDownload(Buffer.concat([png, Buffer.from('<script>alert(1)</script>')]))

    expect(bytes.includes('script')).toBe(false)
  })

  it('is told of in the history, changes the dispute and can be removed once', async () => {
    const { owner, path } = await begin()
    const { body: before } = await app.as(owner).get(path)
    const { body: added } = await add(owner, path, png, 'shot.png')
    const [file] = added.files

    const { body: removed } = await app.as(owner).delete(`${path}/files/${file.id}`)

    expect([added.fileCount, removed.fileCount, removed.files]).toEqual([1, 0, []])
    expect(removed.events).toMatchObject([
      { kind: 'file-removed', detail: 'shot.png', actorName: owner.name },
      { kind: 'file-added', detail: 'shot.png', actorName: owner.name },
    ])
    expect(new Set([before, added, removed].map(({ updatedAt }) => updatedAt)).size).toBe(3)
    expect((await app.as(owner).delete(`${path}/files/${file.id}`)).status).toBe(404)
  })

  it('stays with the case for the owner when it is removed, with by whom and when, and for nobody else', async () => {
    const { owner, path } = await begin()
    const [colleague, stranger] = [
      await app.make.member({ customerId: owner.customerId, role: 'admin' }),
      await app.make.member(),
    ]
    const [file] = (await add(colleague, path, png, 'shot.png')).body.files
    const kept = await download(owner, `${path}/files/${file.id}`)
    const findByName = async () => (await app.as(owner).get('/api/v1/search?query=shot.png')).body
    expect(JSON.stringify(await findByName())).toContain(path.split('/').at(-1))
    const listRemoved = async (person: typeof owner) => (await app.as(person).get(`${path}/removed-files`)).body.items
    expect(await listRemoved(owner)).toEqual([])

    await app.as(colleague).delete(`${path}/files/${file.id}`)

    expect(await listRemoved(owner)).toEqual([
      { ...file, removedByName: colleague.name, removedAt: expect.stringMatching(/^\d{4}-/) },
    ])
    expect(await listRemoved(colleague)).toEqual([])
    expect((await app.as(stranger).get(`${path}/removed-files`)).status).toBe(404)
    const again = await download(owner, `${path}/files/${file.id}`)
    expect([again.response.status, again.bytes.equals(kept.bytes)]).toEqual([200, true])
    expect((await download(colleague, `${path}/files/${file.id}`)).response.status).toBe(404)
    expect(JSON.stringify(await findByName())).not.toContain(path.split('/').at(-1))
  })

  it('stays with what was decided on it', async () => {
    const { owner, path } = await begin()
    const [file] = (await add(owner, path, png)).body.files
    await app.as(owner).post(`${path}/reject`, {})

    const { body } = await app.as(owner).delete(`${path}/files/${file.id}`)

    expect(body.detail).toBe('A dispute that is rejected cannot be changed.')
    expect((await download(owner, `${path}/files/${file.id}`)).response.status).toBe(200)
  })

  it('is added once by a request that is sent again', async () => {
    const { owner, path } = await begin()
    const headers = { 'idempotency-key': randomUUID() }
    const send = () => app.as(owner).post(`${path}/files`, { name: 'a.png', data: png.toString('base64') }, headers)

    const [first, second] = [await send(), await send()]

    expect([first.status, second.status, second.body.files]).toEqual([200, 200, first.body.files])
    expect((await app.as(owner).get(path)).body.files).toHaveLength(1)
  })

  it('finds no room beside ten others, however many come at once', async () => {
    const { owner, path } = await begin()
    for (let count = 0; count < DISPUTE_LIMITS.files - 2; count += 1) await add(owner, path, png)

    const answers = await Promise.all(Array.from({ length: 6 }, () => add(owner, path, png)))

    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 200, 409, 409, 409, 409,
    ])
    expect((await add(owner, path, png)).body.detail).toBe('A dispute can have up to 10 files. Remove one first.')
  })

  it('of another customer is not found, nor is its dispute', async () => {
    const { owner, path } = await begin()
    const { owner: stranger, path: own } = await begin()
    const [file] = (await add(owner, path, png)).body.files

    expect((await add(stranger, path, png)).status).toBe(404)
    expect((await app.as(stranger).delete(`${path}/files/${file.id}`)).status).toBe(404)
    expect((await download(stranger, `${path}/files/${file.id}`)).response.status).toBe(404)
    expect((await download(stranger, `${own}/files/${file.id}`)).response.status).toBe(404)
    expect((await download(owner, `${path}/files/${file.id}`)).response.status).toBe(200)
  })

  it('is for every member, not for strangers, and part of a plan with disputes', async () => {
    const { owner, path } = await begin()
    const member = await app.make.member({ customerId: owner.customerId, role: 'member' })
    const starter = await begin({ tier: 'starter' })
    const [file] = (await add(member, path, png)).body.files

    expect((await download(member, `${path}/files/${file.id}`)).response.status).toBe(200)
    expect((await app.anonymous.get(`${path}/files/${file.id}`)).status).toBe(401)
    expect((await add(starter.owner, starter.path, png)).body.code).toBe('plan-limit')
    expect((await download(starter.owner, `${starter.path}/files/${file.id}`)).response.status).toBe(403)
  })
})

/** A picture that says it has a billion pixels, all of them black, in a few kilobytes. */
function makeBomb(): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(40_000, 0)
  header.writeUInt32BE(30_000, 4)
  header.set([1, 0, 0, 0, 0], 8)
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, sum])
  }
  const rows = deflateSync(Buffer.alloc(5001 * 3000))
  return Buffer.concat([png.subarray(0, 8), chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
}

const TAKEN = 'Only PNG, JPEG and WebP pictures and PDF documents can be added.'
const DAMAGED = 'This file is damaged and cannot be read.'

const HOSTILE: [string, Buffer, string, string][] = [
  [
    'a web page named as a picture',
    Buffer.from('<!doctype html><script>1</script>'),
    'fileTypeInvalid',
    'a drawing or a web page',
  ],
  [
    'a drawing',
    Buffer.from('\uFEFF <?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'),
    'fileTypeInvalid',
    'a drawing or a web page',
  ],
  ['a picture that is a program too', Buffer.from('GIF89a/*\0\0*/=1;alert(1)'), 'fileTypeInvalid', 'a GIF picture'],
  [
    'an archive',
    Buffer.from('PK\u0003\u0004 word/document.xml'),
    'fileTypeInvalid',
    'an archive or an office document',
  ],
  ['a document behind something else', Buffer.concat([Buffer.from('MZ\0\n'), pdf]), 'fileTypeInvalid', TAKEN],
  ['a program', Buffer.from('\u007FELF'), 'fileTypeInvalid', TAKEN],
  ['a picture of a billion pixels', makeBomb(), 'fileTooLarge', '50 million pixels'],
  ['half a picture', jpeg.subarray(0, jpeg.length - 150), 'fileUnreadable', DAMAGED],
  ['the beginning of a picture', png.subarray(0, 8), 'fileUnreadable', DAMAGED],
  ['what only begins like a document', Buffer.from('%PDF-1.7\nnothing'), 'fileUnreadable', DAMAGED],
  ['a document with more pages than anybody reads', await makeDocument(51), 'fileTooLong', 'more than 50 pages'],
  ['a document with a password', await encrypt(), 'fileEncrypted', 'password-protected'],
  ['a document that unpacks without end', await makeUnpackingBomb(), 'fileUnreadable', DAMAGED],
  ['more than 5 MB', Buffer.concat([png, Buffer.alloc(DISPUTE_LIMITS.fileBytes)]), 'fileTooLarge', 'larger than 5 MB'],
]

describe('a file that is refused in words', () => {
  it.each(HOSTILE)('is %s', async (_what, bytes, code, words) => {
    const { owner, path } = await begin()

    const { status, body } = await add(owner, path, bytes, 'picture.png')

    expect({ status, errors: body.errors }).toMatchObject({ status: 400, errors: [{ field: 'data', code }] })
    expect(body.detail).toContain(words)
    expect((await app.as(owner).get(path)).body.files).toEqual([])
  })

  it.each([
    ['nothing', { name: 'a.png', data: '' }, 'data'],
    ['no base64', { name: 'a.png', data: '!!' }, 'data'],
    ['no name', { name: ' ', data: 'AAAA' }, 'name'],
  ])('is %s', async (_what, input, field) => {
    const { owner, path } = await begin()
    const { status, body } = await app.as(owner).post(`${path}/files`, input)
    expect([status, body.errors[0].field]).toEqual([400, field])
  })

  it('is larger than a request may be', async () => {
    const { owner, path } = await begin()
    expect((await add(owner, path, Buffer.alloc(6_000_000))).status).toBe(413)
  })
})

describe('a document', () => {
  it('keeps its pages and loses its programs, links, forms and attachments', async () => {
    const hostile = await makeDocument(1, (document) => {
      document.addJavaScript('open', 'app.alert("run")')
      document.getForm().createTextField('asked').addToPage(document.getPage(0))
      const { node } = document.getPage(0)
      const action = { S: 'JavaScript', JS: PDFString.of('app.alert("page")') }
      node.set(PDFName.of('AA'), document.context.obj({ O: action }))
      const link = { Type: 'Annot', Subtype: 'Link', A: { S: 'URI', URI: PDFString.of('https://evil.test') } }
      node.addAnnot(document.context.register(document.context.obj(link)))
      const inside = document.context.stream('q Q', {
        Type: 'XObject',
        Subtype: 'Form',
        BBox: [0, 0, 1, 1],
        AA: action,
      })
      node.setXObject(PDFName.of('AA'), document.context.register(inside))
      document.getPage(0).setRotation(degrees(90))
    })
    expect(hostile.toString('latin1')).toMatch(/\/JavaScript[^]*evil\.test/)

    const { bytes } = await addAndDownload(hostile)

    const kept = await PDFDocument.load(bytes)
    expect([kept.getPageCount(), kept.getPage(0).getRotation().angle]).toEqual([1, 90])
    expect(kept.getPage(0).node.Resources()?.toString()).toContain('/AA')
    const objects = kept.context
      .enumerateIndirectObjects()
      .map(([, object]) => (object instanceof PDFRawStream ? object.dict.toString() : object.toString()))
    expect(objects.join('\n')).not.toMatch(/JavaScript|\/JS|evil|alert|Annots|AcroForm|EmbeddedFile|OpenAction|\/AA <</)
  })

  it('keeps nothing that was attached to it', async () => {
    const document = await PDFDocument.create()
    document.addPage([50, 50])
    await document.attach(Buffer.from('MZ evil'), 'evil.exe')
    const hostile = Buffer.from(await document.save({ useObjectStreams: false }))
    expect(hostile.toString('latin1')).toContain('EmbeddedFile')

    const { bytes } = await addAndDownload(hostile)

    const kept = await PDFDocument.load(bytes)
    expect(
      kept.context
        .enumerateIndirectObjects()
        .map(([, object]) => object.toString())
        .join(''),
    ).not.toMatch(/Embedded|evil/)
  })
})

async function encrypt(): Promise<Buffer> {
  const document = await PDFDocument.create()
  document.addPage([50, 50])
  document.encrypt({ userPassword: 'secret', ownerPassword: 'owner' })
  return Buffer.from(await document.save())
}

/** Its list of objects is nearly half a gigabyte of spaces, folded to less than half a megabyte. */
async function makeUnpackingBomb(): Promise<Buffer> {
  const million = Buffer.alloc(1_000_000, ' ')
  const packed = await buffer(Readable.from(Array.from({ length: 400 }, () => million)).pipe(createDeflate()))
  const head = `%PDF-1.7\n1 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${packed.length} >>\nstream\n`
  const tail = '\nendstream\nendobj\ntrailer\n<< /Root 2 0 R >>\nstartxref\n0\n%%EOF'
  return Buffer.concat([Buffer.from(head), packed, Buffer.from(tail)])
}
