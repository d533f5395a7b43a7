// Imports a file of payments or transfers. Every rule for a single one applies to each row.
import type { Tx } from '../../../kit/database/database.ts'
import type { ApprovalProblem } from '../../../kit/approvalProblems.ts'
import { approversBeside, authorsAmong, blockOf } from '../../approvalPolicies/public.ts'
import { areOpen } from '../../bankAccounts/public.ts'
import { codes } from '../errors.ts'
import { releaseNumbers, reserveNumbers, useReservation } from '../../numbers/public.ts'
import { type ValidatedPayment, PaymentValidator, readSurroundings } from './validate.ts'
import { PaymentTally } from './tally.ts'
import { type Violation, dateViolations, SWITCHED_OFF } from '../violations.ts'
import { lockBeneficiaries } from '../repository.ts'
import { storePayments } from './storePayments.ts'
import { NUMBER_KINDS, type PaymentKind } from '../table.ts'
import {
  type ApprovalNeed,
  CellReader,
  type CsvRow,
  errorIssue,
  type Importing,
  type Issue,
  type LookUp,
  StaleCheck,
  type RecordImportRow,
  uploaderOf,
} from '../../recordImports/public.ts'
import { namedPayment, type NamedRow, openNames, refuseBrokenNames } from './names.ts'
import { ACCOUNT_COLUMN, type PaymentDraft, paymentDraftOf, type PaymentNames, paymentNamesOf } from './rows.ts'

type Import = Pick<RecordImportRow, 'id' | 'ignoreWarnings' | 'fileId' | 'createdBy'>

/** Imports of payments, or of transfers. */
export const openPayments =
  (kind: PaymentKind) =>
  ({ id: importId, ignoreWarnings, fileId, createdBy }: Import): Importing => {
    const { validate } = openValidator(kind, importId)
    let tally = new PaymentTally()
    return {
      async check(lookUp, rows, issues) {
        for (const { content } of await validate(lookUp, rows, issues)) tally.add(content)
      },
      summary: () => tally.summary,
      prepare: (tx, count) => reserveNumbers(tx, { kind: NUMBER_KINDS[kind], ownerId: importId, count }),
      async store(tx, batches, { onProgress, requireSeen }) {
        // Validated again, because anything may have changed since the check.
        const anew = openValidator(kind, importId)
        tally = new PaymentTally()
        const numberAt = await useReservation(tx, importId)
        const authorIds = await authorsOf(tx, { fileId, createdBy })
        const accountIds = new Set<string>()
        let stored = 0
        for await (const rows of batches) {
          const issues: Issue[] = []
          const validated = await anew.validate(read => read(tx), rows, issues)
          requireSeen(issues)
          const before = stored
          await storePayments(tx, { importId, kind, authorIds }, validated, place => numberAt(before + place))
          for (const { content } of validated) {
            tally.add(content)
            for (const id of [content.fromAccountId, content.toAccountId]) if (id !== null) accountIds.add(id)
          }
          onProgress((stored += validated.length))
        }
        // Last before the commit, so that manual payments wait only for this check and not for all rows.
        tx.atEnd(async () => {
          // An account closed in the meantime was closed without knowledge of these payments.
          if (!(await areOpen(tx, [...accountIds]))) throw new StaleCheck()
          await lockBeneficiaries(tx)
          if (await anew.isOvertaken(tx, { countsLikeness: !ignoreWarnings })) throw new StaleCheck()
        })
      },
      giveUp: tx => releaseNumbers(tx, importId),
    }
  }

type Brought = Pick<RecordImportRow, 'fileId' | 'createdBy'>

const authorsOf = async (tx: Tx, { fileId, createdBy }: Brought) =>
  authorsAmong(await uploaderOf(tx, fileId), createdBy)

/** Why the approvals that a file's payments need can't all be given now; the importing user gives none. */
export async function problemsOfNeeds(
  tx: Tx,
  brought: Brought,
  needs: readonly ApprovalNeed[],
): Promise<(ApprovalProblem | null)[]> {
  const able = await approversBeside(tx, await authorsOf(tx, brought))
  return needs.map(({ steps }) => (steps && blockOf(steps, able)?.problem) ?? null)
}

/** Validates the rows of one file, batch by batch. */
function openValidator(kind: PaymentKind, importId: string) {
  let opened: { validate: PaymentValidator; today: string } | undefined
  const namesOf = openNames()
  async function open(lookUp: LookUp, issues: Issue[]) {
    const surroundings = await lookUp(readSurroundings)
    if (!surroundings.switchedOn) issues.push(errorIssue(SWITCHED_OFF[kind]))
    return { validate: new PaymentValidator({ kind, importId, surroundings }), today: surroundings.today }
  }
  const tell = ({ cells }: { cells: CellReader }, { path, what, params }: Violation) =>
    cells.refuse(columnOf(kind, path), what, params)
  return {
    /** The payments that these rows would create; problems of the other rows go to `issues`. */
    async validate(lookUp: LookUp, rows: readonly CsvRow[], issues: Issue[]): Promise<ValidatedPayment<NamedRow>[]> {
      const { validate, today } = (opened ??= await open(lookUp, issues))
      const drafts: PaymentDraft[] = []
      const broken: PaymentNames[] = []
      for (const row of rows) {
        const cells = new CellReader(row, issues)
        const draft = paymentDraftOf(kind, cells)
        if (draft) drafts.push(draft)
        else broken.push(paymentNamesOf(cells, new CellReader(row, [])))
      }
      const names = await lookUp(tx => namesOf(tx, drafts, broken))
      refuseBrokenNames(broken, names)
      for (const { cells, date } of broken)
        if (date !== null) for (const violation of dateViolations(date, today)) tell({ cells }, violation)
      const named = drafts.flatMap(draft => {
        const payment = namedPayment(draft, names)
        // Only its own cells can be checked.
        if (!payment) for (const violation of dateViolations(draft.date, today)) tell(draft, violation)
        return payment ?? []
      })
      const sound = validate.sift(named, tell)
      const validated = validate.validate(sound, await lookUp(tx => validate.lookUp(tx, sound)))
      validated.forEach(warnOfLikeness)
      return validated
    },
    /** Whether the validation would have another result now. */
    isOvertaken: async (tx: Tx, options: { countsLikeness: boolean }) =>
      (await opened?.validate.isOvertaken(tx, options)) ?? false,
  }
}

const COLUMN_OF = {
  // The beneficiary, which users identify by alias.
  counterpartyAccountId: 'counterparty_alias',
  fromAccountId: 'from_account_number',
  'toExternalAccount.accountNumber': 'to_account_number',
  'amount.amount': 'amount',
  'amount.currency': 'currency',
  date: 'date',
  method: 'method',
} as const

/** The file's column of a form field. */
const columnOf = (kind: PaymentKind, path: Violation['path']): string =>
  path === 'toAccountId' ? ACCOUNT_COLUMN[kind] : COLUMN_OF[path]

function warnOfLikeness({ payment: { cells }, like }: ValidatedPayment<NamedRow>): void {
  if (!like) return
  const { days, numbers, row } = like
  if (numbers.length > 0) cells.warn('amount', codes.transferDuplicate, { days, numbers: numbers.join(', ') })
  if (row !== undefined) cells.warn('amount', codes.recordImportPaymentRepeated, { days, row })
}
