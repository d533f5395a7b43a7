// Connections to payment providers over real HTTP and Postgres: created, tested, changed, and without revealing credentials.
import { expect, it } from 'vitest'
import { stoppedClock } from '../../../../services/kit/clock.ts'
import { withAdmin } from '../../../../services/kit/database/provision.ts'
import { type ProviderCredentials, sealCredentials } from '../../../../services/treasury/providers/credentials.ts'
import { openTreasuryApi, type Problem } from '../support/api.ts'
import { openFakeProvider } from './fakeProvider.ts'
import { CREDENTIALS, openScene, type ProviderBody } from './support.ts'

const clock = stoppedClock('2026-11-23T03:00:00Z')
const provider = await openFakeProvider()
const api = await openTreasuryApi({
  clock,
  providerHosts: { XENDIT: { url: provider.url }, MIDTRANS: { url: provider.url } },
})
const scene = await openScene(api)
const { maker } = scene
const others = await openScene(api)

it('connects after a test call, seals the credentials, and shows 4 characters of them', async () => {
  provider.asked.length = 0
  const made = await scene.connect()
  expect(provider.asked[0]).toMatch(/^\/transactions\?/)
  expect(made).toMatchObject({ mode: 'API', status: 'ACTIVE', health: 'NEVER', credentialsHint: '4471' })
  expect(made.hookPath).toMatch(/^\/hooks\/providers\/[\w-]{43}$/)
  const text = JSON.stringify(made)
  expect(text).not.toContain(CREDENTIALS.secretKey)
  expect(text).not.toContain(CREDENTIALS.webhookToken)
  const rows = await withAdmin(api.adminUrl, admin =>
    admin.query<{ whole: string }>('select payment_provider::text as whole from payment_provider where id = $1', [
      made.id,
    ]),
  )
  expect(rows.rows[0]!.whole).not.toContain(Buffer.from(CREDENTIALS.secretKey).toString('hex'))
  // Users who may not manage providers don't see the hook's URL either.
  const { body: seen } = await scene.viewer.get<ProviderBody>(`/v1/payment-providers/${made.id}`)
  expect(seen).toMatchObject({ hookPath: null, allowedActions: [] })
})

it('makes the counterparty that stands on statements once, and learns its names', async () => {
  const [one, other] = [await scene.connect(), await scene.connect()]
  expect(other.counterpartyId).toBe(one.counterpartyId)
  const { body } = await maker.get<{ alias: string }>(`/v1/counterparties/${one.counterpartyId}`)
  expect(body.alias).toBe('Xendit')
  const { rows } = await withAdmin(api.adminUrl, admin =>
    admin.query<{ value: string }>('select value from counterparty_learnt where counterparty_id = $1 order by value', [
      one.counterpartyId,
    ]),
  )
  expect(rows.map(({ value }) => value)).toEqual(['SINAR DIGITAL TERDEPAN', 'XENDIT'])
  const deleted = await maker.remove<Problem>(`/v1/counterparties/${one.counterpartyId}?version=1`)
  expect(deleted.status).toBeGreaterThanOrEqual(400)
  expect(deleted.body.code).not.toBe('G-1')
})

it('refuses what no provider could be asked with', async () => {
  const none = await scene.tryConnect({ credentials: null })
  expect([none.status, none.body.code]).toEqual([422, 'U-TRSY-BA-9'])
  const half = await scene.tryConnect({ credentials: { secretKey: 'xnd_1' } })
  expect(half.body).toMatchObject({ code: 'U-TRSY-BA-9', errors: [{ path: 'credentials.webhookToken' }] })
  const wrong = await scene.tryConnect({ credentials: { ...CREDENTIALS, secretKey: 'wrong-secret' } })
  expect([wrong.status, wrong.body.code]).toEqual([422, 'U-TRSY-PP-5'])
  const unknown = await scene.tryConnect({ provider: 'DOKU', credentials: { clientId: 'MCH', secretKey: 'SK' } })
  expect([unknown.status, unknown.body.code]).toEqual([422, 'U-TRSY-PP-4'])
  const taken = await scene.connect()
  const twice = await scene.tryConnect({
    alias: ((await scene.read(taken)) as ProviderBody & { alias: string }).alias.toUpperCase(),
  })
  expect([twice.status, twice.body.code]).toEqual([409, 'U-TRSY-PP-1'])
  const foreign = await scene.tryConnect({ bankAccountId: others.bca.id })
  expect([foreign.status, foreign.body.code]).toEqual([404, 'G-7'])
  const viewing = await scene.tryConnect({}, scene.viewer)
  expect([viewing.status, viewing.body.code]).toEqual([403, 'G-20'])
})

it('connects a merchant once, disabled ones too', async () => {
  const credentials = { ...CREDENTIALS, secretKey: 'xnd_development_once_4471' }
  const tries = await Promise.all(Array.from({ length: 4 }, () => scene.tryConnect({ credentials })))
  expect(tries.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409])
  const first = tries.find(({ status }) => status === 201)!.body
  for (const { body } of tries.filter(({ status }) => status === 409))
    expect(body).toMatchObject({
      code: 'U-TRSY-PP-38',
      title: `These credentials are already connected as ${first.alias}.`,
    })
  await maker.post(`/v1/payment-providers/${first.id}/disable`, { version: first.version })
  const again = await scene.tryConnect({ credentials })
  expect([again.status, again.body.code]).toEqual([409, 'U-TRSY-PP-38'])

  const other = await scene.connect()
  const path = `/v1/payment-providers/${other.id}/credentials`
  const taken = await maker.put<Problem>(path, { version: other.version, credentials })
  expect([taken.status, taken.body.code]).toEqual([409, 'U-TRSY-PP-38'])
  const own = { ...CREDENTIALS, secretKey: 'xnd_development_own_4471' }
  const rotated = await maker.put<ProviderBody>(path, { version: other.version, credentials: own })
  expect(rotated.status).toBe(200)
  const same = await maker.put<ProviderBody>(path, { version: rotated.body.version, credentials: own })
  expect(same.status).toBe(200)
  // Another organization may have the same merchant, and another provider the same key.
  expect((await others.tryConnect({ credentials })).status).toBe(201)
  expect((await scene.tryConnect({ provider: 'MIDTRANS', credentials })).status).toBe(201)
})

/** Gives a connection the credentials of another one, which was possible once. */
const storeCredentials = ({ id }: ProviderBody, credentials: ProviderCredentials) =>
  withAdmin(api.adminUrl, admin =>
    admin.query('update payment_provider set sealed = $2 where id = $1', [
      id,
      sealCredentials(api.seals, { organizationId: scene.organization.id, id }, credentials),
    ]),
  )

it('replaces the secret of a merchant that was connected twice', async () => {
  const credentials = { clientId: 'MCH-twice', secretKey: 'SK-twice-1' }
  const doku = { provider: 'DOKU', mode: 'FILE' }
  await scene.connect({ ...doku, credentials })
  const other = await scene.connect({ ...doku, credentials: { ...credentials, clientId: 'MCH-other' } })
  await storeCredentials(other, credentials)
  const path = `/v1/payment-providers/${other.id}/credentials`
  const next = { ...credentials, secretKey: 'SK-twice-2' }
  const rotated = await maker.put<ProviderBody>(path, { version: other.version, credentials: next })
  expect(rotated.status).toBe(200)
  await scene.connect({ ...doku, credentials: { ...credentials, clientId: 'MCH-third' } })
  const moved = await maker.put<Problem>(path, {
    version: rotated.body.version,
    credentials: { ...next, clientId: 'MCH-third' },
  })
  expect([moved.status, moved.body.code]).toEqual([409, 'U-TRSY-PP-38'])
})

it('enables one of several connections of a merchant', async () => {
  const credentials = { ...CREDENTIALS, secretKey: 'xnd_development_enable_4471' }
  const made = [await scene.connect(), await scene.connect(), await scene.connect()]
  const off: ProviderBody[] = []
  for (const each of made) {
    await storeCredentials(each, credentials)
    off.push(
      (await maker.post<ProviderBody>(`/v1/payment-providers/${each.id}/disable`, { version: each.version })).body,
    )
  }
  const enable = ({ id, version }: ProviderBody) =>
    maker.post<ProviderBody & Problem>(`/v1/payment-providers/${id}/enable`, { version })
  const tries = await Promise.all(off.map(enable))
  expect(tries.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  const active = tries.find(({ status }) => status === 200)!.body
  for (const { body } of tries.filter(({ status }) => status === 409))
    expect(body).toMatchObject({
      code: 'U-TRSY-PP-38',
      title: `These credentials are already connected as ${active.alias}.`,
    })
  // Once that one is disabled, another one may be enabled.
  await maker.post(`/v1/payment-providers/${active.id}/disable`, { version: active.version })
  const next = off.find(({ id }) => id !== active.id)!
  expect((await enable(next)).status).toBe(200)
})

it('connects a provider without credentials several times', async () => {
  for (const credentials of [{}, {}, { clientId: null, secretKey: null }]) {
    const made = await scene.tryConnect({ provider: 'DURIANPAY', mode: 'FILE', credentials })
    expect(made.status).toBe(201)
    const off = await maker.post<ProviderBody>(`/v1/payment-providers/${made.body.id}/disable`, { version: 1 })
    expect(
      (await maker.post(`/v1/payment-providers/${made.body.id}/enable`, { version: off.body.version })).status,
    ).toBe(200)
  }
})

it('works by file without credentials, and is never asked', async () => {
  const made = await scene.connect({ provider: 'FASPAY', mode: 'FILE', credentials: null })
  expect(made).toMatchObject({ mode: 'FILE', health: 'BY_FILE', nextSyncAt: null, credentialsHint: null })
  for (const step of ['sync', 'test']) {
    const refused = await maker.post<Problem>(`/v1/payment-providers/${made.id}/${step}`, {})
    expect([refused.status, refused.body.code]).toEqual([409, 'U-TRSY-PP-3'])
  }
})

it('tells what each provider offers here', async () => {
  const { body } = await scene.viewer.get<{ items: object[] }>('/v1/payment-providers/capabilities')
  expect(body.items).toMatchObject([
    { provider: 'XENDIT', api: true, lists: true, ownReport: true, notifications: true },
    { provider: 'MIDTRANS', api: true, lists: false, ownReport: false },
    { provider: 'DOKU', api: false, ownReport: true },
    { provider: 'FASPAY', api: false, ownReport: false },
    { provider: 'IPAYMU', api: false },
    { provider: 'DURIANPAY', api: false, notifications: false },
  ])
})

it('tests, disables and enables, each by the version that was seen', async () => {
  const made = await scene.connect()
  const path = `/v1/payment-providers/${made.id}`
  expect((await maker.post(`${path}/test`, {})).status).toBe(200)
  const off = await maker.post<ProviderBody>(`${path}/disable`, { version: made.version })
  expect(off.body).toMatchObject({ status: 'DISABLED', nextSyncAt: null, allowedActions: ['TEST', 'ENABLE'] })
  const stale = await maker.post<Problem>(`${path}/enable`, { version: made.version })
  expect([stale.status, stale.body.code]).toEqual([409, 'G-3'])
  const again = await maker.post<Problem>(`${path}/disable`, { version: off.body.version })
  expect([again.status, again.body.code]).toEqual([409, 'U-TRSY-PP-2'])
  const on = await maker.post<ProviderBody>(`${path}/enable`, { version: off.body.version })
  expect(on.body).toMatchObject({ status: 'ACTIVE', nextSyncAt: expect.any(String) })
  provider.override = () => ({ status: 503, body: '' })
  const down = await maker.post<Problem>(`${path}/test`, {})
  provider.override = undefined
  expect([down.status, down.body.code]).toEqual([422, 'U-TRSY-PP-9'])
})

it('keeps the account that it pays out to from being deleted, and moves it with a proof alone', async () => {
  const made = await scene.connect()
  const gone = await maker.remove<Problem>(`/v1/bank-accounts/${scene.bca.id}?version=1`)
  expect(gone.status).toBe(409)
  const unproven = api.as(scene.organization.id, ['treasury.providers.manage'], maker.actorId, { showsFactor: false })
  const other = await scene.make<{ id: string }>('bank-accounts', {
    bankCode: '014',
    accountNumber: '7199999',
    alias: 'Elsewhere',
    entityId: scene.organization.entityId,
    currency: 'IDR',
  })
  const renamed = await unproven.put<ProviderBody>(`/v1/payment-providers/${made.id}`, {
    version: made.version,
    alias: 'Renamed shop',
    bankAccountId: scene.bca.id,
  })
  expect(renamed.status).toBe(200)
  const edit = { version: renamed.body.version, alias: 'Renamed shop', bankAccountId: other.id }
  const refused = await unproven.put<Problem>(`/v1/payment-providers/${made.id}`, edit)
  expect([refused.status, refused.body.code]).toEqual([403, 'U-TRSY-BA-29'])
  const moved = await maker.put<ProviderBody>(`/v1/payment-providers/${made.id}`, edit)
  expect(moved.body.bankAccountId).toBe(other.id)
})

it('is no record of another organization', async () => {
  const made = await scene.connect()
  const foreign = await others.maker.get<Problem>(`/v1/payment-providers/${made.id}`)
  const unknown = await others.maker.get<Problem>('/v1/payment-providers/00000000-0000-7000-8000-000000000000')
  expect([foreign.status, foreign.body.code]).toEqual([404, 'G-7'])
  expect(unknown.body.code).toBe('G-7')
})
