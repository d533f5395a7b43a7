// Refunds of credit memos in the demo: one that is requested, and one with its bank line.
import { randomUUID } from 'node:crypto'
import { change, type Client, until } from './client.ts'

type Refund = { amount: { amount: string }; expectedTransaction: { id: string } | null }
type Refunded = { creditMemo: { id: string; customerName: string; refunds: Refund[] } }

const REFUND = 'creditMemo { id customerName refunds { amount { amount } expectedTransaction { id } } }'

/** Requests a refund of the rest of a credit memo. */
export async function requestRefund(owner: Client, creditMemo: { id: string; version: number }): Promise<Refunded> {
  const input = { id: creditMemo.id, version: creditMemo.version }
  return (
    await change<{ refundCreditMemo: Refunded }>(owner, 'refundCreditMemo', 'RefundCreditMemoInput', input, REFUND)
  ).refundCreditMemo
}

type Paying = { maker: Client; bankAccountId: string; today: string }

/** Imports a statement with its payment, and matches it once treasury expects it. */
export async function payRefund({ creditMemo }: Refunded, { maker, bankAccountId, today }: Paying): Promise<void> {
  const query = `query ($id: ID!) { node(id: $id) { ... on CreditMemo { refunds { expectedTransaction { id } } } } }`
  const expectedId = await until(async () => {
    const { node } = await maker.run<{ node: { refunds: Refund[] } }>(query, { id: creditMemo.id })
    return node.refunds[0]?.expectedTransaction?.id
  }, 'a refund that treasury expects')
  type Made = { createStatementTransaction: { statementTransaction: { id: string } } }
  const { createStatementTransaction: made } = await change<Made>(
    maker,
    'createStatementTransaction',
    'CreateStatementTransactionInput',
    {
      bankAccountId,
      date: today,
      direction: 'DEBIT',
      amount: creditMemo.refunds[0]?.amount.amount,
      description: `TRSF REFUND ${creditMemo.customerName.toUpperCase()}`,
      idempotencyKey: randomUUID(),
    },
    'statementTransaction { id }',
  )
  await change(maker, 'reconcile', 'ReconcileInput', {
    statementTransactionIds: [made.statementTransaction.id],
    expectedTransactionIds: [expectedId],
    idempotencyKey: randomUUID(),
  })
}
