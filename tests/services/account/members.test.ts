import { beforeEach, expect, it } from 'vitest'
import { MEMBER_LIFECYCLE, type MemberAction } from '../../../services/account/members/changeMember.ts'
import { MEMBERSHIP_STATUSES } from '../../../services/account/members/table.ts'
import { anyId, codeOf, freshAccount, people, type Problem, retail } from './support.ts'

const service = await freshAccount()
type Member = { id: string; personId: string; version: number; status: string; role: { id: string; name: string } }
type Role = { id: string; name: string; description: string; permissions: string[]; version: number; isOwner: boolean }

const admin = await service.as(people.admin.email)
const owner = await service.as(people.owner.email)
beforeEach(() => service.sql('delete from throttle'))

async function memberOf(personId: string): Promise<Member> {
  const { body } = await admin.get<{ items: Member[] }>('/v1/members')
  const found = body.items.find(member => member.personId === personId)
  if (!found) throw new Error('no such member')
  return found
}
async function roleOf(name: string): Promise<Role> {
  const { body } = await admin.get<{ items: Role[] }>('/v1/roles')
  const found = body.items.find(role => role.name === name)
  if (!found) throw new Error('no such role')
  return found
}
const give = async (who: typeof admin, personId: string, role: string, code?: string) => {
  const { id, version } = await memberOf(personId)
  return who.post<Member & Problem>(`/v1/members/${id}/role`, {
    roleId: (await roleOf(role)).id,
    version,
    ...(code && { code }),
  })
}
const toTurn = (personId: string, action: MemberAction, who = admin) =>
  memberOf(personId).then(({ id, version }) => who.post<Member & Problem>(`/v1/members/${id}/${action}`, { version }))

it('walks the lifecycle: every action from every status', async () => {
  const { id } = await memberOf(people.viewer.id)
  for (const status of MEMBERSHIP_STATUSES) {
    for (const action of ['deactivate', 'remove', 'restore'] as const) {
      await service.sql('update membership set status = $2 where id = $1', [id, status])
      const { status: answered, body } = await toTurn(people.viewer.id, action)
      const { from, to, refusal } = MEMBER_LIFECYCLE[action]
      const legal = from.some(state => state === status)
      expect([answered, legal ? body.status : body.code], `${action} from ${status}`).toEqual(
        legal ? [200, to] : [422, refusal.code],
      )
    }
  }
  await service.sql(`update membership set status = 'ACTIVE' where id = $1`, [id])
})

it('keeps everyone from their own place and from the owner', async () => {
  expect((await toTurn(people.admin.id, 'remove')).body.code).toBe('U-ACC-RO-3')
  expect((await give(admin, people.admin.id, 'Viewer')).body.code).toBe('U-ACC-RO-3')
  expect((await toTurn(people.owner.id, 'remove')).body.code).toBe('U-ACC-US-9')
  expect((await toTurn(people.owner.id, 'deactivate')).body.code).toBe('U-ACC-US-9')
  expect((await toTurn(people.owner.id, 'remove', owner)).body.code).toBe('U-ACC-RO-3')
  expect((await give(admin, people.owner.id, 'Viewer')).body.code).toBe('U-ACC-US-6')
  expect((await give(admin, people.viewer.id, 'Owner')).body.code).toBe('U-ACC-US-6')
})

it('holds an organization to one owner in the database itself', async () => {
  const second = service.sql(
    `update membership set is_owner = true, role_id = (select id from role where organization_id = $1 and is_owner)
     where organization_id = $1 and person_id = $2`,
    [retail, people.viewer.id],
  )
  await expect(second).rejects.toThrow('membership_owner')
  const removed = service.sql(`update membership set status = 'REMOVED' where organization_id = $1 and is_owner`, [
    retail,
  ])
  await expect(removed).rejects.toThrow('membership_check')
})

it('lets a role that approves be given only with a fresh code of who gives it, and tells the owner', async () => {
  const without = await give(owner, people.viewer.id, 'Approver')
  expect(without.body).toMatchObject({ code: 'U-ACC-AU-44', errors: [{ path: 'code' }] })
  // The owner has no authenticator: they must set one up first.
  expect((await give(owner, people.viewer.id, 'Approver', codeOf())).body.code).toBe('U-ACC-AU-43')
  // Approver@ has one, but not the right.
  await service.sql('update factor set last_step = null')
  await service.sql(`update factor set person_id = $1 where person_id = $2`, [people.admin.id, people.both.id])
  expect((await give(admin, people.viewer.id, 'Approver', '000000')).body.code).toBe('U-ACC-AU-3')
  const code = codeOf()
  const given = await give(admin, people.viewer.id, 'Approver', code)
  expect(given.body).toMatchObject({ role: { name: 'Approver' } })
  const told = await service.sql(`select 1 from security_log where person_id = $1 and event = 'APPROVAL_GRANTED'`, [
    people.owner.id,
  ])
  expect(told).toHaveLength(1)
  // Away from approving it needs none; and back again, the same code is used up.
  expect((await give(admin, people.viewer.id, 'Viewer')).status).toBe(200)
  expect((await give(admin, people.viewer.id, 'Approver', code)).body.code).toBe('U-ACC-AU-3')
  await service.sql(`update factor set person_id = $2 where person_id = $1`, [people.admin.id, people.both.id])
})

it('refuses stale versions, unknown members and unknown roles', async () => {
  const { id, version } = await memberOf(people.viewer.id)
  expect((await admin.post(`/v1/members/${id}/deactivate`, { version: version + 1 })).body.code).toBe('G-3')
  expect((await admin.post(`/v1/members/${anyId()}/remove`, { version: 1 })).body.code).toBe('G-7')
  const answer = await admin.post(`/v1/members/${id}/role`, { roleId: anyId(), version })
  expect(answer.body).toMatchObject({ code: 'U-ACC-RO-1', errors: [{ path: 'roleId' }] })
})

it('lets one of ten administrators who act at once win', async () => {
  const { id, version } = await memberOf(people.viewer.id)
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => admin.post(`/v1/members/${id}/deactivate`, { version })),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect((await toTurn(people.viewer.id, 'restore')).status).toBe(200)
})

it('stops at the maximum of members, however many come back at once', async () => {
  const gone = [people.viewer, people.maker, people.both]
  for (const { id } of gone) await toTurn(id, 'remove')
  await service.sql('update controls set member_limit = 4 where organization_id = $1', [retail])
  const answers = await Promise.all(gone.map(({ id }) => toTurn(id, 'restore')))
  expect(answers.map(({ body }) => body.code ?? 'in').toSorted()).toEqual(['U-ACC-US-35', 'U-ACC-US-35', 'in'])
  await service.sql('update controls set member_limit = 50 where organization_id = $1', [retail])
  for (const { id } of gone) await toTurn(id, 'restore')
})

it('refuses members without the permission, before it says anything else', async () => {
  const maker = await service.as(people.maker.email)
  const { id, version } = await memberOf(people.viewer.id)
  expect((await maker.post(`/v1/members/${id}/remove`, { version })).body.code).toBe('G-20')
  expect((await maker.post(`/v1/members/${anyId()}/remove`, { version })).body.code).toBe('G-20')
  expect((await maker.post('/v1/roles', { name: 'x', description: '', permissions: [] })).body.code).toBe('G-20')
  expect((await maker.get('/v1/api-tokens')).body.code).toBe('G-20')
  expect((await maker.get('/v1/members')).status).toBe(200)
})

it('makes, changes and deletes roles of its own', async () => {
  const made = await admin.post<Role>('/v1/roles', {
    name: 'Clerk',
    description: 'Reads',
    permissions: ['treasury.statements.view'],
  })
  expect(made.status).toBe(201)
  const twice = await admin.post('/v1/roles', { name: 'clerk', description: '', permissions: [] })
  expect(twice.body).toMatchObject({ code: 'U-ACC-RO-6', errors: [{ path: 'name' }] })
  const unknown = await admin.post('/v1/roles', { name: 'x', description: '', permissions: ['treasury.everything'] })
  expect(unknown.body).toMatchObject({ code: 'G-2', errors: [{ path: 'permissions.0' }] })

  await give(admin, people.viewer.id, 'Clerk')
  const input = {
    name: 'Clerk',
    description: 'Reads',
    permissions: ['treasury.statements.view', 'treasury.expected.view'],
  }
  const changed = await admin.put<Role & Problem>(`/v1/roles/${made.body.id}`, { ...input, version: 1 })
  expect(changed.body).toMatchObject({ version: 2, permissions: input.permissions })
  expect((await admin.put(`/v1/roles/${made.body.id}`, { ...input, version: 1 })).body.code).toBe('G-3')
  const viewer = await service.as(people.viewer.email)
  expect(viewer.permissions).toEqual(input.permissions)

  expect((await admin.remove(`/v1/roles/${made.body.id}?version=2`)).body.code).toBe('U-ACC-RO-5')
  await give(admin, people.viewer.id, 'Viewer')
  expect((await admin.remove(`/v1/roles/${made.body.id}?version=2`)).status).toBe(200)
  const log = await service.sql(`select action, changes from activity_log where record_id = $1 order by id`, [
    made.body.id,
  ])
  expect(log.map(({ action }) => action)).toEqual(['CREATED', 'UPDATED', 'DELETED'])
  expect(log.at(-1)?.changes).toContainEqual({ field: 'name', before: 'Clerk', after: null })
})

it('protects the owner role, and a role from those who hold it', async () => {
  const [ownerRole, adminRole] = [await roleOf('Owner'), await roleOf('Admin')]
  const as = ({ name, description, permissions, version }: Role) => ({ name, description, permissions, version })
  expect((await admin.put(`/v1/roles/${ownerRole.id}`, as(ownerRole))).body.code).toBe('U-ACC-RO-4')
  expect((await admin.put(`/v1/roles/${adminRole.id}`, as(adminRole))).body.code).toBe('U-ACC-RO-3')
  expect((await owner.put(`/v1/roles/${adminRole.id}`, as(adminRole))).status).toBe(200)
  expect((await admin.remove(`/v1/roles/${ownerRole.id}?version=${ownerRole.version}`)).body.code).toBe('U-ACC-RO-4')
  const approving = { name: 'Signer', description: '', permissions: ['treasury.payments.approve'] }
  expect((await admin.post('/v1/roles', approving)).body.code).toBe('U-ACC-AU-44')
})
