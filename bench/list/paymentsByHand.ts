// The screens of payments as handwritten.ts answers the others.
import type { Context } from '../../bff/context.ts'
import { encodeFileId } from '../../bff/graph/fileId.ts'
import { encodeId, encodeUnscopedId } from '../../bff/graph/globalId.ts'
import type { components } from '../../bff/rest/treasury.generated.ts'
import type { Operation } from './operations.ts'
import { type ByHand, byId, money, permissionNames, permitted, unique } from './shaping.ts'

type Schemas = components['schemas']

async function listByHand(context: Context, { first }: Operation['variables']): Promise<object> {
  const scope = context.named
  await permitted(scope, 'treasury.payments.view')
  const [{ permissions }, accounts, counts, page, summary] = await Promise.all([
    scope.grant(),
    scope.treasury.get('/v1/bank-accounts', { query: { first: 200 } }),
    scope.treasury.get('/v1/transfers/counts', { query: { kind: 'PAYMENT' } }),
    scope.treasury.get('/v1/transfers', { query: { first: Number(first), kind: 'PAYMENT', sort: '-createdAt' } }),
    scope.treasury.get('/v1/transfers/summary', { query: { kind: 'PAYMENT' } }),
  ])
  const accountsById = byId(accounts.items)
  const id = (type: Parameters<typeof encodeId>[0], uuid: string) => encodeId(type, scope.organizationId, uuid)
  const from = (uuid: string) => {
    const one = accountsById.get(uuid)
    return (
      one && {
        id: id('BankAccount', one.id),
        alias: one.alias,
        accountNumber: one.accountNumber,
        bank: { name: one.bank.name },
      }
    )
  }
  return {
    data: {
      organization: {
        id: encodeUnscopedId('Organization', scope.organizationId),
        permissions: permissionNames(permissions),
        bankAccounts: {
          edges: accounts.items.map(each => ({ node: { id: id('BankAccount', each.id), alias: each.alias } })),
        },
        paymentCounts: counts,
        payments: {
          totalCount: summary.totalCount,
          totals: summary.totals.map(money),
          edges: page.items.map((each, index) => ({
            cursor: page.cursors[index],
            node: {
              __typename: 'Payment',
              id: id('Payment', each.id),
              uuid: each.id,
              number: each.number,
              status: each.status,
              version: each.version,
              date: each.date,
              method: each.method,
              memo: each.memo,
              allowedActions: each.allowedActions,
              amount: money(each.amount),
              from: from(each.fromAccountId),
              to: beneficiary(each),
              channel: each.channel,
              approvalsNeeded: each.approvalsNeeded,
              approvalsGiven: each.approvalsGiven,
              approvalObstacle: each.approvalObstacle,
              awaitedApproval: null,
              failureCode: each.failureCode,
              failureReason: each.failureReason,
              rejectionReason: each.rejectionReason,
              cancellationReason: each.cancellationReason,
              recurrence: each.recurrence && { frequency: each.recurrence.frequency },
            },
          })),
          pageInfo: { endCursor: page.cursors.at(-1) ?? null, hasNextPage: page.next !== null },
        },
      },
    },
  }
}

const beneficiary = ({ beneficiary: { name, accountNumber, bank } }: Schemas['Payment']) => ({
  name,
  accountNumber,
  bank: { name: bank.name },
})

const HISTORY = 100

/** A payment without a bill, as the measured one is. */
async function detailByHand(context: Context, { uuid }: Operation['variables']): Promise<object> {
  const scope = context.named
  await permitted(scope, 'treasury.payments.view')
  await permitted(scope, 'account.activity.view')
  const paymentId = String(uuid)
  const history = { query: { first: HISTORY, recordType: 'PAYMENT', recordId: paymentId } } as const
  const [{ permissions }, payment, approvals, attempts, ofAccount, ofTreasury] = await Promise.all([
    scope.grant(),
    scope.treasury.get('/v1/transfers/{id}', { path: { id: paymentId } }),
    scope.treasury.get('/v1/transfers/approvals', { query: { paymentIds: paymentId } }),
    scope.treasury.get('/v1/transfers/attempts', { query: { paymentIds: paymentId } }),
    scope.account.get('/v1/activity', history),
    scope.treasury.get('/v1/activity', history),
  ])
  const { createdBy, counterpartyId, expectedTransactionIds, recurrence } = payment
  const whom = [...(createdBy ? [createdBy] : []), ...approvals.items.map(({ approverId }) => approverId)]
  const [people, counterparties, expected, accounts] = await Promise.all([
    scope.account.get('/v1/people', { query: { ids: unique(whom) } }),
    scope.treasury.get('/v1/counterparties', { query: { ids: counterpartyId ?? '' } }),
    scope.treasury.get('/v1/expected-transactions', { query: { ids: unique(expectedTransactionIds) } }),
    scope.treasury.get('/v1/bank-accounts', { query: { ids: payment.fromAccountId } }),
  ])
  const [account] = accounts.items
  const [counterparty] = counterparties.items
  const { items: entities } = await scope.account.get('/v1/entities', { query: { ids: account?.entityId ?? '' } })
  const [entity] = entities
  const peopleById = byId(people.items)
  const id = (type: Parameters<typeof encodeId>[0], own: string) => encodeId(type, scope.organizationId, own)
  const named = (own: string | null) => {
    const person = peopleById.get(own ?? '')
    return person ? { fullName: person.fullName } : null
  }
  const changes = [...ofAccount.items, ...ofTreasury.items]
    .toSorted((a, b) => Temporal.Instant.compare(b.at, a.at))
    .slice(0, HISTORY)
  return {
    data: {
      organization: {
        id: encodeUnscopedId('Organization', scope.organizationId),
        permissions: permissionNames(permissions),
        payment: {
          id: id('Payment', payment.id),
          uuid: payment.id,
          kind: payment.kind,
          number: payment.number,
          version: payment.version,
          status: payment.status,
          channel: payment.channel,
          method: payment.method,
          date: payment.date,
          valueDate: payment.valueDate,
          memo: payment.memo,
          notes: payment.notes,
          createdAt: payment.createdAt,
          sentAt: payment.sentAt,
          decidedAt: payment.decidedAt,
          allowedActions: payment.allowedActions,
          approvalObstacle: payment.approvalObstacle,
          awaitedApproval: null,
          authors: payment.authorIds.flatMap(own => named(own) ?? []),
          approvalsNeeded: payment.approvalsNeeded,
          approvalsGiven: payment.approvalsGiven,
          approvalReason: payment.approvalReason && {
            policyName: payment.approvalReason.policyName,
            over: payment.approvalReason.over && money(payment.approvalReason.over),
          },
          failureCode: payment.failureCode,
          failureReason: payment.failureReason,
          rejectionReason: payment.rejectionReason,
          cancellationReason: payment.cancellationReason,
          amount: money(payment.amount),
          fee: money(payment.fee),
          recurrence: recurrence && {
            frequency: recurrence.frequency,
            nextDate: recurrence.nextDate,
            endedAt: recurrence.endedAt,
          },
          from: account && {
            id: id('BankAccount', account.id),
            alias: account.alias,
            accountNumber: account.accountNumber,
            bank: { name: account.bank.name },
            entity: entity && { id: id('Entity', entity.id), name: entity.name },
          },
          to: {
            ...beneficiary(payment),
            counterparty: counterparty ? { id: id('Counterparty', counterparty.id), alias: counterparty.alias } : null,
            bankAccount: null,
          },
          bill: null,
          fittingLine: null,
          createdBy: named(createdBy),
          decidedBy: named(payment.decidedBy),
          files: payment.files.map(({ fileId, name, size }) => {
            const file = encodeFileId('treasury', scope.organizationId, fileId)
            return { fileId: file, name, size, url: `/files/${file}` }
          }),
          approvals: approvals.items.map(each => ({
            uuid: each.id,
            approvedAt: each.approvedAt,
            factor: each.factor,
            voidedAt: each.voidedAt,
            approver: named(each.approverId),
          })),
          attempts: attempts.items.map(each => ({
            uuid: each.id,
            number: each.number,
            reference: each.reference,
            bankReference: each.bankReference,
            state: each.state,
            responseCode: each.responseCode,
            responseMessage: each.responseMessage,
            latestStatus: each.latestStatus,
            sentAt: each.sentAt,
            askedAt: each.askedAt,
          })),
          expectedTransactions: expected.items.map(each => ({
            id: id('ExpectedTransaction', each.id),
            uuid: each.id,
            number: each.number,
            date: each.date,
            direction: each.direction,
            status: each.status,
            amount: money(each.amount),
            bankAccount: account && { id: id('BankAccount', account.id), alias: account.alias },
          })),
        },
        activity: {
          edges: changes.map(each => ({
            node: {
              id: id('Activity', each.id),
              at: each.at,
              action: each.action,
              reason: each.reason,
              actor: each.actorId === null ? null : { fullName: each.actorName ?? '' },
              changes: each.changes,
            },
          })),
        },
      },
    },
  }
}

async function waitingByHand(context: Context): Promise<object> {
  const scope = context.named
  const { inbox } = await scope.treasury.get('/v1/approvals/counts', {})
  const id = encodeUnscopedId('Organization', scope.organizationId)
  return { data: { organization: { id, approvalQueueCounts: { inbox } } } }
}

export const PAYMENTS_BY_HAND: Readonly<Record<string, ByHand>> = {
  PaymentsPageQuery: listByHand,
  PaymentPageQuery: detailByHand,
  useReadApprovalCountQuery: waitingByHand,
}
