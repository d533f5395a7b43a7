// Bills over real HTTP and Postgres: permissions, and that their money is expected once and paid once.
import { sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { waitFor } from '../../../support/waitFor.ts'
import { until } from '../../../support/until.ts'
import { stoppedClock } from '../../../../services/kit/clock.ts'
import { messageOf } from '../../../../services/kit/errors.ts'
import { codes, silentCodes } from '../../../../services/treasury/errors.ts'
import { recordImportWorkers } from '../../../../services/kit/recordImports/workers.ts'
import { moveBySystem } from '../../../../services/treasury/payments/moveBySystem.ts'
import { codesOf, type PaymentBody } from '../payments/support.ts'
import { type Answer, openTreasuryApi, type Problem } from '../support/api.ts'
import { openWorker } from '../support/worker.ts'
import { type BillBody, openScene } from './support.ts'

const api = await openTreasuryApi({ clock: stoppedClock('2026-11-23T03:00:00Z') })
const scene = await openScene(api)
await openWorker(api, recordImportWorkers)

type Expected = {
  status: string
  source: string
  direction: string
  date: string
  description: string
  bankAccountId: string | null
  counterpartyId: string | null
  amount: { amount: string }
}
const expectedOf = async (id: string | null | undefined) =>
  (await scene.maker.get<Expected>(`/v1/expected-transactions/${id}`)).body
/** The expected transactions of a bill and its payments: one, or none. */
async function openMoneyOf({ id }: { id: string }): Promise<string[]> {
  const found = await scene.readBill(id)
  const paid = await Promise.all(found.paymentIds.map(each => scene.read(each)))
  const ids = [found.expectedTransactionId, ...paid.flatMap(row => row.expectedTransactionIds)]
  const rows = await Promise.all(ids.map(expectedOf))
  return rows.filter(({ status }) => status === 'UNRECONCILED').map(({ source }) => source)
}
const paidBy = (row: BillBody, over: object = {}) => scene.make<PaymentBody>('payments', scene.paymentOf(row, over))
async function committed(row: BillBody): Promise<PaymentBody> {
  const made = await paidBy(row)
  expect(codesOf(await scene.approve(made))).toEqual([])
  await scene.bulk('export', made)
  return scene.read(made.id)
}
/** The bank's answer to a payment. */
const bankSays = (of: { id: string }, step: 'BANK_SUCCEEDED' | 'BANK_FAILED') =>
  scene.inside(async tx => {
    await tx.execute(`update payment set channel = 'API' where id = '${of.id}'`)
    await moveBySystem(tx, of.id, step, { reason: 'OTHER', message: 'No' })
  })
const match = (statementTransactionId: string, expectedTransactionId: string | null | undefined, over: object = {}) =>
  scene.maker.post<{ id: string }>(
    '/v1/reconciliations',
    { statementTransactionIds: [statementTransactionId], expectedTransactionIds: [expectedTransactionId], ...over },
    { 'idempotency-key': randomUUID() },
  )
const unmatch = ({ body }: { body: { id: string } }) =>
  scene.maker.post<Problem>(`/v1/reconciliations/${body.id}/remove`, { reason: 'Wrong line' })
const stand = async ({ id }: { id: string }) => {
  const { status, paymentStatus } = await scene.readBill(id)
  return [status, paymentStatus]
}

/** The feed's events about a bill, in order. */
const toldOf = async ({ id }: { id: string }) => {
  const rows = await api.database.runAs<{ type: string }>(
    'feed',
    'select type from outbox where subject_id = $1 order by id',
    [id],
  )
  return rows.map(({ type }) => type.replace('bill.', ''))
}

describe('a bill', () => {
  it('is made once for a key, with its documents, and is a draft with a number', async () => {
    const pdf = Buffer.from('%PDF-1.7 bill')
    const fileId = await scene.billMaker.upload('BILL_DOCUMENT', 'bill.pdf', pdf)
    const values = scene.billValues()
    const key = { 'idempotency-key': randomUUID() }
    const one = await scene.billMaker.post<BillBody>('/v1/bills', { ...values, fileIds: [fileId] }, key)
    const other = await scene.billMaker.post<BillBody>('/v1/bills', { ...values, fileIds: [fileId] }, key)
    expect([one.status, other.body.id]).toEqual([201, one.body.id])
    expect(one.body).toMatchObject({
      ...values,
      number: expect.stringMatching(/^BILL-2026-\d{6}$/),
      status: 'DRAFT',
      paymentStatus: 'UNPAID',
      files: [{ fileId, name: 'bill.pdf' }],
      expectedTransactionId: null,
      createdBy: scene.billMaker.actorId,
      allowedActions: ['UPDATE', 'SUBMIT', 'CANCEL', 'DELETE'],
    })
  })

  it('is found by its number, its words, its amount and its counterparty, and counted', async () => {
    const made = await scene.createBill({ category: 'Sewa gudang' })
    const found = async (query: string) =>
      (await scene.billMaker.get<{ items: BillBody[] }>(`/v1/bills?${query}`)).body.items.map(({ id }) => id)
    expect(await found(`search=${made.number}`)).toEqual([made.id])
    expect(await found(`search=gudang+${made.amount.amount}`)).toEqual([made.id])
    expect(await found(`status=DRAFT&counterpartyId=${scene.sinar.id}&dueFrom=2026-12-05&dueTo=2026-12-05`)).toContain(
      made.id,
    )
    expect(await found(`counterpartyId=${randomUUID()}`)).toEqual([])
    const { body: counts } = await scene.billMaker.get<{ all: number; draft: number }>('/v1/bills/counts')
    const { body: summary } = await scene.billMaker.get<{ totalCount: number }>('/v1/bills/summary?status=DRAFT')
    expect(summary.totalCount).toBe(counts.draft)
  })

  it('goes from its maker to an approver, and an edit takes it back to the start', async () => {
    const made = await scene.createBill()
    // As many as a list can select; repetitions count once.
    const many = Array.from({ length: 1_000 }, () => made.id)
    expect(codesOf(await scene.billMaker.post('/v1/bills/submit', { ids: many }))).toEqual([])
    const seen = await scene.readBill(made.id, scene.billApprover)
    expect(seen).toMatchObject({ status: 'SUBMITTED', allowedActions: ['APPROVE', 'CANCEL'], approvalObstacle: null })
    const edited = await scene.billMaker.put<BillBody>(
      `/v1/bills/${made.id}`,
      scene.billValues({ version: seen.version }),
    )
    expect(edited.body).toMatchObject({ status: 'DRAFT', previousStatus: 'SUBMITTED', submittedBy: null })
    await scene.submit(made)
    const body = { bills: [{ id: made.id, version: seen.version }] }
    expect(codesOf(await scene.billApprover.post('/v1/bills/approve', body))).toEqual(['G-3'])
    expect(codesOf(await scene.approveBill(made))).toEqual([])
    expect(await scene.readBill(made.id)).toMatchObject({
      status: 'APPROVED',
      previousStatus: 'SUBMITTED',
      approvedBy: scene.billApprover.actorId,
    })
    expect(await toldOf(made)).toEqual(['changed', 'moved', 'moved', 'moved', 'moved'])
  })

  it('stands where it stood when its values change, or somebody pays it', async () => {
    const draft = await scene.createBill()
    const edited = await scene.billMaker.put<BillBody>(`/v1/bills/${draft.id}`, scene.billValues({ version: 1 }))
    expect(edited.body).toMatchObject({ status: 'DRAFT', previousStatus: null })
    expect(await toldOf(draft)).toEqual(['changed', 'changed'])
    const row = await scene.approvedBill()
    await paidBy(row)
    expect(await toldOf(row)).toEqual(['changed', 'moved', 'moved', 'changed'])
  })

  it('is approved by another person than its maker, unless the organization says otherwise', async () => {
    const both = scene.asBilled('everything')
    const made = await scene.createBill({}, both)
    await scene.submit(made, both)
    expect(await scene.readBill(made.id, both)).toMatchObject({ approvalObstacle: 'OWN_BILL' })
    expect(codesOf(await scene.approveBill(made, both))).toEqual(['U-TRSY-BI-9'])
    await scene.control({ approveOwn: true })
    expect(codesOf(await scene.approveBill(made, both))).toEqual([])
    await scene.control({})
  })

  it('is for those whose role says so', async () => {
    const made = await scene.createBill()
    const viewer = scene.asBilled('viewer')
    expect(codesOf(await viewer.post('/v1/bills', scene.billValues(), { 'idempotency-key': 'a' }))).toEqual(['G-20'])
    expect(codesOf(await scene.cancelBill(made, viewer))).toEqual(['G-20'])
    expect(codesOf(await scene.approveBill(made, scene.billMaker))).toEqual(['G-20'])
    expect(codesOf(await scene.maker.get('/v1/bills'))).toEqual(['G-20'])
    const elsewhere = await openScene(api)
    expect(codesOf(await elsewhere.billMaker.get(`/v1/bills/${made.id}`))).toEqual(['G-7'])
    expect(codesOf(await elsewhere.submit(made, elsewhere.billMaker))).toEqual(['G-7'])
    expect(codesOf(await elsewhere.tryCreate(elsewhere.paymentOf(made)))).toContain('G-7')
  })
})

describe('the money of a bill', () => {
  it('is expected once it is approved, on its due date, from any account', async () => {
    const row = await scene.approvedBill()
    expect(await expectedOf(row.expectedTransactionId)).toMatchObject({
      status: 'UNRECONCILED',
      source: 'BILL',
      direction: 'DEBIT',
      date: row.dueDate,
      description: `${row.number} INV/2026/0815`,
      bankAccountId: null,
      counterpartyId: scene.sinar.id,
      amount: row.amount,
    })
    await scene.cancelBill(row, scene.billApprover)
    expect(await scene.readBill(row.id)).toMatchObject({ status: 'CANCELLED', cancellationReason: 'Sent twice' })
    expect(await openMoneyOf(row)).toEqual([])
  })

  it('is waited for once, while a payment of it is made, approved, called off and made again', async () => {
    const row = await scene.approvedBill()
    const first = await paidBy(row)
    expect(await openMoneyOf(row)).toEqual(['BILL'])
    await scene.approve(first)
    expect(await openMoneyOf(row)).toEqual(['PAYMENT'])
    await scene.bulk('cancel', first, { reason: 'No' })
    expect(await openMoneyOf(row)).toEqual(['BILL'])
    await committed(await scene.readBill(row.id))
    expect(await openMoneyOf(row)).toEqual(['PAYMENT'])
    expect(await stand(row)).toEqual(['APPROVED', 'IN_PROGRESS'])
  })

  it('cannot be paid while the organization makes no payments', async () => {
    const row = await scene.approvedBill()
    const everything = scene.asBilled('everything')
    const offered = async () => (await scene.readBill(row.id, everything)).allowedActions
    expect(await offered()).toContain('PAY')
    await scene.control({ transfersActive: false })
    expect(await offered()).toEqual(['CANCEL', 'MARK_PAID'])
    expect(codesOf(await scene.tryCreate(scene.paymentOf(row)))).toEqual(['U-TRSY-TF-11'])
    await scene.control({})
    expect(await offered()).toContain('PAY')
  })

  it('is not paid by what repeats', async () => {
    const row = await scene.approvedBill()
    const refusal = { code: 'G-2', errors: [{ path: 'recurrence', code: 'INVALID_VALUE' }] }
    const created = await scene.tryCreate(scene.paymentOf(row, { recurrence: 'MONTHLY' }))
    expect(created.body).toMatchObject(refusal)
    const { id, version } = await paidBy(row)
    const edit = { ...scene.paymentOf(row, { recurrence: 'MONTHLY' }), version }
    expect((await scene.maker.put(`/v1/payments/${id}`, edit)).body).toMatchObject(refusal)
  })

  it('is paid when the bank has sent its payment', async () => {
    const row = await scene.approvedBill()
    await bankSays(await committed(row), 'BANK_SUCCEEDED')
    expect(await stand(row)).toEqual(['PAID', 'PAID'])
    expect(codesOf(await scene.tryCreate(scene.paymentOf(row, { allowDuplicate: true })))).toEqual(['U-TRSY-BI-8'])
  })

  it('is paid when a line settles its payment, and is not when that is taken back', async () => {
    const row = await scene.approvedBill()
    const { expectedTransactionIds } = await committed(row)
    const matched = await match((await scene.line(row.amount.amount)).id, expectedTransactionIds[0])
    expect(await stand(row)).toEqual(['PAID', 'PAID'])
    expect(codesOf(await unmatch(matched))).toEqual([])
    expect(await stand(row)).toEqual(['APPROVED', 'IN_PROGRESS'])
    expect(await openMoneyOf(row)).toEqual(['PAYMENT'])
  })

  it('stays with a payment that failed until that is given up', async () => {
    const row = await scene.approvedBill()
    const failed = await committed(row)
    await bankSays(failed, 'BANK_FAILED')
    expect(await stand(row)).toEqual(['APPROVED', 'IN_PROGRESS'])
    expect(codesOf(await scene.tryCreate(scene.paymentOf(row, { allowDuplicate: true })))).toEqual(['U-TRSY-TF-16'])
    await scene.bulk('archive', failed)
    expect([await stand(row), await openMoneyOf(row)]).toEqual([['APPROVED', 'UNPAID'], ['BILL']])
    await scene.bulk('unarchive', failed)
    expect([await stand(row), await openMoneyOf(row)]).toEqual([['APPROVED', 'IN_PROGRESS'], ['PAYMENT']])
    await scene.bulk('archive', failed)
    await paidBy(row)
    expect(codesOf(await scene.bulk('unarchive', failed))).toEqual(['U-TRSY-TF-16'])
    expect(await openMoneyOf(row)).toEqual(['BILL'])
  })

  it('is matched with the line that a person names, and opened again with it', async () => {
    const row = await scene.approvedBill()
    const [near, far] = [
      await scene.line(row.amount.amount, { date: '2026-11-22' }),
      await scene.line(row.amount.amount, { date: '2026-10-01' }),
    ]
    await scene.line(row.amount.amount, { direction: 'CREDIT' })
    const { body: found } = await scene.settler.get<{ items: { billId: string; statementTransactionIds: string[] }[] }>(
      `/v1/bills/matching-lines?billIds=${row.id}`,
    )
    expect(found.items).toEqual([{ billId: row.id, statementTransactionIds: [near.id, far.id] }])
    const paid = await scene.markPaid(row, near.id)
    expect(paid.body).toMatchObject({ status: 'PAID', paymentStatus: 'PAID', allowedActions: [] })
    const { body: made } = await scene.settler.get<{ items: { id: string }[] }>(
      `/v1/record-reconciliations?expectedTransactionIds=${row.expectedTransactionId}`,
    )
    await unmatch({ body: made.items[0]! })
    expect(await stand(row)).toEqual(['APPROVED', 'UNPAID'])
    expect(await openMoneyOf(row)).toEqual(['BILL'])
  })

  it('is not named as paid while a payment of it is being made', async () => {
    const row = await scene.approvedBill()
    const { id: lineId } = await scene.line(row.amount.amount)
    const waiting = (count: number) =>
      waitFor(async () => {
        const { rows } = await scene.inside(tx =>
          tx.execute(sql`select 1 from pg_locks waiting where not granted and exists (
            select from pg_locks held where held.pid = waiting.pid
              and held.database = (select oid from pg_database where datname = current_database()))`),
        )
        expect(rows.length).toBeGreaterThanOrEqual(count)
      })
    // Both reach the bill's expected transaction before either can continue, the payment first.
    const answers = await scene.inside(async tx => {
      await tx.execute(sql`select 1 from expected_transaction where bill_id = ${row.id} for update`)
      const created = scene.tryCreate(scene.paymentOf(row))
      await waiting(1)
      const named = scene.markPaid(row, lineId)
      await waiting(2)
      return [created, named]
    })
    const [created, named] = await Promise.all(answers)
    expect(created?.status).toBe(201)
    expect(named?.body).toMatchObject({ code: 'U-TRSY-TF-16' })
    expect(await stand(row)).toEqual(['APPROVED', 'IN_PROGRESS'])
  })

  it('is paid once by two who name a line at one moment, and by one who pays meanwhile', async () => {
    const row = await scene.approvedBill()
    const made = await paidBy(row)
    await scene.bulk('cancel', made, { reason: 'No' })
    const lines = await Promise.all([scene.line(row.amount.amount), scene.line(row.amount.amount)])
    const answers = await Promise.all([
      ...lines.map(({ id }) => scene.markPaid(row, id)),
      scene.tryCreate(scene.paymentOf(row, { allowDuplicate: true })),
    ])
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(1)
  })

  it('is not paid any more by a payment that others approve after a line was matched with it', async () => {
    const row = await scene.approvedBill()
    const undecided = await paidBy(row)
    await match((await scene.line(row.amount.amount)).id, row.expectedTransactionId)
    expect(await stand(row)).toEqual(['PAID', 'PAID'])
    expect(codesOf(await scene.approve(undecided))).toEqual(['U-TRSY-BI-8'])
  })
})

describe('a payment of a bill', () => {
  it('names it, and an edit that names another bill frees the first', async () => {
    const [one, other] = [await scene.approvedBill(), await scene.approvedBill()]
    const made = await paidBy(one)
    const { kind: _kind, ...values } = scene.paymentOf(other, { version: made.version })
    const edited = await scene.maker.put<PaymentBody & { billId: string }>(`/v1/payments/${made.id}`, values)
    expect(edited.body.billId).toBe(other.id)
    expect([await stand(one), await stand(other)]).toEqual([
      ['APPROVED', 'UNPAID'],
      ['APPROVED', 'IN_PROGRESS'],
    ])
  })

  it('loses its approvals when it no longer pays the bill', async () => {
    const row = await scene.approvedBill()
    const made = await paidBy(row)
    const plan = '{"policyId":null,"steps":[{"approverIds":[]},{"approverIds":[]}],"inOrder":false}'
    await scene.inside(tx => tx.execute(`update payment set approval_plan = '${plan}' where id = '${made.id}'`))
    await scene.approve(made)
    const { kind: _kind, ...values } = scene.paymentOf(row, { version: made.version, billId: null })
    const edited = await scene.maker.put<PaymentBody>(`/v1/payments/${made.id}`, values)
    expect(edited.body.approvalsGiven).toBe(0)
  })
})

type Name = keyof typeof codes
type Said = { code: string; message: string }
function said({ body }: Answer<Partial<Problem>>): Said[] {
  const whole = body.code === undefined ? [] : [{ code: body.code, message: body.title ?? '' }]
  return [...whole, ...(body.errors ?? [])].map(({ code, message }) => ({ code, message }))
}

/** How each code of bills, and of payments that only bills cause, is triggered. */
const PROVOKED: Partial<Record<Name, (tell: Record<string, string>) => Promise<Said[]>>> = {
  billStatementAlreadyReconciled: async tell => {
    const [row, other] = [await scene.approvedBill(), await scene.approvedBill()]
    const { id } = await scene.line(other.amount.amount)
    await scene.markPaid(other, id)
    return settled(tell, row, id)
  },
  billAmountUnmatched: async tell => settled(tell, await scene.approvedBill(), (await scene.line('1.00')).id),
  billNeedsAutoReconciliation: async tell => {
    const row = await scene.approvedBill()
    const { id } = await scene.line(row.amount.amount)
    return said(await scene.billMaker.post(`/v1/bills/${row.id}/mark-paid`, { statementTransactionId: id }, tell))
  },
  billMutationMustBeDebit: async tell => {
    const row = await scene.approvedBill()
    return settled(tell, row, (await scene.line(row.amount.amount, { direction: 'CREDIT' })).id)
  },
  billStatusInvalid: async tell => {
    const row = await scene.createBill()
    return settled(tell, row, (await scene.line(row.amount.amount)).id)
  },
  billOwnApproval: async tell => {
    const both = scene.asBilled('everything')
    const { id } = await scene.createBill({}, both)
    await scene.submit({ id }, both)
    const { version } = await scene.readBill(id)
    const { body } = await both.post<{ results: { errors: Said[] }[] }>(
      '/v1/bills/approve',
      { bills: [{ id, version }] },
      tell,
    )
    return body.results.flatMap(({ errors }) => errors.map(({ code, message }) => ({ code, message })))
  },
  billPartlyPaid: async tell => {
    const row = await scene.approvedBill()
    await match((await scene.line('1.00')).id, row.expectedTransactionId, { allowPartial: true })
    return tryPay(tell, row)
  },
  billMetadataRequired: async tell => withMetadataField(() => tryBill(tell, [])),
  billMetadataMismatch: async tell =>
    withMetadataField(() =>
      tryBill(tell, [
        { key: 'po_number', value: 'PO-1' },
        { key: 'color', value: 'red' },
      ]),
    ),
  billMetadataKeyRepeated: async tell => said(await setMetadata([PO_NUMBER, PO_NUMBER], tell)),
  billDueBeforeDate: async tell =>
    said(await scene.billMaker.post('/v1/bills', scene.billValues({ dueDate: '2026-11-19' }), tell)),
  billTaxTooFar: async tell => tryTax(tell, { vatAmount: '12000000.00' }),
  billTaxReasonRequired: async tell => tryTax(tell, { vatAmount: '11000001.00' }),
  billTaxRateUnknown: async tell => tryTax(tell, { vat: 'LUXURY' }, { date: '2025-01-31' }),
  billAmountNotNet: async tell => tryTax(tell, {}, { amount: { amount: '1.00', currency: 'IDR' } }),
  billTaxInvoiceNumberInvalid: async tell => tryTax(tell, { taxInvoiceNumber: '123' }),
  billWithholdsNothing: async tell => {
    const { id, version } = await scene.approvedBill()
    return said(await scene.billMaker.put(`/v1/bills/${id}/withholding-slip`, { version, number: '1' }, tell))
  },
  withheldFileTooLarge: async tell => {
    await storeWithheld(20_001)
    return said(await scene.billMaker.get('/v1/withheld-taxes/file?month=2021-07', tell))
  },
  billDuplicate: async tell => {
    const stored = await scene.createBill({ counterpartyId: (await scene.party({ alias: 'Twice' })).id })
    duplicateOf = stored.number
    const issues = await tryImport(tell, `2026-11-20,2026-12-05,Twice,${stored.amount.amount},IDR,,,`)
    await scene.deleteBill(stored)
    await api.database.inOrganization(scene.organization.id, scene.billMaker.actorId, tx =>
      tx.execute(sql`update counterparty set alias = id::text where alias = 'Twice'`),
    )
    return issues
  },
  billAliasNotFound: async tell => tryImport(tell, '2026-11-20,2026-12-05,Nobody,1.00,IDR,,,'),
  billEntityNotFound: async tell => tryImport(tell, '2026-11-20,2026-12-05,Imported,,IDR,1000.00,NONE,,,PT Lain'),
  billImportContentInvalid: async tell => said(await importFile(tell, 'when,what\n1,2')),
  billImportHashInvalid: async tell => said(await importFile(tell, 'date\n', { hash: 'a'.repeat(64) })),
  billTaxObjectCodeInvalid: async tell =>
    tryImport(tell, '2026-11-20,2026-12-05,Imported,,IDR,1000.00,NONE,PPH23,24104'),
  billRowRepeated: async tell =>
    tryImport(tell, '2026-11-20,2026-12-05,Imported,77.00,IDR,,,', '2026-11-27,2026-12-05,Imported,77.00,IDR,,,'),
  billAmountDiffers: async tell =>
    tryPay(tell, await scene.approvedBill(), { amount: { amount: '5.00', currency: 'IDR' } }),
  billCurrencyDiffers: async tell => {
    const dollars = await scene.account({ currency: 'USD' })
    const { id: counterpartyId, bankAccounts } = await scene.party({ type: 'INDIVIDUAL' })
    const row = await scene.approvedBill({ counterpartyId })
    const amount = { ...row.amount, currency: 'USD' }
    return tryPay(tell, row, {
      fromAccountId: dollars.id,
      amount,
      method: null,
      counterpartyAccountId: bankAccounts[0]?.id,
    })
  },
  billCounterpartyDiffers: async tell => {
    const other = await scene.party()
    return tryPay(tell, await scene.approvedBill({ counterpartyId: other.id }))
  },
  paymentAlreadyCreated: async tell => {
    const row = await scene.approvedBill()
    await paidBy(row)
    return tryPay(tell, row, { allowDuplicate: true })
  },
}

/** The bill that a row of the file duplicates. */
let duplicateOf = ''

const tryTax = async (tell: Record<string, string>, tax: object, over: object = {}) => {
  const amount = { amount: '111000000.00', currency: 'IDR' }
  const values = scene.billValues({ amount, tax: { base: '100000000.00', vat: 'STANDARD', ...tax }, ...over })
  return said(await scene.billMaker.post('/v1/bills', values, { ...tell, 'idempotency-key': randomUUID() }))
}

const IMPORT_HEADER = 'date,due_date,counterparty_alias,amount,currency,tax_base,vat,withholding,tax_object_code,entity'
type ImportAnswer = Partial<Problem> & { id: string; status: string; issues: Said[] }
async function importFile(tell: Record<string, string>, content: string, options: object = {}) {
  const fileId = await scene.billMaker.upload('BILLS', 'bills.csv', content)
  const headers = { ...tell, 'idempotency-key': randomUUID() }
  const answer = await scene.billMaker.post<ImportAnswer>(
    '/v1/bill-imports',
    { fileId, dryRun: true, ...options },
    headers,
  )
  if (answer.status !== 202) return answer
  const isDone = async () => {
    const found = await scene.billMaker.get<ImportAnswer>(`/v1/record-imports/${answer.body.id}`, tell)
    return found.body.status !== 'CHECKING' && { ...found, body: { errors: found.body.issues } as Partial<Problem> }
  }
  return until(isDone, { withinMs: 30_000 })
}
async function tryImport(tell: Record<string, string>, ...rows: string[]): Promise<Said[]> {
  const { body } = await scene.billMaker.get<{ items: unknown[] }>('/v1/counterparties?search=Imported')
  if (body.items.length === 0) await scene.party({ alias: 'Imported', taxNumber: '0016204011435000' })
  return said(await importFile(tell, [IMPORT_HEADER, ...rows].join('\n')))
}

/** This many approved bills with withholding, copies of one. */
async function storeWithheld(count: number) {
  const amount = { amount: '109000000.00', currency: 'IDR' }
  const { id: counterpartyId } = await scene.party({ taxNumber: '0016204011435000' })
  const tax = { base: '100000000.00', vat: 'STANDARD', withholding: 'PPH23' }
  const { id } = await scene.createBill({ amount, counterpartyId, tax })
  await scene.inside(async tx => {
    const { rows } = await tx.execute<{ names: string }>(sql`
      select string_agg(quote_ident(column_name), ',') as names from information_schema.columns
      where table_name = 'bill' and is_generated = 'NEVER' and column_name not in ('id', 'number', 'date', 'status')`)
    const columns = sql.raw(rows[0]!.names)
    // Only for setting up: 20,001 rows take longer on a slow machine than the timeout allows.
    await tx.execute(sql`set local statement_timeout = 0`)
    await tx.execute(sql`delete from bill where date = '2021-07-01'`)
    await tx.execute(sql`
      insert into bill (id, number, date, status, ${columns})
      select gen_random_uuid(), gen_random_uuid()::text, '2021-07-01', 'APPROVED', ${columns}
      from bill, generate_series(1, ${count}::int) where id = ${id}`)
  })
}

const PO_NUMBER = { key: 'po_number', label: 'PO number', kind: 'TEXT', required: true, choices: [] }
const company = api.as(scene.organization.id, ['treasury.bills.view', 'account.company.manage'])
async function setMetadata(metadataFields: readonly object[], tell: Record<string, string> = {}) {
  const { version } = (await company.get<{ version: number }>('/v1/bill-settings')).body
  return company.put<Problem>('/v1/bill-settings', { metadataFields, version }, tell)
}
const tryBill = async (tell: Record<string, string>, metadata: readonly object[]) =>
  said(
    await scene.billMaker.post('/v1/bills', scene.billValues({ metadata }), {
      ...tell,
      'idempotency-key': randomUUID(),
    }),
  )
/** Requires one metadata field of bills during the work. */
async function withMetadataField(work: () => Promise<Said[]>): Promise<Said[]> {
  await setMetadata([PO_NUMBER])
  try {
    return await work()
  } finally {
    await setMetadata([])
  }
}
const settled = async (tell: Record<string, string>, { id }: BillBody, statementTransactionId: string) =>
  said(await scene.settler.post(`/v1/bills/${id}/mark-paid`, { statementTransactionId }, tell))
const tryPay = async (tell: Record<string, string>, row: BillBody, over: object = {}) =>
  said(await scene.maker.post('/v1/payments', scene.paymentOf(row, over), tell))

const isName = (name: string): name is Name => name in codes
const names = Object.keys(codes).filter(isName)

it('knows of every code of bills whether it is answered', () => {
  const ours = names.filter(name => codes[name].code.startsWith('U-TRSY-BI-'))
  expect(ours.filter(name => !PROVOKED[name])).toEqual(ours.filter(name => silentCodes[name]))
})

const PARAMS: Partial<Record<Name, Record<string, string>>> = {
  billMetadataRequired: { field: 'PO number' },
  billMetadataMismatch: { field: 'color' },
  billMetadataKeyRepeated: { key: 'po_number' },
  billTaxTooFar: { computed: '11000000.00', tolerance: '100.00' },
  billTaxRateUnknown: { date: '2025-01-31' },
  billAmountNotNet: { net: '111000000.00' },
  withheldFileTooLarge: { most: '20000' },
  billAliasNotFound: { alias: 'Nobody' },
  billEntityNotFound: { entity: 'PT Lain' },
  billRowRepeated: { days: '7', row: '2' },
}

const paramsOf = (name: Name): Record<string, string> =>
  name === 'billDuplicate' ? { days: '7', numbers: duplicateOf } : (PARAMS[name] ?? {})

describe.each(['en', 'id'] as const)('in %s', language => {
  it.each(names.filter(name => PROVOKED[name]))('%s', async name => {
    const { code, ...messages } = codes[name]
    const answers = await PROVOKED[name]!({ 'accept-language': language, 'idempotency-key': randomUUID() })
    expect(answers).toContainEqual({ code, message: messageOf(messages, language, paramsOf(name)) })
  })

  it('what is not there is not found, asked for or paid', async () => {
    const { code, ...messages } = codes.notFound
    const refusal = { code, message: messageOf(messages, language) }
    const tell = { 'accept-language': language, 'idempotency-key': randomUUID() }
    expect(said(await scene.billMaker.get(`/v1/bills/${randomUUID()}`, tell))).toContainEqual(refusal)
    const row = await scene.approvedBill()
    expect(await tryPay(tell, row, { billId: randomUUID() })).toContainEqual(refusal)
  })
})
