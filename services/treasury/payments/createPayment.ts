import { changesBetween, recordActivity } from '../../kit/activity/record.ts'
import type { Tx } from '../../kit/database/database.ts'
import type { Files } from '../../kit/files/files.ts'
import { Refusal } from '../../kit/http/problem.ts'
import { newId } from '../../kit/ids.ts'
import { authorsAmong } from '../approvalPolicies/public.ts'
import { takeNumber } from '../numbers/public.ts'
import { controlsOf } from '../projection/public.ts'
import { attachFiles } from './attachFiles.ts'
import { describePayment, paymentFields, emitPaymentChanged } from './describe.ts'
import { checkedContent, type NewPayment, refuseDuplicate } from './input.ts'
import { refuseDebtThatRepeats, startRecurrence } from './recurrence/recurrence.ts'
import { SWITCHED_OFF } from './violations.ts'
import { insertPayment } from './repository.ts'
import { NUMBER_KINDS, type PaymentKind, type PaymentRow } from './table.ts'

/** Creates a payment or transfer, which must then be approved. */
export async function createPayment(tx: Tx, files: Files, input: NewPayment): Promise<PaymentRow> {
  await refuseWhereSwitchedOff(tx, input.kind)
  refuseDebtThatRepeats(input)
  const content = await checkedContent(tx, input.kind, input)
  if (!input.allowDuplicate) await refuseDuplicate(tx, content)
  const recurrenceId = input.recurrence
    ? await startRecurrence(tx, input.recurrence, input, authorsAmong(tx.actorId))
    : null
  const row = await storePayment(tx, input.kind, {
    ...content,
    recurrenceId,
    createdBy: tx.actorId,
    authorIds: authorsAmong(tx.actorId),
  })
  await attachFiles(tx, files, row.id, input.fileIds ?? [])
  return row
}

/** An organization may have disabled new payments. */
async function refuseWhereSwitchedOff(tx: Tx, kind: PaymentKind): Promise<void> {
  const { transfersActive } = await controlsOf(tx)
  if (!transfersActive) throw new Refusal(SWITCHED_OFF[kind])
}

type Values = Omit<Parameters<typeof insertPayment>[1], 'id' | 'number' | 'kind'>

/** Stores checked content as a payment, with its number. */
export async function storePayment(tx: Tx, kind: PaymentKind, values: Values): Promise<PaymentRow> {
  const number = await takeNumber(tx, NUMBER_KINDS[kind])
  const row = await insertPayment(tx, { ...values, id: newId(), number, kind })
  recordActivity(tx, {
    action: 'CREATED',
    recordType: 'PAYMENT',
    recordId: row.id,
    recordLabel: row.number,
    changes: changesBetween(undefined, await describePayment(tx, row), paymentFields),
  })
  emitPaymentChanged(tx, row, 'payment.made')
  return row
}
