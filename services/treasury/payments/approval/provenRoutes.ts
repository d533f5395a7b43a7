// HTTP of the actions that need a fresh second factor: evaluating the list to prove, then approving or sending again with the proof.
import type { FastifyRequest } from 'fastify'
import { BULK_TIME_LIMIT_MS, bulkAnswer, toEachSeen } from '../../../kit/bulk.ts'
import type { Tx } from '../../../kit/database/database.ts'
import { commonErrors } from '../../../kit/errors.ts'
import { type FieldRefusal, Refusal } from '../../../kit/http/problem.ts'
import type { Server } from '../../../kit/http/server.ts'
import { CURRENCIES, type Currency, showMoney } from '../../../kit/money.ts'
import type { Proof } from '../../../kit/tokens.ts'
import type { RouteContext } from '../../context.ts'
import { codes } from '../errors.ts'
import { openProver } from '../../proofs/public.ts'
import { approvePayment, refuseProven, resendPayment } from './approvePayment.ts'
import { type Payment, paymentList } from '../list.ts'
import { digestOfPayments, type ProvenAction, type SeenPayment } from './proof.ts'
import { digestAnswer, digestBody, provenBody } from '../shapes.ts'

const APPROVE = 'treasury.payments.approve'

/** Each mostly waits for Postgres; the other connections stay free for other requests. */
const AT_ONCE = 4

export function provenRoutes(app: Server, { access, jobs, proofs }: RouteContext) {
  const prover = openProver({ access, proofs })

  app.post(
    '/v1/payments/approval-digest',
    {
      schema: {
        operationId: 'digestPayments',
        description:
          'Digest of payments that a second factor must confirm; refuses TF-8 backup codes, G-3 a payment is not as it was seen, and what the caller cannot do with one: TF-2, TF-5, TF-27, TF-28, TF-29',
        body: digestBody,
        response: { 200: digestAnswer },
      },
    },
    request => {
      const { action, payments, factor } = request.body
      if (factor === 'BACKUP_CODES') throw new Refusal(codes.transferBackupCodeNotSetUp, { path: 'code' })
      return access.asCaller(request, APPROVE, async (tx, { organizationId }) => ({
        ...(await evaluate(tx, action, payments)),
        digest: digestOfPayments(action, organizationId, payments),
      }))
    },
  )

  /** Verifies the proof, which is used up whatever happens to the payments. */
  async function prove(
    request: FastifyRequest,
    action: ProvenAction,
    { payments, proof }: { payments: readonly SeenPayment[]; proof?: string | null | undefined },
  ): Promise<Proof> {
    const { organizationId } = await access.callerOf(request, APPROVE)
    if (!proof) throw new Refusal(codes.transferOtpNotSetUp, { path: 'proof' })
    return prover.approval(request, {
      permission: APPROVE,
      digest: digestOfPayments(action, organizationId, payments),
      proof,
    })
  }

  const toEachPayment = (
    request: FastifyRequest,
    payments: readonly SeenPayment[],
    act: (tx: Tx, seen: SeenPayment) => Promise<void>,
  ) => toEachSeen(access, APPROVE, request, payments, act, { atOnce: AT_ONCE })

  app.post(
    '/v1/payments/approve',
    {
      handlerTimeout: BULK_TIME_LIMIT_MS,
      schema: {
        operationId: 'approvePayments',
        description:
          'Approves exactly the seen version of each; refuses TF-6, TF-7 the proof, and of each G-3 stale, TF-4 inactive counterparty, TF-5 no longer needs approval, TF-27 own, TF-28 already approved, TF-29 not named',
        body: provenBody,
        response: { 200: bulkAnswer },
      },
    },
    async request => {
      const proof = await prove(request, 'APPROVE', request.body)
      return toEachPayment(request, request.body.payments, (tx, seen) => approvePayment(tx, jobs, seen, proof))
    },
  )

  app.post(
    '/v1/payments/resend',
    {
      handlerTimeout: BULK_TIME_LIMIT_MS,
      schema: {
        operationId: 'resendPayments',
        description:
          'Resends each failed payment; one whose beneficiary receives more that day may need further approvals first; refuses TF-6, TF-7 the proof, and of each G-3 stale, TF-2 no API connection, TF-5 not failed',
        body: provenBody,
        response: { 200: bulkAnswer },
      },
    },
    async request => {
      const proof = await prove(request, 'RESEND', request.body)
      return toEachPayment(request, request.body.payments, (tx, seen) => resendPayment(tx, jobs, seen, proof))
    },
  )
}

/** The totals of the list; refuses the entire list if any payment is refused. */
async function evaluate(tx: Tx, action: ProvenAction, payments: readonly SeenPayment[]) {
  const found = await paymentList.read(
    tx,
    payments.map(({ id }) => id),
  )
  const byId = new Map(found.map(row => [row.id, row]))
  const refusals = payments.flatMap((seen, place) => {
    const refusal = refuseSeen(tx, action, seen, byId.get(seen.id))
    return refusal ? [{ path: `payments.${place}`, error: refusal.row } satisfies FieldRefusal] : []
  })
  const [first] = refusals
  if (first) throw new Refusal(first.error, { errors: refusals })
  return {
    count: found.length,
    totals: sumsOf(found, ({ amountMinor }) => amountMinor),
    fees: sumsOf(found, ({ feeMinor }) => feeMinor),
    debits: sumsOf(found, ({ amountMinor, feeMinor }) => amountMinor + feeMinor),
  }
}

function refuseSeen(tx: Tx, action: ProvenAction, seen: SeenPayment, row: Payment | undefined): Refusal | undefined {
  if (!row) return new Refusal(commonErrors.notFound)
  return row.version === seen.version ? refuseProven(row, action, tx) : new Refusal(commonErrors.staleVersion)
}

function sumsOf(payments: readonly Payment[], minorOf: (payment: Payment) => bigint) {
  const sums = new Map<Currency, bigint>()
  for (const payment of payments) sums.set(payment.currency, (sums.get(payment.currency) ?? 0n) + minorOf(payment))
  return CURRENCIES.flatMap(currency => {
    const sum = sums.get(currency)
    return sum === undefined ? [] : [showMoney(sum, currency)]
  })
}
