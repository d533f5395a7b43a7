// Payments and transfers from a file: every rule of a single one applies to each row, and each row creates one of them once.
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { stoppedClock } from '../../../../services/kit/clock.ts'
import type { Database } from '../../../../services/kit/database/database.ts'
import { storeOrganization } from '../../../../services/treasury/projection/store.ts'
import { runImport } from '../../../../services/kit/recordImports/runImport.ts'
import { openTreasuryApi, type Person, type Problem } from '../support/api.ts'
import { openScene, type PaymentBody, type Scene } from './support.ts'

const api = await openTreasuryApi({ clock: stoppedClock('2026-11-23T03:00:00Z') })
const { database, files, importKinds } = api

type Import = {
  id: string
  status: string
  counts: { total: number; ready: number; warnings: number; errors: number }
  issues: {
    severity: string
    row: number | null
    column: string | null
    code: string
    message: string
    suggestion?: { value: string | null } | null
  }[]
  hash: string
  summary: {
    totals: { amount: string; currency: string }[]
    approvals: { payments: number; approvalsNeeded: number; approverIds: string[]; problem: string | null }[]
  } | null
}
type Options = { dryRun?: boolean; ignoreWarnings?: boolean; hash?: string }

const PAYMENTS =
  'from_account_number,counterparty_alias,account_number,bank_code,amount,currency,method,date,memo,notes'
const TRANSFERS = 'from_account_number,to_account_number,bank_code,amount,currency,method,date,memo,notes'
const file = (...rows: string[]) => [PAYMENTS, ...rows].join('\n')

/** Its accounts are 100001 at BCA, 100002 at Mandiri and 100003 at BCA of another entity. */
async function openOffice() {
  const scene = await openScene(api)
  await scene.party({ alias: 'Sinar' })
  return scene
}

/** Requests an import, which waits for `run`. */
async function ask(scene: Scene, text: string, options: Options = {}, path = 'payment-imports') {
  const { maker } = scene
  const fileId = await maker.upload(path === 'payment-imports' ? 'PAYMENTS' : 'TRANSFERS', 'file.csv', text)
  const { body, status } = await maker.post<Import & Problem>(`/v1/${path}`, { fileId, ...options })
  expect(status).toBe(202)
  return body.id
}

const run = (scene: Scene, importId: string, through: Database = database) =>
  runImport(
    { database: through, files, importKinds },
    {
      organizationId: scene.organization.id,
      importId,
      actorId: scene.maker.actorId,
      actorName: 'Maker',
      requestId: null,
    },
  )

const read = async (person: Person, importId: string) =>
  (await person.get<Import>(`/v1/record-imports/${importId}`)).body

async function bring(scene: Scene, text: string, options: Options = {}, path = 'payment-imports'): Promise<Import> {
  const importId = await ask(scene, text, options, path)
  await run(scene, importId)
  return read(scene.maker, importId)
}

/** Payments to one account above a hundred million per day need a second approver, who is returned. */
async function askForTwo({ organization }: Scene): Promise<string> {
  const named = randomUUID()
  const bands = [
    { upToMinor: '10000000000', steps: [{ approverIds: [] }], inOrder: false },
    { upToMinor: null, steps: [{ approverIds: [] }, { approverIds: [named] }], inOrder: false },
  ]
  await database.inOrganization(organization.id, null, tx =>
    tx.execute(`insert into approval_policy (organization_id, id, name, currency, bands) values
      ('${organization.id}', '${randomUUID()}', 'Bands', 'IDR', '${JSON.stringify(bands)}')`),
  )
  return named
}

const told = ({ issues }: Import) => issues.map(({ row, column, code }) => [row, column, code])
const madeBy = async (scene: Scene, { id }: Import) =>
  (await scene.list(`kind=PAYMENT&importId=${id}&sort=createdAt&first=200`)).items

const sameForBoth = ({ id: _id, number: _number, createdAt: _at, ...rest }: PaymentBody & { createdAt?: string }) =>
  rest

it('a name that is nearly one of ours, or a bank by its name, is suggested and never taken by itself', async () => {
  const scene = await openOffice()
  const answer = await bring(
    scene,
    file(
      '100001,Sinarr,900012345,008,1500000.00,IDR,BI Fast,2026-11-23,,',
      '10001,Sinar,900012345,008,1500000.00,IDR,,2026-11-24,,',
      '100001,Sinarr,900012345,Mandiri,15O.00,IDR,,2026-11-24,,',
    ),
  )
  expect(answer.status).toBe('HAS_ERRORS')
  const suggested = answer.issues.map(({ row, column, suggestion }) => [row, column, suggestion?.value])
  expect(suggested).toEqual(
    expect.arrayContaining([
      [2, 'counterparty_alias', 'Sinar'],
      [3, 'from_account_number', '100001'],
      [4, 'bank_code', '008'],
      [4, 'counterparty_alias', 'Sinar'],
    ]),
  )
})

describe('a good file', () => {
  it('makes a payment of each row, as the form would, in the order of the file', async () => {
    const scene = await openOffice()
    const answer = await bring(
      scene,
      file(
        '100001,Sinar,900012345,008,1500000.00,IDR,BI Fast,2026-11-23,INV-1,November',
        '001000-01,SINAR,,,2500000.5,idr,SKN,2026-11-28,,',
        '100002,Sinar,00900012345,8,750000,IDR,,2026-11-24,,',
        // Another entity of the organization, by its own account.
        '100001,,100003,,50000,IDR,,2026-11-23,,',
      ),
    )
    expect(answer).toMatchObject({
      status: 'IMPORTED',
      issues: [],
      counts: { total: 4, ready: 4 },
      summary: {
        totals: [{ amount: '4800000.50', currency: 'IDR' }],
        approvals: [{ payments: 4, approvalsNeeded: 1, approverIds: [] }],
      },
    })
    const made = await madeBy(scene, answer)
    expect(made).toMatchObject([
      { number: 'PMT-2026-000001', status: 'NEEDS_APPROVAL', method: 'BI_FAST', createdBy: scene.maker.actorId },
      // A Saturday.
      { number: 'PMT-2026-000002', method: 'SKN', date: '2026-11-28', valueDate: '2026-11-30' },
      { number: 'PMT-2026-000003', method: 'SAME_BANK' },
      { number: 'PMT-2026-000004', method: 'SAME_BANK', beneficiary: { name: 'PT Nusantara Logistik' } },
    ])
    const byForm = await scene.create({
      counterpartyAccountId: (await scene.party({ alias: 'Sinar lain' })).bankAccounts[0]?.id,
      amount: { amount: '1500000.00', currency: 'IDR' },
      memo: 'INV-1',
      notes: 'November',
      allowDuplicate: true,
    })
    const {
      counterpartyId: _party,
      counterpartyAccountId: _account,
      ...same
    } = sameForBoth(byForm) as PaymentBody & {
      counterpartyId: string
      counterpartyAccountId: string
    }
    expect(made[0]).toMatchObject(same)
    const activity = await api
      .as(scene.organization.id, ['account.activity.view'])
      .get<{ items: { action: string; changes: object[] }[] }>(
        `/v1/activity?recordType=PAYMENT&recordId=${made[0]?.id}`,
      )
    expect(activity.body.items).toMatchObject([
      { action: 'CREATED', changes: expect.arrayContaining([{ field: 'counterparty', before: null, after: 'Sinar' }]) },
    ])
    // The user who imported the file is their creator: another one approves.
    expect(made[0]?.approvalObstacle).toBe('NO_PERMISSION')
    expect((await scene.approve(made[0]!)).body.results).toMatchObject([{ ok: true }])
  })

  it('makes transfers within one entity', async () => {
    const scene = await openOffice()
    const answer = await bring(
      scene,
      [TRANSFERS, '100001,100002,,250000000,IDR,RTGS,2026-11-23,Payroll,'].join('\n'),
      {},
      'transfer-imports',
    )
    expect(answer.status).toBe('IMPORTED')
    const { items } = await scene.list(`kind=TRANSFER&importId=${answer.id}`)
    expect(items).toMatchObject([{ number: 'TRF-2026-000001', kind: 'TRANSFER', method: 'RTGS' }])
  })

  it('asks for as many approvals as the rows before it make necessary', async () => {
    const scene = await openOffice()
    const named = await askForTwo(scene)
    const row = (amount: number, date: string) => `100001,Sinar,,,${amount},IDR,BI_FAST,${date},,`
    const answer = await bring(
      scene,
      file(row(60_000_000, '2026-11-23'), row(60_000_001, '2026-11-23'), row(60_000_002, '2026-11-24')),
    )
    expect(answer.summary?.approvals).toEqual([
      { payments: 2, approvalsNeeded: 1, approverIds: [], problem: 'TOO_FEW_PEOPLE' },
      { payments: 1, approvalsNeeded: 2, approverIds: [named], problem: 'UNABLE_APPROVERS' },
    ])
    expect((await madeBy(scene, answer)).map(({ approvalsNeeded }) => approvalsNeeded)).toEqual([1, 2, 1])
  })
})

it('marks payments whose approvals nobody can give now, and no longer once somebody can', async () => {
  const scene = await openOffice()
  const named = await askForTwo(scene)
  const other = randomUUID()
  const letApprove = (...approvers: string[]) =>
    storeOrganization(database, {
      ...scene.organization.snapshot,
      members: [named, other, scene.maker.actorId].map(userId => ({
        userId,
        fullName: userId,
        mayApprovePayments: approvers.includes(userId),
        isOwner: false,
      })),
    })
  await letApprove(other, scene.maker.actorId)
  const row = (amount: number) => `100001,Sinar,,,${amount},IDR,BI_FAST,2026-11-23,,`
  const { id } = await bring(scene, file(row(60_000_000), row(60_000_001)), { dryRun: true })
  const problems = async () => (await read(scene.maker, id)).summary?.approvals.map(({ problem }) => problem)
  expect(await problems()).toEqual([null, 'UNABLE_APPROVERS'])
  // The importing user can't approve any of them.
  await letApprove(named, scene.maker.actorId)
  expect(await problems()).toEqual([null, 'TOO_FEW_PEOPLE'])
  await letApprove(named, other)
  expect(await problems()).toEqual([null, null])
})

describe('a file with mistakes', () => {
  it('is told of all of them at once, with the codes of a single payment, and makes nothing', async () => {
    const scene = await openOffice()
    await scene.account({ currency: 'USD' })
    await scene.party({ alias: 'Dua rekening' }, { accountNumber: '900000001' })
    const two = await scene.party({ alias: 'Dua' }, { accountNumber: '900000002' })
    await scene.inside(tx =>
      tx.execute(`insert into counterparty_account (organization_id, id, counterparty_id, place, bank_code, account_number, account_name)
        values ('${scene.organization.id}', '${randomUUID()}', '${two.id}', 1, '014', '900000003', 'PT DUA')`),
    )
    const off = await scene.party({ alias: 'Tutup' }, { accountNumber: '900000004' })
    await scene.inside(tx => tx.execute(`update counterparty set status = 'INACTIVE' where id = '${off.id}'`))
    await scene.party({ alias: 'Kita' }, { bankCode: '008', accountNumber: '100002' })
    const answer = await bring(
      scene,
      file(
        '100001,Sinar,,,1000000,IDR,BI_FAST,2026-11-22,,',
        '999999,Nobody,,,0,EUR,KURIR,23/11/2026,' + 'x'.repeat(51) + ',',
        '999999,Nobody,,,1,IDR,,2026-11-22,,',
        '100001,Sinar,,,250000001,IDR,BI_FAST,2026-11-23,,',
        '100001,Sinar,,,99999999,IDR,RTGS,2026-11-22,,',
        '100001,Sinar,,,1000000,IDR,SAME_BANK,2026-11-23,,',
        '100001,Tutup,,,1000000,IDR,BI_FAST,2026-11-23,,',
        '100001,Dua,,,1000000,IDR,BI_FAST,2026-11-23,,',
        '100001,Dua,12345678,,1000000,IDR,BI_FAST,2026-11-23,,',
        '100001,Dua,,999,1000000,IDR,BI_FAST,2026-11-23,,',
        '100001,Sinar,,,1000000,USD,BI_FAST,2026-11-23,,',
        '100004,Sinar,,,1000000,USD,BI_FAST,2026-11-23,,',
        '100001,,,,1000000,IDR,BI_FAST,2026-11-23,,',
        '100001,,100002,,1000000,IDR,,2026-11-23,,',
        '100001,,100001,,1000000,IDR,,2026-11-23,,',
        '100001,Kita,,,1000000,IDR,,2026-11-23,,',
        '100001,Sinar,,,1000000,IDR,BI_FAST,2026-11-23,,',
      ),
    )
    expect(answer.status).toBe('HAS_ERRORS')
    expect(told(answer)).toEqual([
      [2, 'date', 'U-TRSY-TF-1'],
      [3, 'amount', 'AMOUNT_NOT_POSITIVE'],
      [3, 'currency', 'INVALID_VALUE'],
      [3, 'method', 'INVALID_VALUE'],
      [3, 'date', 'INVALID_DATE'],
      [3, 'memo', 'TOO_LONG'],
      [3, 'from_account_number', 'U-TRSY-ET-11'],
      [3, 'counterparty_alias', 'U-TRSY-ET-5'],
      [4, 'from_account_number', 'U-TRSY-ET-11'],
      [4, 'counterparty_alias', 'U-TRSY-ET-5'],
      [4, 'date', 'U-TRSY-TF-1'],
      [5, 'amount', 'U-TRSY-TF-23'],
      [6, 'date', 'U-TRSY-TF-1'],
      [6, 'amount', 'U-TRSY-TF-24'],
      [7, 'method', 'U-TRSY-TF-9'],
      [8, 'counterparty_alias', 'U-TRSY-TF-4'],
      [9, 'account_number', 'U-TRSY-TF-33'],
      [10, 'account_number', 'U-TRSY-TF-32'],
      [11, 'bank_code', 'U-TRSY-BA-12'],
      [12, 'currency', 'U-TRSY-TF-22'],
      [13, 'counterparty_alias', 'U-TRSY-TF-17'],
      [13, 'method', 'U-TRSY-TF-25'],
      [14, 'counterparty_alias', 'REQUIRED'],
      [15, 'account_number', 'U-TRSY-TF-19'],
      [16, 'account_number', 'U-TRSY-TF-3'],
      [17, 'counterparty_alias', 'U-TRSY-TF-19'],
    ])
    expect(answer.counts).toMatchObject({ total: 17, ready: 1, errors: 16 })
    expect((await scene.list('kind=PAYMENT')).items).toEqual([])
  })

  it('refuses what the form refuses: characters that nobody sees, and a date of another year', async () => {
    const scene = await openOffice()
    const answer = await bring(
      scene,
      file(
        '100001,Sinar,,,5,IDR,BI_FAST,2026-11-23,x\u202Ey,',
        '100001,Sinar,,,6,IDR,BI_FAST,2026-11-23,,x\u2066y',
        '100001,Sinar,,,7,IDR,BI_FAST,2027-11-23,,"two\nlines"',
        '100001,Sinar,,,8,IDR,BI_FAST,2027-11-24,,',
      ),
    )
    expect(told(answer)).toEqual([
      [2, 'memo', 'INVALID_CHARACTERS'],
      [3, 'notes', 'INVALID_CHARACTERS'],
      [5, 'date', 'U-TRSY-TF-38'],
    ])
  })

  it('takes accounts by what people call them, and amounts as banks write them', async () => {
    const scene = await openOffice()
    const { body } = await scene.maker.get<{ items: { alias: string; accountNumber: string }[] }>('/v1/bank-accounts')
    const from = body.items.find(({ accountNumber }) => accountNumber === '100001')
    const { status, issues } = await bring(
      scene,
      file(
        `${from?.alias.toUpperCase()},Sinar,,,"Rp 1.000.000,00",IDR,BI_FAST,2026-11-23,,`,
        `${from?.alias},Sinar,,,"2,000,000.00 DB",IDR,BI_FAST,2026-11-23,,`,
      ),
    )
    expect([status, issues]).toEqual(['IMPORTED', []])
    const { items } = await scene.list('kind=PAYMENT&sort=amount')
    expect(items.map(({ amount }) => amount.amount)).toEqual(['1000000.00', '2000000.00'])
    const unknown = await bring(scene, file('Rekening lain,Sinar,,,5.00 CR,IDR,BI_FAST,2026-11-23,,'))
    expect(told(unknown)).toEqual([
      [2, 'amount', 'U-TRSY-RI-19'],
      [2, 'from_account_number', 'U-TRSY-ET-11'],
    ])
  })

  it('takes digits for the number of an account, never for what one is called', async () => {
    const scene = await openOffice()
    await scene.account({ alias: '777777' })
    await scene.party({ alias: 'Cahaya' }, { accountNumber: '900000077', alias: '888888' })
    const brought = await bring(
      scene,
      file(
        '777777,Sinar,,,5,IDR,BI_FAST,2026-11-23,,',
        '100001,Cahaya,888888,,6,IDR,BI_FAST,2026-11-23,,',
        '100001,Cahaya,900000077,,7,IDR,BI_FAST,2026-11-23,,',
      ),
    )
    expect(told(brought)).toEqual([
      [2, 'from_account_number', 'U-TRSY-ET-11'],
      [3, 'account_number', 'U-TRSY-TF-32'],
    ])
  })

  it('brings transfers to accounts of the entity that are not kept here, named by their bank', async () => {
    const scene = await openOffice()
    await scene.party({}, { bankCode: '008', accountNumber: '7700112233' })
    const header = 'from_account_number,to_account_number,bank_code,amount,currency,method,date,memo,notes'
    const file = (...rows: string[]) => bring(scene, [header, ...rows].join('\n'), {}, 'transfer-imports')
    const refused = await file(
      '100001,7700112233,008,5,IDR,BI_FAST,2026-11-23,,',
      '100001,7700112244,,5,IDR,BI_FAST,2026-11-23,,',
      '100001,7700112244,999,5,IDR,BI_FAST,2026-11-23,,',
    )
    expect(told(refused)).toEqual([
      [2, 'to_account_number', 'U-TRSY-TF-37'],
      [3, 'to_account_number', 'U-TRSY-ET-11'],
      [4, 'bank_code', 'U-TRSY-BA-12'],
    ])
    const { status, issues } = await file('100001,7700112244,8,5000,IDR,BI_FAST,2026-11-23,,')
    expect([status, issues]).toEqual(['IMPORTED', []])
    const { items } = await scene.list('kind=TRANSFER')
    expect(items).toMatchObject([{ amount: { amount: '5000.00' }, toAccountId: null }])
  })

  it('is told that transfers stay in an entity, and that payments are switched off', async () => {
    const scene = await openOffice()
    await scene.control({ transfersActive: false })
    const transfers = await bring(
      scene,
      [TRANSFERS, '100001,100003,,5,IDR,,2026-11-23,,'].join('\n'),
      {},
      'transfer-imports',
    )
    expect(told(transfers)).toEqual([
      [null, null, 'U-TRSY-TF-10'],
      [2, 'to_account_number', 'U-TRSY-TF-18'],
    ])
    const payments = await bring(scene, file('100001,Sinar,,,5,IDR,BI_FAST,2026-11-23,,'))
    expect(payments.status).toBe('HAS_ERRORS')
    expect(told(payments)).toEqual([[null, null, 'U-TRSY-TF-11']])
  })

  it('is refused with more rows than people can approve, and when it is another file', async () => {
    const scene = await openOffice()
    const row = '100001,Sinar,,,5,IDR,BI_FAST,2026-11-23,,'
    const long = await bring(scene, file(...Array.from({ length: 10_001 }, () => row)))
    expect(told(long)).toEqual([[null, null, 'U-TRSY-RI-3']])
    expect(told(await bring(scene, 'Tanggal,Jumlah\n1,2'))).toEqual([[1, null, 'U-TRSY-TF-30']])
  })
})

describe('what may be a duplicate', () => {
  it('is a warning to be ticked, of what was made before and of rows before', async () => {
    const scene = await openOffice()
    const before = await scene.create({ amount: { amount: '1000000.00', currency: 'IDR' } })
    const text = file(
      '100001,Sinar,,,1000000,IDR,BI_FAST,2026-11-25,,',
      '100001,Sinar,,,2000000,IDR,BI_FAST,2026-11-25,,',
      '100002,Sinar,,,2000000,IDR,,2026-12-02,,',
      '100001,Sinar,,,2000000,IDR,BI_FAST,2026-12-10,,',
    )
    const warned = await bring(scene, text)
    expect(warned.status).toBe('HAS_WARNINGS')
    expect(warned.issues.map(({ severity, row, message }) => [severity, row, message])).toEqual([
      ['WARNING', 2, `The same amount is already going to the same account within 7 days: ${before.number}.`],
      ['WARNING', 4, 'Row 3 pays the same amount to the same account within 7 days.'],
    ])
    expect(await madeBy(scene, warned)).toEqual([])
    const ticked = await bring(scene, text, { ignoreWarnings: true, hash: warned.hash })
    expect(ticked.status).toBe('IMPORTED')
    expect(await madeBy(scene, ticked)).toHaveLength(4)
    expect((await bring(scene, text)).issues.map(({ code }) => code)).toContain('U-TRSY-RI-7')
  })
})

describe('an import that is cut off', () => {
  const rows = Array.from({ length: 20 }, (_, at) => `100001,Sinar,,,${1000 + at},IDR,BI_FAST,2026-11-23,,`)

  it('makes nothing twice and leaves no number out', async () => {
    const scene = await openOffice()
    const importId = await ask(scene, file(...rows))
    let stores = 0
    const dying: Database = {
      ...database,
      inOrganization: (organizationId, actorId, use, given) =>
        database.inOrganization(
          organizationId,
          actorId,
          async tx => {
            const answer = await use(tx)
            // The transaction with a longer timeout is the one that stores.
            if (given?.timeoutMs !== undefined && ++stores === 1) throw new Error('killed')
            return answer
          },
          given,
        ),
    }
    await expect(run(scene, importId, dying)).rejects.toThrow('killed')
    expect((await read(scene.maker, importId)).status).toBe('IMPORTING')
    await run(scene, importId)
    // A job that is retried.
    await run(scene, importId)
    const answer = await read(scene.maker, importId)
    expect(answer.status).toBe('IMPORTED')
    const made = await madeBy(scene, answer)
    expect(made.map(({ number }) => Number(number.slice(-6)))).toEqual(rows.map((_row, at) => at + 1))
    expect((await scene.create()).number).toBe('PMT-2026-000021')
  })

  it('judges its rows again as it stores them: what changed since the check is told in its row', async () => {
    const scene = await openOffice()
    const importId = await ask(scene, file(...rows.slice(0, 2)))
    let checked = false
    const slow: Database = {
      ...database,
      inOrganization: async (organizationId, actorId, use, given) => {
        if (given?.timeoutMs !== undefined && !checked) {
          checked = true
          await scene.create({
            counterpartyAccountId: await accountOf(scene),
            amount: { amount: '1001.00', currency: 'IDR' },
          })
        }
        return database.inOrganization(organizationId, actorId, use, given)
      },
    }
    await run(scene, importId, slow)
    const answer = await read(scene.maker, importId)
    expect(answer.status).toBe('HAS_WARNINGS')
    expect(told(answer)).toEqual([[3, 'amount', 'U-TRSY-TF-26']])
    expect(await madeBy(scene, answer)).toEqual([])
  })
})

describe('somebody who pays while an import stores', () => {
  const rows = ['100001,Sinar,,,70000000,IDR,BI_FAST,2026-11-25,,', '100001,Sinar,,,80000000,IDR,BI_FAST,2026-11-25,,']

  /** Runs `work` when all rows of the first attempt are stored and not yet committed. */
  function whileStored(work: () => Promise<unknown>): Database {
    let done = false
    return {
      ...database,
      inOrganization: (organizationId, actorId, use, given) =>
        database.inOrganization(
          organizationId,
          actorId,
          async tx => {
            const answer = await use(tx)
            if (given?.timeoutMs !== undefined && !done) {
              done = true
              await work()
            }
            return answer
          },
          given,
        ),
    }
  }

  it('is not paid from an account that is closed at this moment', async () => {
    const scene = await openOffice()
    const importId = await ask(scene, file(...rows))
    const path = `/v1/bank-accounts/${scene.bca.id}`
    const { body } = await scene.maker.get<{ version: number }>(path)
    const close = () => scene.maker.post(`${path}/close`, { version: body.version, reason: 'No longer used' })
    await run(
      scene,
      importId,
      whileStored(async () => expect(await close()).toMatchObject({ status: 200 })),
    )
    const answer = await read(scene.maker, importId)
    expect(answer.status).toBe('HAS_ERRORS')
    expect(told(answer)).toEqual([2, 3].map(row => [row, 'from_account_number', 'U-TRSY-BA-31']))
    expect(await madeBy(scene, answer)).toEqual([])
  })

  /** Imports the rows while another user pays, to the same beneficiary by default. */
  async function bringBeside(scene: Scene, over: object) {
    const counterpartyAccountId = await accountOf(scene)
    const importId = await ask(scene, file(...rows))
    await run(
      scene,
      importId,
      whileStored(() => scene.create({ counterpartyAccountId, date: '2026-11-25', ...over })),
    )
    const answer = await read(scene.maker, importId)
    return { answer, made: await madeBy(scene, answer) }
  }

  it('does not wait for it', async () => {
    const scene = await openOffice()
    const [other] = (await scene.party({}, { accountNumber: '900054321' })).bankAccounts
    const { answer, made } = await bringBeside(scene, { counterpartyAccountId: other?.id })
    expect(answer.status).toBe('IMPORTED')
    expect(made.map(({ number }) => number)).toEqual(['PMT-2026-000001', 'PMT-2026-000002'])
    expect((await scene.list('kind=PAYMENT')).items).toHaveLength(3)
  })

  it('pays what the import may repeat: it is checked again, and asks', async () => {
    const amount = { amount: '80000000.00', currency: 'IDR' }
    const { answer, made } = await bringBeside(await openOffice(), { amount })
    expect(answer.status).toBe('HAS_WARNINGS')
    expect(told(answer)).toEqual([[3, 'amount', 'U-TRSY-TF-26']])
    expect(made).toEqual([])
  })

  it('counts in the total of the day, by which the rows are then approved', async () => {
    const scene = await openOffice()
    await askForTwo(scene)
    const amount = { amount: '60000000.00', currency: 'IDR' }
    const { answer, made } = await bringBeside(scene, { amount })
    expect(answer.status).toBe('IMPORTED')
    // Alone the first would be below the band.
    expect(made.map(({ approvalsNeeded }) => approvalsNeeded)).toEqual([2, 2])
  })
})

it('rows to several accounts of one counterparty count together, with what goes there already', async () => {
  const scene = await openOffice()
  await askForTwo(scene)
  const bankAccounts = ['900088881', '900088882', '900088883'].map(accountNumber => ({
    bankCode: '008',
    accountNumber,
    accountName: 'PT GANDA',
  }))
  const { bankAccounts: stored } = await scene.party({ alias: 'Ganda', bankAccounts })
  const row = (number: string, amount: string) => `100001,Ganda,${number},008,${amount},IDR,BI_FAST,2026-11-23,,`
  const first = await bring(scene, file(row('900088881', '60000000.00'), row('900088882', '50000000.00')))
  expect((await madeBy(scene, first)).map(({ approvalsNeeded }) => approvalsNeeded).toSorted()).toEqual([1, 2])
  await scene.create({ counterpartyAccountId: stored[2]?.id, amount: { amount: '1000.00', currency: 'IDR' } })
  const next = await bring(scene, file(row('900088883', '20000.00')))
  expect((await madeBy(scene, next)).map(({ approvalsNeeded }) => approvalsNeeded)).toEqual([2])
}, 240_000)

async function accountOf(scene: Scene): Promise<string | undefined> {
  const { body } = await scene.maker.get<{ items: { bankAccounts: { id: string }[] }[] }>(
    '/v1/counterparties?search=Sinar',
  )
  return body.items[0]?.bankAccounts[0]?.id
}

describe('who may', () => {
  it('needs the right to make payments, and finds nothing of another organization', async () => {
    const [scene, other] = [await openOffice(), await openOffice()]
    const answer = await bring(scene, file('100001,Sinar,,,5,IDR,BI_FAST,2026-11-23,,'), { dryRun: true })
    expect(answer.status).toBe('READY')
    const fileId = await scene.maker.upload('PAYMENTS', 'file.csv', file())
    const asked = { fileId }
    expect((await scene.as('viewer').post<Problem>('/v1/payment-imports', asked)).body.code).toBe('G-20')
    expect((await scene.as('viewer').get(`/v1/record-imports/${answer.id}`)).status).toBe(200)
    expect((await other.maker.get<Problem>(`/v1/record-imports/${answer.id}`)).body.code).toBe('G-7')
    expect((await other.maker.post<Problem>('/v1/payment-imports', asked)).body.code).toBe('G-7')
    expect((await scene.maker.post<Problem>('/v1/transfer-imports', asked)).body.code).toBe('U-TRSY-FI-7')
    expect((await scene.maker.post<Problem>('/v1/payment-imports', { ...asked, hash: 'x' })).body.code).toBe(
      'U-TRSY-TF-31',
    )
  })
})

describe('templates', () => {
  it.each(['payments', 'transfers'] as const)('%s: their columns are those that are read', async kind => {
    const scene = await openOffice()
    const { body } = await scene.maker.get<string>(`/v1/templates/${kind}.csv`)
    expect(body.split('\n')[0]).toBe(kind === 'payments' ? PAYMENTS : TRANSFERS)
    const answer = await bring(scene, body, { dryRun: true }, `${kind.slice(0, -1)}-imports`)
    // Its account and its counterparty belong to another organization; every other cell is valid.
    expect(new Set(answer.issues.map(({ code }) => code))).toEqual(
      new Set(kind === 'payments' ? ['U-TRSY-ET-11', 'U-TRSY-ET-5'] : ['U-TRSY-ET-11']),
    )
  })
})
