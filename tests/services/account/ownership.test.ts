import { beforeEach, describe, expect, it } from 'vitest'
import { acceptOwnership } from '../../../services/account/members/ownership/acceptOwnership.ts'
import { Refusal } from '../../../services/kit/http/problem.ts'
import { codeOf, freshAccount, people, type Problem, retail } from './support.ts'

const service = await freshAccount()
const { owner: first, admin: second, approver, both } = people

type Offer = { from: { fullName: string }; to: { fullName: string }; allowedActions: string[] }
type Answer = { offer: Offer | null } & Problem
type Member = { id: string; personId: string; version: number }

const as = {
  owner: await service.as(first.email),
  admin: await service.as(second.email),
  viewer: await service.as(people.viewer.email),
}
const memberOf = async (personId: string) => {
  const { body } = await as.admin.get<{ items: Member[] }>('/v1/members')
  const found = body.items.find(member => member.personId === personId)
  if (!found) throw new Error('no such member')
  return found
}
const placesNow = () =>
  service.sql<{ person_id: string; name: string; is_owner: boolean }>(
    `select m.person_id, r.name, m.is_owner from membership m join role r on r.id = m.role_id
     where m.organization_id = $1 and m.person_id in ($2, $3) order by m.person_id`,
    [retail, first.id, second.id],
  )
/** The same session, with its current permissions. */
async function renewed(who: typeof as.owner): Promise<typeof as.owner> {
  const { body } = await service.exchange(who.sessionId)
  const authorization = `Bearer ${body.token}`
  return {
    ...who,
    ...body,
    get: path => service.send('GET', path, { authorization }),
    post: (path, content = {}) => service.send('POST', path, { authorization, body: content }),
  }
}
const offer = async (who: typeof as.owner, personId: string, code = codeOf()) =>
  who.post<Answer>('/v1/ownership-offer', { memberId: (await memberOf(personId)).id, code })
const accept = (who: typeof as.owner, code = codeOf()) => who.post<Answer>('/v1/ownership-offer/accept', { code })

// Two demo users have an authenticator: assigns them to the owner and the admin.
await service.sql(`update factor set person_id = $1 where person_id = $2`, [first.id, approver.id])
await service.sql(`update factor set person_id = $1 where person_id = $2`, [second.id, both.id])

beforeEach(async () => {
  await service.sql('delete from throttle')
  await service.sql('delete from ownership_offer')
  await service.sql('update factor set last_step = null')
})

describe('an offer', () => {
  it('is made by the owner alone, with a fresh factor, to somebody active', async () => {
    expect((await offer(as.admin, people.viewer.id)).body.code).toBe('G-20')
    const admin = (await memberOf(second.id)).id
    expect((await as.owner.post('/v1/ownership-offer', { memberId: admin })).body.code).toBe('U-ACC-AU-44')
    expect((await offer(as.owner, second.id, '000000')).body.code).toBe('U-ACC-AU-3')
    expect((await offer(as.owner, first.id)).body).toMatchObject({
      code: 'U-ACC-US-13',
      errors: [{ path: 'memberId' }],
    })
    await service.sql(`update membership set status = 'DEACTIVATED' where person_id = $1`, [people.viewer.id])
    expect((await offer(as.owner, people.viewer.id)).body.code).toBe('U-ACC-US-13')
    await service.sql(`update membership set status = 'ACTIVE' where person_id = $1`, [people.viewer.id])
    expect((await offer(as.owner, second.id)).body.offer).toMatchObject({ to: { fullName: second.fullName } })
  })

  it('shows each side what it may do, and changes nothing by itself', async () => {
    const before = await placesNow()
    await offer(as.owner, second.id)
    const shown = async (who: typeof as.owner) => (await who.get<Answer>('/v1/ownership-offer')).body.offer
    expect((await shown(as.owner))?.allowedActions).toEqual(['WITHDRAW'])
    expect((await shown(as.admin))?.allowedActions).toEqual(['ACCEPT', 'DECLINE'])
    expect((await shown(as.viewer))?.allowedActions).toEqual([])
    expect(await placesNow()).toEqual(before)
  })

  it('ends when it is declined, withdrawn, replaced, too old, or when the other side leaves', async () => {
    const closed = 'U-ACC-US-14'
    const again = async (personId: string = second.id) => {
      await service.sql('update factor set last_step = null')
      expect((await offer(as.owner, personId)).status).toBe(200)
      await service.sql('update factor set last_step = null')
    }
    await again()
    expect((await as.viewer.post('/v1/ownership-offer/decline')).body.code).toBe(closed)
    expect((await as.admin.post('/v1/ownership-offer/withdraw')).body.code).toBe('G-20')
    expect((await as.admin.post('/v1/ownership-offer/decline')).status).toBe(200)
    expect((await accept(as.admin)).body.code).toBe(closed)
    await again()
    expect((await as.owner.post('/v1/ownership-offer/withdraw')).status).toBe(200)
    expect((await as.owner.post('/v1/ownership-offer/withdraw')).body.code).toBe(closed)
    await again()
    await again(people.viewer.id)
    expect((await accept(as.admin)).body.code).toBe(closed)
    const { id, version } = await memberOf(people.viewer.id)
    const turn = (to: string, at: number) => as.admin.post(`/v1/members/${to}`, { members: [{ id, version: at }] })
    expect((await turn('remove', version)).body).toMatchObject({ results: [{ ok: true }] })
    await turn('restore', version + 1)
    expect((await as.viewer.post('/v1/ownership-offer/decline')).body.code).toBe(closed)
    await again()
    await service.sql(`update ownership_offer set expires_at = now() where state = 'OPEN'`)
    expect((await accept(as.admin)).body.code).toBe(closed)
    expect((await as.owner.get<Answer>('/v1/ownership-offer')).body.offer).toBeNull()
    // An expired offer does not block.
    await again()
  })
})

describe('the acceptance', () => {
  it('asks for a factor of whoever accepts', async () => {
    await offer(as.owner, second.id)
    expect((await as.admin.post('/v1/ownership-offer/accept', {})).body.code).toBe('U-ACC-AU-44')
    expect((await accept(as.admin, '000000')).body.code).toBe('U-ACC-AU-3')
    expect((await accept(as.viewer)).body.code).toBe('U-ACC-US-14')
  })

  it('swaps the roles in one, tells both in writing and in the log; the former owner may do no more than an Admin', async () => {
    await offer(as.owner, second.id)
    expect((await accept(as.admin)).status).toBe(200)
    expect(await placesNow()).toEqual([
      { person_id: first.id, name: 'Admin', is_owner: false },
      { person_id: second.id, name: 'Owner', is_owner: true },
    ])
    const log = await service.sql(
      `select record_type, changes from activity_log where record_type = 'ORGANIZATION' and action = 'UPDATED'`,
    )
    expect(log).toEqual([
      { record_type: 'ORGANIZATION', changes: [{ field: 'owner', before: first.fullName, after: second.fullName }] },
    ])
    const former = await renewed(as.owner)
    expect(former.permissions).not.toContain('treasury.payments.approve')
    await service.sql('update factor set last_step = null')
    expect((await offer(former, people.viewer.id)).body.code).toBe('G-20')
    // Back again, so that the other tests find it unchanged.
    const now = await renewed(as.admin)
    expect((await offer(now, first.id)).status).toBe(200)
    expect((await accept(former)).status).toBe(200)
    expect((await placesNow())[0]).toMatchObject({ person_id: first.id, name: 'Owner' })
  })

  it('happens once, however often it is asked for at once', async () => {
    await offer(as.owner, second.id)
    const tries = await Promise.allSettled(
      Array.from({ length: 8 }, () =>
        service.database.inOrganization(retail, second.id, tx => acceptOwnership(tx, service.account)),
      ),
    )
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const each of tries) {
      if (each.status === 'rejected') expect(each.reason).toBeInstanceOf(Refusal)
    }
    expect((await placesNow()).filter(({ is_owner }) => is_owner)).toEqual([
      { person_id: second.id, name: 'Owner', is_owner: true },
    ])
  })

  it('and a withdrawal at the same moment leave one owner, and one outcome', async () => {
    // Since the previous test, the second is the owner.
    const [now, other] = [await renewed(as.admin), await renewed(as.owner)]
    for (let round = 0; round < 5; round++) {
      await service.sql('delete from ownership_offer')
      await service.sql('update factor set last_step = null')
      await offer(now, first.id)
      const accepting = service.database.inOrganization(retail, first.id, tx => acceptOwnership(tx, service.account))
      const [accepted, withdrawn] = await Promise.allSettled([accepting, now.post('/v1/ownership-offer/withdraw')])
      const owners = (await placesNow()).filter(({ is_owner }) => is_owner)
      expect(owners).toHaveLength(1)
      const hasChanged = owners[0]?.person_id === first.id
      expect(accepted.status === 'fulfilled').toBe(hasChanged)
      expect(withdrawn.status === 'fulfilled' && withdrawn.value.status === 200).toBe(!hasChanged)
      if (hasChanged) {
        await service.sql('update factor set last_step = null')
        await offer(other, second.id)
        await service.database.inOrganization(retail, second.id, tx => acceptOwnership(tx, service.account))
      }
    }
  })
})
