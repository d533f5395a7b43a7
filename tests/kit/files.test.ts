// Files over HTTP: announced, streamed, identified by content, and returned as attachments to users with permission.
import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32, deflateRawSync, gzipSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import { openAccess } from '../../services/kit/access.ts'
import { withAdmin } from '../../services/kit/database/provision.ts'
import { detectType } from '../../services/kit/files/detect.ts'
import { MAX_FILE_BYTES, openFiles } from '../../services/kit/files/files.ts'
import { downloadHeaders, fileRoutes } from '../../services/kit/files/routes.ts'
import { openDiskStore } from '../../services/kit/files/store.ts'
import { createServer } from '../../services/kit/http/server.ts'
import { newId } from '../../services/kit/ids.ts'
import { openFeed } from '../../services/kit/outbox/feed.ts'
import { tidy } from '../../services/kit/upkeep.ts'
import { codes } from '../../services/treasury/errors.ts'
import { FILE_CONTENTS } from '../../services/kit/files/purposes.generated.ts'
import { openCallers, TEST_SERVICE_SECRET } from '../support/callers.ts'
import { freshDatabase } from '../support/database.ts'

const { database, adminUrl } = await freshDatabase()
const directory = mkdtempSync(join(tmpdir(), 'arus-files-'))
const files = openFiles({ database, store: openDiskStore(directory), errors: codes })
const callers = await openCallers()
const access = openAccess({ database, audience: 'treasury', keys: callers.keys, serviceSecret: TEST_SERVICE_SECRET })
const app = await createServer({ title: 'files', ready: database.ready })
const rule = (area: string) => ({ send: `${area}.manage`, read: `${area}.view` })
fileRoutes(app, {
  access,
  files,
  permissions: {
    STATEMENT: rule('statements'),
    COUNTERPARTIES: rule('counterparties'),
    DOCUMENT: rule('documents'),
    BILL_DOCUMENT: rule('documents'),
  },
})
const origin = await app.listen({ port: 0, host: '127.0.0.1' })
afterAll(async () => {
  await app.close()
  rmSync(directory, { recursive: true })
})

const [organizationId, actorId] = [newId(), newId()]
const everything = ['statements', 'counterparties', 'documents'].flatMap(area => Object.values(rule(area)))
const ours = await callers.headers({ organizationId, actorId, permissions: everything })

type Announced = { id: string; status: string; code?: string; errors?: { path: string; code: string }[] }
type Answer<Body> = { status: number; body: Body }

async function announce(
  given: { purpose?: string; name?: string; size?: number } = {},
  headers = ours,
): Promise<Answer<Announced>> {
  const body = { purpose: 'STATEMENT', name: 'mutasi.csv', size: 5, contentType: 'text/csv', ...given }
  const answer = await fetch(`${origin}/v1/files`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: answer.status, body: (await answer.json()) as Announced }
}

async function send(id: string, content: BodyInit, headers = ours): Promise<Answer<Announced>> {
  const answer = await fetch(`${origin}/v1/files/${id}/content`, {
    method: 'PUT',
    headers: { ...headers, 'content-type': 'application/octet-stream' },
    body: content,
  })
  return { status: answer.status, body: (await answer.json()) as Announced }
}

/** Announces and uploads; returns the result. */
async function upload(content: Buffer, given: { purpose?: string; name?: string } = {}) {
  const { body } = await announce({ ...given, size: Math.max(1, content.length) })
  return { id: body.id, ...(await send(body.id, new Uint8Array(content))) }
}
/** A zip of one compressed file, as common programs write it. */
const zipOf = (name: string, content: Buffer): Buffer => zipOfAll([[name, content]])

function zipOfAll(parts: readonly (readonly [name: string, content: Buffer])[]): Buffer {
  const files: Buffer[] = []
  const entries: Buffer[] = []
  for (const [name, content] of parts) {
    const { file, entry } = zipPart(name, content, Buffer.concat(files).length)
    files.push(file)
    entries.push(entry)
  }
  const [content, directory] = [Buffer.concat(files), Buffer.concat(entries)]
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(content.length, 16)
  return Buffer.concat([content, directory, end])
}

function zipPart(name: string, content: Buffer, offset: number) {
  const packed = deflateRawSync(content)
  // Version 2.0, deflate, no time, and the sizes: the same before the file and in the central directory.
  const facts = Buffer.alloc(26)
  facts.writeUInt16LE(20)
  facts.writeUInt16LE(8, 4)
  facts.writeUInt32LE(crc32(content), 10)
  facts.writeUInt32LE(packed.length, 14)
  facts.writeUInt32LE(content.length, 18)
  facts.writeUInt16LE(name.length, 22)
  const file = Buffer.concat([Buffer.from('PK\x03\x04'), facts, Buffer.from(name), packed])
  const place = Buffer.alloc(14)
  place.writeUInt32LE(offset, 10)
  return { file, entry: Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), facts, place, Buffer.from(name)]) }
}

/** A container of old Office formats with these streams, after `before` others in a multi-sector directory. */
function oleOf(streams: readonly string[], before = 0): Buffer {
  const header = Buffer.alloc(512)
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header)
  header.writeUInt16LE(9, 0x1e)
  const entries = ['Root Entry', ...streams].map((name, at) => {
    const entry = Buffer.alloc(128)
    entry.write(name, 'utf16le')
    entry.writeUInt16LE((name.length + 1) * 2, 64)
    entry[66] = at === 0 ? 5 : 2
    return entry
  })
  const sectors = Math.ceil(entries.length / 4)
  const fat = Buffer.alloc(512, 0xff)
  header.writeUInt32LE(0, 0x4c)
  header.writeUInt32LE(1 + before, 0x30)
  for (let at = 0; at < sectors; at++)
    fat.writeUInt32LE(at === sectors - 1 ? 0xfffffffe : 2 + before + at, (1 + before + at) * 4)
  const directory = Buffer.alloc(sectors * 512)
  Buffer.concat(entries).copy(directory)
  return Buffer.concat([header, fat, Buffer.alloc(before * 512), directory])
}

/** A PDF with this number of empty pages. */
function pdfOf(pages: number): Buffer {
  const numbers = Array.from({ length: pages }, (_, n) => n + 3)
  const kids = numbers.map(n => `${n} 0 R`).join(' ')
  const objects = [
    '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
    `2 0 obj<</Type/Pages/Count ${pages}/MediaBox[0 0 9 9]/Kids[${kids}]>>endobj`,
    ...numbers.map(n => `${n} 0 obj<</Type/Page/Parent 2 0 R>>endobj`),
  ]
  return Buffer.from(['%PDF-1.4', ...objects, 'trailer<</Root 1 0 R>>', '%%EOF'].join('\n'))
}

const onDisk = () =>
  (existsSync(directory) ? readdirSync(directory, { recursive: true, encoding: 'utf8' }) : []).filter(name =>
    name.includes('/'),
  )

it('has the purposes that clients count on', () => {
  expect(Object.keys(FILE_CONTENTS)).toEqual(
    expect.arrayContaining(['STATEMENT', 'COUNTERPARTIES', 'EXPECTED_TRANSACTIONS', 'DOCUMENT']),
  )
})

describe('a file', () => {
  it('T3: goes in and comes out as it was, as an attachment that no browser shows', async () => {
    const content = Buffer.from('tanggal,keterangan\n2026-11-21,"setoran"\n')
    const { id, status, body } = await upload(content, { name: 'mutasi "Nov".csv' })
    expect([status, body.status]).toEqual([200, 'STORED'])
    const answer = await fetch(`${origin}/v1/files/${id}/content`, { headers: ours })
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(content)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-disposition': `attachment; filename="mutasi _Nov_.csv"; filename*=UTF-8''mutasi%20%22Nov%22.csv`,
      'content-type': 'application/octet-stream',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
    const row = await database.inOrganization(organizationId, actorId, tx => files.storedFile(tx, id, 'STATEMENT'))
    expect(row.sha256).toEqual(createHash('sha256').update(content).digest())
  })

  it('T12: of 25 MB flows through without being held in memory, and one byte more is refused in words', async () => {
    const line = Buffer.from('2026-11-21,setoran tunai,1500000.00\n')
    const whole = Buffer.alloc(MAX_FILE_BYTES, line)
    expect(await upload(whole)).toMatchObject({ status: 200, body: { status: 'STORED' } })
    expect(await announce({ size: MAX_FILE_BYTES + 1 })).toMatchObject({ status: 413, body: { code: 'U-TRSY-FI-1' } })
    const before = onDisk()
    const { body } = await announce({ size: MAX_FILE_BYTES })
    const tooLarge = await send(body.id, new Uint8Array(Buffer.alloc(MAX_FILE_BYTES + 1, line)))
    expect(tooLarge).toMatchObject({ status: 413, body: { code: 'U-TRSY-FI-1' } })
    expect(onDisk()).toEqual(before)
  })

  it('T12: is refused by its content, whatever its name says', async () => {
    const xlsx = Buffer.concat([
      Buffer.from('PK\x03\x04'),
      Buffer.alloc(26),
      Buffer.from('[Content_Types].xml'),
      Buffer.alloc(50),
    ])
    const xls = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(100)])
    const before = onDisk()
    for (const workbook of [xlsx, xls])
      expect(await upload(workbook)).toMatchObject({ status: 422, body: { code: 'U-TRSY-FI-3' } })
    for (const content of [
      Buffer.from('%PDF-1.7\n'),
      Buffer.from('PK\x03\x04 anything'),
      Buffer.from([1, 0, 2, 0, 0, 0]),
    ])
      expect(await upload(content)).toMatchObject({ status: 422, body: { code: 'U-TRSY-FI-2' } })
    expect(await upload(Buffer.from('not a picture'), { purpose: 'DOCUMENT', name: 'a.png' })).toMatchObject({
      body: { code: 'U-TRSY-FI-2' },
    })
    expect(await upload(Buffer.from('%PDF-1.7\n'), { purpose: 'DOCUMENT', name: 'a.pdf' })).toMatchObject({
      status: 200,
    })
    expect(await upload(Buffer.alloc(0))).toMatchObject({ status: 422, body: { code: 'U-TRSY-FI-4' } })
    expect(onDisk()).toHaveLength(before.length + 1)
  })

  describe('T12: that is made to harm', () => {
    const page = '<html><script>alert(document.domain)</script></html>'
    const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!', '$H+H*'].join('')
    const bomb = zipOf('xl/worksheets/sheet1.xml', Buffer.alloc(20 * 1024 * 1024))
    const png = (width: number, height: number) => {
      const header = Buffer.alloc(25)
      header.writeUInt32BE(13)
      header.write('IHDR', 4, 'latin1')
      header.writeUInt32BE(width, 8)
      header.writeUInt32BE(height, 12)
      return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), header])
    }
    const frame = 'ffc0001108ea60ea6003'
    const profile = Buffer.concat([Buffer.from('ffe2ffff', 'hex'), Buffer.alloc(0xffff - 2)])
    const jpegOf = (...segments: Buffer[]) =>
      Buffer.concat([Buffer.from('ffd8', 'hex'), ...segments, Buffer.from(frame, 'hex')])

    it.each([
      ['a zip bomb that pretends to be a workbook', bomb, 'U-TRSY-FI-3', 'U-TRSY-FI-2'],
      ['bombs within a zip', zipOf('lib 1.zip', Buffer.concat([bomb, bomb])), 'U-TRSY-FI-2', 'U-TRSY-FI-2'],
      ['a gzip bomb', gzipSync(Buffer.alloc(20 * 1024 * 1024)), 'U-TRSY-FI-2', 'U-TRSY-FI-2'],
      ['a page before a PDF', Buffer.from(`${page}\n%PDF-1.7\n`), 'U-TRSY-FI-2', 'U-TRSY-FI-2'],
      ['a PDF that is a page too', Buffer.from(`%PDF-1.7\n${page}\n%%EOF`), 'U-TRSY-FI-2', 'U-TRSY-FI-2'],
      ['a picture that is a page too', Buffer.concat([png(1, 1), Buffer.from(page)]), 'U-TRSY-FI-2', 'U-TRSY-FI-2'],
      ['a page', Buffer.from(`<!-- a statement -->${page}`), 'U-TRSY-FI-2', 'U-TRSY-FI-2'],
      ['a drawing with a script', Buffer.from('<svg onload="alert(1)"/>'), 'U-TRSY-FI-2', 'U-TRSY-FI-2'],
      ['a PNG of 60,000 by 60,000 pixels', png(60_000, 60_000), 'U-TRSY-FI-2', 'U-TRSY-FI-9'],
      ['a JPEG of 60,000 by 60,000 pixels', jpegOf(), 'U-TRSY-FI-2', 'U-TRSY-FI-9'],
      ['one that says so late', jpegOf(profile, profile, profile), 'U-TRSY-FI-2', 'U-TRSY-FI-9'],
      ['a program', Buffer.from('4d5a900003000000', 'hex'), 'U-TRSY-FI-2', 'U-TRSY-FI-2'],
      // There is no virus scanner: it is text, and text is no document.
      ['a virus, as text', Buffer.from(eicar), 'STORED', 'U-TRSY-FI-2'],
      // Pages are counted when a document is rendered, which doesn't happen here.
      ['a PDF of 10,000 pages', pdfOf(10_000), 'U-TRSY-FI-2', 'STORED'],
    ])('%s', async (_what, content, asStatement, asDocument) => {
      const kept = onDisk().length
      const statement = await upload(content, { purpose: 'STATEMENT', name: 'mutasi.csv' })
      const document = await upload(content, { purpose: 'DOCUMENT', name: 'faktur.pdf' })
      const outcomes = [statement, document].map(({ body }) => body.code ?? body.status)
      expect(outcomes).toEqual([asStatement, asDocument])
      expect(onDisk()).toHaveLength(kept + outcomes.filter(outcome => outcome === 'STORED').length)
    })
  })

  describe('T12: of a bill or a payment', () => {
    const content = Buffer.from('<xml/>')
    const parts = ['[Content_Types].xml', 'xl/workbook.xml', 'xl/worksheets/sheet1.xml']
    const zipped = (...names: string[]) => zipOfAll(names.map(name => [name, content] as const))
    const xlsx = zipped(...parts)
    const xls = oleOf(['Workbook', 'SummaryInformation'])
    const pdf = Buffer.from('%PDF-1.7\n')
    const png = Buffer.from('89504e470d0a1a0a00', 'hex')
    const jpeg = Buffer.from('ffd8ffe0000000', 'hex')

    it.each([
      ['pdf', pdf],
      ['PNG', png],
      ['jpg', jpeg],
      ['jpeg', jpeg],
      ['xlsx', xlsx],
      // Some programs write the list of parts last.
      ['xlsx', zipped('docProps/app.xml', 'xl/worksheets/sheet1.xml', 'xl/workbook.xml', '[Content_Types].xml')],
      ['xls', xls],
      ['xls', oleOf(['Book', 'SummaryInformation'], 100)],
      ['xls', oleOf(['a', 'b', 'c', 'd', 'e', 'f', 'Workbook'])],
    ])('%s is taken, and comes back as an attachment that nothing shows', async (extension, bytes) => {
      const { id, status } = await upload(bytes, { purpose: 'BILL_DOCUMENT', name: `bukti.${extension}` })
      expect(status).toBe(200)
      const answer = await fetch(`${origin}/v1/files/${id}/content`, { headers: ours })
      expect(Buffer.from(await answer.arrayBuffer())).toEqual(bytes)
      expect(answer.headers.get('content-type')).toBe('application/octet-stream')
      expect(answer.headers.get('content-disposition')).toMatch(/^attachment;/)
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    })

    it.each([
      ['a workbook that is called a PDF', xlsx, 'a.pdf', 'U-TRSY-FI-11'],
      ['a PDF that is called a workbook', pdf, 'a.xlsx', 'U-TRSY-FI-11'],
      ['a picture with the extension of another', jpeg, 'a.png', 'U-TRSY-FI-11'],
      ['an old workbook with the new extension', xls, 'a.xlsx', 'U-TRSY-FI-11'],
      ['a new workbook with the old extension', xlsx, 'a.xls', 'U-TRSY-FI-11'],
      ['a workbook that a password closes', oleOf(['EncryptedPackage', 'EncryptionInfo']), 'a.xlsx', 'U-TRSY-FI-10'],
      ['a workbook with macros', zipped(...parts, 'xl/vbaProject.bin'), 'a.xlsx', 'U-TRSY-FI-2'],
      ['a text document', zipped('[Content_Types].xml', 'word/document.xml'), 'a.xlsx', 'U-TRSY-FI-2'],
      ['an old text document', oleOf(['WordDocument', '1Table']), 'a.xls', 'U-TRSY-FI-2'],
      [
        'a zip that names the parts in its content only',
        zipOf('xl.txt', Buffer.from(parts.join())),
        'a.xlsx',
        'U-TRSY-FI-2',
      ],
      ['a workbook with a page behind it', Buffer.concat([xlsx, Buffer.from('<html>')]), 'a.xlsx', 'U-TRSY-FI-2'],
      ['a page with a workbook behind it', Buffer.concat([Buffer.from('<html>'), xlsx]), 'a.xlsx', 'U-TRSY-FI-2'],
      ['a PDF with a workbook behind it', Buffer.concat([pdf, xlsx]), 'a.xlsx', 'U-TRSY-FI-11'],
      ['a broken zip', xlsx.subarray(0, 60), 'a.xlsx', 'U-TRSY-FI-2'],
      ['a broken container', xls.subarray(0, 300), 'a.xls', 'U-TRSY-FI-2'],
      ['a container whose directory goes in circles', circle(), 'a.xls', 'U-TRSY-FI-2'],
    ])('%s is refused', async (_what, bytes, name, code) => {
      const kept = onDisk().length
      expect(await upload(bytes, { purpose: 'BILL_DOCUMENT', name })).toMatchObject({ status: 422, body: { code } })
      expect(onDisk()).toHaveLength(kept)
    })

    it('names what is allowed; of customers’ documents that is no workbook', async () => {
      type Problem = { errors: { message: string }[] }
      const refusal = async (purpose: string, name: string) =>
        ((await announce({ purpose, name })).body as unknown as Problem).errors[0]?.message
      expect(await refusal('BILL_DOCUMENT', 'a.docx')).toBe(
        'This file type isn’t allowed here. Allowed: PDF, JPG, PNG, XLS, XLSX.',
      )
      expect(await refusal('BILL_DOCUMENT', 'invoice')).toMatch(/Allowed: PDF, JPG, PNG, XLS, XLSX/)
      expect(await refusal('DOCUMENT', 'a.xlsx')).toBe('This file type isn’t allowed here. Allowed: PDF, JPG, PNG.')
      expect(await upload(xlsx, { purpose: 'DOCUMENT', name: 'a.pdf' })).toMatchObject({
        body: { code: 'U-TRSY-FI-2' },
      })
    })

    function circle(): Buffer {
      const broken = oleOf(['WordDocument'])
      broken.writeUInt32LE(1, 512 + 4)
      return broken
    }
  })

  it('is refused when it is announced, if its name already says so', async () => {
    expect(await announce({ name: 'mutasi.XLSX' })).toMatchObject({
      status: 422,
      body: { code: 'U-TRSY-FI-3', errors: [{ path: 'name' }] },
    })
    expect(await announce({ name: 'foto.png' })).toMatchObject({ body: { code: 'U-TRSY-FI-2' } })
    expect(await announce({ purpose: 'COUNTERPARTIES', name: 'a.xml' })).toMatchObject({
      body: { code: 'U-TRSY-FI-2' },
    })
    expect(await announce({ purpose: 'EXPECTED_TRANSACTIONS' })).toMatchObject({ body: { code: 'U-TRSY-FI-7' } })
    expect(await announce({ size: 0 })).toMatchObject({ body: { code: 'G-2' } })
  })

  it('must arrive whole, and once', async () => {
    const { body } = await announce({ size: 10 })
    expect(await send(body.id, 'short')).toMatchObject({ status: 422, body: { code: 'U-TRSY-FI-8' } })
    expect(await send(body.id, '0123456789')).toMatchObject({ status: 200 })
    expect(await send(body.id, '0123456789')).toMatchObject({ status: 409, body: { code: 'U-TRSY-FI-6' } })
  })

  it('that is sent twice at once is the one that was judged, whole', async () => {
    for (let round = 0; round < 10; round++) {
      const { body } = await announce({ size: 300_000 })
      const contents = ['a', 'b', 'c'].map(letter => letter.repeat(300_000))
      const answers = await Promise.all(contents.map(content => send(body.id, content)))
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
      const kept = await fetch(`${origin}/v1/files/${body.id}/content`, { headers: ours })
      expect(await kept.text()).toBe(contents[answers.findIndex(({ status }) => status === 200)])
    }
    expect(onDisk().filter(name => name.startsWith('partial/'))).toEqual([])
  })

  it('leaves nothing behind when the line breaks', async () => {
    const before = onDisk()
    const { body } = await announce({ size: 1_000_000 })
    const { port } = new URL(origin)
    const socket = connect(Number(port), '127.0.0.1')
    socket.write(
      `PUT /v1/files/${body.id}/content HTTP/1.1\r\nhost: x\r\nauthorization: ${ours.authorization}\r\ncontent-type: text/csv\r\ncontent-length: 1000000\r\n\r\n`,
    )
    socket.write('x'.repeat(200_000))
    await expect.poll(() => onDisk().length).toBeGreaterThan(before.length)
    socket.destroy()
    await expect.poll(onDisk).toEqual(before)
    expect(await send(body.id, 'x'.repeat(1_000_000))).toMatchObject({ status: 200 })
  })
})

describe('access to a file', () => {
  it('asks for the permission of its purpose, both ways', async () => {
    const { id } = await upload(Buffer.from('a,b\n'))
    const viewer = await callers.headers({ organizationId, permissions: ['statements.view'] })
    const stranger = await callers.headers({ organizationId, permissions: ['counterparties.view'] })
    expect(await announce({}, viewer)).toMatchObject({ status: 403, body: { code: 'G-20' } })
    expect((await fetch(`${origin}/v1/files/${id}/content`, { headers: viewer })).status).toBe(200)
    expect((await fetch(`${origin}/v1/files/${id}/content`, { headers: stranger })).status).toBe(403)
    expect((await fetch(`${origin}/v1/files/${id}/content`)).status).toBe(401)
  })

  it("finds nothing of another organization, and lets nobody send another's file", async () => {
    const { body } = await announce()
    const foreign = await callers.headers({ organizationId: newId(), actorId, permissions: everything })
    const colleague = await callers.headers({ organizationId, permissions: everything })
    const paths: [RequestInit, Record<string, string>][] = [
      [{}, foreign],
      [{ method: 'PUT', body: 'a,b,c' }, foreign],
      [{ method: 'PUT', body: 'a,b,c' }, colleague],
    ]
    for (const [request, headers] of paths) {
      const answer = await fetch(`${origin}/v1/files/${body.id}/content`, { ...request, headers })
      expect([answer.status, ((await answer.json()) as Announced).code]).toEqual([404, 'G-7'])
    }
    const unknown = await fetch(`${origin}/v1/files/${newId()}/content`, { headers: ours })
    expect(unknown.status).toBe(404)
  })

  it('waits for the upload', async () => {
    const { body } = await announce()
    const answer = await fetch(`${origin}/v1/files/${body.id}/content`, { headers: ours })
    expect([answer.status, ((await answer.json()) as Announced).code]).toEqual([409, 'U-TRSY-FI-5'])
    const use = database.inOrganization(organizationId, actorId, tx => files.storedFile(tx, body.id, 'STATEMENT'))
    await expect(use).rejects.toMatchObject({ row: { code: 'U-TRSY-FI-5' } })
  })
})

describe('upkeep', () => {
  it('forgets what was announced and never came, keys past their time, and nothing else', async () => {
    const { body: never } = await announce()
    const { id: kept } = await upload(Buffer.from('a,b\n'))
    await withAdmin(adminUrl, async admin => {
      await admin.query(`update file set created_at = created_at - interval '2 days'`)
      await admin.query(
        `insert into idempotency (organization_id, actor_id, key, request_hash, at)
         values ($1, $1, 'old', '', now() - interval '2 days'), ($1, $1, 'new', '', now())`,
        [organizationId],
      )
    })
    const feed = await openFeed(database)
    await tidy({ database, feed, files })
    await feed.close()
    const ids = await withAdmin(adminUrl, async admin => {
      const { rows } = await admin.query<{ id: string }>('select id from file')
      return rows.map(row => row.id)
    })
    expect(ids).toContain(kept)
    expect(ids).not.toContain(never.id)
    const keys = await database.runAs<{ key: string }>('system', 'select key from idempotency')
    expect(keys).toEqual([{ key: 'new' }])
  })
})

describe('content', () => {
  const utf16 = Buffer.from('Tanggal,Keterangan\n', 'utf16le')
  it.each([
    ['text', Buffer.from('a,b\n')],
    ['text', Buffer.from('\uFEFFTanggal;Saldo\n')],
    ['text', Buffer.concat([Buffer.from([0xff, 0xfe]), utf16])],
    ['text', utf16],
    ['text', Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from(utf16).swap16()])],
    ['text', Buffer.from('Caf\xe9', 'latin1')],
    ['text', Buffer.from(':20:STARTUMS\r\n:25:1234\r\n')],
    ['text', Buffer.from('OFXHEADER:100\r\nDATA:OFXSGML\r\n')],
    ['xml', Buffer.from('<?xml version="1.0"?><Document/>')],
    ['xml', Buffer.from('\uFEFF  <OFX>')],
    ['text', Buffer.from('Tanggal,Keterangan\n2026-11-21,"<script>alert(1)</script>"\n')],
    ['html', Buffer.from('\n<!DOCTYPE html><title>Mutasi</title>')],
    ['pdf', Buffer.from('%PDF-1.4')],
    ['png', Buffer.from('89504e470d0a1a0a00', 'hex')],
    ['jpeg', Buffer.from('ffd8ffe000', 'hex')],
    ['archive', Buffer.from('1f8b0800', 'hex')],
    ['binary', Buffer.from([0x7f, 0x45, 0x4c, 0x46, 0x02, 0x01])],
  ] as const)('is %s', (type, head) => expect(detectType(head)).toBe(type))
})

it('names an attachment so that no header can be broken by it', () => {
  const name = 'a"\r\nset-cookie: x=1; laporan é 日本.csv'
  expect(downloadHeaders(name, 'text/csv')['content-disposition']).toMatch(
    /^attachment; filename="[\w.() -]+"; filename\*=UTF-8''[\w%.~!-]+$/,
  )
})
