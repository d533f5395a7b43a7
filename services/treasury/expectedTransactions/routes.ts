// HTTP of expected transactions: shapes in and out, no rules.
import { z } from 'zod'
import { businessDate } from '../../kit/businessDate.ts'
import type { Access } from '../../kit/access.ts'
import { bulkRoutes } from '../../kit/bulk.ts'
import type { Server } from '../../kit/http/server.ts'
import { once, optionalKeyHeader } from '../../kit/idempotency.ts'
import { id } from '../../kit/idShapes.ts'
import { listRoutes } from '../../kit/listRoutes.ts'
import { formatMinor, money, moneyInput, positiveDecimal, showMoney } from '../../kit/money.ts'
import { optionalNameOf, proseOf } from '../../kit/nameShape.ts'
import { transactionSummary } from '../transactionList.ts'
import { direction, reconciliationStatus as status } from '../transactionShapes.ts'
import { archiveExpected, unarchiveExpected } from './archiveExpected.ts'
import { createExpected } from './createExpected.ts'
import { allowedActions, EXPECTED_ACTIONS } from './lifecycle.ts'
import { expectedList, expectedSource } from './list.ts'
import { removeExpected } from './removeExpected.ts'
import { expectedTransaction as table, type ExpectedRow } from './table.ts'
import { updateExpected } from './updateExpected.ts'

const expected = z
  .object({
    id: z.uuid(),
    number: z.string(),
    date: z.string(),
    description: z.string(),
    direction,
    amount: money,
    status,
    remaining: money.describe('Amount that is not reconciled yet'),
    counterpartyId: z.uuid().nullable(),
    bankAccountId: z.uuid().nullable(),
    internalDescription: z.string().nullable(),
    externalId: z.string().nullable(),
    data: z.array(z.object({ key: z.string(), value: z.string() })),
    amountFrom: money.nullable(),
    amountTo: money.nullable(),
    dateFrom: z.string().nullable(),
    dateTo: z.string().nullable(),
    source: expectedSource,
    depositId: z.uuid().nullable().describe('The deposit that it follows'),
    paymentRecordId: z.uuid().nullable().describe('The batch of a payment provider that it follows'),
    invoiceId: z.uuid().nullable().describe('The sales invoice of the account service that it follows'),
    promisedOn: z.string().nullable().describe('When the customer of its invoice promised to pay it'),
    creditMemoId: z.uuid().nullable().describe('The credit memo of the account service whose refund it follows'),
    refundId: z.uuid().nullable().describe('That refund'),
    allowedActions: z.array(z.enum(EXPECTED_ACTIONS)).describe('What the caller can do with it now'),
    createdAt: z.string(),
    version: z.int(),
  })
  .meta({ id: 'ExpectedTransaction' })

const dataItem = z.strictObject({ key: z.string().trim().min(1).max(50), value: z.string().trim().min(1).max(200) })

const newExpected = z.strictObject({
  date: businessDate,
  description: proseOf(500, 1),
  direction,
  amount: moneyInput,
  counterpartyId: id.nullish(),
  bankAccountId: id.nullish(),
  internalDescription: proseOf(500).nullish(),
  externalId: optionalNameOf(100).nullish(),
  data: z.array(dataItem).max(20).nullish(),
  amountFrom: positiveDecimal.nullish(),
  amountTo: positiveDecimal.nullish(),
  dateFrom: businessDate.nullish(),
  dateTo: businessDate.nullish(),
})

function show(row: ExpectedRow, permissions: ReadonlySet<string>): z.infer<typeof expected> {
  const moneyOrNull = (minor: bigint | null) => (minor === null ? null : showMoney(minor, row.currency))
  return {
    id: row.id,
    number: row.number,
    date: row.date,
    description: row.description,
    direction: row.direction,
    amount: { amount: formatMinor(row.amountMinor), currency: row.currency },
    status: row.status,
    remaining: showMoney(row.amountMinor - row.allocatedMinor, row.currency),
    counterpartyId: row.counterpartyId,
    bankAccountId: row.bankAccountId,
    internalDescription: row.internalDescription,
    externalId: row.externalId,
    data: row.data,
    amountFrom: moneyOrNull(row.amountFromMinor),
    amountTo: moneyOrNull(row.amountToMinor),
    dateFrom: row.dateFrom,
    dateTo: row.dateTo,
    source: row.source,
    depositId: row.depositId,
    paymentRecordId: row.paymentRecordId,
    invoiceId: row.invoiceId,
    promisedOn: row.promisedOn,
    creditMemoId: row.creditMemoId,
    refundId: row.refundId,
    allowedActions: allowedActions(row, permissions),
    createdAt: row.createdAt,
    version: row.version,
  }
}

const VIEW = 'treasury.expected.view'
const MANAGE = 'treasury.expected.manage'
const RECONCILE = 'treasury.reconciliation.manage'

/** Routes of expected transactions: lists, single records and actions. */
export function expectedRoutes(app: Server, { access }: { access: Access }) {
  const { asCaller } = access

  listRoutes(app, access, {
    path: '/v1/expected-transactions',
    names: { one: 'ExpectedTransaction', many: 'ExpectedTransactions' },
    words: { one: 'One expected transaction', many: 'Expected transactions' },
    permission: VIEW,
    list: expectedList,
    body: expected,
    show: (row, { permissions }) => show(row, permissions),
    summary: transactionSummary(table),
  })

  app.post(
    '/v1/expected-transactions',
    {
      schema: {
        operationId: 'createExpectedTransaction',
        description:
          'Creates an expected transaction; refuses BA-31 account closed, ET-6 external id exists, ET-13 currency of the account, ET-14 range',
        headers: optionalKeyHeader,
        body: newExpected,
        response: { 201: expected },
      },
    },
    async (request, reply) => {
      const { body } = await asCaller(request, MANAGE, (tx, { permissions }) =>
        once(tx, request.headers['idempotency-key'], ['createExpectedTransaction', request.body], async () =>
          show(await createExpected(tx, request.body), permissions),
        ),
      )
      return reply.code(201).send(body)
    },
  )

  app.put(
    '/v1/expected-transactions/:id',
    {
      schema: {
        operationId: 'updateExpectedTransaction',
        description:
          'Replaces the values; refuses as create, and ET-2 reconciled, ET-16 belongs to another record, ET-17 archived, G-3 stale version',
        params: z.strictObject({ id }),
        body: newExpected.extend({ version: z.int().min(1) }),
        response: { 200: expected },
      },
    },
    request =>
      asCaller(request, MANAGE, async (tx, { permissions }) =>
        show(await updateExpected(tx, request.params.id, request.body), permissions),
      ),
  )

  const bulk = bulkRoutes(app, access)
  bulk(
    '/v1/expected-transactions/delete',
    'deleteExpectedTransactions',
    'Deletes each; refuses ET-7 reconciled, ET-8 was reconciled, ET-9, ET-10 of an active or sent transfer, ET-16 belongs to another record',
    MANAGE,
    removeExpected,
  )
  bulk(
    '/v1/expected-transactions/archive',
    'archiveExpectedTransactions',
    'Puts each out of sight; refuses ET-2 reconciled, ET-16 belongs to another record, ET-17 archived',
    RECONCILE,
    archiveExpected,
  )
  bulk(
    '/v1/expected-transactions/unarchive',
    'unarchiveExpectedTransactions',
    'Brings each back; refuses ET-16 belongs to another record, ET-18 not archived',
    RECONCILE,
    unarchiveExpected,
  )
}
