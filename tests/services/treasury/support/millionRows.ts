// A treasury database as after years of use: a million lines and a million expected transactions, of one large organization and many small
// ones. Postgres generates them itself, without checks per row, and builds the indexes afterwards.
import { withAdmin } from '../../../../services/kit/database/provision.ts'
import type { ModuleSample, SampleScale } from '../../../../services/treasury/sample.ts'

const ROWS = 1_000_000
/** Records that are not needed by the million: matches, recommendations, counterparties, payments, log entries, events. */
const FEWER = 100_000
/** Each has a thousandth, and the large one the rest. */
const SMALL_ORGANIZATIONS = 800

/**
 * The nth id. Related records share an id, whatever their type: a line, its expected transaction, and their match. The number comes first,
 * like the time in real ids: Postgres compares the first half of an id first.
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

/** Bank accounts of the large organization, and of a small one. */
const [ACCOUNT, SMALL_ACCOUNT] = [nth(1), nth(4)]
const PAGE = 50

/** Parameters of a module's sample about these rows. */
export const SCALE: SampleScale = {
  fewer: FEWER,
  smallOrganizations: SMALL_ORGANIZATIONS,
  nth,
  ids: (count = PAGE, offset = 0) => Array.from({ length: count }, (_, at) => nth(at * 1000 + offset)).join(','),
  account: ACCOUNT,
  smallAccount: SMALL_ACCOUNT,
  sorted: (path, ...sorts) => sorts.map(sort => `${path}?sort=${sort}`),
  filtered: (path, ...queries) => queries.map(query => (query === '' ? path : `${path}?${query}`)),
}

/** What the modules' manifests can't tell: their rows, and the queries on them. */
export const SAMPLES: readonly ModuleSample[] = Object.values(
  import.meta.glob<ModuleSample>('../../../../services/treasury/*/sample.ts', { eager: true, import: 'sample' }),
)

/** The source of each table's rows. */
const CONTENTS = [
  ...SAMPLES.flatMap(({ rows }) => rows?.(SCALE) ?? []),
  `activity_log (organization_id, id, at, actor_id, action, record_type, record_id, record_label, position, hash)
   select organization_id, id, moment, nth(n / 1000 % 10), 'CREATED', 'EXPECTED_TRANSACTION', id, 'EX-' || n, n, '' from fewer`,
  `outbox (organization_id, type, subject_id, position)
   select organization_id, 'expectedTransaction.changed', id, n + 1 from fewer`,
]

const FILLED = CONTENTS.map(content => content.slice(0, content.indexOf(' ')))

/** Disables index maintenance until the indexes are rebuilt; constraints that depend on them, including keys, stay declared. */
const LEAVE_INDEXES = `update pg_index set indisready = false where indrelid = any($1::regclass[])`

/** Fills treasury's database. `adminUrl` is a superuser's. */
export const makeMillionRows = (adminUrl: string) =>
  withAdmin(adminUrl, async admin => {
    await admin.query(`set statement_timeout = 0; set maintenance_work_mem = '512MB'; set synchronous_commit = off`)
    // Neither foreign keys nor triggers: the generated data is valid.
    await admin.query(`set session_replication_role = replica`)
    await admin.query(NUMBERS)
    // Rows that a transaction inserts into a table it truncated are not logged with wal_level minimal.
    await admin.query(`begin; truncate ${FILLED.join()} cascade`)
    await admin.query(LEAVE_INDEXES, [FILLED])
    for (const content of CONTENTS) await admin.query(`insert into ${content}`)
    for (const table of FILLED) await admin.query(`reindex table ${table}`)
    await admin.query(`select setval('outbox_place', ${FEWER}); commit`)
    // Afterwards index-only scans are possible, and statistics are known.
    await admin.query('vacuum analyze')
  })

/**
 * Identical fees of the large organization's account, like those of its payments: most refer to nothing of ours, `named` of them to a
 * payment, by its number or the bank's reference.
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
