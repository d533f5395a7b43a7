import { beforeEach, describe, expect, it } from 'vitest'
import { waitFor } from '../../support/waitFor.ts'
import { invite } from '../../../services/account/members/invitations/invite.ts'
import { setRole, turnMember } from '../../../services/account/members/changeMember.ts'
import {
  MEMBER_ACTIONS,
  MEMBER_LIFECYCLE,
  type MemberAction,
  refusalOfState,
} from '../../../services/account/members/lifecycle.ts'
import { MEMBERSHIP_STATUSES } from '../../../services/account/members/table.ts'
import { updateRole } from '../../../services/account/members/roles/changeRoles.ts'
import type { Permission } from '../../../services/account/permissions/permissions.ts'
import type { Tx } from '../../../services/kit/database/database.ts'
import { Refusal } from '../../../services/kit/http/problem.ts'
import { anyId, codeOf, freshAccount, people, type Problem, retail } from './support.ts'

const service = await freshAccount()
type Member = {
  id: string
  personId: string
  fullName: string
  preferredName: string | null
  version: number
  status: string
  expiresAt: string | null
  role: { id: string; name: string }
  allowedActions: MemberAction[]
}
type Role = {
  id: string
  name: string
  description: string
  permissions: string[]
  version: number
  isOwner: boolean
  memberCount: number
  formerCount: number
  allowedActions: string[]
}
type Results = { results: { id: string; ok: boolean; errors: { code: string; path: string }[] }[] }
type Turn = 'deactivate' | 'activate' | 'remove' | 'restore'

const admin = await service.as(people.admin.email)
const owner = await service.as(people.owner.email)
beforeEach(() => service.sql('delete from throttle'))

async function memberOf(personId: string, who = admin): Promise<Member> {
  const { body } = await who.get<{ items: Member[] }>('/v1/members')
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
const seen = ({ id, version }: Member) => ({ id, version })

/** The error code of one member's result; `ok` on success. */
const outcome = ({ body }: { body: Partial<Results & Problem> }) =>
  body.code ?? body.results?.map(({ ok, errors }) => (ok ? 'ok' : errors[0]?.code)).join()

const give = async (who: typeof admin, personId: string, role: string, code?: string) =>
  outcome(
    await who.post<Results & Problem>('/v1/members/role', {
      members: [seen(await memberOf(personId))],
      roleId: (await roleOf(role)).id,
      ...(code && { code }),
    }),
  )
const toTurn = async (personId: string, turn: Turn, who = admin) =>
  outcome(await who.post<Results & Problem>(`/v1/members/${turn}`, { members: [seen(await memberOf(personId))] }))

/** Sets a member's status, with the corresponding invitation. */
async function putInto(id: string, status: string) {
  await service.sql('delete from invitation where membership_id = $1', [id])
  const stored = status === 'EXPIRED' ? 'INVITED' : status
  await service.sql(
    `update membership set status = $2, joined_at = case when $2 = 'INVITED' then null else now() end where id = $1`,
    [id, stored],
  )
  if (stored !== 'INVITED') return
  await service.sql(
    `insert into invitation (organization_id, id, membership_id, token_hash, invited_by, expires_at)
     values ($1, gen_random_uuid(), $2, sha256(gen_random_uuid()::text::bytea), $3, now() + make_interval(hours => $4))`,
    [retail, id, people.admin.id, status === 'EXPIRED' ? -1 : 72],
  )
}

describe('the lifecycle', () => {
  it('is walked: what each state allows is what the service does', async () => {
    const { id } = await memberOf(people.viewer.id)
    for (const status of MEMBERSHIP_STATUSES) {
      await putInto(id, status)
      const member = await memberOf(people.viewer.id)
      expect(member.status).toBe(status)
      const legal = MEMBER_ACTIONS.filter(action => MEMBER_LIFECYCLE[action].from.some(from => from === status))
      expect(member.allowedActions, status).toEqual(legal)
      for (const turn of ['deactivate', 'activate', 'remove', 'restore'] as const) {
        await putInto(id, status)
        const { from, to, refusal } = MEMBER_LIFECYCLE[turn.toUpperCase() as Uppercase<Turn>]
        const isLegal = from.some(state => state === status)
        expect(await toTurn(people.viewer.id, turn), `${turn} from ${status}`).toBe(isLegal ? 'ok' : refusal.code)
        if (isLegal) expect((await memberOf(people.viewer.id)).status).toBe(to)
      }
    }
    await putInto(id, 'ACTIVE')
  })

  it('activates whoever was deactivated, and restores whoever was removed', async () => {
    const { id } = await memberOf(people.viewer.id)
    await putInto(id, 'DEACTIVATED')
    expect(await toTurn(people.viewer.id, 'restore')).toBe('U-ACC-US-8')
    expect(await toTurn(people.viewer.id, 'activate')).toBe('ok')
    const [entry] = await service.sql(
      `select action, changes from activity_log where record_id = $1 order by at desc limit 1`,
      [id],
    )
    expect(entry).toEqual({
      action: 'UPDATED',
      changes: [{ field: 'status', before: 'DEACTIVATED', after: 'ACTIVE' }],
    })
    await putInto(id, 'REMOVED')
    expect(await toTurn(people.viewer.id, 'activate')).toBe('U-ACC-US-18')
    expect(await toTurn(people.viewer.id, 'restore')).toBe('ok')
  })

  it('restores nobody who never came in, but lets them be invited again', () => {
    const cancelled = { personId: anyId(), status: 'REMOVED', joinedAt: null, role: { isOwner: false } } as const
    expect(refusalOfState('RESTORE', cancelled)?.code).toBe('U-ACC-US-12')
  })

  it('keeps everyone from their own place and from the owner', async () => {
    expect(await toTurn(people.admin.id, 'remove')).toBe('U-ACC-RO-3')
    expect(await give(admin, people.admin.id, 'Viewer')).toBe('U-ACC-RO-3')
    expect(await toTurn(people.owner.id, 'remove')).toBe('U-ACC-US-9')
    expect(await toTurn(people.owner.id, 'deactivate')).toBe('U-ACC-US-9')
    expect(await toTurn(people.owner.id, 'remove', owner)).toBe('U-ACC-RO-3')
    expect(await give(admin, people.owner.id, 'Viewer')).toBe('U-ACC-US-6')
    expect(await give(admin, people.viewer.id, 'Owner')).toBe('U-ACC-US-6')
    expect((await memberOf(people.owner.id)).allowedActions).toEqual([])
    expect((await memberOf(people.admin.id)).allowedActions).toEqual([])
  })

  it('says in the log why somebody was removed', async () => {
    const { id, version } = await memberOf(people.viewer.id)
    await admin.post('/v1/members/deactivate', { members: [{ id, version }], reason: ' On leave ' })
    const [entry] = await service.sql(
      `select reason, changes from activity_log where record_id = $1 order by at desc limit 1`,
      [id],
    )
    expect(entry).toEqual({
      reason: 'On leave',
      changes: [{ field: 'status', before: 'ACTIVE', after: 'DEACTIVATED' }],
    })
    expect(await toTurn(people.viewer.id, 'activate')).toBe('ok')
  })

  it('changes several at once, each by itself', async () => {
    const [maker, viewer, admins] = [people.maker, people.viewer, people.admin]
    const members = await Promise.all([maker, admins, viewer].map(async ({ id }) => seen(await memberOf(id))))
    const answer = await admin.post<Results>('/v1/members/deactivate', { members })
    expect(outcome(answer)).toBe('ok,U-ACC-RO-3,ok')
    for (const { id } of [maker, viewer]) expect(await toTurn(id, 'activate')).toBe('ok')
  })
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
  // The owner has no authenticator: they must set one up first.
  expect(await give(owner, people.viewer.id, 'Approver')).toBe('U-ACC-AU-43')
  expect(await give(owner, people.viewer.id, 'Approver', codeOf())).toBe('U-ACC-AU-43')
  // Approver@ has one, but lacks the permission.
  await service.sql('update factor set last_step = null')
  await service.sql(`update factor set person_id = $1 where person_id = $2`, [people.admin.id, people.both.id])
  expect(await give(admin, people.viewer.id, 'Approver')).toBe('U-ACC-AU-44')
  expect(await give(admin, people.viewer.id, 'Approver', '000000')).toBe('U-ACC-AU-3')
  const code = codeOf()
  expect(await give(admin, people.viewer.id, 'Approver', code)).toBe('ok')
  expect((await memberOf(people.viewer.id)).role.name).toBe('Approver')
  const told = await service.sql(`select 1 from security_log where person_id = $1 and event = 'APPROVAL_GRANTED'`, [
    people.owner.id,
  ])
  expect(told).toHaveLength(1)
  // A removed member with such a role returns only with another fresh code.
  expect(await toTurn(people.viewer.id, 'remove')).toBe('ok')
  expect(await toTurn(people.viewer.id, 'restore')).toBe('U-ACC-AU-44')
  // Away from approving it needs none; and back again, the same code is used up.
  expect(await give(admin, people.viewer.id, 'Viewer')).toBe('ok')
  expect(await toTurn(people.viewer.id, 'restore')).toBe('ok')
  expect(await give(admin, people.viewer.id, 'Approver', code)).toBe('U-ACC-AU-39')
  await service.sql(`update factor set person_id = $2 where person_id = $1`, [people.admin.id, people.both.id])
})

describe('a role that is edited while it is given', () => {
  /** Creates a role that does not approve, and an uncommitted edit that lets it approve. */
  async function duringAnEdit(act: (roleId: string) => Promise<unknown>) {
    const { body: role } = await admin.post<Role>('/v1/roles', {
      name: `Clerk ${anyId()}`,
      description: '',
      permissions: [],
    })
    const approves: Permission[] = ['treasury.payments.approve']
    const edited = Promise.withResolvers<void>()
    const goOn = Promise.withResolvers<void>()
    const edit = service.database.inOrganization(retail, people.owner.id, async tx => {
      const { id, name, description, version } = role
      await updateRole(tx, { id, version, factorShown: true }, { name, description, permissions: approves })
      edited.resolve()
      await goOn.promise
    })
    await edited.promise
    const acted = act(role.id).then(
      () => 'done',
      (error: unknown) => (error instanceof Refusal ? error.row.code : error),
    )
    // The edit continues once the other one waits for it.
    await waitFor(async () => {
      const waiting = await service.sql(
        `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
      expect(waiting).not.toEqual([])
    })
    goOn.resolve()
    await edit
    return acted
  }
  const inRetail = <T>(use: (tx: Tx) => Promise<T>) => service.database.inOrganization(retail, people.admin.id, use)

  it('lets nobody approve without the fresh factor that was not asked for', async () => {
    const { id, version } = await memberOf(people.viewer.id)
    const given = duringAnEdit(roleId => inRetail(tx => setRole(tx, { id, version, roleId, factorShown: false })))
    expect(await given).toBe('U-ACC-AU-44')
    expect(await memberOf(people.viewer.id)).toMatchObject({ version, role: { name: 'Viewer' } })
  })

  it('nor by coming back with it', async () => {
    const { id } = await memberOf(people.viewer.id)
    const restored = duringAnEdit(async roleId => {
      await service.sql(`update membership set status = 'REMOVED', role_id = $1 where id = $2`, [roleId, id])
      const { version } = await memberOf(people.viewer.id)
      await inRetail(tx => turnMember(tx, 'RESTORE', { id, version, reason: null, factorShown: false }))
    })
    expect(await restored).toBe('U-ACC-AU-44')
    const { id: roleId } = await roleOf('Viewer')
    await service.sql(`update membership set status = 'ACTIVE', role_id = $1 where id = $2`, [roleId, id])
  })

  it('nor by being invited with it', async () => {
    const invitee = {
      id: people.maker.id,
      email: 'new@arus.test',
      name: null,
      language: 'en',
      hasAccount: false,
    } as const
    const inviter = { id: people.admin.id, name: 'Agus' }
    const invited = duringAnEdit(roleId =>
      inRetail(tx => invite(tx, service.account, { invitee, inviter, roleId, factorShown: false })),
    )
    expect(await invited).toBe('U-ACC-AU-44')
  })
})

it('T17: refuses stale versions, unknown members and unknown roles', async () => {
  const { id, version } = await memberOf(people.viewer.id)
  const turn = async (member: object) => outcome(await admin.post<Results>('/v1/members/remove', { members: [member] }))
  expect(await turn({ id, version: version + 1 })).toBe('G-3')
  expect(await turn({ id: anyId(), version: 1 })).toBe('G-7')
  const answer = await admin.post('/v1/members/role', { members: [{ id, version }], roleId: anyId() })
  expect(answer.body).toMatchObject({ code: 'U-ACC-RO-1', errors: [{ path: 'roleId' }] })
})

it('lets one of ten administrators who act at once win', async () => {
  const members = [seen(await memberOf(people.viewer.id))]
  const answers = await Promise.all(
    Array.from({ length: 10 }, async () => outcome(await admin.post<Results>('/v1/members/deactivate', { members }))),
  )
  expect(answers.filter(each => each === 'ok')).toHaveLength(1)
  expect(await toTurn(people.viewer.id, 'activate')).toBe('ok')
})

it('stops at the maximum of members, however many come back at once', async () => {
  const gone = [people.viewer, people.maker]
  for (const { id } of gone) await toTurn(id, 'remove')
  await service.sql('update controls set member_limit = 5 where organization_id = $1', [retail])
  const answers = await Promise.all(gone.map(({ id }) => toTurn(id, 'restore')))
  expect(answers.toSorted()).toEqual(['U-ACC-US-35', 'ok'])
  await service.sql('update controls set member_limit = 50 where organization_id = $1', [retail])
  for (const { id } of gone) await toTurn(id, 'restore')
})

it('refuses members without the permission, before it says anything else', async () => {
  const maker = await service.as(people.maker.email)
  const members = [seen(await memberOf(people.viewer.id))]
  expect(outcome(await maker.post('/v1/members/remove', { members }))).toBe('G-20')
  expect(outcome(await maker.post('/v1/members/remove', { members: [{ id: anyId(), version: 1 }] }))).toBe('G-20')
  expect((await maker.post('/v1/roles', { name: 'x', description: '', permissions: [] })).body.code).toBe('G-20')
  expect((await maker.get('/v1/api-tokens')).body.code).toBe('G-20')
  expect((await maker.get('/v1/members')).status).toBe(200)
  expect((await memberOf(people.viewer.id, maker)).allowedActions).toEqual([])
})

describe('the list', () => {
  type Listed = { items: Member[]; next: string | null }
  const emails = async (query: string) => {
    const { body } = await admin.get<Listed & Problem>(`/v1/members?${query}`)
    return body.code ?? body.items.map(({ fullName }) => fullName)
  }

  it('tells and finds the name that colleagues use', async () => {
    await service.sql('update person set preferred_name = $1 where id = $2', ['Zaza', people.maker.id])
    expect((await memberOf(people.maker.id)).preferredName).toBe('Zaza')
    expect((await memberOf(people.viewer.id)).preferredName).toBeNull()
    expect(await emails('search=zaza+arus.test')).toEqual(['Sari Puspita'])
    await service.sql('update person set preferred_name = null where id = $1', [people.maker.id])
  })

  it('finds by name and address, filters by status and role, and sorts', async () => {
    expect(await emails('search=puspita')).toEqual(['Sari Puspita'])
    expect(await emails('search=MAKER@arus')).toEqual(['Sari Puspita'])
    expect(await emails('search=sari+arus.test')).toEqual(['Sari Puspita'])
    expect(await emails('search=sari+nobody')).toEqual([])
    expect(await emails(`roleId=${(await roleOf('Viewer')).id}`)).toEqual(['Eko Prasetyo'])
    expect(await emails('status=REMOVED')).toEqual([])
    const byName = await emails('status=ACTIVE&sort=name')
    expect(byName).toEqual([
      'Agus Santoso',
      'Bambang Hartono',
      'Dewi Anggraini',
      'Eko Prasetyo',
      'Ratna Wijaya',
      'Sari Puspita',
    ])
    expect(await emails('sort=-name')).toEqual([...byName].reverse())
    expect(await emails('sort=colour')).toBe('G-2')
  })

  it('goes on where a page ended, by every sort', async () => {
    for (const sort of ['name', '-name', 'email', 'role', '-createdAt']) {
      const whole = await emails(`sort=${sort}`)
      const { body: first } = await admin.get<Listed>(`/v1/members?sort=${sort}&first=4`)
      const rest = await emails(`sort=${sort}&first=4&after=${first.next}`)
      expect([...first.items.map(({ fullName }) => fullName), ...rest], sort).toEqual(whole)
    }
  })

  it('counts what a filter admits by status, and shows an address for whoever has not come in', async () => {
    const { id } = await memberOf(people.viewer.id)
    await putInto(id, 'EXPIRED')
    const { body } = await admin.get<{ totalCount: number; byStatus: object[] }>('/v1/members/summary?search=arus.test')
    expect(body.totalCount).toBe(6)
    expect(body.byStatus).toContainEqual({ status: 'EXPIRED', count: 1 })
    expect(await emails('status=EXPIRED')).toEqual([people.viewer.email])
    expect(await emails('search=prasetyo')).toEqual([])
    await putInto(id, 'ACTIVE')
  })
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
  expect((await admin.post('/v1/roles', approving)).body.code).toBe('U-ACC-AU-43')
})
