// The answers of the services' stub: lines with their accounts, recommendations and expected transactions, and other data of the measured
// operations, in the format of the real contract.
import type { components as AccountComponents } from '../../bff/rest/account.generated.ts'
import type { components } from '../../bff/rest/treasury.generated.ts'

type Schemas = components['schemas']
type AccountSchemas = AccountComponents['schemas']

export const ORGANIZATION_ID = '0198f000-0000-7000-8000-000000000101'
export const ROWS = 200

export const uuid = (kind: number, index: number) =>
  `0198c1f2-${String(kind).padStart(4, '0')}-7000-8000-${String(index).padStart(12, '0')}`
export const money = (index: number): Schemas['Money'] => ({ amount: `${148_662_300 + index}.00`, currency: 'IDR' })
export const range = (length: number) => Array.from({ length }, (_, index) => index)

export const accounts: Schemas['BankAccount'][] = range(6).map(index => ({
  id: uuid(1, index),
  bank: { code: '014', name: 'BCA', bic: 'CENAIDJA' },
  accountNumber: `527143000${index}`,
  alias: `BCA Operasional ${index}`,
  entityId: uuid(9, 0),
  connectionType: 'MANUAL',
  status: 'ACTIVE',
  bankStatus: null,
  allowedActions: [],
  connectableBy: [],
  loginFields: [],
  currency: 'IDR',
  balance: { ledger: money(index), available: null, asOf: '2026-11-20T00:00:00.000000Z' },
  lastCheckedOn: '2026-11-20',
  lastStatementOn: '2026-11-20',
  restriction: null,
  statementMapping: null,
  createdAt: '2026-05-20T00:00:00.000000Z',
  version: 3,
}))

export const lines: Schemas['StatementTransaction'][] = range(ROWS).map(index => ({
  id: uuid(2, index),
  bankAccountId: uuid(1, index % accounts.length),
  importId: uuid(8, 0),
  date: '2026-11-20',
  description: `BI-FAST CR TRANSFER DR 008 PRIMA SEWA ARMADA PT INV-2026-${String(index).padStart(6, '0')}`,
  partyName: 'PRIMA SEWA ARMADA PT',
  references: [`INV-2026-${String(index).padStart(6, '0')}`],
  direction: 'CREDIT',
  amount: money(index),
  remaining: money(index),
  endingBalance: money(index * 7),
  status: 'UNRECONCILED',
  source: 'MANUAL',
  wasCoveredByRun: true,
  allowedActions: ['RECONCILE', 'ARCHIVE'],
  createdAt: '2026-11-20T00:00:00.000000Z',
  version: 1,
}))

export const expected: Schemas['ExpectedTransaction'][] = range(ROWS * 2).map(index => ({
  id: uuid(3, index),
  number: `ET-2026-${String(index).padStart(6, '0')}`,
  date: '2026-11-19',
  description: `Invoice INV-2026-${String(index).padStart(6, '0')}`,
  direction: 'CREDIT',
  amount: money(index),
  status: 'UNRECONCILED',
  remaining: money(index),
  counterpartyId: uuid(4, index % 20),
  bankAccountId: null,
  internalDescription: null,
  externalId: null,
  invoiceId: null,
  creditMemoId: null,
  refundId: null,
  promisedOn: null,
  data: [],
  amountFrom: null,
  amountTo: null,
  dateFrom: null,
  dateTo: null,
  source: 'IMPORT',
  depositId: null,
  paymentRecordId: null,
  allowedActions: ['UPDATE', 'DELETE', 'RECONCILE', 'ARCHIVE'],
  createdAt: '2026-11-19T00:00:00.000000Z',
  version: 1,
}))

/** One or two for each line. */
export const recommendations: Schemas['Recommendation'][] = lines.flatMap((line, index) =>
  range(1 + (index % 2)).map(place => ({
    id: uuid(5, index * 2 + place),
    runId: uuid(7, 0),
    bankAccountId: line.bankAccountId,
    result: place === 0 ? 'FULL_MATCH' : 'PARTIAL_MATCH',
    status: 'PENDING',
    statementTransactionIds: [line.id],
    expectedTransactionIds: [uuid(3, index * 2 + place)],
    allocations: [
      {
        statementTransactionId: line.id,
        expectedTransactionId: uuid(3, index * 2 + place),
        amount: money(index),
        adjustments: [],
      },
    ],
    reasons: [
      {
        code: 'REFERENCE_NAMED',
        effect: 'FOR',
        expectedTransactionId: uuid(3, index * 2 + place),
        amount: null,
        days: null,
        text: 'INV',
        rate: null,
      },
    ],
    difference: { amount: '0.00', currency: 'IDR' },
    score: 100 - place * 20,
    automatic: place === 0,
    createdAt: '2026-11-20T00:00:00.000000Z',
  })),
)

export const counterparties: Schemas['Counterparty'][] = range(20).map(index => ({
  id: uuid(4, index),
  legalName: `PT Prima Sewa Armada ${index}`,
  alias: `Prima ${index}`,
  externalId: null,
  type: 'COMPANY',
  status: 'ACTIVE',
  email: null,
  taxNumber: null,
  taxNumberDoubtful: false,
  residence: null,
  customerType: null,
  address: null,
  isDefault: false,
  bankAccounts: [],
  learntAliases: [],
  createdAt: '2026-05-20T00:00:00.000000Z',
  version: 1,
}))

export const totals: Schemas['DirectionTotal'][] = [{ currency: 'IDR', incoming: money(1), outgoing: money(2) }]

export const counts: Schemas['ReconciliationCounts'] = {
  unreconciled: 812,
  reconciled: 311,
  full: 420,
  partial: 92,
  none: 300,
}

/** The last run, without a user who started it. */
export const runs: Schemas['ReconciliationRun'][] = [
  {
    id: uuid(7, 0),
    bankAccountId: null,
    mode: 'RECOMMEND',
    status: 'COMPLETED',
    done: 812,
    total: 812,
    matched: 512,
    automatic: 420,
    startedAt: '2026-11-20T00:00:00.000000Z',
    finishedAt: '2026-11-20T00:00:01.000000Z',
    startedBy: null,
    failureReason: null,
  },
]

export const me: AccountSchemas['Me'] = {
  id: uuid(6, 0),
  email: 'maker@arus.test',
  fullName: 'Maker',
  preferredName: null,
  language: 'en',
  numberFormat: null,
  appMode: null,
  photoId: null,
  hasSecondFactor: false,
  mayCreateOrganizations: false,
  version: 1,
}

export const organization: AccountSchemas['Organization'] = {
  id: ORGANIZATION_ID,
  name: 'Organization',
  legalName: 'PT Organization',
  username: 'organization',
  taxNumber: null,
  taxNumberDoubtful: false,
  address: null,
  defaultCurrency: 'IDR',
  timeZone: 'Asia/Jakarta',
  modes: ['TREASURY'],
  version: 1,
}
