// Judges many payments by the rules that one is judged by, each as if those before it had been made. Writes nothing.
import type { Tx } from '../../../kit/database/database.ts'
import { type Amount, CURRENCIES, type Currency } from '../../../kit/money.ts'
import { planFor, policiesFor, type Policy } from '../../approvalPolicies/public.ts'
import { type BankingCalendar, bankingCalendar } from '../../bankingDays/public.ts'
import { accountKeyOf } from '../../counterparties/public.ts'
import type { TransferMethod } from '../../connections/public.ts'
import { readPaymentSettings } from '../../paymentSettings/public.ts'
import { businessToday, controlsOf } from '../../projection/public.ts'
import { contentOf, type PaymentContent, type Target, targetOf } from '../content.ts'
import type { PaymentNames } from '../describe.ts'
import { type OtherPayment, otherPaymentsTo } from './repository.ts'
import { MOVED_NOTHING } from '../lifecycle.ts'
import { valueDateOf } from '../methods.ts'
import {
  type End,
  methodFor,
  type Violation,
  endViolations,
  methodViolations,
  termViolations,
  type PayingAccount,
} from '../violations.ts'
import { MAX_DUPLICATES, paidCounterparty, type Payee } from '../repository.ts'
import type { PaymentKind } from '../table.ts'

/** A payment of a file whose names were found. */
export type NamedPayment = {
  /** Where it stands in its file. */
  row: number
  from: PayingAccount & { alias: string }
  end: End
  amount: Amount
  /** The method that was asked for. */
  method: TransferMethod | null
  date: string
  memo: string | null
  notes: string | null
}

/** What may be the same payment once more: stored ones by their numbers, and the first row before. */
type Likenesses = { days: number; numbers: string[]; row: number | undefined }

/** One that could be made, with how the activity log names what it points at. */
export type ValidatedPayment<Of extends NamedPayment = NamedPayment> = {
  payment: Of
  content: PaymentContent
  names: PaymentNames
  like: Likenesses | null
}

/** What is the same for all rows of a file. */
export type Surroundings = {
  now: Temporal.Instant
  today: string
  calendar: BankingCalendar
  policies: ReadonlyMap<Currency, readonly Policy[]>
  duplicateDays: number
  switchedOn: boolean
}

export async function readSurroundings(tx: Tx): Promise<Surroundings> {
  const policies = new Map<Currency, readonly Policy[]>()
  for (const currency of CURRENCIES) policies.set(currency, await policiesFor(tx, currency))
  return {
    now: tx.clock.now(),
    today: await businessToday(tx),
    calendar: await bankingCalendar(tx),
    policies,
    duplicateDays: (await readPaymentSettings(tx)).duplicateDays,
    switchedOn: (await controlsOf(tx)).transfersActive,
  }
}

/** A payment against which no rule stands, on the day on which it would go. */
type Sound<Of extends NamedPayment = NamedPayment> = {
  payment: Of
  target: Target
  method: TransferMethod | null
  valueDate: string
}

/** What others pay to the same account: on the same day altogether, and the numbers of those that may be the same payment. */
type Beside = { total: bigint; numbers: readonly string[] }

type Judging = {
  kind: PaymentKind
  /** Its own payments are judged as they come, not as stored ones. */
  importId: string
  surroundings: Surroundings
}

/** Judges the payments of one file, batch by batch. */
export class PaymentValidator {
  readonly #kind: PaymentKind
  readonly #importId: string
  readonly #surroundings: Surroundings
  /** Payments judged so far, with what they were judged by. */
  readonly #validated: (Beside & { sound: Sound })[] = []
  /** By account or counterparty, currency and day: what the rows so far bring there. */
  readonly #inFile = new Map<string, bigint>()
  /** By beneficiary and amount: rows before. */
  readonly #alike = new Map<string, { row: number; date: Temporal.PlainDate }[]>()

  constructor({ kind, importId, surroundings }: Judging) {
    this.#kind = kind
    this.#importId = importId
    this.#surroundings = surroundings
  }

  /** Those against which nothing stands; of the others it is told what does. */
  sift<Of extends NamedPayment>(
    payments: readonly Of[],
    tell: (payment: Of, violation: Violation) => void,
  ): Sound<Of>[] {
    const { now, today, calendar } = this.#surroundings
    return payments.flatMap(payment => {
      const { from, end, amount, date } = payment
      const target = targetOf(end)
      const sameBank = from.bankCode === target.bankCode
      const method = methodFor(payment.method, sameBank)
      const violations = [
        ...endViolations(this.#kind, from, end),
        ...termViolations(from, { amount, date }, today),
        ...methodViolations(method, { amount, sameBank }),
      ]
      for (const violation of violations) tell(payment, violation)
      if (violations.length > 0) return []
      const valueDate = valueDateOf(method, Temporal.PlainDate.from(date), { now, calendar }).toString()
      return [{ payment, target, method, valueDate }]
    })
  }

  /** What others pay beside each of these. */
  async lookUp(tx: Tx, sound: readonly Sound[]): Promise<Beside[]> {
    if (sound.length === 0) return []
    const days = this.#surroundings.duplicateDays
    const dates = sound.map(({ payment: { date } }) => date).toSorted()
    const dayFrom = (date: string | undefined, away: number) =>
      Temporal.PlainDate.from(date ?? this.#surroundings.today)
        .add({ days: away })
        .toString()
    const [from, to] = [dayFrom(dates[0], -days), dayFrom(dates.at(-1), days)]
    const others = await otherPaymentsTo(tx, {
      beneficiaries: sound.map(({ target }) => target),
      from,
      to: sound.reduce((last, { valueDate }) => (valueDate > last ? valueDate : last), to),
      importId: this.#importId,
    })
    return besideEach(sound, others, days)
  }

  /** The payments as they would be made, one after the other. */
  validate<Of extends NamedPayment>(sound: readonly Sound<Of>[], beside: readonly Beside[]): ValidatedPayment<Of>[] {
    return sound.map((each, place) => {
      const { payment, target, method, valueDate } = each
      const { from, end, amount, date, memo, notes } = payment
      const { total, numbers } = beside[place]!
      this.#validated.push({ sound: each, total, numbers })
      const approvalPlan = planFor(this.#surroundings.policies.get(amount.currency) ?? [], {
        entityId: from.entityId,
        method,
        amountMinor: this.#totalWith(each, total),
      })
      return {
        payment,
        content: contentOf({
          from,
          target,
          amount,
          method,
          date,
          valueDate,
          memo,
          notes,
          billId: null,
          paidExpectedId: null,
          approvalPlan,
        }),
        names: { from: from.alias, counterparty: aliasOf(end), bill: null },
        like: this.#likenesses(each, numbers),
      }
    })
  }

  /** Whether somebody has paid since what changes a judgment: more goes to an account on a day, or something new is alike. */
  async isOvertaken(tx: Tx, { countsLikeness }: { countsLikeness: boolean }): Promise<boolean> {
    const now = await this.lookUp(
      tx,
      this.#validated.map(({ sound }) => sound),
    )
    return this.#validated.some(({ total, numbers }, place) => {
      const later = now[place]!
      return later.total > total || (countsLikeness && later.numbers.some(number => !numbers.includes(number)))
    })
  }

  /** All that goes to the beneficiary on its day once this one is made. */
  #totalWith({ payment: { amount }, target, valueDate }: Sound, stored: bigint): bigint {
    const ofDay = (key: string) => [key, amount.currency, valueDate].join('/')
    const { account, counterparty, both } = keysOf(target)
    for (const key of [account, counterparty, both])
      if (key !== null) this.#inFile.set(ofDay(key), this.#ofFile(ofDay(key)) + amount.minor)
    // What goes to one of both, where what goes to both counts once.
    const ofBoth = both === null ? 0n : this.#ofFile(ofDay(both))
    const ofCounterparty = counterparty === null ? 0n : this.#ofFile(ofDay(counterparty))
    return stored + this.#ofFile(ofDay(account)) + ofCounterparty - ofBoth
  }

  #ofFile(key: string): bigint {
    return this.#inFile.get(key) ?? 0n
  }

  #likenesses({ payment: { row, amount, date }, target }: Sound, numbers: readonly string[]): Likenesses | null {
    const days = this.#surroundings.duplicateDays
    if (days === 0) return null
    const key = [accountKeyOf(target), amount.currency, amount.minor].join('/')
    const day = Temporal.PlainDate.from(date)
    const before = this.#alike.get(key) ?? []
    const first = before.find(other => Math.abs(other.date.until(day).days) <= days)
    before.push({ row, date: day })
    this.#alike.set(key, before)
    if (numbers.length === 0 && !first) return null
    return { days, numbers: numbers.slice(0, MAX_DUPLICATES), row: first?.row }
  }
}

/** By what a payment counts in the total of a day: its account, its counterparty, and both of them. */
function keysOf(payee: Payee) {
  const account = accountKeyOf(payee)
  const counterparty = paidCounterparty(payee)
  return { account, counterparty, both: counterparty === null ? null : `${account} ${counterparty}` }
}

/** Of what others pay, what stands beside each payment. */
function besideEach(sound: readonly Sound[], others: readonly OtherPayment[], days: number): Beside[] {
  const dayOf = ({ currency, valueDate }: { currency: string; valueDate: string }) => `/${currency}/${valueDate}`
  const ofAccount = Map.groupBy(others, other => keysOf(other).account + dayOf(other))
  const ofCounterparty = Map.groupBy(others, other => keysOf(other).counterparty + dayOf(other))
  const ofAmount = Map.groupBy(others, other => [accountKeyOf(other), other.currency, other.amountMinor].join())
  return sound.map(({ payment: { amount, date }, target, valueDate }) => {
    const onDay = dayOf({ currency: amount.currency, valueDate })
    const { account, counterparty } = keysOf(target)
    const toCounterparty = counterparty === null ? [] : (ofCounterparty.get(counterparty + onDay) ?? [])
    const sameDay = new Set([...(ofAccount.get(account + onDay) ?? []), ...toCounterparty])
    const sameAmount = ofAmount.get([accountKeyOf(target), amount.currency, amount.minor].join()) ?? []
    const day = Temporal.PlainDate.from(date)
    const isLike = (other: OtherPayment) =>
      !MOVED_NOTHING.includes(other.status) && Math.abs(day.until(other.date).days) <= days
    return {
      total: sameDay.values().reduce((sum, { amountMinor }) => sum + amountMinor, 0n),
      numbers: days === 0 ? [] : sameAmount.filter(isLike).map(({ number }) => number),
    }
  })
}

const aliasOf = (end: End): string | null =>
  ('own' in end ? end.own.party?.alias : 'theirs' in end ? end.theirs.counterparty.alias : null) ?? null
