import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { newId } from '../../../services/kit/ids.ts'
import { openTreasuryApi, type Problem } from './support/api.ts'

const api = await openTreasuryApi()
const ours = await api.organization()
const theirs = await api.organization('PT Samudra Logistik')
const maker = api.as(ours.id)

type Account = { id: string; alias: string | null; bank: { code: string }; accountNumber: string; accountName: string }
type Counterparty = {
  id: string
  legalName: string
  alias: string
  externalId: string | null
  taxNumber: string | null
  status: string
  isDefault: boolean
  bankAccounts: Account[]
  learntAliases: string[]
  version: number
  warnings: { path: string; code: string; message: string; counterpartyIds: string[] }[]
}
type List = { items: Counterparty[]; next: string | null }

let counter = 0
const fields = (over: object = {}) => ({
  legalName: `PT Mitra ${++counter}`,
  alias: `Mitra ${counter}`,
  type: 'COMPANY',
  bankAccounts: [],
  ...over,
})
const bca = (accountNumber = '2081134471', accountName = 'PT MITRA') => ({
  bankCode: '014',
  accountNumber,
  accountName,
})
const create = (over: object = {}) => maker.post<Counterparty>('/v1/counterparties', fields(over))
const refused = (over: object = {}) => maker.post<Problem>('/v1/counterparties', fields(over))
const replace = (known: Counterparty, over: object) =>
  maker.put<Counterparty & Problem>(`/v1/counterparties/${known.id}`, {
    legalName: known.legalName,
    alias: known.alias,
    externalId: known.externalId,
    type: 'COMPANY',
    version: known.version,
    bankAccounts: known.bankAccounts.map(({ bank, ...account }) => ({ ...account, bankCode: bank.code })),
    ...over,
  })

describe('creating', () => {
  it('keeps several accounts in the order given, at any bank of the country', async () => {
    const { status, body } = await create({
      externalId: ' C-1 ',
      taxNumber: '02.183.241.5-000.000',
      email: '',
      bankAccounts: [
        bca(),
        { ...bca('900012345678'), bankCode: '451', alias: 'BSI' },
        { ...bca('111222333'), bankCode: '011' },
      ],
    })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      externalId: 'C-1',
      taxNumber: '0021832415000000',
      taxNumberDoubtful: false,
      email: null,
      status: 'ACTIVE',
      isDefault: false,
    })
    expect(body.bankAccounts.map(account => account.bank.code)).toEqual(['014', '451', '011'])
  })

  it('takes a tax number whose digits do not fit each other, and says so', async () => {
    const { status, body } = await create({ taxNumber: '02.183.241.6-000.000' })
    expect(status).toBe(201)
    expect(body).toMatchObject({ taxNumber: '0021832416000000', taxNumberDoubtful: true })
  })

  it('refuses an alias or external id that exists', async () => {
    await create({ alias: 'Sinar Makmur', externalId: 'EXT-1' })
    expect((await refused({ alias: 'SINAR makmur' })).body).toMatchObject({
      code: 'U-TRSY-CP-2',
      errors: [{ path: 'alias' }],
    })
    expect((await refused({ externalId: 'EXT-1' })).body).toMatchObject({
      code: 'U-TRSY-CP-3',
      errors: [{ path: 'externalId' }],
    })
  })

  it('refuses an account twice, an unknown bank and a wrong tax number, each on its field', async () => {
    expect((await refused({ bankAccounts: [bca(), bca()] })).body).toMatchObject({
      code: 'U-TRSY-CP-1',
      errors: [{ path: 'bankAccounts.1.accountNumber' }],
    })
    expect((await refused({ bankAccounts: [{ ...bca(), bankCode: '999' }] })).body).toMatchObject({
      code: 'U-TRSY-BA-12',
      errors: [{ path: 'bankAccounts.0.bankCode' }],
    })
    expect((await refused({ taxNumber: '123' })).body).toMatchObject({ code: 'U-TRSY-CP-16' })
    const both = await refused({ taxNumber: '123', bankAccounts: [bca(), bca()] })
    expect(both.body.code).toBe('G-2')
    expect(both.body.errors?.map(error => error.path)).toEqual(['bankAccounts.1.accountNumber', 'taxNumber'])
    expect((await refused({ bankAccounts: [bca('12')], email: 'nobody' })).body.errors).toMatchObject([
      { path: 'email', code: 'INVALID_EMAIL' },
      { path: 'bankAccounts.0.accountNumber' },
    ])
  })

  it('lets one of several win who take the same alias or external id at once', async () => {
    for (let round = 0; round < 10; round++) {
      const aliases = await Promise.all(Array.from({ length: 5 }, () => create({ alias: `Rebutan ${round}` })))
      expect(aliases.map(answer => answer.status).sort()).toEqual([201, 409, 409, 409, 409])
      const ids = await Promise.all(Array.from({ length: 5 }, () => create({ externalId: `R-${round}` })))
      expect(ids.map(answer => answer.status).sort()).toEqual([201, 409, 409, 409, 409])
    }
  })
})

describe('updating', () => {
  it('adds, renames and removes accounts, and keeps the order', async () => {
    const { body: made } = await create({ bankAccounts: [bca('11111'), bca('22222')] })
    const [first, second] = made.bankAccounts
    const { body } = await replace(made, {
      status: 'INACTIVE',
      bankAccounts: [bca('33333'), { ...bca('22222'), id: second!.id, alias: 'lama' }],
    })
    expect(body).toMatchObject({ status: 'INACTIVE', version: 2 })
    expect(body.bankAccounts.map(account => [account.accountNumber, account.alias])).toEqual([
      ['33333', null],
      ['22222', 'lama'],
    ])
    expect(body.bankAccounts.map(account => account.id)).not.toContain(first!.id)
  })

  it('never changes the number or name of an account', async () => {
    const { body: made } = await create({ bankAccounts: [bca('44444')] })
    const id = made.bankAccounts[0]!.id
    expect((await replace(made, { bankAccounts: [{ ...bca('44445'), id }] })).body).toMatchObject({
      code: 'U-TRSY-CP-7',
      errors: [{ path: 'bankAccounts.0.accountNumber' }],
    })
    expect((await replace(made, { bankAccounts: [{ ...bca('44444', 'PT LAIN'), id }] })).body.code).toBe('U-TRSY-CP-8')
    expect((await replace(made, { bankAccounts: [{ ...bca(), id: randomUUID() }] })).body.code).toBe('G-7')
    const { body: other } = await create({ bankAccounts: [bca('55555')] })
    const foreign = await replace(made, { bankAccounts: [{ ...bca('55555'), id: other.bankAccounts[0]!.id }] })
    expect(foreign.body.code).toBe('G-7')
  })

  it('T17: refuses a stale version and what others have', async () => {
    const [one, other] = [(await create({ externalId: 'U-1' })).body, (await create({ externalId: 'U-2' })).body]
    expect((await replace(one, { version: 7 })).body.code).toBe('G-3')
    expect((await replace(one, { alias: other.alias })).body.code).toBe('U-TRSY-CP-2')
    expect((await replace(one, { externalId: 'U-2' })).body.code).toBe('U-TRSY-CP-3')
    expect((await replace(one, {})).status).toBe(200)
  })

  it('tells a stale version before what no longer fits it', async () => {
    const { body: seen } = await create({ bankAccounts: [bca('66666')] })
    expect((await replace(seen, { bankAccounts: [] })).status).toBe(200)
    // The other user still sees the deleted account.
    expect((await replace(seen, { legalName: 'PT Lain' })).body).toMatchObject({ status: 409, code: 'G-3' })
    expect((await replace(seen, { taxNumber: '123' })).body).toMatchObject({ status: 409, code: 'G-3' })
  })

  it('lets one of two editors win', async () => {
    for (let round = 0; round < 20; round++) {
      const { body } = await create()
      const answers = await Promise.all([replace(body, { legalName: 'A' }), replace(body, { legalName: 'B' })])
      expect(answers.map(answer => answer.status).sort()).toEqual([200, 409])
    }
  })
})

describe('default counterparties', () => {
  it('stand for each entity, are read-only, and follow the name of the entity', async () => {
    const organization = await api.organization('PT Asal')
    const person = api.as(organization.id)
    const [own] = (await person.get<List>('/v1/counterparties')).body.items
    expect(own).toMatchObject({ alias: 'PT Asal', isDefault: true })
    const edit = await person.put<Problem>(`/v1/counterparties/${own!.id}`, fields({ version: own!.version }))
    expect(edit).toMatchObject({ status: 422, body: { code: 'U-TRSY-CP-9' } })

    await person.post('/v1/counterparties', fields({ alias: 'pt baru' }))
    organization.snapshot.entities[0]!.name = 'PT Baru'
    await api.projection.refresh(organization.id)
    await api.projection.refresh(organization.id)
    const { body } = await person.get<List>('/v1/counterparties')
    expect(body.items.map(item => [item.alias, item.isDefault])).toEqual([
      ['pt baru', false],
      ['PT Baru 2', true],
    ])
  })

  it('become inactive with their entity', async () => {
    const organization = await api.organization('PT Induk')
    organization.snapshot.entities.push({ id: newId(), name: 'PT Anak', isDefault: false })
    await api.projection.refresh(organization.id)
    organization.snapshot.entities.pop()
    await api.projection.refresh(organization.id)
    await api.projection.refresh(organization.id)
    const { body } = await api.as(organization.id).get<List>('/v1/counterparties')
    expect(body.items.map(({ alias, status, version }) => [alias, status, version])).toEqual([
      ['PT Anak', 'INACTIVE', 2],
      ['PT Induk', 'ACTIVE', 1],
    ])
  })
})

describe('lists', () => {
  it('searches names, alias, external id and account numbers, each word anywhere', async () => {
    const organization = await api.organization('PT Cari')
    const person = api.as(organization.id)
    const { body: made } = await person.post<Counterparty>(
      '/v1/counterparties',
      fields({
        legalName: 'PT Cahaya 100%_Timur',
        alias: 'Cahaya',
        externalId: 'VEND-77',
        bankAccounts: [bca('7780001122')],
      }),
    )
    await person.post('/v1/counterparties', fields({ legalName: 'PT Cahaya Barat', alias: 'Barat' }))
    const found = async (search: string) => {
      const { body } = await person.get<List>(`/v1/counterparties?search=${encodeURIComponent(search)}`)
      return body.items.map(item => item.alias)
    }
    expect(await found('cahaya timur')).toEqual(['Cahaya'])
    expect(await found('CAHAYA')).toEqual(['Barat', 'Cahaya'])
    expect(await found('vend-77')).toEqual(['Cahaya'])
    expect(await found('80001')).toEqual(['Cahaya'])
    expect(await found('100%_')).toEqual(['Cahaya'])
    expect(await found('_ahaya')).toEqual([])
    expect(await found('cahaya utara')).toEqual([])
    // A text and the number of an account, in either order.
    for (const search of ['cahaya 7780001122', '7780001122 timur', 'VEND-77 80001 pt'])
      expect(await found(search), search).toEqual(['Cahaya'])
    expect(await found('barat 7780001122')).toEqual([])
    const summary = await person.get('/v1/counterparties/summary?search=cahaya')
    expect(summary.body).toEqual({ totalCount: 2 })
    // The search function bypasses row-level security: it must filter by organization itself.
    expect((await maker.get<List>('/v1/counterparties?search=vend-77')).body.items).toEqual([])
    expect((await maker.get<List>('/v1/counterparties?search=7780001122')).body.items).toEqual([])
    expect(made.learntAliases).toEqual([])
  })
})

describe('tenancy and permissions', () => {
  it('does not find what is of another organization', async () => {
    const { body } = await create({ bankAccounts: [bca('66666')] })
    const stranger = api.as(theirs.id)
    expect((await stranger.get<Problem>(`/v1/counterparties/${body.id}`)).body.code).toBe('G-7')
    expect((await stranger.get<List>(`/v1/counterparties?ids=${body.id}`)).body.items).toEqual([])
    expect((await stranger.put<Problem>(`/v1/counterparties/${body.id}`, fields({ version: 1 }))).body.code).toBe('G-7')
    expect((await stranger.post<Counterparty>('/v1/counterparties', fields({ alias: body.alias }))).status).toBe(201)
  })

  it('asks for the permission of each route', async () => {
    const viewer = api.as(ours.id, 'viewer')
    expect((await viewer.get('/v1/counterparties')).status).toBe(200)
    expect((await viewer.post<Problem>('/v1/counterparties', fields())).body.code).toBe('G-20')
    expect((await viewer.put<Problem>(`/v1/counterparties/${randomUUID()}`, fields({ version: 1 }))).body.code).toBe(
      'G-20',
    )
    const nobody = api.as(ours.id, 'nobody')
    for (const path of ['', '/summary', `/${randomUUID()}`])
      expect((await nobody.get<Problem>(`/v1/counterparties${path}`)).body.code, path).toBe('G-20')
  })
})

describe('an account that two counterparties have', () => {
  const shared = { ...bca('8800112233'), bankCode: '008' }

  it('is taken with a warning that names the other, when it is made and when it is changed', async () => {
    const first = (await create({ alias: 'Toko Satu', bankAccounts: [shared] })).body
    expect(first.warnings).toEqual([])
    const second = (await create({ alias: 'Toko Dua', bankAccounts: [bca('5550001'), shared] })).body
    expect(second.warnings).toEqual([
      {
        path: 'bankAccounts.1.accountNumber',
        code: 'U-TRSY-CP-18',
        message: 'Toko Satu also uses this account. Check that the number is right.',
        counterpartyIds: [first.id],
      },
    ])
    const changed = (await replace(first, { legalName: 'PT Satu' })).body
    expect(changed.warnings).toMatchObject([{ path: 'bankAccounts.0.accountNumber', counterpartyIds: [second.id] }])
    const alone = (await replace(second, { bankAccounts: [bca('5550001')] })).body
    expect(alone.warnings).toEqual([])
  })

  it('is the same with and without the leading zeros of its number', async () => {
    const first = (await create({ alias: 'Nol Depan', bankAccounts: [bca('0003551234')] })).body
    const second = (await create({ alias: 'Tanpa Nol', bankAccounts: [bca('3551234')] })).body
    expect(second.warnings).toMatchObject([{ path: 'bankAccounts.0.accountNumber', counterpartyIds: [first.id] }])
    const found = await maker.get<List>(`/v1/counterparties?account=${encodeURIComponent('014/03551234')}`)
    expect(found.body.items.map(({ id }) => id).toSorted()).toEqual([first.id, second.id].toSorted())
    const twice = await create({ alias: 'Dua Kali', bankAccounts: [bca('0099887766'), bca('99887766')] })
    expect(twice.body).toMatchObject({ code: 'U-TRSY-CP-1' })
  })

  it('is told where it is our own, with or without its leading zeros', async () => {
    const own = { bankCode: '014', accountNumber: '0044556677', alias: 'BCA Operasional', currency: 'IDR' }
    expect((await maker.post('/v1/bank-accounts', { ...own, entityId: ours.entityId })).status).toBe(201)
    const { body } = await create({ alias: 'Salah Ketik', bankAccounts: [bca('5550002'), bca('44556677')] })
    expect(body.warnings).toMatchObject([
      {
        path: 'bankAccounts.1.accountNumber',
        code: 'U-TRSY-CP-19',
        message: expect.stringContaining('your own account BCA Operasional'),
        counterpartyIds: [],
      },
    ])
    expect((await create({ bankAccounts: [{ ...bca('44556677'), bankCode: '008' }] })).body.warnings).toEqual([])
  })

  it('is another one at another bank and in another organization', async () => {
    const elsewhere = { ...shared, bankCode: '002' }
    const { body } = await create({ bankAccounts: [elsewhere] })
    expect(body.warnings).toEqual([])
    const stranger = await api
      .as(theirs.id)
      .post<Counterparty>('/v1/counterparties', fields({ bankAccounts: [shared] }))
    expect(stranger.body.warnings).toEqual([])
  })

  it('is found by bank and number', async () => {
    const made = (await create({ bankAccounts: [bca('7007007')] })).body
    const find = async (account: string) =>
      (await maker.get<List>(`/v1/counterparties?account=${encodeURIComponent(account)}`)).body.items.map(
        ({ id }) => id,
      )
    expect(await find('014/7007007')).toEqual([made.id])
    expect(await find('008/7007007')).toEqual([])
  })
})
