// A treasury database as it is after years: a million lines and a million expected transactions, of one large organization and many
// small ones. The server makes them itself, without what would check each row, and indexes them afterwards.
import { withAdmin } from '../../../../services/kit/database/provision.ts'

const ROWS = 1_000_000
/** What is not asked for by the million: matches, recommendations, counterparties, payments, log entries, events. */
const FEWER = 100_000
/** They have a thousandth each, and a large one the rest. */
const SMALL_ORGANIZATIONS = 800

/**
 * The nth id. Records that belong together have one id, whatever their kind: a line, what was expected, and how they were matched. The
 * number stands in front, as the time does in real ones: Postgres sorts by the first half of an id as long as that tells them apart.
 */
export const nth = (n: number) => `${n.toString(16).padStart(8, '0')}-0000-7000-8000-000000000000` as const

const NUMBERS = `
  create function nth(n bigint) returns uuid language sql immutable
    return (lpad(to_hex(n), 8, '0') || '-0000-7000-8000-000000000000')::uuid;
  -- Of a thousand records that are made together, the large organization has two hundred, of which the first is open, and each small
  -- one has one.
  create unlogged table record as
    select n, nth(n) as id, nth(o) as organization_id, nth(o * 4 + n / 1000 % 4) as account_id,
      date '2023-01-01' + (n / 1000)::int as day, timestamptz '2023-01-01' + n * interval '86.4 seconds' as moment,
      1 + n * 7919 % 10000000 as amount,
      case when n % 1000 = 0 or hashint8(n) & 31 = 0 then 'UNRECONCILED' when hashint8(n) & 31 = 1 then 'PARTIALLY_RECONCILED'
        else 'RECONCILED' end as status,
      case when n / 1000 % 3 = 0 then 'DEBIT' else 'CREDIT' end as direction
    from generate_series(0, ${ROWS - 1}::bigint) n, lateral (select case when n % 1000 < 200 then 0 else n % 1000 - 199 end as o);
  create view fewer as select * from record where n < ${FEWER}`

/** What each table is filled from. An organization has four accounts. */
const CONTENTS = [
  `organization (organization_id, name, legal_name, default_currency, time_zone, modes)
   select nth(o), 'Organization', 'Organization', 'IDR', 'Asia/Jakarta', '{TREASURY}' from generate_series(0, ${SMALL_ORGANIZATIONS}) o`,

  `entity (organization_id, id, name, is_default)
   select nth(o), nth(o), 'Entity', true from generate_series(0, ${SMALL_ORGANIZATIONS}) o`,

  `bank_account (organization_id, id, entity_id, bank_code, account_number, alias, connection_type, currency)
   select nth(o), nth(o * 4 + place), nth(o), '014', 1000000000 + place, 'Account ' || place, 'MANUAL', 'IDR'
   from generate_series(0, ${SMALL_ORGANIZATIONS}) o, generate_series(0, 3) place`,

  `counterparty (organization_id, id, legal_name, alias, type, created_at)
   select organization_id, id, 'PT Perusahaan Nomor ' || n, 'Perusahaan ' || n, 'COMPANY', moment from fewer`,

  `counterparty_account (organization_id, id, counterparty_id, place, bank_code, account_number, account_name, created_at)
   select organization_id, id, id, 0, '014', 2000000000 + n, 'PT Perusahaan', moment from fewer`,

  `statement_import (organization_id, id, bank_account_id, file_id, file_name, file_size, status, created_at)
   select organization_id, id, account_id, id, 'mutasi.csv', 1000, 'IMPORTED', moment from fewer`,

  `statement_transaction (organization_id, id, bank_account_id, date, description, direction, amount_minor, allocated_minor,
     currency, status, fingerprint)
   select organization_id, id, account_id, day, 'TRSF E-BANKING INV/2026/' || n || ' PERUSAHAAN', direction, amount,
     case status when 'RECONCILED' then amount else 0 end, 'IDR', status, id
   from record`,

  `expected_transaction (organization_id, id, number, date, description, direction, amount_minor, allocated_minor, currency,
     status, counterparty_id, bank_account_id, created_at)
   select organization_id, id, 'EX-' || n, day, 'Invoice ' || n, direction, amount, case status when 'RECONCILED' then amount else 0 end,
     'IDR', status, case when n < ${FEWER} then id end, account_id, moment
   from record`,

  `reconciliation_run (organization_id, id, bank_account_id, mode, status, started_at)
   select organization_id, id, account_id, 'RECOMMEND', 'COMPLETED', moment from fewer where n % 1000 < 250`,

  `recommendation (organization_id, id, run_id, bank_account_id, result, status, currency, difference_minor, score, automatic, reasons)
   select organization_id, id, id, account_id, 'FULL_MATCH', case status when 'UNRECONCILED' then 'PENDING' else 'ACCEPTED' end, 'IDR',
     0, 90, false, '[]'
   from fewer`,

  `recommendation_part (organization_id, recommendation_id, place, statement_transaction_id, expected_transaction_id, amount_minor)
   select organization_id, id, 0, id, id, amount from fewer`,

  `reconciliation (organization_id, id, kind, result, bank_account_id, currency, amount_minor, created_at)
   select organization_id, id, 'MANUAL', 'FULL_MATCH', account_id, 'IDR', amount, moment from fewer where status = 'RECONCILED'`,

  `allocation (organization_id, id, reconciliation_id, place, statement_transaction_id, expected_transaction_id, amount_minor)
   select organization_id, id, id, 0, id, id, amount from fewer where status = 'RECONCILED'`,

  // One in ten is a transfer. Of those that are open in this table each kind of waiting has a third.
  `payment (organization_id, id, number, kind, status, from_account_id, to_account_id, counterparty_id, counterparty_account_id,
     beneficiary_bank_code, beneficiary_account_number, beneficiary_name, amount_minor, currency, method, fee_minor, date, value_date,
     content_hash, approval_plan, created_at, created_by, author_ids)
   select organization_id, id, 'PMT-' || n, case when transfer then 'TRANSFER' else 'PAYMENT' end,
     case when status = 'RECONCILED' then 'SENT' when hashint8(n) & 3 = 0 then 'SCHEDULED' when hashint8(n) & 3 = 1 then 'FAILED'
       else 'NEEDS_APPROVAL' end,
     account_id, case when transfer then nth(-1) end, case when not transfer then id end, case when not transfer then id end,
     '014', 2000000000 + n, 'PT Perusahaan', amount, 'IDR', 'BI_FAST', 250000, day, day, '',
     '{"policyId":null,"steps":[{"approverIds":[]}],"inOrder":false}', moment, nth(n / 1000 % 10),
     array[nth(n / 1000 % 10)]
   from fewer, lateral (select hashint8(n) & 31 < 3 as transfer) of`,

  `bill (organization_id, id, number, status, date, due_date, category, description, counterparty_id, amount_minor, currency, paid_at,
     created_at, created_by, author_ids)
   select organization_id, id, 'BILL-' || n, case when status = 'RECONCILED' then 'PAID' when hashint8(n) & 1 = 0 then 'SUBMITTED' else 'APPROVED' end,
     day, day + 14, 'Freight', 'INV ' || n, id, amount, 'IDR', case when status = 'RECONCILED' then moment end, moment, nth(n / 1000 % 10),
     array[nth(n / 1000 % 10)]
   from fewer where n < 20000`,

  `payment_approval (organization_id, id, payment_id, approver_id, approved_at, factor, content_hash, proof_id)
   select organization_id, id, id, nth(n / 1000 % 10 + 10), moment, 'PASSKEY', '', id from fewer where status = 'RECONCILED'`,

  `exception (organization_id, id, type, subject_type, subject_id, label, bank_account_id, amount_minor, currency, since, status, assignee_id,
     resolution, resolved_at)
   select organization_id, id, case when hashint8(n) & 7 = 0 then 'AMOUNT_MISMATCH' else 'UNMATCHED_STATEMENT' end, 'STATEMENT_TRANSACTION', id,
     'TRSF ' || n, account_id, amount, 'IDR', day, case status when 'RECONCILED' then 'RESOLVED' else 'OPEN' end, nth(n / 1000 % 10),
     case status when 'RECONCILED' then 'BY_SYSTEM' end, case status when 'RECONCILED' then moment end
   from fewer`,

  `exception_comment (organization_id, id, exception_id, text)
   select organization_id, id, id, 'Asked the bank' from fewer`,

  `activity_log (organization_id, id, at, actor_id, action, record_type, record_id, record_label, position, hash)
   select organization_id, id, moment, nth(n / 1000 % 10), 'CREATED', 'EXPECTED_TRANSACTION', id, 'EX-' || n, n, '' from fewer`,

  `outbox (organization_id, type, subject_id, position)
   select organization_id, 'expectedTransaction.changed', id, n + 1 from fewer`,
]

const FILLED = CONTENTS.map(content => content.slice(0, content.indexOf(' ')))

/** Nobody keeps the indexes of these tables up to date until they are built anew; what stands on them, keys among it, stays declared. */
const LEAVE_INDEXES = `update pg_index set indisready = false where indrelid = any($1::regclass[])`

/** Fills a treasury's database. `adminUrl` is a superuser's. */
export const makeMillionRows = (adminUrl: string) =>
  withAdmin(adminUrl, async admin => {
    await admin.query(`set statement_timeout = 0; set maintenance_work_mem = '512MB'; set synchronous_commit = off`)
    // Neither foreign keys nor triggers: what is made here is right.
    await admin.query(`set session_replication_role = replica`)
    await admin.query(NUMBERS)
    // What a transaction puts into a table that it emptied is not logged by a Postgres that tells no other one of it.
    await admin.query(`begin; truncate ${FILLED.join()} cascade`)
    await admin.query(LEAVE_INDEXES, [FILLED])
    for (const content of CONTENTS) await admin.query(`insert into ${content}`)
    for (const table of FILLED) await admin.query(`reindex table ${table}`)
    await admin.query(`select setval('outbox_place', ${FEWER}); commit`)
    // What may be read from an index alone is known after this, and how much there is of everything.
    await admin.query('vacuum analyze')
  })

/**
 * Fees of the large organization's account that are all alike, as its payments' are: most name nothing of ours, `named` a payment each,
 * by its number or by what the bank called it.
 */
export const makeCharges = (adminUrl: string, { lines, named }: { lines: number; named: number }) =>
  withAdmin(adminUrl, async admin => {
    await admin.query(`set session_replication_role = replica`)
    await admin.query(
      `insert into payment_attempt (organization_id, id, payment_id, attempt_no, reference, bank_reference, method, state, prepared_at,
         sent_at, resolved_at)
       select organization_id, id, id, 1, 'ATTEMPT-' || number, 'BANK-' || number, 'BI_FAST', 'SUCCEEDED', created_at, created_at, created_at
       from payment where status = 'SENT'`,
    )
    await admin.query(
      `insert into statement_transaction (organization_id, id, bank_account_id, date, description, direction, amount_minor, currency, status,
         fingerprint, "references")
       select nth(0), nth(${ROWS} + at), nth(1), date '2026-01-01', 'BIAYA TRF ' || at, 'DEBIT', 250000, 'IDR', 'UNRECONCILED',
         nth(${ROWS} + at), array[case when at > $2 then 'TX-' || at when at % 2 = 0 then number else 'BANK-' || number end]
       from generate_series(1, $1::int) at left join (
         select row_number() over () as at, number from payment
         where organization_id = nth(0) and from_account_id = nth(1) and status = 'SENT') sent using (at)`,
      [lines, named],
    )
    await admin.query('analyze payment_attempt, statement_transaction')
  })
