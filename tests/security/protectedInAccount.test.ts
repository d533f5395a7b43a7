// T23: every protected action of the account service, from its table: as an API client, without a second factor, with a used, expired or
// mismatched proof, and with a fresh one.
import { describe, expect, it } from 'vitest'
import { makeApiToken } from '../../services/account/apiTokens/secret.ts'
import { isLooser } from '../../services/account/controls/isLooser.ts'
import { digestOf } from '../../services/account/callers/secrets.ts'
import { PROTECTED_ACTIONS, type ProtectedAction } from '../../services/kit/protectedActions.ts'
import { withdrawOffersTo } from '../../services/account/members/ownership/closeOffer.ts'
import { offerOwnership } from '../../services/account/members/ownership/offerOwnership.ts'
import { anyId, freshAccount, emailsOf, people, type Problem, retail } from '../services/account/support.ts'

type Row = { id: string; version: number }
type Role = Row & { name: string; description: string; permissions: string[] }
type Member = Row & { personId: string; role: Role }
type Webhook = Row & { url: string; events: string[]; description: string | null }
type Answered = { status: number; body: Partial<Problem> }
type Method = 'POST' | 'PUT'
type Asked = { method: Method; path: string; body: object }
type ActionOfAccount = {
  [Action in ProtectedAction]: (typeof PROTECTED_ACTIONS)[Action]['service'] extends 'account' ? Action : never
}[ProtectedAction]

type Case = {
  operation: string
  /** Prepares the organization for the action, and requests it. */
  ask: () => Promise<Asked>
  /** The same operation where it widens nothing: it needs no factor. */
  ordinary?: () => Promise<Asked>
  /** The log's field about it, with before and after where there are any. */
  logged: object
  /** The requesting user; the owner by default. */
  by?: 'admin'
}

const service = await freshAccount({ webhooks: { perOrganization: 50, allowLoopback: true } })
const owner = await service.as(people.owner.email)
const admin = await service.as(people.admin.email)

const rolesOf = async () => (await owner.get<{ items: Role[] }>('/v1/roles')).body.items
const roleNamed = async (name: string) => (await rolesOf()).find(role => role.name === name)!
const memberOf = async (personId: string) =>
  (await owner.get<{ items: Member[] }>('/v1/members?first=100')).body.items.find(each => each.personId === personId)!
const seen = ({ id, version }: Row) => ({ id, version })
const controls = async (change: object): Promise<Asked> => {
  const { body } = await owner.get<Row>('/v1/controls')
  return { method: 'PUT', path: '/v1/controls', body: { ...change, version: body.version } }
}
const lockAsked = async (lockedBefore: string): Promise<Asked> => {
  const { body } = await controls({ lockedBefore, reason: 'The auditor asked' })
  return { method: 'PUT', path: '/v1/controls/period-lock', body }
}
const approving = async (name: string) => {
  const { id, version, description, permissions } = await roleNamed(name)
  return { id, version, body: { name, description, permissions: [...permissions, 'treasury.bills.approve'] } }
}
/** A role that approves nothing, but decides who may. */
async function administratorRole(): Promise<Role> {
  const known = await roleNamed('Administers only').catch(() => undefined)
  if (known) return known
  await service.sql(
    `insert into role (id, organization_id, name, description, permissions)
      select gen_random_uuid(), $1, 'Administers only', '', '{account.roles.manage}'`,
    [retail],
  )
  return roleNamed('Administers only')
}

/** A webhook inserted directly: the API's are tested here. */
async function webhook(): Promise<Webhook> {
  const { body } = await owner.get<{ items: Webhook[] }>('/v1/webhooks')
  const [first] = body.items
  if (!first) throw new Error('no webhook was added before')
  return first
}
const webhookBody = ({ url, events, description, version }: Webhook) => ({ url, events, description, version })
const viewerWithRole = async (name: string, status = 'ACTIVE') => {
  await service.sql(
    `update membership m set role_id = r.id, status = $3, version = m.version + 1 from role r
      where r.organization_id = m.organization_id and r.name = $2 and m.organization_id = $4 and m.person_id = $1`,
    [people.viewer.id, name, status, retail],
  )
  return memberOf(people.viewer.id)
}
const newAddress = () => `${anyId()}@example.com`
const inRetail = <T>(use: Parameters<typeof service.database.inOrganization<T>>[2]) =>
  service.database.inOrganization(retail, people.owner.id, use, { actorName: people.owner.fullName })

const CASES: Record<ActionOfAccount, Case[]> = {
  CONTROLS_LOOSENED: [
    {
      operation: 'updateControls',
      ask: () => controls({ approveOwn: true }),
      ordinary: () => controls({ approveOwn: false }),
      logged: { field: 'approveOwn', before: 'false', after: 'true' },
    },
  ],
  PERIOD_OPENED: [
    {
      operation: 'setPeriodLock',
      ask: async () => {
        await service.sql(
          `update controls set locked_before = '2026-11-03', lock_reason = 'Closed', lock_set_by = $2, lock_set_at = now()
            where organization_id = $1`,
          [retail, people.owner.id],
        )
        return lockAsked('2026-11-02')
      },
      ordinary: async () => {
        await service.sql(`update controls set locked_before = null where organization_id = $1`, [retail])
        return lockAsked('2026-01-01')
      },
      logged: { field: 'lockedBefore', before: '2026-11-03', after: '2026-11-02' },
    },
  ],
  INVOICE_BANK_CHANGED: [
    {
      operation: 'chooseInvoiceBankAccount',
      ask: async () => {
        const [row] = await service.sql<{ version: number }>(
          `insert into invoice_bank_details (organization_id, entity_id, bank_account_id, bank_name, account_number, holder_name, currency)
            select organization_id, id, gen_random_uuid(), 'BCA', '5220304455', 'PT Arus', 'IDR'
            from entity where organization_id = $1 and is_default
            on conflict (organization_id, entity_id) do update set bank_account_id = excluded.bank_account_id,
              bank_name = 'BCA', account_number = '5220304455', holder_name = 'PT Arus', currency = 'IDR'
            returning version`,
          [retail],
        )
        const body = { bankAccountId: null, version: row!.version }
        return { method: 'PUT', path: '/v1/invoice-bank-details', body }
      },
      logged: { field: 'invoiceBank', before: 'BCA 5220304455, PT Arus', after: null },
    },
  ],
  ROLE_APPROVES: [
    // Administrators can let others approve.
    ...(['account.controls.manage', 'account.roles.manage', 'account.members.invite'] as const).map(
      (permission): Case => ({
        operation: 'createRole',
        ask: async () => {
          const body = { name: anyId(), description: '', permissions: [permission] }
          return { method: 'POST', path: '/v1/roles', body }
        },
        logged: { field: 'permissions', before: null, after: JSON.stringify([permission]) },
      }),
    ),
    {
      operation: 'createRole',
      ask: async () => {
        const body = { name: anyId(), description: '', permissions: ['treasury.payments.approve'] }
        return { method: 'POST', path: '/v1/roles', body }
      },
      ordinary: async () => {
        const body = { name: anyId(), description: '', permissions: ['treasury.payments.view'] }
        return { method: 'POST', path: '/v1/roles', body }
      },
      logged: { field: 'permissions', before: null, after: '["treasury.payments.approve"]' },
    },
    {
      operation: 'updateRole',
      ask: async () => {
        const { id, version, body } = await approving('Viewer')
        return { method: 'PUT', path: `/v1/roles/${id}`, body: { ...body, version } }
      },
      ordinary: async () => {
        const { id, version, body } = await approving('Viewer')
        return { method: 'PUT', path: `/v1/roles/${id}`, body: { ...body, permissions: [], version } }
      },
      logged: { field: 'permissions' },
    },
  ],
  MEMBER_APPROVES: [
    {
      operation: 'inviteMembers',
      ask: async () => {
        const { id } = await administratorRole()
        return { method: 'POST', path: '/v1/invitations', body: { emails: [newAddress()], roleId: id } }
      },
      logged: { field: 'role', before: null, after: 'Administers only' },
    },
    {
      operation: 'setMemberRoles',
      ask: async () => {
        const member = await viewerWithRole('Maker')
        const { id } = await administratorRole()
        return { method: 'POST', path: '/v1/members/role', body: { members: [seen(member)], roleId: id } }
      },
      logged: { field: 'role', before: 'Maker', after: 'Administers only' },
    },
    {
      operation: 'inviteMembers',
      ask: async () => {
        const roleId = (await roleNamed('Approver')).id
        return { method: 'POST', path: '/v1/invitations', body: { emails: [newAddress()], roleId } }
      },
      ordinary: async () => {
        const roleId = (await roleNamed('Maker')).id
        return { method: 'POST', path: '/v1/invitations', body: { emails: [newAddress()], roleId } }
      },
      logged: { field: 'role', before: null, after: 'Approver' },
    },
    {
      operation: 'setMemberRoles',
      ask: async () => {
        const member = await viewerWithRole('Maker')
        const roleId = (await roleNamed('Approver')).id
        return { method: 'POST', path: '/v1/members/role', body: { members: [seen(member)], roleId } }
      },
      ordinary: async () => {
        const member = await viewerWithRole('Approver')
        const roleId = (await roleNamed('Maker')).id
        return { method: 'POST', path: '/v1/members/role', body: { members: [seen(member)], roleId } }
      },
      logged: { field: 'role', before: 'Maker', after: 'Approver' },
    },
    {
      operation: 'restoreMembers',
      ask: async () => {
        const member = await viewerWithRole('Approver', 'REMOVED')
        return { method: 'POST', path: '/v1/members/restore', body: { members: [seen(member)] } }
      },
      ordinary: async () => {
        const member = await viewerWithRole('Maker', 'REMOVED')
        return { method: 'POST', path: '/v1/members/restore', body: { members: [seen(member)] } }
      },
      logged: { field: 'status', before: 'REMOVED', after: 'ACTIVE' },
    },
    {
      operation: 'activateMembers',
      ask: async () => {
        const member = await viewerWithRole('Approver', 'DEACTIVATED')
        return { method: 'POST', path: '/v1/members/activate', body: { members: [seen(member)] } }
      },
      logged: { field: 'status', before: 'DEACTIVATED', after: 'ACTIVE' },
    },
  ],
  API_TOKEN_CREATED: [
    {
      operation: 'createApiToken',
      ask: async () => ({
        method: 'POST',
        path: '/v1/api-tokens',
        body: {
          name: 'ERP',
          permissions: ['treasury.statements.view'],
          expiresAt: new Date(Date.now() + 86_400_000).toISOString(),
        },
      }),
      logged: { field: 'permissions', before: null, after: '["treasury.statements.view"]' },
    },
  ],
  WEBHOOK_CREATED: [
    {
      operation: 'createWebhook',
      ask: async () => ({
        method: 'POST',
        path: '/v1/webhooks',
        body: { url: 'https://example.com/arus', description: null, events: ['ROLE_CHANGED'] },
      }),
      logged: { field: 'url', before: null, after: 'https://example.com/arus' },
    },
  ],
  WEBHOOK_CHANGED: [
    {
      operation: 'updateWebhook',
      ask: async () => {
        const found = await webhook()
        const body = { ...webhookBody(found), url: 'https://elsewhere.example.com/', active: true }
        return { method: 'PUT', path: `/v1/webhooks/${found.id}`, body }
      },
      ordinary: async () => {
        const found = await webhook()
        return {
          method: 'PUT',
          path: `/v1/webhooks/${found.id}`,
          body: { ...webhookBody(found), description: 'Paused', active: false },
        }
      },
      logged: { field: 'url', before: 'https://example.com/arus', after: 'https://elsewhere.example.com/' },
    },
    {
      operation: 'updateWebhook',
      ask: async () => {
        const found = await webhook()
        await service.sql(`update webhook set status = 'PAUSED' where id = $1`, [found.id])
        return { method: 'PUT', path: `/v1/webhooks/${found.id}`, body: { ...webhookBody(found), active: true } }
      },
      logged: { field: 'status', before: 'PAUSED', after: 'ACTIVE' },
    },
    {
      operation: 'updateWebhook',
      ask: async () => {
        const found = await webhook()
        const body = { ...webhookBody(found), events: [...found.events, 'MEMBERSHIP_CHANGED'], active: true }
        return { method: 'PUT', path: `/v1/webhooks/${found.id}`, body }
      },
      logged: { field: 'events' },
    },
  ],
  WEBHOOK_SECRET_REPLACED: [
    {
      operation: 'rotateWebhookSecret',
      ask: async () => {
        const { id, version } = await webhook()
        return { method: 'POST', path: `/v1/webhooks/${id}/secret`, body: { version } }
      },
      logged: { field: 'secret' },
    },
  ],
  OWNERSHIP_OFFERED: [
    {
      operation: 'offerOwnership',
      ask: async () => ({
        method: 'POST',
        path: '/v1/ownership-offer',
        body: { memberId: (await memberOf(people.admin.id)).id },
      }),
      logged: { field: 'ownershipOffer', before: null, after: 'OPEN' },
    },
  ],
  OWNERSHIP_ACCEPTED: [
    {
      operation: 'acceptOwnership',
      by: 'admin',
      ask: async () => {
        const { id } = await memberOf(people.admin.id)
        await inRetail(async tx => {
          await withdrawOffersTo(tx, id)
          await offerOwnership(tx, service.account, id)
        })
        return { method: 'POST', path: '/v1/ownership-offer/accept', body: {} }
      },
      logged: { field: 'owner', before: people.owner.fullName, after: people.admin.fullName },
    },
  ],
}

const cases = Object.entries(CASES).flatMap(([action, each]) =>
  each.map((one, at) => ({ ...one, action, name: `${action} by ${one.operation} (${at + 1})` })),
)
const personOf = ({ by }: Case) => (by === 'admin' ? admin : owner)
const sendAs = ({ token }: { token: string }, { method, path, body }: Asked, factor: object = {}) =>
  service.send<Partial<Problem>>(method, path, { authorization: `Bearer ${token}`, body: { ...body, ...factor } })
const answered = ({ status, body }: Answered) => [status, body.code]

/** How often something was logged, or emailed. */
const written = async () => {
  const [log] = await service.sql<{ count: string }>('select count(*) from activity_log')
  const letters = (await emailsOf(service)).filter(({ template }) => template === 'protectedChange')
  return { log: Number(log?.count), letters: letters.length }
}

it('T23: every operation of the table is walked here', () => {
  const walked = cases.map(({ action, operation }) => `${action} ${operation}`)
  const listed = Object.entries(PROTECTED_ACTIONS).flatMap(([action, { service: of, operations }]) =>
    of === 'account' ? operations.map(operation => `${action} ${operation}`) : [],
  )
  expect(new Set(walked)).toEqual(new Set(listed))
})

// A webhook, an API token of the owner and one of the admin exist before any user has a factor.
await service.sql(
  `insert into webhook (organization_id, id, url, events, secret, created_by) values ($1, $2, 'https://example.com/arus', '{ROLE_CHANGED}', $3, $4)`,
  [retail, anyId(), Buffer.from('00', 'hex'), people.owner.id],
)
async function programOf(who: typeof owner) {
  const { id, secret, value } = makeApiToken(anyId())
  await service.sql(
    `insert into api_token (organization_id, id, name, secret_hash, membership_id, person_id, permissions, expires_at)
      select $1, $2, 'Robot', $3, id, person_id, $4, now() + interval '1 day' from membership where organization_id = $1 and person_id = $5`,
    [retail, id, digestOf(secret), who.permissions, who.personId],
  )
  // As an API client does: an access token lasts for a minute.
  return async () => (await service.exchange(value, retail, { kind: 'API_TOKEN' })).body
}
const programs = { owner: await programOf(owner), admin: await programOf(admin) }

describe('T23: refused without a proof', () => {
  it.each(cases)('T23: $name: to an API token, and to a session without a second factor', async each => {
    const asked = await each.ask()
    const before = await written()
    const program = await programs[each.by ?? 'owner']()
    expect(answered(await sendAs(program, asked))).toEqual([403, 'G-22'])
    expect(answered(await sendAs(program, asked, { code: '123456' }))).toEqual([403, 'G-22'])
    expect(answered(await sendAs(personOf(each), asked))).toEqual([403, 'U-ACC-AU-43'])
    expect(answered(await sendAs(personOf(each), asked, { code: '123456' }))).toEqual([403, 'U-ACC-AU-43'])
    expect(await written()).toEqual(before)
  })
})

describe('T23: done with a fresh proof, and no other', () => {
  it.each(cases)('T23: $name', async each => {
    const who = personOf(each)
    const asked = await each.ask()
    const used = await who.fresh()
    // Used up by another action that needs one: adding a second passkey.
    await who.post('/v1/me/passkey-registration', used)
    const old = await who.fresh()
    await service.sql(`update passkey_ceremony set expires_at = now() - interval '1 second' where used_at is null`)
    const other = await who.freshFor('A'.repeat(43))
    const before = await written()
    expect(answered(await sendAs(who, asked))).toEqual([403, 'U-ACC-AU-44'])
    for (const proof of [used, old, other]) {
      const { status, body } = await sendAs(who, asked, proof)
      expect(status, JSON.stringify(body)).toBe(422)
      expect(['U-ACC-AU-12', 'U-ACC-AU-13', 'U-ACC-AU-14', 'U-ACC-AU-15']).toContain(body.code)
    }
    expect(await written()).toEqual(before)

    const done = await sendAs(who, asked, await who.fresh())
    expect(done.status, JSON.stringify(done.body)).toBeLessThan(300)
    const [entry] = await service.sql<{ changes: object[] }>(
      `select changes, credential_type, credential_id, credential_name, actor_id from activity_log order by at desc, id desc limit 1`,
    )
    expect(entry).toMatchObject({ credential_type: 'SESSION', credential_id: who.familyId, actor_id: who.personId })
    expect(entry?.changes).toContainEqual(expect.objectContaining(each.logged))
    const letters = (await emailsOf(service)).filter(({ template }) => template === 'protectedChange')
    const fresh = letters.slice(before.letters)
    expect(fresh.map(({ to }) => to.email).toSorted()).toEqual([people.admin.email, people.owner.email])
    expect(fresh.map(letter => ('action' in letter.values ? letter.values.action : null))).toEqual([
      each.action,
      each.action,
    ])
  })

  it.each(cases.flatMap(({ ordinary, name }) => (ordinary ? [{ name, ordinary }] : [])))(
    'T23: $name: what narrows wants none, of a program neither',
    async ({ ordinary }) => {
      const before = await written()
      // The original owner is an admin by now, which suffices.
      const ofSession = async () => (await service.exchange(owner.sessionId)).body
      for (const token of [ofSession, programs.owner]) {
        const asked = await ordinary()
        const done = await sendAs(await token(), asked)
        expect(done.status, JSON.stringify(done.body)).toBeLessThan(300)
      }
      expect((await written()).letters).toBe(before.letters)
    },
  )
})

describe('T23: which controls are looser than before', () => {
  const base = {
    enforceTwoFactor: true,
    approveOwn: false,
    transfersActive: false,
    sessionIdleMinutes: 60,
    allowedEmailDomains: ['a.id'],
  }
  it.each([
    [{ enforceTwoFactor: false }, true],
    [{ approveOwn: true }, true],
    [{ transfersActive: true }, true],
    [{ sessionIdleMinutes: 61 }, true],
    [{ sessionIdleMinutes: null }, true],
    [{ allowedEmailDomains: [] }, true],
    [{ allowedEmailDomains: ['a.id', 'b.id'] }, true],
    [{ allowedEmailDomains: ['b.id'] }, true],
    [{}, false],
    [{ sessionIdleMinutes: 15 }, false],
  ])('T23: %j: %s', (change, expected) => {
    expect(isLooser(base, { ...base, ...change })).toBe(expected)
  })
  it('T23: and what only narrows is not', () => {
    const open = { ...base, enforceTwoFactor: false, approveOwn: true, transfersActive: true, sessionIdleMinutes: null }
    expect(isLooser({ ...open, allowedEmailDomains: [] }, base)).toBe(false)
    expect(isLooser({ ...base, allowedEmailDomains: ['a.id', 'b.id'] }, base)).toBe(false)
  })
})
