// Members, roles and the ownership transfer in GraphQL, over the real account service.
import { expect, it } from 'vitest'
import { codeOf, people } from '../../services/account/support.ts'
import { startArus } from '../auth/support.ts'

const arus = await startArus()
const cookies = {
  admin: await arus.cookieOf(people.admin.email),
  owner: await arus.cookieOf(people.owner.email),
  viewer: await arus.cookieOf(people.viewer.email),
}
type Member = {
  id: string
  version: number
  status: string
  email: string
  permissions: string[]
  person: { fullName: string }
  role: { id: string; name: string; memberCount: number; allowedActions: string[] }
  allowedActions: string[]
}
type Payload = {
  results: { nodeId: string; ok: boolean; userErrors: { code: string }[] }[]
  members: Member[]
  userErrors: { code: string; field: string[] | null }[]
}

async function listOf(filter: object, cookie = cookies.admin) {
  const { data, errors } = await arus.ask<{
    organization: {
      members: { totalCount: number; totals: { status: string; count: number }[]; edges: { node: Member }[] }
    }
  }>(
    `query($filter: MembershipFilter) { organization { members(filter: $filter) { totalCount totals { status count } edges { node {
      id version status email permissions person { fullName } role { id name memberCount allowedActions } allowedActions } } } } }`,
    { filter },
    { cookie },
  )
  expect(errors).toEqual([])
  const { edges, ...rest } = data.organization.members
  return { ...rest, members: edges.map(({ node }) => node) }
}
const memberOf = async (email: string, cookie = cookies.admin) => {
  const [found] = (await listOf({ search: email }, cookie)).members
  if (!found) throw new Error(`no member ${email}`)
  return found
}
async function mutate<Field extends string>(
  field: Field,
  input: object,
  cookie = cookies.admin,
  selection = SELECTION,
) {
  const type = INPUT_OF[field] ?? `${field[0]?.toUpperCase()}${field.slice(1)}Input`
  return arus.ask<Record<Field, Payload | null>>(
    `mutation($input: ${type}!) { ${field}(input: $input) { ${selection} } }`,
    { input },
    { cookie },
  )
}
const SELECTION = 'results { ok userErrors { code } } members { status role { name } } userErrors { code field }'
const INPUT_OF: Partial<Record<string, string>> = {
  deactivateMembers: 'EndMembersInput',
  removeMembers: 'EndMembersInput',
  cancelInvitations: 'InvitationIdsInput',
}

it('lists members with what the viewer may do, and counts every status whatever the filter asks for', async () => {
  const { totalCount, totals, members } = await listOf({ status: ['REMOVED'] })
  expect([totalCount, members]).toEqual([0, []])
  expect(totals).toEqual([{ status: 'ACTIVE', count: 6 }])
  const viewer = await memberOf(people.viewer.email)
  expect(viewer).toMatchObject({
    person: { fullName: 'Eko Prasetyo' },
    role: { name: 'Viewer', memberCount: 1, allowedActions: ['UPDATE'] },
    allowedActions: ['SET_ROLE', 'DEACTIVATE', 'REMOVE'],
  })
  expect((await memberOf(people.owner.email)).allowedActions).toEqual([])
  // A colleague's permissions are those of their role; a viewer may do nothing to any member.
  expect(viewer.permissions).not.toContain('ACCOUNT_MEMBERS_MANAGE')
  expect((await memberOf(people.admin.email, cookies.viewer)).allowedActions).toEqual([])
})

it('changes each of several members, and keeps what went well', async () => {
  const [viewer, admin] = [await memberOf(people.viewer.email), await memberOf(people.admin.email)]
  const members = [viewer, admin].map(({ id, version }) => ({ id, version }))
  const { data } = await mutate('deactivateMembers', { members, reason: 'On leave' })
  expect(data.deactivateMembers).toEqual({
    results: [
      { ok: true, userErrors: [] },
      { ok: false, userErrors: [{ code: 'U-ACC-RO-3' }] },
    ],
    members: [{ status: 'DEACTIVATED', role: { name: 'Viewer' } }],
    userErrors: [],
  })
  const again = await memberOf(people.viewer.email)
  expect(again.allowedActions).toEqual(['SET_ROLE', 'ACTIVATE', 'REMOVE'])
  const deactivated = [{ id: again.id, version: again.version }]
  const refused = await mutate('restoreMembers', { members: deactivated })
  expect(refused.data.restoreMembers?.results).toEqual([{ ok: false, userErrors: [{ code: 'U-ACC-US-8' }] }])
  const activated = await mutate('activateMembers', { members: deactivated })
  expect(activated.data.activateMembers?.members).toEqual([{ status: 'ACTIVE', role: { name: 'Viewer' } }])
})

it('asks for a fresh factor where a role approves, as an error of that field', async () => {
  const [viewer, approver] = [await memberOf(people.viewer.email), await memberOf(people.approver.email)]
  const input = { members: [{ id: viewer.id, version: viewer.version }], roleId: approver.role.id }
  const withoutAny = await mutate('setMemberRoles', input)
  expect(withoutAny.data.setMemberRoles?.userErrors).toEqual([{ code: 'U-ACC-AU-43', field: null }])
  await arus.account.sql('update factor set person_id = $1 where person_id = $2', [people.admin.id, people.both.id])
  const without = await mutate('setMemberRoles', input)
  expect(without.data.setMemberRoles?.userErrors).toEqual([{ code: 'U-ACC-AU-44', field: ['code'] }])
  const shown = await mutate('setMemberRoles', { ...input, code: codeOf() })
  expect(shown.data.setMemberRoles?.members).toEqual([{ status: 'ACTIVE', role: { name: 'Approver' } }])
  await arus.account.sql('update factor set person_id = $2 where person_id = $1', [people.admin.id, people.both.id])
})

it('makes a role once for a key, and deletes it while nobody has it', async () => {
  type Made = { id: string; uuid: string; version: number; memberCount: number; allowedActions: string[] }
  const role = { name: 'Clerk', description: '', permissions: ['TREASURY_STATEMENTS_VIEW'] }
  const input = { ...role, idempotencyKey: crypto.randomUUID() }
  const make = async () => {
    const answer = await arus.ask<{ createRole: { role: Made } }>(
      `mutation($input: CreateRoleInput!) { createRole(input: $input) { role { id uuid version memberCount allowedActions } userErrors { code } } }`,
      { input },
      { cookie: cookies.admin },
    )
    return answer.data.createRole.role
  }
  const made = await make()
  expect(made).toMatchObject({ version: 1, memberCount: 0, allowedActions: ['UPDATE', 'DELETE'] })
  expect((await make()).id).toBe(made.id)
  const { data } = await mutate(
    'deleteRole',
    { id: made.id, version: 1 },
    cookies.admin,
    'deletedId userErrors { code }',
  )
  expect(data.deleteRole).toEqual({ deletedId: made.id, userErrors: [] })
})

it('shows an offer of ownership to its two sides, and lets only those act', async () => {
  await arus.account.sql('update factor set person_id = $1, last_step = null where person_id = $2', [
    people.owner.id,
    people.both.id,
  ])
  const transfer = 'organization { ownershipTransfer { to { fullName } allowedActions } } userErrors { code }'
  const admin = await memberOf(people.admin.email)
  const byAdmin = await mutate('offerOwnership', { memberId: admin.id, code: codeOf() }, cookies.admin, transfer)
  expect(byAdmin.errors[0]?.extensions.code).toBe('G-20')
  const offered = await mutate('offerOwnership', { memberId: admin.id, code: codeOf() }, cookies.owner, transfer)
  expect(offered.data.offerOwnership).toMatchObject({
    organization: { ownershipTransfer: { to: { fullName: 'Agus Santoso' }, allowedActions: ['WITHDRAW'] } },
  })
  const declined = await arus.ask<{ declineOwnership: object }>(
    `mutation { declineOwnership { ${transfer} } }`,
    {},
    { cookie: cookies.admin },
  )
  expect(declined.data.declineOwnership).toEqual({ organization: { ownershipTransfer: null }, userErrors: [] })
})

it('invites several at once: each address has its own answer, and what is invited can be taken back', async () => {
  const { role } = await memberOf(people.maker.email)
  const selection =
    'results { email ok member { id status person { fullName } allowedActions } userErrors { code field } }'
  const { data } = await arus.ask<{ inviteMembers: { results: { member: { id: string } | null }[] } }>(
    `mutation($input: InviteMembersInput!) { inviteMembers(input: $input) { ${selection} userErrors { code } } }`,
    { input: { emails: ['new@example.test', people.maker.email, people.admin.email], roleId: role.id } },
    { cookie: cookies.admin },
  )
  expect(data.inviteMembers.results).toMatchObject([
    { ok: true, member: { status: 'INVITED', person: { fullName: 'new@example.test' } }, userErrors: [] },
    { ok: false, member: null, userErrors: [{ code: 'U-ACC-US-2', field: ['emails'] }] },
    { ok: false, member: null, userErrors: [{ code: 'U-ACC-US-4', field: ['emails'] }] },
  ])
  const memberIds = [data.inviteMembers.results[0]?.member?.id, (await memberOf(people.maker.email)).id]
  const cancelled = await mutate('cancelInvitations', { memberIds })
  expect(cancelled.data.cancelInvitations).toMatchObject({
    results: [{ ok: true }, { ok: false, userErrors: [{ code: 'U-ACC-US-7' }] }],
    members: [{ status: 'REMOVED' }],
  })
})

it('names the field of its input that is at fault', async () => {
  const { id } = await memberOf(people.viewer.email)
  const memberIds = Array.from({ length: 201 }, () => id)
  const { data } = await mutate('cancelInvitations', { memberIds })
  expect(data.cancelInvitations?.userErrors).toEqual([{ code: expect.any(String), field: ['memberIds'] }])
})
