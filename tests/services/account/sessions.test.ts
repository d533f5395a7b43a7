import { expect, it } from 'vitest'
import { freshAccount, type Exchanged, logistics, people, type Problem, retail } from './support.ts'

const service = await freshAccount()
const email = people.maker.email

/** Lets so many seconds pass for a session and its ids. */
const pass = (familyId: string, seconds: number) =>
  service.sql(
    `with family as (
       update session_family set created_at = created_at - make_interval(secs => $2), last_used_at = last_used_at - make_interval(secs => $2),
         expires_at = expires_at - make_interval(secs => $2) where id = $1)
     update session set created_at = created_at - make_interval(secs => $2), replaced_at = replaced_at - make_interval(secs => $2)
     where family_id = $1`,
    [familyId, seconds],
  )
const endOf = async (familyId: string) =>
  (
    await service.sql<{ end_reason: string | null }>('select end_reason from session_family where id = $1', [familyId])
  )[0]?.end_reason
const isGood = async (id: string) => (await service.exchange(id)).status === 200

it('stores nothing of an id but its hash', async () => {
  const { id } = await service.sessionOf(email)
  const [row] = await service.sql<{ dump: string }>(
    `select string_agg(s::text || f::text, ' ') as dump from session s join session_family f on f.id = s.family_id`,
  )
  expect(row?.dump).not.toContain(id)
  expect(row?.dump).not.toContain(Buffer.from(id, 'base64url').toString('hex'))
})

it('replaces an id; the one before is good for ten seconds more', async () => {
  const first = await service.sessionOf(email)
  const { body: second } = await service.renew(first.id)
  expect(second).toMatchObject({ familyId: first.familyId, expiresAt: first.expiresAt })
  expect(second.id).not.toBe(first.id)
  expect([await isGood(first.id), await isGood(second.id)]).toEqual([true, true])
  // In its grace an id is worth no longer token than its grace, and is not to be renewed again.
  const { body } = await service.exchange(first.id)
  expect(Date.parse(body.expiresAt) - Date.now()).toBeLessThanOrEqual(10_000)
  expect(body.renewAt).toBeNull()
})

it('ends the session when an id is used after its grace, and tells its owner', async () => {
  const first = await service.sessionOf(email)
  const { body: second } = await service.renew(first.id)
  await pass(first.familyId, 11)
  expect((await service.exchange<Problem>(first.id)).body.code).toBe('G-10')
  expect(await isGood(second.id)).toBe(false)
  expect(await endOf(first.familyId)).toBe('REUSED')
  const events = await service.sql(`select event, address from security_log where family_id = $1 order by id`, [
    first.familyId,
  ])
  expect(events.map(({ event }) => event)).toEqual(['SIGNED_IN', 'SESSION_REUSED'])
  expect((await service.renew<Problem>(second.id)).body.code).toBe('G-10')
})

it('gives two tabs that renew at once the same id', async () => {
  const { id, familyId } = await service.sessionOf(email)
  const answers = await Promise.all(Array.from({ length: 10 }, () => service.renew(id)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
  const ids = await service.sql('select 1 from session where family_id = $1 and replaced_at is null', [familyId])
  expect(ids).toHaveLength(1)
  // And so does a tab that comes a little later, in the grace.
  await pass(familyId, 5)
  expect((await service.renew(id)).body.id).toBe(answers[0]?.body.id)
})

it('asks to be renewed after 15 minutes, and at once when rights changed', async () => {
  const { id, familyId } = await service.sessionOf(email)
  const { body: fresh } = await service.exchange(id)
  expect(Date.parse(fresh.renewAt ?? '') - Date.now()).toBeGreaterThan(14 * 60_000)
  await pass(familyId, 16 * 60)
  const { body: due } = await service.exchange(id)
  expect(Date.parse(due.renewAt ?? '')).toBeLessThan(Date.now())

  const other = await service.sessionOf(email)
  await service.sql('update membership set changed_at = now() where person_id = $1', [people.maker.id])
  const { body: changed } = await service.exchange(other.id)
  expect(Date.parse(changed.renewAt ?? '')).toBeLessThanOrEqual(Date.now())
  const { body: renewed } = await service.renew(other.id)
  const { body: after } = await service.exchange(renewed.id)
  expect(Date.parse(after.renewAt ?? '')).toBeGreaterThan(Date.now())
})

it('ends after 12 idle hours, or 30 days when it is to be remembered, and after 90 days whatever happens', async () => {
  const hour = 3_600
  const short = await service.sessionOf(email)
  await pass(short.familyId, 11 * hour)
  expect(await isGood(short.id)).toBe(true)
  // That was a use: the idle time starts anew.
  await pass(short.familyId, 11 * hour)
  expect(await isGood(short.id)).toBe(true)
  await pass(short.familyId, 12 * hour + 1)
  expect(await isGood(short.id)).toBe(false)
  expect(await endOf(short.familyId)).toBe('EXPIRED')

  const { body } = await service.signIn(email, undefined, { remember: true })
  const long = body.session
  if (!long) throw new Error('no session')
  for (let days = 0; days < 87; days += 29) {
    await pass(long.familyId, 29 * 24 * hour)
    expect(await isGood(long.id), `${days + 29} days`).toBe(true)
  }
  await pass(long.familyId, 4 * 24 * hour)
  expect(await isGood(long.id)).toBe(false)
})

it('replaces what the browser held at sign-in: a planted id is worth nothing afterwards', async () => {
  const planted = await service.sessionOf(people.viewer.email)
  const { body } = await service.signIn(email, undefined, { previousSession: planted.id })
  expect(body.session?.id).not.toBe(planted.id)
  expect(await isGood(planted.id)).toBe(false)
  expect(await endOf(planted.familyId)).toBe('SIGNED_OUT')
  expect((await service.exchange(body.session?.id ?? '')).body.personId).toBe(people.maker.id)
})

it('signs out: the id, its family and what is exchanged for it end; the organizations that were entered say so', async () => {
  const { id, familyId } = await service.sessionOf(email)
  for (const organizationId of [retail, retail, logistics]) await service.exchange(id, organizationId)
  const signOut = () => service.send<{ ended: boolean }>('POST', '/v1/auth/sign-out', { body: { session: id } })
  expect((await signOut()).body).toEqual({ ended: true })
  expect((await signOut()).body).toEqual({ ended: false })
  expect(await isGood(id)).toBe(false)
  expect((await service.exchange<Problem>(familyId, retail, { kind: 'FAMILY' })).body.code).toBe('G-10')
  const log = await service.sql(
    `select a.organization_id, a.action from activity_log a join session_visit v on v.organization_id = a.organization_id and v.family_id = $1
     where a.at >= v.at and a.record_id = $2 order by a.organization_id, a.id`,
    [familyId, people.maker.id],
  )
  expect(log).toEqual([
    { organization_id: retail, action: 'SIGNED_IN' },
    { organization_id: retail, action: 'SIGNED_OUT' },
    { organization_id: logistics, action: 'SIGNED_IN' },
    { organization_id: logistics, action: 'SIGNED_OUT' },
  ])
  const [event] = await service.sql(`select type from outbox where subject_id = $1 order by id desc limit 1`, [
    familyId,
  ])
  expect(event?.type).toBe('session.ended')
})

it('lets a websocket live on its family through a replacement, and not through the end', async () => {
  const { id, familyId } = await service.sessionOf(email)
  const onSocket = () => service.exchange<Exchanged & Problem>(familyId, retail, { kind: 'FAMILY' })
  const { body } = await onSocket()
  expect(body).toMatchObject({ personId: people.maker.id, renewAt: null, sessionFamilyId: familyId })
  const { body: renewed } = await service.renew(id)
  expect((await onSocket()).status).toBe(200)
  await service.send('POST', '/v1/auth/sign-out', { body: { session: renewed.id } })
  expect((await onSocket()).body.code).toBe('G-10')
})

it('tells unknown, damaged and foreign ids apart in no way', async () => {
  const { familyId } = await service.sessionOf(email)
  for (const id of ['x', 'A'.repeat(43), familyId, '../../etc', "' or 1=1"]) {
    expect([id, (await service.exchange<Problem>(id)).body.code]).toEqual([id, 'G-10'])
  }
})
