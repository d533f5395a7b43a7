// Users' changes of their own data: names, language, number format, photo, password.
import { Readable } from 'node:stream'
import { beforeEach, expect, it } from 'vitest'
import { imageSize, streamedJpegSize } from '../../../services/kit/files/imageSize.ts'
import { openMail } from './mailServer.ts'
import { anyId, freshAccount, logistics, PASSWORD, people, type Problem, retail } from './support.ts'

const service = await freshAccount()
const mail = await openMail(service)
const NEW_PASSWORD = 'Gunung-Merapi-7'

type Me = {
  id: string
  fullName: string
  preferredName: string | null
  language: string
  numberFormat: string | null
  photoId: string | null
  version: number
}
type Person = Awaited<ReturnType<typeof service.as>>

beforeEach(() => service.sql('delete from throttle'))

const profileOf = async (person: Person) => (await person.get<Me>('/v1/me')).body
const profile = ({ fullName, preferredName, language, numberFormat, version }: Me) => ({
  fullName,
  preferredName,
  language,
  numberFormat,
  version,
})
const logOf = (recordId: string) =>
  service.sql<{ organization_id: string; action: string; changes: { field: string }[] }>(
    `select organization_id, action, changes from activity_log where record_id = $1 and action = 'SETTINGS_CHANGED' order by at`,
    [recordId],
  )

it('saves names, language and number format, and tells every organization what colleagues see', async () => {
  const person = await service.as(people.maker.email)
  const before = await profileOf(person)
  expect(before).toMatchObject({ preferredName: null, numberFormat: null, photoId: null })
  const change = { ...profile(before), fullName: ' Sari Puspita Dewi ', preferredName: 'Sari', language: 'id' }
  const { status, body } = await person.put<Me>('/v1/me', { ...change, numberFormat: 'en' })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    fullName: 'Sari Puspita Dewi',
    preferredName: 'Sari',
    language: 'id',
    numberFormat: 'en',
  })

  const told = await logOf(people.maker.id)
  expect(told.map(row => row.organization_id).toSorted()).toEqual([retail, logistics].toSorted())
  expect(told[0]?.changes.map(({ field }) => field)).toEqual(['fullName', 'preferredName'])

  // The number format is the user's own setting.
  const again = await person.put<Me>('/v1/me', { ...profile(body), numberFormat: null })
  expect(again.body).toMatchObject({ numberFormat: null, version: body.version + 1 })
  expect(await logOf(people.maker.id)).toHaveLength(2)
  await service.sql('update person set language = $1 where id = $2', ['en', people.maker.id])
})

it('refuses a stale version, a missing name, and whoever is not there', async () => {
  const person = await service.as(people.viewer.email)
  const before = await profileOf(person)
  expect((await person.put('/v1/me', profile(before))).status).toBe(200)
  expect(await person.put('/v1/me', profile(before))).toMatchObject({ status: 409, body: { code: 'G-3' } })
  const nameless = await person.put('/v1/me', { ...profile(await profileOf(person)), fullName: ' ' })
  expect(nameless.body.errors).toMatchObject([{ path: 'fullName' }])
  expect((await service.send('PUT', '/v1/me', { body: profile(before), authorization: 'Bearer x' })).status).toBe(401)
})

it('changes the password of whoever knows the old one, and ends all other sessions', async () => {
  const elsewhere = await service.as(people.admin.email)
  const here = await service.as(people.admin.email)
  const change = (oldPassword: string, newPassword: string) =>
    here.post('/v1/me/password', { oldPassword, newPassword })

  expect(await change('Salah1234', NEW_PASSWORD)).toMatchObject({
    status: 422,
    body: { code: 'U-ACC-AU-16', errors: [{ path: 'oldPassword' }] },
  })
  for (const [weak, code] of [
    ['pendek', 'U-ACC-AU-26'],
    ['tanpahurufbesar1', 'U-ACC-AU-26'],
    ['Password1', 'U-ACC-AU-27'],
  ] as const)
    expect((await change(PASSWORD, weak)).body, weak).toMatchObject({ code, errors: [{ path: 'newPassword' }] })
  expect((await change(PASSWORD, NEW_PASSWORD)).status).toBe(200)

  expect((await service.exchange(elsewhere.sessionId)).status).toBe(401)
  expect((await service.exchange(here.sessionId)).status).toBe(200)
  expect((await service.signIn<Problem>(people.admin.email)).body.code).toBe('U-ACC-AU-5')
  expect((await service.signIn(people.admin.email, NEW_PASSWORD)).status).toBe(200)
  expect((await mail.letters(1))[0]?.subject).toMatch(/password/i)
  const events = await service.sql<{ event: string }>(
    `select event from security_log where person_id = $1 and event like 'PASSWORD%' order by at, id`,
    [people.admin.id],
  )
  expect(events.map(({ event }) => event)).toEqual(['PASSWORD_CHANGE_FAILED', 'PASSWORD_CHANGED'])
})

it('T6: counts wrong old passwords, so that an open session is no way to guess one', async () => {
  const person = await service.as(people.viewer.email)
  const attempt = (oldPassword: string) => person.post('/v1/me/password', { oldPassword, newPassword: NEW_PASSWORD })
  for (let tried = 0; tried < 5; tried++) expect((await attempt('Salah1234')).body.code).toBe('U-ACC-AU-16')
  expect((await attempt(PASSWORD)).body.code).toBe('U-ACC-AU-1')
})

it('lets no API token act as its person', async () => {
  const person = await service.as(people.owner.email)
  const made = await person.post<{ token: string }>('/v1/api-tokens', {
    ...(await person.fresh()),
    name: 'ERP',
    permissions: ['account.company.manage'],
    expiresAt: new Date(Date.now() + 86_400_000).toISOString(),
  })
  const { body } = await service.exchange(made.body.token, retail, { kind: 'API_TOKEN' })
  const authorization = `Bearer ${body.token}`
  const change = { oldPassword: PASSWORD, newPassword: NEW_PASSWORD }
  for (const [method, path, content] of [
    ['POST', '/v1/me/password', change],
    ['PUT', '/v1/me', profile(await profileOf(person))],
    ['PUT', '/v1/me/photo', { fileId: null }],
  ] as const)
    expect((await service.send(method, path, { authorization, body: content })).body.code, path).toBe('G-22')
})

/** A minimal PNG, valid for its checks: signature, header, size. */
function png(width: number, height: number): Buffer {
  const head = Buffer.alloc(33)
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]).copy(head)
  head.write('IHDR', 12, 'latin1')
  head.writeUInt32BE(width, 16)
  head.writeUInt32BE(height, 20)
  return head
}

async function upload(person: Person, content: Buffer, name = 'foto.png') {
  const announced = await person.post<{ id: string }>('/v1/files', {
    purpose: 'PHOTO',
    name,
    size: content.length,
    contentType: 'image/png',
  })
  const sent = await fetch(`${service.address}/v1/files/${announced.body.id}/content`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/octet-stream' },
    body: new Uint8Array(content),
  })
  return { id: announced.body.id, status: sent.status }
}
const show = (asker: Person, personId: string, photoId: string | null) =>
  fetch(`${service.address}/v1/people/${personId}/photo/${photoId}`, {
    headers: { authorization: `Bearer ${asker.token}` },
  })

it('shows a photo to its person and to colleagues, as a picture that nothing runs', async () => {
  const person = await service.as(people.maker.email)
  const colleague = await service.as(people.viewer.email)
  const { id } = await upload(person, png(400, 300))
  const { body } = await person.put<Me>('/v1/me/photo', { fileId: id })
  expect(body.photoId).toBe(id)
  for (const asker of [person, colleague]) {
    const shown = await show(asker, body.id, body.photoId)
    expect(shown.status).toBe(200)
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': 'attachment',
      'x-content-type-options': 'nosniff',
    })
    expect(Buffer.from(await shown.arrayBuffer())).toEqual(png(400, 300))
  }
  const colleagues = (await colleague.get<{ items: { id: string; photoId: string | null }[] }>('/v1/people')).body.items
  expect(colleagues.find(one => one.id === body.id)?.photoId).toBe(id)

  // The next one has another URL, and the previous one is gone.
  const next = await upload(person, png(10, 10))
  await person.put('/v1/me/photo', { fileId: next.id })
  expect((await show(colleague, body.id, id)).status).toBe(404)
  expect((await person.get(`/v1/files/${id}`)).status).toBe(404)
  await person.put('/v1/me/photo', { fileId: null })
  expect((await profileOf(person)).photoId).toBeNull()
  expect((await show(person, body.id, next.id)).status).toBe(404)
})

it('T12: takes no picture that is none, is too heavy, too large when drawn, or somebody else’s', async () => {
  const person = await service.as(people.maker.email)
  const other = await service.as(people.viewer.email)
  expect((await upload(person, Buffer.from('<script>alert(1)</script>'))).status).toBe(422)
  const heavy = { purpose: 'PHOTO', name: 'foto.png', size: 2 * 1024 * 1024 + 1, contentType: 'image/png' }
  expect((await person.post('/v1/files', heavy)).body).toMatchObject({ code: 'U-ACC-FI-1' })
  const set = async (fileId: string) => (await person.put('/v1/me/photo', { fileId })).body.code
  expect((await upload(person, png(60_000, 60_000))).status).toBe(422)
  expect(await set((await upload(person, png(5_000, 5_000))).id)).toBe('U-ACC-FI-9')
  expect(await set((await upload(person, png(0, 0))).id)).toBe('U-ACC-FI-10')
  expect(await set((await upload(other, png(9, 9))).id)).toBe('G-7')
  expect(await set(anyId())).toBe('G-7')
})

it('reads the size of a JPEG in pieces of any size', async () => {
  const jpeg = Buffer.from('ffd8ffe00005010203ffffc2000808012c019003', 'hex')
  for (const length of [1, 3, 7, jpeg.length]) {
    const pieces = Array.from({ length: Math.ceil(jpeg.length / length) }, (_, at) =>
      jpeg.subarray(at * length, (at + 1) * length),
    )
    expect(await streamedJpegSize(Readable.from(pieces))).toEqual({ width: 400, height: 300 })
  }
  expect(await streamedJpegSize(Readable.from([jpeg.subarray(0, 9)]))).toBeUndefined()
})

it('reads the size of a JPEG behind whatever stands before its frame', () => {
  const segment = (marker: number, ...body: number[]) => [0xff, marker, 0, body.length + 2, ...body]
  const frame = segment(0xc2, 8, 0x01, 0x2c, 0x01, 0x90, 3)
  const jpeg = (...parts: number[][]) => Buffer.from([0xff, 0xd8, ...parts.flat()])
  expect(imageSize(jpeg(segment(0xe0, 1, 2, 3), [0xff], frame))).toEqual({ width: 400, height: 300 })
  // A code table looks like a frame when only numbers are compared.
  expect(imageSize(jpeg(segment(0xc4, 8, 9, 9, 9, 9, 9), frame))).toEqual({ width: 400, height: 300 })
  expect(imageSize(jpeg(segment(0xe0, 1)))).toBeUndefined()
  expect(imageSize(Buffer.from([0xff, 0xd8]))).toBeUndefined()
})

it('remembers the area that a person works in, and tells nobody', async () => {
  const person = await service.as(people.viewer.email)
  type Me = { appMode: string | null; version: number }
  const { body: before } = await person.get<Me>('/v1/me')
  expect(before.appMode).toBeNull()
  const { body } = await person.put<Me>('/v1/me/app-mode', { mode: 'INVOICING' })
  // It is independent of concurrent edits elsewhere.
  expect(body).toEqual({ ...before, appMode: 'INVOICING' })
  expect((await person.put('/v1/me/app-mode', { mode: 'BANKING' })).status).toBe(422)
  expect((await person.get<Me>('/v1/me')).body.appMode).toBe('INVOICING')
})
