import { expect, it } from 'vitest'
import { people, retail } from '../../services/account/support.ts'
import { SocketClient } from '../support/socketClient.ts'
import { cookieIn, startArus } from './support.ts'

const arus = await startArus()
const name = { query: '{ organization { name } }' }

async function connect(email: string) {
  return connectWith(await arus.cookieOf(email))
}
async function connectWith(cookie: string) {
  const socket = await new SocketClient(arus.url, { cookie }).opened()
  socket.send({ type: 'connection_init', payload: { organizationId: retail } })
  await socket.next(({ type }) => type === 'connection_ack')
  return { cookie, socket }
}
type Member = { id: string; personId: string; version: number; role: { id: string } }
const memberOf = async (personId: string) => {
  const admin = await arus.account.as(people.admin.email)
  const { body } = await admin.get<{ items: Member[] }>('/v1/members')
  const found = body.items.find(member => member.personId === personId)
  if (!found) throw new Error('no such member')
  return { admin, ...found }
}
const works = { payload: { data: { organization: { name: 'PT Nusantara Retail' } } } }

it('outlives the replacement of the session’s id', async () => {
  const cookie = await arus.cookieOf(people.maker.email)
  await arus.account.sql(`update session set created_at = created_at - interval '16 minutes'`)
  const { socket } = await connectWith(cookie)
  const { setCookie } = await arus.ask('{ organization { name } }', {}, { cookie })
  expect(cookieIn(setCookie)).not.toBe('')
  await arus.account.sql(`update session set replaced_at = replaced_at - interval '1 minute'`)
  expect(await socket.run(name)).toMatchObject(works)
  socket.socket.close()
})

it('T14: ends with the session', async () => {
  const { cookie, socket } = await connect(people.maker.email)
  const began = performance.now()
  await arus.ask('mutation { signOut { userErrors { code } } }', {}, { cookie })
  expect((await socket.closed).code).toBe(4403)
  expect(performance.now() - began).toBeLessThan(2_000)
})

it('T14: ends with the membership, within two seconds', async () => {
  const { socket } = await connect(people.viewer.email)
  expect(await socket.run(name)).toMatchObject(works)
  const { admin, id, version } = await memberOf(people.viewer.id)
  const began = performance.now()
  await admin.post('/v1/members/remove', { members: [{ id, version }] })
  expect((await socket.closed).code).toBe(4403)
  expect(performance.now() - began).toBeLessThan(2_000)
  await admin.post('/v1/members/restore', { members: [{ id, version: version + 1 }] })
})

it('has fewer rights at once when the role has', async () => {
  const { socket } = await connect(people.viewer.email)
  const activity = { query: '{ organization { activity { edges { cursor } } } }' }
  expect(await socket.run(activity)).not.toHaveProperty('payload.errors')
  const { admin, id, version } = await memberOf(people.viewer.id)
  const { body: role } = await admin.post<{ id: string }>('/v1/roles', {
    name: 'Nothing',
    description: '',
    permissions: ['treasury.statements.view'],
  })
  await admin.post('/v1/members/role', { members: [{ id, version }], roleId: role.id })
  await expect
    .poll(() => socket.run(activity), { timeout: 2_000 })
    .toMatchObject({ payload: { errors: [{ extensions: { code: 'G-20' } }] } })
  socket.socket.close()
})

/** Users who created a token with a passkey sign in again with only the password. */
const forgetPasskeys = () => arus.account.sql('delete from passkey')

it('opens for members alone, and by an API token too', async () => {
  const stranger = await new SocketClient(arus.url, { cookie: await arus.cookieOf(people.viewer.email) }).opened()
  stranger.send({ type: 'connection_init', payload: { organizationId: '0198f000-0000-7000-8000-00000000ffff' } })
  expect((await stranger.closed).code).toBe(4403)

  const owner = await arus.account.as(people.owner.email)
  const { body } = await owner.post<{ token: string; apiToken: { id: string } }>('/v1/api-tokens', {
    ...(await owner.fresh()),
    name: 'ERP',
    permissions: ['treasury.statements.view'],
    expiresAt: new Date(Date.now() + 86_400_000).toISOString(),
  })
  await forgetPasskeys()
  const program = await new SocketClient(arus.url, {}).opened()
  program.send({ type: 'connection_init', payload: { organizationId: retail, authorization: `Bearer ${body.token}` } })
  await program.next(({ type }) => type === 'connection_ack')
  expect(await program.run(name)).toMatchObject(works)
  await owner.post(`/v1/api-tokens/${body.apiToken.id}/revoke`)
  expect((await program.closed).code).toBe(4403)
})

it('is told of its own rights: as they are, and again when they are others', async () => {
  const { socket } = await connect(people.maker.email)
  const { admin, id, version, role } = await memberOf(people.maker.id)
  const subscription = socket.subscribe({ query: 'subscription { accessChanged { permissions } }' })
  const told = async () => {
    const { payload } = await socket.next(message => message.type === 'next' && message.id === subscription)
    return (payload as { data: { accessChanged: { permissions: string[] } } }).data.accessChanged.permissions
  }
  expect(await told()).toContain('TREASURY_STATEMENTS_MANAGE')
  const { body } = await admin.get<{ items: { id: string; name: string }[] }>('/v1/roles')
  const viewer = body.items.find(each => each.name === 'Viewer')
  await admin.post('/v1/members/role', { members: [{ id, version }], roleId: viewer?.id })
  expect(await told()).not.toContain('TREASURY_STATEMENTS_MANAGE')
  await admin.post('/v1/members/role', { members: [{ id, version: version + 1 }], roleId: role.id })
  expect(await told()).toContain('TREASURY_STATEMENTS_MANAGE')
  socket.socket.close()
})

it.each([
  ['removal', 'remove', 'restore'],
  ['deactivation', 'deactivate', 'activate'],
])(
  'T5: cookie, socket and token of a member end within two seconds of a %s, and stay ended',
  async (_what, end, back) => {
    const owner = await arus.account.as(people.owner.email)
    const { body: role } = await owner.post<{ id: string }>('/v1/roles', {
      ...(await owner.fresh()),
      name: `Integrations ${end}`,
      description: '',
      permissions: ['account.apiTokens.manage', 'treasury.statements.view'],
    })
    const before = await memberOf(people.viewer.id)
    const seen = [{ id: before.id, version: before.version }]
    await owner.post('/v1/members/role', { ...(await owner.fresh()), members: seen, roleId: role.id })
    const viewer = await arus.account.as(people.viewer.email)
    const { body } = await viewer.post<{ token: string }>('/v1/api-tokens', {
      ...(await viewer.fresh()),
      name: 'ERP',
      permissions: ['treasury.statements.view'],
      expiresAt: new Date(Date.now() + 86_400_000).toISOString(),
    })
    await forgetPasskeys()
    const { cookie, socket } = await connect(people.viewer.email)
    const program = await new SocketClient(arus.url, {}).opened()
    program.send({
      type: 'connection_init',
      payload: { organizationId: retail, authorization: `Bearer ${body.token}` },
    })
    await program.next(({ type }) => type === 'connection_ack')
    const bearer = { token: body.token }
    const outcome = async (credential: { cookie: string } | { token: string }) =>
      (await arus.ask('{ organization { name } }', {}, credential)).errors.map(({ extensions }) => extensions.code)
    expect([await outcome({ cookie }), await outcome(bearer)]).toEqual([[], []])

    const { admin, id, version } = await memberOf(people.viewer.id)
    const began = performance.now()
    await admin.post(`/v1/members/${end}`, { members: [{ id, version }] })
    expect([(await socket.closed).code, (await program.closed).code]).toEqual([4403, 4403])
    await expect.poll(async () => [await outcome({ cookie }), await outcome(bearer)]).toEqual([['G-10'], ['G-10']])
    expect(performance.now() - began).toBeLessThan(2_000)
    const again = [{ id, version: version + 1 }]
    const { body: done } = await admin.post<{ results: { ok: boolean }[] }>(`/v1/members/${back}`, {
      ...(await admin.fresh()),
      members: again,
    })
    expect(done.results).toMatchObject([{ ok: true }])
    await forgetPasskeys()
    expect([await outcome({ cookie }), await outcome(bearer)]).toEqual([['G-10'], ['G-10']])
    expect(await outcome({ cookie: await arus.cookieOf(people.viewer.email) })).toEqual([])
  },
)
