// What the stub of the services answers for the screens of payments: a list, one payment with its history, and what waits.
import type { components as AccountComponents } from '../../bff/rest/account.generated.ts'
import type { components, operations } from '../../bff/rest/treasury.generated.ts'
import { accounts, counterparties, expected, money, range, ROWS, uuid } from './data.ts'

type Schemas = components['schemas']
type AccountSchemas = AccountComponents['schemas']
type AnswerOf<Name extends keyof operations> = operations[Name] extends {
  responses: { 200: { content: { 'application/json': infer Answer } } }
}
  ? Answer
  : never

export const people: AccountSchemas['Person'][] = range(3).map(index => ({
  id: uuid(13, index),
  fullName: `Sari Puspita ${index}`,
  photoId: null,
}))

export const entities: AccountSchemas['Entity'][] = [
  { id: uuid(9, 0), name: 'PT Organization 0', isDefault: true, version: 1 },
]

const [MAKER, ...APPROVERS] = people.map(({ id }) => id)

/** Scheduled ones, each with its two approvals. */
export const payments: Schemas['Payment'][] = range(ROWS).map(index => ({
  id: uuid(14, index),
  number: `PY-2026-${String(index).padStart(6, '0')}`,
  kind: 'PAYMENT',
  status: 'SCHEDULED',
  previousStatus: 'NEEDS_APPROVAL',
  archived: false,
  channel: 'API',
  hasConnection: true,
  fromAccountId: uuid(1, index % accounts.length),
  toAccountId: null,
  counterpartyId: uuid(4, index % counterparties.length),
  counterpartyAccountId: uuid(15, index % counterparties.length),
  billId: null,
  beneficiary: {
    name: `PT Prima Sewa Armada ${index}`,
    bank: { code: '008', name: 'Bank Mandiri', bic: 'BMRIIDJA' },
    accountNumber: `13700${String(index).padStart(8, '0')}`,
  },
  amount: money(index),
  fee: { amount: '2500.00', currency: 'IDR' },
  method: 'BI_FAST',
  date: '2026-11-20',
  valueDate: '2026-11-20',
  memo: `INV-2026-${String(index).padStart(6, '0')}`,
  notes: null,
  recurrence: null,
  nameCheck: null,
  newAccount: null,
  awaited: null,
  files: [{ fileId: uuid(16, index), name: 'invoice.pdf', size: 81_920 }],
  approvalsNeeded: 2,
  approvalsGiven: 2,
  approvalReason: { policyName: 'Above a hundred million', over: { amount: '100000000.00', currency: 'IDR' } },
  expectedTransactionIds: [uuid(20, index)],
  fittingLineId: null,
  failureCode: null,
  failureReason: null,
  rejectionReason: null,
  cancellationReason: null,
  createdBy: MAKER ?? null,
  editedBy: null,
  authorIds: MAKER ? [MAKER] : [],
  decidedBy: null,
  decidedAt: null,
  sentAt: null,
  createdAt: '2026-11-19T02:00:00.000000Z',
  allowedActions: ['CANCEL', 'ARCHIVE'],
  approvalObstacle: null,
  version: 3,
}))

export const approvals: Schemas['PaymentApproval'][] = payments.flatMap(({ id: paymentId }, index) =>
  APPROVERS.map((approverId, place) => ({
    id: uuid(17, index * 2 + place),
    paymentId,
    approverId,
    approvedAt: `2026-11-19T0${5 - place}:00:00.000000Z`,
    factor: 'AUTHENTICATOR_APP',
    voidedAt: null,
  })),
)

/** The first was refused by the bank for a moment, so that there are two. */
export const attempts: Schemas['PaymentAttempt'][] = payments.flatMap(({ id: paymentId }, index) =>
  [2, 1].map(number => ({
    id: uuid(18, index * 2 + number),
    paymentId,
    number,
    reference: `ARUS${String(index).padStart(12, '0')}${number}`,
    bankReference: null,
    method: 'BI_FAST',
    state: number === 1 ? 'FAILED' : 'PREPARED',
    responseCode: number === 1 ? '5001800' : null,
    responseMessage: number === 1 ? 'General error' : null,
    latestStatus: null,
    sentAt: number === 1 ? '2026-11-19T06:00:00.000000Z' : null,
    askedAt: null,
    nextAt: null,
    resolvedAt: number === 1 ? '2026-11-19T06:00:01.000000Z' : null,
  })),
)

/** Of a payment, newest first. The stub is both services: each answers the same, and a screen shows both parts. */
export const activity: Schemas['Activity'][] = range(4).map(index => ({
  id: uuid(19, index),
  at: `2026-11-19T0${6 - index}:00:00.000000Z`,
  actorId: MAKER ?? null,
  actorName: 'Sari Puspita',
  action: index === 3 ? 'CREATED' : 'UPDATED',
  recordType: 'PAYMENT',
  recordId: uuid(14, 0),
  recordLabel: 'PY-2026-000000',
  changes: [{ field: 'memo', before: `INV-${index}`, after: `INV-${index + 1}` }],
  reason: null,
  counts: {},
  requestId: null,
  credential: null,
}))

export const paymentSummary: AnswerOf<'summarizePayments'> = { totalCount: payments.length, totals: [money(1)] }

export const paymentCounts: AnswerOf<'countPayments'> = {
  all: 812,
  needsApproval: 92,
  scheduled: 200,
  inProgress: 12,
  sent: 480,
  failed: 8,
  cancelledOrRejected: 20,
}

export const approvalCounts: AnswerOf<'countApprovals'> = {
  inbox: 12,
  needsApproval: 92,
  approved: 680,
  cancelled: 15,
  rejected: 5,
}

/** What the payments come to, in the accounts that pay. */
export const expectedOfPayments: Schemas['ExpectedTransaction'][] = range(ROWS).map(index => ({
  ...expected[index]!,
  id: uuid(20, index),
  direction: 'DEBIT',
  bankAccountId: uuid(1, index % accounts.length),
}))
