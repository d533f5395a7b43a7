import { expect, it } from 'vitest'
import { rounds } from '../../support/campaign.ts'
import { codeOf, freshAccount, type Exchanged, emailsOf, logistics, people, type Problem, retail } from './support.ts'

const service = await freshAccount()
const email = people.maker.email

/** Lets seconds pass for a session and its ids. */
const pass = (familyId: string, seconds: number) =>
  service.sql(
    `with family as (
       update session_family set created_at = created_at - make_interval(secs => $2), last_used_at = last_used_at - make_interval(secs => $2),
         expires_at = expires_at - make_interval(secs => $2) where id = $1)
     update session set created_at = created_at - make_interval(secs => $2), replaced_at = replaced_at - make_interval(secs => $2),
         offered_at = offered_at - make_interval(secs => $2)
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
  // During its grace an id gets tokens only until the grace ends, and can't be renewed again.
  const { body } = await service.exchange(first.id)
  expect(Date.parse(body.expiresAt) - Date.now()).toBeLessThanOrEqual(10_000)
  expect(body.renewAt).toBeNull()
})

it('T5: ends the session when an id is used after its grace, and tells its owner', async () => {
  const first = await service.sessionOf(email)
  const { body: second } = await service.renew(first.id)
  expect(await isGood(second.id)).toBe(true)
  await pass(first.familyId, 11)
  expect((await service.exchange<Problem>(first.id)).body.code).toBe('G-10')
  expect(await isGood(second.id)).toBe(false)
  expect(await endOf(first.familyId)).toBe('REUSED')
  const events = await service.sql(`select event, address from security_log where family_id = $1 order by id`, [
    first.familyId,
  ])
  expect(events.map(({ event }) => event)).toEqual(['SIGNED_IN', 'SESSION_REUSED'])
  expect(await emailsOf(service)).toMatchObject([{ to: { email }, template: 'sessionReused' }])
  expect((await service.renew<Problem>(second.id)).body.code).toBe('G-10')
})

it('T5: gives two tabs that renew at once the same id, in one family', async () => {
  const { id, familyId } = await service.sessionOf(email)
  const answers = await Promise.all(Array.from({ length: 10 }, () => service.renew(id)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
  const ids = await service.sql('select 1 from session where family_id = $1 and replaced_at is null', [familyId])
  expect(ids).toHaveLength(1)
  // And so does a tab that comes a little later, within the grace.
  await pass(familyId, 5)
  expect((await service.renew(id)).body.id).toBe(answers[0]?.body.id)
})

it('goes on with the id before when the answer with the next one never arrived, however late', async () => {
  const first = await service.sessionOf(email)
  await service.renew(first.id)
  await pass(first.familyId, 3_600)
  const { body } = await service.exchange(first.id)
  expect(body.sessionFamilyId).toBe(first.familyId)
  // It is offered a successor again, which replaces it.
  expect(Date.parse(body.renewAt ?? '')).toBeLessThan(Date.now())
  const { body: next } = await service.renew(first.id)
  expect([await isGood(next.id), await isGood(first.id)]).toEqual([true, true])
  await pass(first.familyId, 11)
  expect(await isGood(next.id)).toBe(true)
  expect(await endOf(first.familyId)).toBeNull()
})

it('T5: ends the session when an id is used that was offered to somebody else before', async () => {
  const { id, familyId } = await service.sessionOf(email)
  // A thief with a copy of the id renews it, and waits.
  const { body: stolen } = await service.renew(id)
  await pass(familyId, 11)
  const { body: own } = await service.renew(id)
  expect(own.id).not.toBe(stolen.id)
  expect(await isGood(own.id)).toBe(true)
  await pass(familyId, 11)
  expect(await isGood(stolen.id)).toBe(false)
  expect([await endOf(familyId), await isGood(own.id)]).toEqual(['REUSED', false])
})

it('T5: has one current id whatever is renewed and used at the same moment', async () => {
  for (let round = 0; round < rounds(10, 200); round++) {
    const { id, familyId } = await service.sessionOf(email)
    const { body: offered } = await service.renew(id)
    await pass(familyId, 11)
    const answers = await Promise.all([
      ...Array.from({ length: 6 }, () => service.exchange(offered.id)),
      ...Array.from({ length: 6 }, () => service.exchange(id)),
      ...Array.from({ length: 4 }, () => service.renew(id)),
    ])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    const current = await service.sql<{ id_hash: Buffer }>(
      'select id_hash from session where family_id = $1 and replaced_at is null',
      [familyId],
    )
    expect(current).toHaveLength(1)
    expect(await endOf(familyId)).toBeNull()
  }
})

it('T4: lets the id before end soon after the second factor, even if the new one is never used', async () => {
  const [owner, other] = [people.both.id, people.viewer.id]
  // Signed in while there is no factor.
  await service.sql('update factor set person_id = $2 where person_id = $1', [owner, other])
  const { id, familyId } = await service.sessionOf(people.both.email)
  await service.sql('update factor set person_id = $1 where person_id = $2', [owner, other])
  const proved = await service.send<{ id: string }>('POST', '/v1/auth/session-factor', {
    body: { session: id, method: 'AUTHENTICATOR_APP', code: codeOf() },
  })
  expect(proved.status).toBe(200)
  await pass(familyId, 11)
  expect(await isGood(id)).toBe(false)
  expect(await endOf(familyId)).toBe('REUSED')
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
  // That was a use: the idle time starts over.
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

it('T4: replaces what the browser held at sign-in: a planted id is worth nothing afterwards', async () => {
  const planted = await service.sessionOf(people.viewer.email)
  const { body } = await service.signIn(email, undefined, { previousSession: planted.id })
  expect(body.session?.id).not.toBe(planted.id)
  expect(await isGood(planted.id)).toBe(false)
  expect(await endOf(planted.familyId)).toBe('SIGNED_OUT')
  expect((await service.exchange(body.session?.id ?? '')).body.personId).toBe(people.maker.id)
})

it('T4: gives a new id at the second factor, whatever the browser held between the two', async () => {
  const planted = await service.sessionOf(people.viewer.email)
  const { body } = await service.signIn(people.approver.email, undefined, { previousSession: planted.id })
  const { body: opened } = await service.send<{ id: string }>('POST', '/v1/auth/two-factor', {
    body: {
      challengeToken: body.challenge?.token,
      method: 'AUTHENTICATOR_APP',
      code: codeOf(),
      previousSession: planted.id,
    },
  })
  expect(opened.id).not.toBe(planted.id)
  expect(await isGood(planted.id)).toBe(false)
  expect((await service.exchange(opened.id)).body.personId).toBe(people.approver.id)
})

it('shows a person their open sessions, the present one first, and ends one or all the others', async () => {
  const owner = people.owner.email
  await service.sql(`update session_family set ended_at = now(), end_reason = 'REVOKED' where person_id = $1`, [
    people.owner.id,
  ])
  const [first, second] = [await service.sessionOf(owner), await service.sessionOf(owner)]
  const me = await service.as(owner)
  type Shown = { id: string; isCurrent: boolean; device: { kind: string } }
  const list = async () => (await me.get<{ items: Shown[] }>('/v1/me/sessions')).body.items
  expect((await list()).map(({ id, isCurrent }) => [id, isCurrent])).toEqual([
    [me.familyId, true],
    [second.familyId, false],
    [first.familyId, false],
  ])
  const stranger = await service.as(email)
  expect((await stranger.post(`/v1/me/sessions/${first.familyId}/end`)).body.code).toBe('G-7')
  expect(await isGood(first.id)).toBe(true)
  for (let times = 0; times < 2; times++) {
    expect((await me.post(`/v1/me/sessions/${first.familyId}/end`)).status).toBe(200)
  }
  expect([await isGood(first.id), await isGood(second.id)]).toEqual([false, true])
  expect((await me.post<{ ended: number }>('/v1/me/sessions/end-others')).body).toEqual({ ended: 1 })
  expect([await isGood(second.id), await isGood(me.sessionId)]).toEqual([false, true])
  expect(await list()).toHaveLength(1)
  const [event] = await service.sql(`select type from outbox where subject_id = $1 order by id desc limit 1`, [
    second.familyId,
  ])
  expect(event?.type).toBe('session.ended')
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
