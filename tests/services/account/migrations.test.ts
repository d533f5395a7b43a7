// Tests migrations that change data: a database in the state before each, with rows, is migrated.
import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { accountSchema } from '../../../services/account/schema.ts'
import { withAdmin } from '../../../services/kit/database/provision.ts'
import { migrated } from '../../support/migrated.ts'

it('0007 knows of the members that were there that they came in', async () => {
  const url = await migrated(accountSchema, '0007-members.sql', async admin => {
    for (const status of ['ACTIVE', 'DEACTIVATED', 'REMOVED', 'INVITED'])
      await admin.query(
        `insert into membership (organization_id, id, person_id, role_id, status)
         values ($1, gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), $2)`,
        [randomUUID(), status],
      )
  })
  const { rows } = await withAdmin(url, admin =>
    admin.query('select status, joined_at = created_at as joined from membership order by status'),
  )
  expect(rows).toEqual([
    { status: 'ACTIVE', joined: true },
    { status: 'DEACTIVATED', joined: true },
    { status: 'INVITED', joined: null },
    { status: 'REMOVED', joined: true },
  ])
})

it('0027 knows when the access of those who left ended, and revokes their tokens', async () => {
  const url = await migrated(accountSchema, '0027-access-ended.sql', async admin => {
    for (const status of ['ACTIVE', 'DEACTIVATED', 'REMOVED']) {
      const [organization, member] = [randomUUID(), randomUUID()]
      await admin.query(
        `insert into membership (organization_id, id, person_id, role_id, status, joined_at, changed_at)
         values ($1, $2, gen_random_uuid(), gen_random_uuid(), $3, now(), '2026-01-02')`,
        [organization, member, status],
      )
      await admin.query(
        `insert into api_token (organization_id, id, name, secret_hash, membership_id, person_id, permissions, expires_at)
         values ($1, gen_random_uuid(), $3, sha256($3::text::bytea), $2, gen_random_uuid(), '{}', '2030-01-01')`,
        [organization, member, status],
      )
    }
  })
  const { rows } = await withAdmin(url, admin =>
    admin.query(
      `select m.status, m.access_ended_at = m.changed_at as ended, t.revoked_at is not null as revoked
       from membership m join api_token t on t.membership_id = m.id order by m.status`,
    ),
  )
  expect(rows).toEqual([
    { status: 'ACTIVE', ended: null, revoked: false },
    { status: 'DEACTIVATED', ended: true, revoked: true },
    { status: 'REMOVED', ended: true, revoked: true },
  ])
})

it('0180 knows of invoices that were there what was written off of them, and that they were not paid', async () => {
  const url = await migrated(accountSchema, '0180-written-off-invoices.sql', async admin => {
    const organization = randomUUID()
    await admin.query(
      `insert into entity (organization_id, id, name, is_default) values ($1, gen_random_uuid(), 'PT', true)`,
      [organization],
    )
    for (const [number, status, remaining, withheld, written, undone] of [
      ['1 paid', 'PAID', 0, 0, 0, null],
      ['2 written off', 'PAID', 0, 0, 111, null],
      ['3 slip awaited', 'PARTIALLY_PAID', 2, 2, 109, null],
      ['4 taken back', 'ISSUED', 111, 2, 109, 'now'],
      ['5 open again', 'PARTIALLY_PAID', 50, 2, 40, null],
    ] as const) {
      const [invoice, memo] = [randomUUID(), randomUUID()]
      await admin.query(
        `insert into invoice (organization_id, id, number, status, customer_id, customer_name, invoice_date, term_days, term_from,
           currency, vat_treatment, line_count, first_line, subtotal_minor, discount_minor, base_minor, vat_rate, vat_minor,
           is_stamp_due, stamp_minor, total_minor, withheld_minor, remaining_minor, withheld_open_minor, hard_copy, snapshot, issued_at, search_text)
         values ($1, $2, $3, $4, gen_random_uuid(), 'PT', '2026-11-01', 30, 'INVOICE_DATE',
           'IDR', 'STANDARD', 1, 'x', 100, 0, 100, 1100, 11, false, 0, 111, 2, $5, $6, false, '{}', now(), 'x')`,
        [organization, invoice, number, status, remaining, withheld],
      )
      await admin.query(
        `insert into credit_memo (organization_id, id, number, kind, status, customer_id, customer_name, invoice_id, invoice_number, memo_date,
           note, reason, currency, line_count, base_minor, vat_minor, total_minor, withheld_minor, approved_at, search_text)
         values ($1, $2, $3, 'WRITE_OFF', case when $4::text is null then 'APPLIED' else 'VOIDED' end, gen_random_uuid(), 'PT', $5, $3, '2026-11-02',
           'x', $4, 'IDR', 0, 1, 0, 1, 0, now(), 'x')`,
        [organization, memo, number, undone, invoice],
      )
      if (written > 0)
        await admin.query(
          `insert into credit_memo_application (organization_id, id, memo_id, invoice_id, amount_minor, withheld_minor, applied_on, applied_at, undone_at, undo_reason)
           values ($1, gen_random_uuid(), $2, $3, $4, 0, '2026-11-02', now(), case when $5::text is null then null else now() end, $5)`,
          [organization, memo, invoice, written, undone],
        )
    }
  })
  const { rows } = await withAdmin(url, admin =>
    admin.query('select number, status, written_off_minor::int as written from invoice order by number'),
  )
  expect(rows).toEqual([
    { number: '1 paid', status: 'PAID', written: 0 },
    { number: '2 written off', status: 'WRITTEN_OFF', written: 111 },
    { number: '3 slip awaited', status: 'WRITTEN_OFF', written: 109 },
    { number: '4 taken back', status: 'ISSUED', written: 0 },
    { number: '5 open again', status: 'PARTIALLY_PAID', written: 40 },
  ])
})

it('0199 reads what providers told of checkout once more, since what they gave back was passed over', async () => {
  const url = await migrated(accountSchema, '0199-checkout-refunds.sql', async admin => {
    await admin.query('insert into checkout_position (position) values (42)')
  })
  const { rows } = await withAdmin(url, admin => admin.query('select position from checkout_position'))
  expect(rows).toEqual([])
})

it('0210 reads what providers told of checkout once more, since refunds that they took back were passed over', async () => {
  const url = await migrated(accountSchema, '0210-checkout-refunds-taken-back.sql', async admin => {
    await admin.query('insert into checkout_position (position) values (42)')
  })
  const { rows } = await withAdmin(url, admin => admin.query('select position from checkout_position'))
  expect(rows).toEqual([])
})

it('0241 says of payments that waited and never counted that they failed, and of no others', async () => {
  const url = await migrated(accountSchema, '0241-failed-payments.sql', async admin => {
    for (const [number, status, method, confirmed, proof] of [
      ['1 cash that nobody confirmed', 'CANCELED', 'CASH', null, false],
      ['2 cash that was confirmed', 'CANCELED', 'CASH', '2026-11-02', false],
      ['3 a proof that was rejected', 'CANCELED', 'BANK_TRANSFER', null, true],
      ['4 a transfer that staff recorded', 'CANCELED', 'BANK_TRANSFER', null, false],
      ['5 cash that waits', 'PENDING', 'CASH', null, false],
    ] as const)
      await admin.query(
        `insert into received_payment (organization_id, id, number, status, method, verification, customer_id, customer_name, payment_date,
           currency, amount_minor, confirmed_at, proof_of, customer_email, reason, search_text)
         values ($1, gen_random_uuid(), $2, $3, $4, case when $4 = 'BANK_TRANSFER' then 'UNVERIFIED' end, gen_random_uuid(), 'PT', '2026-11-01',
           'IDR', 100, $5, case when $6 then array[gen_random_uuid()] else '{}'::uuid[] end, case when $6 then 'a@b.example' end,
           case when $3 = 'CANCELED' then 'x' end, 'x')`,
        [randomUUID(), number, status, method, confirmed, proof],
      )
  })
  const { rows } = await withAdmin(url, admin =>
    admin.query<{ number: string; status: string }>('select number, status from received_payment order by number'),
  )
  expect(rows.map(({ number, status }) => `${number[0]} ${status}`)).toEqual([
    '1 FAILED',
    '2 CANCELED',
    '3 FAILED',
    '4 CANCELED',
    '5 PENDING',
  ])
})

it('0340 knows of payments that ended what their provider gave back, and of no others', async () => {
  const url = await migrated(accountSchema, '0340-refunded-payments.sql', async admin => {
    for (const [number, status, by, reason] of [
      ['1 refunded in part', 'CANCELED', null, 'The provider gave 0.40 IDR back'],
      ['2 reversed', 'CANCELED', null, 'The provider reported it as REVERSED'],
      ['3 voided', 'CANCELED', null, 'The provider reported it as VOIDED'],
      ['4 corrected', 'CANCELED', null, 'The provider took 0.40 IDR of a refund back'],
      ['5 canceled by a person', 'CANCELED', randomUUID(), 'The provider gave 0.40 IDR back'],
      ['6 received', 'SUCCEEDED', null, null],
    ] as const)
      await admin.query(
        `insert into received_payment (organization_id, id, number, status, status_changed_by, method, customer_id, customer_name, payment_date,
           currency, amount_minor, reason, search_text)
         values ($1, gen_random_uuid(), $2, $3, $4, 'QRIS', gen_random_uuid(), 'PT', '2026-11-01', 'IDR', 100, $5, 'x')`,
        [randomUUID(), number, status, by, reason],
      )
  })
  const { rows } = await withAdmin(url, admin =>
    admin.query<{ number: string; refunded: string }>(
      'select number, refunded_minor as refunded from received_payment order by number',
    ),
  )
  expect(rows.map(({ number, refunded }) => `${number[0]} ${refunded}`)).toEqual([
    '1 40',
    '2 100',
    '3 0',
    '4 0',
    '5 0',
    '6 0',
  ])
})

it('0230 makes the default entity the issuer of what was written before entities issued documents', async () => {
  const [organization, entity, order, invoice] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]
  const url = await migrated(accountSchema, '0230-issuing-entities.sql', async admin => {
    await admin.query(
      `insert into entity (organization_id, id, name, is_default)
       values ($1, $2, 'PT Induk', true), ($1, gen_random_uuid(), 'PT Anak', false)`,
      [organization, entity],
    )
    await admin.query(
      `insert into sales_order (organization_id, id, number, customer_id, customer_name, order_date, currency, vat_treatment, line_count,
         first_line, subtotal_minor, discount_minor, base_minor, vat_minor, total_minor, withheld_minor, search_text)
       values ($1, $2, 'SO-1', gen_random_uuid(), 'PT', '2026-11-01', 'IDR', 'STANDARD', 1, 'x', 100, 0, 100, 11, 111, 0, 'x')`,
      [organization, order],
    )
    await admin.query(
      `insert into invoice (organization_id, id, status, customer_id, customer_name, invoice_date, term_days, term_from,
         currency, vat_treatment, line_count, first_line, subtotal_minor, discount_minor, base_minor, vat_rate, vat_minor,
         is_stamp_due, stamp_minor, total_minor, withheld_minor, remaining_minor, withheld_open_minor, hard_copy, search_text)
       values ($1, $2, 'DRAFT', gen_random_uuid(), 'PT', '2026-11-01', 30, 'INVOICE_DATE',
         'IDR', 'STANDARD', 1, 'x', 100, 0, 100, 1100, 11, false, 0, 111, 0, 0, 0, false, 'x')`,
      [organization, invoice],
    )
    await admin.query('insert into invoice_bank_details (organization_id) values ($1)', [organization])
  })
  const { rows } = await withAdmin(url, admin =>
    admin.query(`
      select 'order' as kind, entity_id from sales_order union all select 'invoice', entity_id from invoice
      union all select 'bank', entity_id from invoice_bank_details order by kind`),
  )
  expect(rows).toEqual(['bank', 'invoice', 'order'].map(kind => ({ kind, entity_id: entity })))
})
