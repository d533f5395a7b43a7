// The totals of a file's payments, before and after they are created. Pure.
import { CURRENCIES, type Currency, showMoney } from '../../../kit/money.ts'
import type { ApprovalNeed, ImportSummary } from '../../recordImports/public.ts'
import type { PaymentContent } from '../content.ts'

/** Adds up payments one by one. */
export class PaymentTally {
  readonly #totals = new Map<Currency, bigint>()
  readonly #needs = new Map<string, ApprovalNeed>()

  add({ currency, amountMinor, approvalPlan }: Pick<PaymentContent, 'currency' | 'amountMinor' | 'approvalPlan'>) {
    this.#totals.set(currency, (this.#totals.get(currency) ?? 0n) + amountMinor)
    const steps = approvalPlan.steps.map(step => ({ approverIds: step.approverIds.toSorted() }))
    // The order of steps doesn't matter here.
    const key = JSON.stringify(steps.map(step => step.approverIds.join()).toSorted())
    const approverIds = [...new Set(steps.flatMap(step => step.approverIds))].toSorted()
    const need = this.#needs.get(key) ?? { payments: 0, approvalsNeeded: steps.length, approverIds, steps }
    this.#needs.set(key, { ...need, payments: need.payments + 1 })
  }

  get summary(): ImportSummary {
    return {
      totals: CURRENCIES.flatMap(currency => {
        const total = this.#totals.get(currency)
        return total === undefined ? [] : [showMoney(total, currency)]
      }),
      approvals: [...this.#needs.values()].toSorted(
        (one, other) => one.approvalsNeeded - other.approvalsNeeded || other.payments - one.payments,
      ),
    }
  }
}
