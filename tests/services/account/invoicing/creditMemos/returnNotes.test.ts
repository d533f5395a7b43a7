// Buyers' return notes over HTTP and Postgres: awaited where the tax office has approved the invoice, limited to the memo's amount, and
// removable.
import { describe, expect, it } from 'vitest'
import { freshAccount, logistics, people, type Problem, retail } from '../../support.ts'
import { fillSomeRegions } from '../customers/support.ts'
import { invoicing } from '../invoices/support.ts'
import { pagesOf } from '../printing/support.ts'
import { line } from '../salesOrders/support.ts'

const service = await freshAccount()
await fillSomeRegions(service)
const admin = await service.as(people.admin.email)
const maker = await service.as(people.maker.email)
const viewer = await service.as(people.viewer.email)
const elsewhere = await service.as(people.owner.email, logistics)
const arus = invoicing(service, { maker, admin })
const { written, issue, linesOf, post, resultOf, must } = arus
await service.sql(`update organization set tax_number = '0021832415000000' where organization_id = $1`, [retail])
const customerId = await arus.customerWith(null)

type Note = {
  status: 'AWAITED' | 'RECEIVED'
  number: string | null
  date: string | null
  base: { amount: string; currency: string }
  vat: { amount: string; currency: string }
}
type Memo = { id: string; status: string; version: number; allowedActions: string[]; returnNote: Note | null }

let made = 0
/** The tax office's approval of an issued invoice. */
const approveTax = (invoiceId: string) =>
  service.sql(`insert into tax_invoice (organization_id, invoice_id, status, number) values ($1, $2, 'APPROVED', $3)`, [
    retail,
    invoiceId,
    `0400260009${String((made += 1)).padStart(7, '0')}`,
  ])
const read = async (id: string) => (await viewer.get<Memo>(`/v1/credit-memos/${id}`)).body

/** An approved memo of 10,000,000 on an invoice of 100,000,000 that the tax office has approved. */
async function memoOf({ isApproved = true, invoice: more = {} as object, amount = '10000000' } = {}) {
  const invoice = await issue(
    (await written(customerId, { lines: [line({ kind: 'SERVICE', quantity: '1', price: '100000000' })], ...more })).id,
  )
  if (isApproved) await approveTax(invoice.id)
  const [first] = await linesOf(invoice.id)
  const { body } = await post<Memo>(maker, '/v1/credit-memos', {
    invoiceId: invoice.id,
    memoDate: '2026-11-21',
    note: 'Retur',
    lines: [{ invoiceLineId: first!.id, amount }],
  })
  await must(resultOf(admin, '/v1/credit-memos/approve', { creditMemos: [{ id: body.id, version: body.version }] }))
  return { invoiceId: invoice.id, memo: await read(body.id) }
}
const noteOf = (more: object = {}) => ({
  number: `NR-${(made += 1)}`,
  date: '2026-11-21',
  base: '10000000',
  vat: '1100000',
  ...more,
})
const record = ({ id, version }: Memo, more: object = {}, person = maker) =>
  person.post<Memo & Problem>(`/v1/credit-memos/${id}/return-note`, { version, ...noteOf(more) })
const undo = ({ id, version }: Memo, person = maker) =>
  person.post<Memo & Problem>(`/v1/credit-memos/${id}/return-note/undo`, { version, reason: 'salah nota' })
const returnedOf = async (invoiceId: string) =>
  (await viewer.get<{ items: { returnedVat: { amount: string } }[] }>(`/v1/tax-invoices?invoiceIds=${invoiceId}`)).body
    .items[0]?.returnedVat.amount
const codeOf = ({ body }: { body: Problem }) => body.errors?.[0]?.code ?? body.code

describe('a buyer’s note', () => {
  it('is awaited of what the tax office has approved, and of nothing else', async () => {
    const { memo } = await memoOf()
    expect(memo.returnNote).toMatchObject({
      status: 'AWAITED',
      number: null,
      base: { amount: '10000000.00', currency: 'IDR' },
      vat: { amount: '1100000.00' },
    })
    expect(memo.allowedActions).not.toContain('UNDO_RETURN_NOTE')
    const { memo: plain } = await memoOf({ isApproved: false })
    expect(plain.returnNote).toBeNull()
    expect(codeOf(await record(plain))).toBe('U-ACC-CM-4')
    const { memo: untaxed } = await memoOf({ invoice: { vatTreatment: 'NONE' } })
    expect(untaxed.returnNote).toBeNull()
  })

  it('is printed for the buyer with all that the law wants on it, with its number once it has one, and for nobody where none is needed', async () => {
    const { memo, invoiceId } = await memoOf()
    const [tax] = await service.sql<{ number: string }>('select number from tax_invoice where invoice_id = $1', [
      invoiceId,
    ])
    const printed = async (id: string, person = viewer) => {
      const answer = await fetch(`${service.address}/v1/credit-memos/${id}/return-note/document?language=id`, {
        headers: { authorization: person.authorization },
      })
      return answer.ok
        ? (await pagesOf(new Uint8Array(await answer.arrayBuffer()))).join(' ')
        : ((await answer.json()) as Problem)
    }
    const page = await printed(memo.id)
    // Services are canceled, goods returned: the note has a different name for each.
    for (const words of [
      'Nota pembatalan',
      'KONSEP',
      tax!.number,
      'Rp1.100.000,00',
      '10.000.000,00',
      'Satu juta seratus ribu rupiah',
      'PPN yang diminta kembali',
      'PMK 81/2024',
    ])
      expect(page).toContain(words)
    const { body: noted } = await record(memo, { number: 'NR/2026/99' })
    const received = await printed(noted.id)
    expect(received).toContain('NR/2026/99')
    expect(received).not.toContain('KONSEP')
    const { memo: plain } = await memoOf({ isApproved: false })
    expect(await printed(plain.id)).toMatchObject({ code: 'U-ACC-CM-4' })
    expect(await printed(memo.id, elsewhere)).toMatchObject({ code: 'G-7' })
  })

  it('takes its VAT back of the tax invoice, and is listed and logged', async () => {
    const { memo, invoiceId } = await memoOf()
    const { status, body } = await record(memo, { number: 'NR/2026/77' })
    expect([status, body]).toMatchObject([
      200,
      { returnNote: { status: 'RECEIVED', number: 'NR/2026/77', date: '2026-11-21', vat: { amount: '1100000.00' } } },
    ])
    expect(await returnedOf(invoiceId)).toBe('1100000.00')
    const listed = async (returnNote: string) =>
      (await viewer.get<{ items: Memo[] }>(`/v1/credit-memos?returnNote=${returnNote}&first=200`)).body.items.map(
        ({ id }) => id,
      )
    expect(await listed('RECEIVED')).toContain(memo.id)
    expect(await listed('AWAITED')).not.toContain(memo.id)
    const [logged] = await service.sql<{ changes: { field: string; after: string }[] }>(
      `select changes from activity_log where record_id = $1 and action = 'UPDATED' order by at desc, id desc limit 1`,
      [memo.id],
    )
    expect(logged?.changes).toEqual([
      { field: 'returnNote', before: null, after: 'NR/2026/77, 2026-11-21, 1100000.00 IDR' },
    ])
  })

  it.each([
    [{ base: '10000000.01' }, 'base U-ACC-CM-24'],
    [{ vat: '1100000.01' }, 'vat U-ACC-CM-24'],
    [{ date: '2026-11-19' }, 'date U-ACC-CM-25'],
    [{ date: '2099-01-01' }, 'date U-ACC-CM-25'],
    [{ number: '  ' }, 'number G-2'],
    [{ base: '0' }, 'base AMOUNT_NOT_POSITIVE'],
  ])('refuses %j at %s', async (more, expected) => {
    const { memo } = await memoOf()
    const { status, body } = await record(memo, more)
    expect(status).toBe(422)
    const [path = '', code = ''] = expected.split(' ')
    expect(body.errors?.[0]?.path).toBe(path)
    expect([body.code, body.errors?.[0]?.code]).toContain(code)
  })

  it('may take back less, has one memo by its number, and is undone for a reason', async () => {
    const { memo, invoiceId } = await memoOf()
    const { body: noted } = await record(memo, { number: 'NR-SAMA', base: '5000000', vat: '550000' })
    expect(await returnedOf(invoiceId)).toBe('550000.00')
    const { memo: other } = await memoOf()
    expect(codeOf(await record(other, { number: 'nr-sama' }))).toBe('U-ACC-CM-26')
    // A memo that the buyer has reported to the tax office can't be voided.
    expect(noted.allowedActions).not.toContain('VOID')
    expect(codeOf(await undo(memo))).toBe('G-3')
    expect((await undo(noted)).body.returnNote).toMatchObject({ status: 'AWAITED', vat: { amount: '1100000.00' } })
    expect(await returnedOf(invoiceId)).toBe('0.00')
    expect((await record(other, { number: 'nr-sama' })).status).toBe(200)
  })

  it('of two at once, one is recorded', async () => {
    const { memo } = await memoOf()
    const answers = await Promise.all([record(memo), record(memo), record(memo)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  })

  it('is in rupiah where the invoice is in dollars', async () => {
    await post(maker, '/v1/tax-rates', {
      currency: 'USD',
      from: '2026-11-18',
      until: '2026-11-24',
      rate: '16621',
      decree: '47/KM.10/2026',
    })
    const { memo } = await memoOf({
      invoice: { currency: 'USD', lines: [line({ kind: 'SERVICE', quantity: '1', price: '10000' })] },
      amount: '1000',
    })
    expect(memo.returnNote).toMatchObject({
      base: { amount: '16621000.00', currency: 'IDR' },
      vat: { amount: '1828310.00' },
    })
  })

  it('is not dated in a closed period, and is of those who may', async () => {
    const { memo } = await memoOf()
    expect(codeOf(await record(memo, {}, viewer))).toBe('G-20')
    expect(codeOf(await record(memo, {}, elsewhere))).toMatch(/^G-(7|20)$/)
    await service.sql(
      `update controls set locked_before = '2026-11-22', lock_reason = 'tutup', lock_set_by_name = 'x', lock_set_at = now(),
        lock_set_by = gen_random_uuid() where organization_id = $1`,
      [retail],
    )
    expect(codeOf(await record(memo))).toBe('U-ACC-CM-7')
    await service.sql(
      `update controls set locked_before = null, lock_reason = null, lock_set_by_name = null, lock_set_at = null, lock_set_by = null
        where organization_id = $1`,
      [retail],
    )
  })
})
