// Tests migrations that change data: a database in the state before each, with rows, is migrated.
import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { withAdmin } from '../../../services/kit/database/provision.ts'
import { treasurySchema } from '../../../services/treasury/schema.ts'
import { migrated } from '../../support/migrated.ts'

it('0046 knows the authors of what was there: who made it and changed it last, and of what is undecided all whom the log names', async () => {
  const [maker, between, last] = [randomUUID(), randomUUID(), randomUUID()]
  const url = await migrated(treasurySchema, '0046-authors.sql', async admin => {
    // Without accounts.
    await admin.query('alter table payment drop constraint payment_organization_id_from_account_id_fkey')
    const organization = randomUUID()
    for (const status of ['NEEDS_APPROVAL', 'SENT']) {
      const { rows } = await admin.query<{ id: string }>(
        `insert into payment (organization_id, id, number, kind, status, from_account_id, counterparty_account_id, beneficiary_bank_code,
           beneficiary_account_number, beneficiary_name, amount_minor, currency, fee_minor, date, value_date, content_hash, approval_plan,
           created_by, edited_by)
         values ($1, gen_random_uuid(), $2, 'PAYMENT', $2, gen_random_uuid(), gen_random_uuid(), '014', '1', 'PT', 100, 'IDR', 0,
           '2026-11-20', '2026-11-20', '', '{"policyId":null,"steps":[{"approverIds":[]}],"inOrder":false}', $3, $4) returning id`,
        [organization, status, maker, last],
      )
      for (const actor of [between, last])
        await admin.query(
          `insert into activity_log (organization_id, id, actor_id, action, record_type, record_id, record_label)
           values ($1, gen_random_uuid(), $2, 'UPDATED', 'PAYMENT', $3, 'PMT')`,
          [organization, actor, rows[0]!.id],
        )
    }
  })
  const { rows } = await withAdmin(url, admin =>
    admin.query<{ status: string; author_ids: string[] }>(
      'select status, author_ids::text[] from payment order by status',
    ),
  )
  expect(rows.map(({ status, author_ids: ids }) => [status, ids.toSorted()])).toEqual([
    ['NEEDS_APPROVAL', [maker, between, last].toSorted()],
    ['SENT', [maker, last].toSorted()],
  ])
})

it('0005 knows of the lines that were there whether anything was ever allocated of them', async () => {
  const url = await migrated(treasurySchema, '0005-statement-history.sql', async admin => {
    for (const organization of [randomUUID(), randomUUID()])
      for (const description of ['reconciled once', 'never'])
        await admin.query(
          `with line as (
            insert into statement_transaction (organization_id, id, bank_account_id, date, description, direction, amount_minor, currency, fingerprint)
            values ($1, gen_random_uuid(), gen_random_uuid(), '2026-11-20', $2, 'CREDIT', 100, 'IDR', gen_random_uuid())
            returning organization_id, id, description)
          insert into allocation (organization_id, id, reconciliation_id, place, statement_transaction_id, expected_transaction_id, amount_minor)
          select organization_id, gen_random_uuid(), gen_random_uuid(), 0, id, gen_random_uuid(), 100 from line
          where description = 'reconciled once'`,
          [organization, description],
        )
  })
  const { rows } = await withAdmin(url, admin =>
    admin.query('select description, was_reconciled from statement_transaction order by description'),
  )
  expect(rows).toEqual([
    { description: 'never', was_reconciled: false },
    { description: 'never', was_reconciled: false },
    { description: 'reconciled once', was_reconciled: true },
    { description: 'reconciled once', was_reconciled: true },
  ])
})

it('0090 takes the English words for no reason out of matches that were undone at once', async () => {
  const url = await migrated(treasurySchema, '0090-undone-without-reason.sql', async admin => {
    await admin.query('alter table reconciliation drop constraint reconciliation_organization_id_bank_account_id_fkey')
    for (const [removedAt, reason] of [
      [null, null],
      ['2026-11-20', 'Undone at once'],
      ['2026-11-20', 'Salah pasangan'],
    ])
      await admin.query(
        `insert into reconciliation (organization_id, id, kind, result, bank_account_id, currency, amount_minor, removed_at, removal_reason)
         values ($1, gen_random_uuid(), 'MANUAL', 'FULL_MATCH', gen_random_uuid(), 'IDR', 100, $2, $3)`,
        [randomUUID(), removedAt, reason],
      )
  })
  await withAdmin(url, async admin => {
    const { rows } = await admin.query<{ removed: boolean; removal_reason: string | null }>(
      `select removed_at is not null as removed, removal_reason from reconciliation order by removed, removal_reason`,
    )
    expect(rows).toEqual([
      { removed: false, removal_reason: null },
      { removed: true, removal_reason: 'Salah pasangan' },
      { removed: true, removal_reason: null },
    ])
    await expect(
      admin.query(`update reconciliation set removal_reason = 'Early' where removed_at is null`),
    ).rejects.toMatchObject({ constraint: 'reconciliation_removal_check' })
  })
})

it('0125 forgets parties without a name, and knows what words of rules look for', async () => {
  const url = await migrated(treasurySchema, '0125-category-rules.sql', async admin => {
    const organization = randomUUID()
    for (const party of ['  ', ' PLN '])
      await admin.query(
        `insert into line_choice (organization_id, statement_transaction_id, parts, party, direction, chosen_at)
         values ($1, gen_random_uuid(), '[]', $2, 'DEBIT', now())`,
        [organization, party],
      )
    await admin.query(
      `with category as (
         insert into cash_category (organization_id, id, activity, name) values ($1, gen_random_uuid(), 'OPERATING', 'Power') returning id)
       insert into cash_rule (organization_id, id, place, words, category_id) select $1, gen_random_uuid(), 1, '{PLN,PASCA BAYAR}', id from category`,
      [organization],
    )
  })
  const read = await withAdmin(url, async admin => [
    (await admin.query<{ party: string | null }>('select party from line_choice order by party')).rows,
    (await admin.query('select patterns, is_active from cash_rule')).rows,
  ])
  expect(read).toEqual([
    [{ party: ' PLN ' }, { party: null }],
    [{ patterns: ['% PLN %', '% PASCA BAYAR %'], is_active: true }],
  ])
})

it('0142 knows what was paid of charges that were there', async () => {
  const charge = randomUUID()
  const url = await migrated(treasurySchema, '0142-paid-charges.sql', async admin => {
    const [organization, provider, transaction] = [randomUUID(), randomUUID(), randomUUID()]
    await admin.query('set session_replication_role = replica')
    await admin.query(
      `insert into provider_transaction (organization_id, id, provider_id, external_id, kind, order_reference, channel, currency, gross_minor,
         adjustment_minor, net_minor, status, status_word, is_status_known, result, settlement, transacted_at, provider_updated_at, expected_on)
       values ($1, $2, $3, 't', 'PAYMENT', 'r', 'VA', 'IDR', 499, 0, 499, 'SUCCESS', 'SUCCESS', true, 'SUCCESS', 'PENDING', now(), now(), now())`,
      [organization, transaction, provider],
    )
    for (const [id, status, paidBy] of [
      [charge, 'SUCCEEDED', transaction],
      [randomUUID(), 'EXPIRED', null],
    ])
      await admin.query(
        `insert into provider_charge (organization_id, id, key, provider_id, invoice_number, reference, method, currency, amount_minor,
           customer_name, language, expires_at, status, stage, transaction_id)
         values ($1, $2, $2, $3, 'INV-1', $4, 'QRIS', 'IDR', 500, 'x', 'en', now(), $4, 'ANSWERED', $5)`,
        [organization, id, provider, status, paidBy],
      )
  })
  const { rows } = await withAdmin(url, admin =>
    admin.query('select id, paid_minor from provider_charge where paid_minor is not null'),
  )
  expect(rows).toEqual([{ id: charge, paid_minor: '499' }])
})

it('0198 names what went back by its day, where a report told it, and leaves what an API named', async () => {
  const url = await migrated(treasurySchema, '0198-refund-names.sql', async admin => {
    const ids = { organization: randomUUID(), account: randomUUID() }
    for (const [provider, mapping, name, kind, isPaidOut] of [
      ['DOKU', null, 'INV-1/refund', 'REFUND', true],
      ['DOKU', null, 'INV-1', 'PAYMENT', true],
      ['FASPAY', '{}', 'T-1', 'REFUND', true],
      ['MIDTRANS', '{}', 'ORDER-1/key', 'REFUND', false],
      ['XENDIT', null, 'rfd-1', 'REFUND', true],
    ] as const) {
      const [shop, record] = [randomUUID(), randomUUID()]
      await admin.query(
        `insert into payment_provider (organization_id, id, provider, alias, mode, bank_account_id, counterparty_id, hook_token, file_mapping)
         values ($1, $2::uuid, $3, $2::uuid::text, 'FILE', $4, $4, replace($2::uuid::text, '-', '') || '-----------', $5)`,
        [ids.organization, shop, provider, ids.account, mapping],
      )
      await admin.query(
        `insert into payment_record (organization_id, id, provider_id, external_id, bank_account_id, currency, payout_on, net_minor, settlement)
         values ($1, $2, $3, 'batch', $4, 'IDR', '2026-11-20', 100, 'SETTLED')`,
        [ids.organization, record, shop, ids.account],
      )
      await admin.query(
        `insert into provider_transaction (organization_id, id, provider_id, external_id, kind, order_reference, channel, currency, gross_minor,
           adjustment_minor, net_minor, status, status_word, is_status_known, result, settlement, record_id, transacted_at,
           provider_updated_at, expected_on)
         values ($1, gen_random_uuid(), $2, $3, $4, 'INV', 'QRIS', 'IDR', 1, 0, 1, 'SUCCESS', 'SUCCESS', true, 'SUCCESS', 'SETTLED', $5, now(),
           now(), '2026-11-20')`,
        [ids.organization, shop, name, kind, isPaidOut ? record : null],
      )
    }
  })
  const { rows } = await withAdmin(url, admin =>
    admin.query<{ name: string }>('select external_id as name from provider_transaction order by external_id'),
  )
  expect(rows.map(({ name }) => name)).toEqual([
    'INV-1',
    'INV-1/refund/2026-11-20',
    'ORDER-1/key',
    'T-1/refund/2026-11-20',
    'rfd-1',
  ])
})

it('0199 names what went back by its amount too, and keeps the name that a report has of each', async () => {
  const url = await migrated(treasurySchema, '0199-refund-identity.sql', async admin => {
    const [organization, account, shop, record] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]
    await admin.query(
      `insert into payment_provider (organization_id, id, provider, alias, mode, bank_account_id, counterparty_id, hook_token, file_mapping)
       values ($1, $2, 'MIDTRANS', 'Shop', 'FILE', $3, $3, repeat('x', 43), '{}')`,
      [organization, shop, account],
    )
    await admin.query(
      `insert into payment_record (organization_id, id, provider_id, external_id, bank_account_id, currency, payout_on, net_minor, settlement)
       values ($1, $2, $3, 'batch', $4, 'IDR', '2026-11-20', 100, 'SETTLED')`,
      [organization, record, shop, account],
    )
    for (const [name, kind, minor, isPaidOut] of [
      ['T-1', 'PAYMENT', 15_000_000, true],
      ['T-1/refund/2026-11-20', 'REFUND', -1_000_000, true],
      ['T-1/refund/2026-11-20/2', 'REFUND', -2_000_000, true],
      ['T-1/refund/2026-11-20/3', 'REFUND', -1_000_000, true],
      ['ORDER-1/key', 'REFUND', -50, false],
    ] as const)
      await admin.query(
        `insert into provider_transaction (organization_id, id, provider_id, external_id, kind, order_reference, channel, currency, gross_minor,
           adjustment_minor, net_minor, status, status_word, is_status_known, result, settlement, record_id, transacted_at,
           provider_updated_at, expected_on)
         values ($1, gen_random_uuid(), $2, $3, $4, 'INV', 'QRIS', 'IDR', $5, 0, 1, 'SUCCESS', 'SUCCESS', true, 'SUCCESS', 'SETTLED', $6, now(),
           now(), '2026-11-20')`,
        [organization, shop, name, kind, minor, isPaidOut ? record : null],
      )
  })
  const { rows } = await withAdmin(url, admin =>
    admin.query<{ name: string; told: string | null }>(
      'select external_id as name, reported_as as told from provider_transaction order by external_id',
    ),
  )
  expect(rows).toEqual([
    { name: 'ORDER-1/key', told: null },
    { name: 'T-1', told: 'T-1' },
    { name: 'T-1/refund/2026-11-20/10000.00', told: 'T-1/refund/2026-11-20/10000.00' },
    { name: 'T-1/refund/2026-11-20/10000.00/2', told: 'T-1/refund/2026-11-20/10000.00/2' },
    { name: 'T-1/refund/2026-11-20/20000.00', told: 'T-1/refund/2026-11-20/20000.00' },
  ])
})

it('0210 names the payment that went back, and reads one refunded of which all did', async () => {
  const [organization, account, shop] = [randomUUID(), randomUUID(), randomUUID()]
  const url = await migrated(treasurySchema, '0210-refund-originals.sql', async admin => {
    await admin.query(
      `insert into payment_provider (organization_id, id, provider, alias, mode, bank_account_id, counterparty_id, hook_token)
       values ($1, $2, 'XENDIT', 'Shop', 'FILE', $3, $3, repeat('x', 43))`,
      [organization, shop, account],
    )
    for (const [name, kind, order, minor, status, original] of [
      ['whole', 'PAYMENT', 'A', 100, 'SUCCESS', null],
      ['a1', 'REFUND', 'A', -60, 'SUCCESS', null],
      ['a2', 'CHARGEBACK', 'A', -40, 'SUCCESS', null],
      ['part', 'PAYMENT', 'B', 100, 'SUCCESS', null],
      ['b1', 'REFUND', 'B', -60, 'SUCCESS', null],
      ['b2', 'REFUND', 'B', -40, 'PENDING', null],
      ['twice-1', 'PAYMENT', 'C', 100, 'SUCCESS', null],
      ['twice-2', 'PAYMENT', 'C', 50, 'SUCCESS', null],
      ['c1', 'REFUND', 'C', -50, 'REVERSED', null],
      ['c2', 'REFUND', 'C', -50, 'SUCCESS', 'twice-1'],
      ['alone', 'REFUND', 'D', -50, 'SUCCESS', 'unknown'],
    ] as const)
      await admin.query(
        `insert into provider_transaction (organization_id, id, provider_id, external_id, kind, order_reference, channel, currency, gross_minor,
           adjustment_minor, net_minor, status, status_word, is_status_known, result, settlement, transacted_at, provider_updated_at,
           expected_on, original_external_id)
         values ($1, gen_random_uuid(), $2, $3, $4, $5, 'QRIS', 'IDR', $6, 0, 1, $7, $7, true,
           case $7 when 'REVERSED' then 'REFUNDED' else $7 end, 'SETTLED', '2026-11-20', now(), '2026-11-20', $8)`,
        [organization, shop, name, kind, order, minor, status, original],
      )
  })
  const { rows } = await withAdmin(url, admin =>
    admin.query<{ told: string }>(
      `select concat_ws(' ', t.external_id, t.result, t.refunded_minor, o.external_id) as told from provider_transaction t
       left join provider_transaction o on o.organization_id = t.organization_id and o.id = t.original_id order by t.external_id`,
    ),
  )
  expect(rows.map(({ told }) => told)).toEqual([
    'a1 SUCCESS 0 whole',
    'a2 SUCCESS 0 whole',
    'alone SUCCESS 0',
    'b1 SUCCESS 0 part',
    'b2 PENDING 0 part',
    'c1 FAILED 0 twice-2',
    'c2 SUCCESS 0 twice-1',
    'part SUCCESS 60',
    'twice-1 SUCCESS 50',
    'twice-2 SUCCESS 0',
    'whole REFUNDED 100',
  ])
})
