// Invoices, and their settlement: received payments, credit memos, withholding slips, matches of bank lines.
import type { Invariant } from '../../services/kit/database/invariants.ts'

/**
 * The settled amount of an invoice, and the part of it that its customer no longer withholds. Payments by bank lines are among the receipts
 * of these.
 */
const SETTLED = `
  select coalesce(sum(m.minor), 0) as minor, coalesce(sum(m.withheld), 0) as withheld, coalesce(bool_or(m.was_undone), false) as was_undone from (
    select case when a.undone_at is null then a.amount_minor else 0 end as minor,
      case when a.undone_at is null then a.withheld_minor else 0 end as withheld, false as was_undone
    from received_payment_application a
    join received_payment p on p.organization_id = a.organization_id and p.id = a.payment_id and p.reconciliation_id is null
    where a.organization_id = i.organization_id and a.invoice_id = i.id
    union all
    select a.amount_minor, a.withheld_minor, false from credit_memo_application a
    where a.organization_id = i.organization_id and a.invoice_id = i.id and a.undone_at is null
    union all
    select case when s.undone_at is null then s.amount_minor + s.rounding_minor else 0 end,
      case when s.undone_at is null then s.amount_minor + s.rounding_minor + s.owed_minor else 0 end, s.undone_at is not null
    from withholding_slip_invoice s where s.organization_id = i.organization_id and s.invoice_id = i.id
    union all
    select case when b.undone_at is null then b.settled_minor else 0 end,
      case when b.undone_at is null then -b.withheld_minor else 0 end, b.undone_at is not null
    from bank_receipt b where b.organization_id = i.organization_id and b.invoice_id = i.id) m`

const LIVE = `i.status in ('ISSUED', 'PARTIALLY_PAID', 'PAID', 'WRITTEN_OFF')`

export const INVOICES: readonly Invariant[] = [
  {
    holds: 'what remains of an invoice is its total less what pays and credits it',
    query: `
      select i.id, i.number, i.total_minor, i.remaining_minor, settled.minor as settled from invoice i, lateral (${SETTLED}) settled
      where {of i} and ${LIVE} and i.remaining_minor <> i.total_minor - i.settled_before_minor - settled.minor`,
  },
  {
    // After undoing a slip or a match, less may be withheld again than before: part of it was paid meanwhile.
    holds: 'what is still withheld of an invoice is what was to be withheld less what closed that',
    query: `
      select i.id, i.number, i.withheld_minor, i.withheld_open_minor, settled.withheld as closed from invoice i, lateral (${SETTLED}) settled
      where {of i} and ${LIVE} and not settled.was_undone and i.withheld_open_minor <> i.withheld_minor - settled.withheld`,
  },
  {
    holds: 'what is written off of an invoice is what its write-offs settle',
    query: `
      select i.id, i.number, i.written_off_minor, written.minor as written from invoice i, lateral (
        select coalesce(sum(a.amount_minor), 0) as minor from credit_memo_application a
        join credit_memo m on m.organization_id = a.organization_id and m.id = a.memo_id and m.kind = 'WRITE_OFF'
        where a.organization_id = i.organization_id and a.invoice_id = i.id and a.undone_at is null) written
      where {of i} and i.written_off_minor <> written.minor`,
  },
  {
    holds: 'an invoice is paid where nothing remains, and issued where all does',
    query: `
      select i.id, i.number, i.status, i.total_minor, i.remaining_minor from invoice i
      where {of i} and ${LIVE} and i.status <> case
        when i.written_off_minor > 0 and i.remaining_minor = i.withheld_open_minor then 'WRITTEN_OFF'
        when i.remaining_minor = 0 then 'PAID' when i.remaining_minor < i.total_minor then 'PARTIALLY_PAID' else 'ISSUED' end`,
  },
  {
    holds: 'what of an invoice rests on claims alone is what no bank line has shown of them',
    query: `
      select i.id, i.number, i.unverified_minor, claimed.minor as claimed from invoice i, lateral (
        select coalesce(sum(a.amount_minor - a.verified_minor), 0) as minor from received_payment_application a
        join received_payment p on p.organization_id = a.organization_id and p.id = a.payment_id and p.verification is not null
        where a.organization_id = i.organization_id and a.invoice_id = i.id and a.undone_at is null) claimed
      where {of i} and i.unverified_minor <> claimed.minor`,
  },
  {
    holds: 'nothing pays or credits an invoice that is a draft or canceled',
    query: `
      select i.id, i.number, i.status, settled.minor from invoice i, lateral (${SETTLED}) settled
      where {of i} and i.status in ('DRAFT', 'WAITING_APPROVAL', 'CANCELED') and settled.minor <> 0`,
  },
  {
    holds: 'the lines of an invoice come to its base',
    query: `
      select i.id, i.number, i.base_minor, lines.minor as lines from invoice i, lateral (
        select coalesce(sum(l.base_minor), 0) as minor from invoice_line l
        where l.organization_id = i.organization_id and l.invoice_id = i.id) lines
      where {of i} and i.base_minor <> lines.minor`,
  },
  {
    holds: 'the instalments of an invoice come to its total and to what is withheld',
    query: `
      select i.id, i.number, i.total_minor, i.withheld_minor, sum(m.total_minor) as total, sum(m.withheld_minor) as withheld
      from invoice i join invoice_milestone m on m.organization_id = i.organization_id and m.invoice_id = i.id
      where {of i} group by i.organization_id, i.id
      having sum(m.total_minor) <> i.total_minor or sum(m.withheld_minor) <> i.withheld_minor`,
  },
  {
    holds: 'a slip of withheld tax is what it says of its invoices, and a canceled one says nothing',
    query: `
      select s.id, s.number, s.status, s.amount_minor, sum(c.amount_minor) filter (where c.undone_at is null) as covered
      from withholding_slip s
      left join withholding_slip_invoice c on c.organization_id = s.organization_id and c.slip_id = s.id
      where {of s} group by s.organization_id, s.id
      having coalesce(sum(c.amount_minor) filter (where c.undone_at is null), 0)
        <> case s.status when 'RECORDED' then s.amount_minor else 0 end`,
  },
]

/** Received payments and credit. */
export const CREDITS: readonly Invariant[] = [
  {
    holds: 'a payment received is what it pays, what is left of it and the credit that it became',
    query: `
      select p.id, p.number, p.status, p.amount_minor, p.unapplied_minor, paid.minor as pays, credit.minor as credit
      from received_payment p, lateral (
        select coalesce(sum(a.amount_minor) filter (where a.kind = 'CASH'), 0) as minor, count(*) as count from received_payment_application a
        where a.organization_id = p.organization_id and a.payment_id = p.id and a.undone_at is null) paid, lateral (
        select coalesce(sum(m.total_minor), 0) as minor from credit_memo m
        where m.organization_id = p.organization_id and m.payment_id = p.id and m.status <> 'VOIDED') credit
      where {of p} and case
        when p.status = 'SUCCEEDED' then p.amount_minor <> p.unapplied_minor + paid.minor + credit.minor
        else paid.count > 0 or credit.minor <> 0 end`,
  },
  {
    holds: 'a claim is verified where bank lines show all of it',
    query: `
      select p.id, p.number, p.verification, p.amount_minor, shown.minor as shown
      from received_payment p, lateral (
        select coalesce(sum(a.verified_minor), 0) + coalesce((
          select sum(m.total_minor) from credit_memo m
          where m.organization_id = p.organization_id and m.payment_id = p.id and m.shown_by is not null), 0) as minor
        from received_payment_application a
        where a.organization_id = p.organization_id and a.payment_id = p.id and a.undone_at is null) shown
      where {of p} and p.status = 'SUCCEEDED' and p.verification is not null and p.reconciliation_id is null
        and (p.verification = 'VERIFIED') <> (shown.minor = p.amount_minor)`,
  },
  {
    holds: 'what is verified of a claim is what matches have shown of it',
    query: `
      select a.id, p.number, a.verified_minor, shown.minor as shown
      from received_payment_application a
      join received_payment p on p.organization_id = a.organization_id and p.id = a.payment_id and p.reconciliation_id is null
      left join lateral (
        select coalesce(sum(v.amount_minor), 0) as minor from received_payment_verification v
        where v.organization_id = a.organization_id and v.application_id = a.id) shown on true
      where {of a} and a.verified_minor <> shown.minor`,
  },
  {
    holds: 'what a bank line settled of an invoice stands in the payment that it is',
    query: `
      select p.id, p.number, paid.invoice_id, paid.minor as pays, seen.minor as settled
      from received_payment p
      join lateral (
        select a.invoice_id, sum(a.amount_minor) as minor from received_payment_application a
        where a.organization_id = p.organization_id and a.payment_id = p.id and a.undone_at is null group by a.invoice_id) paid on true
      left join lateral (
        select sum(b.settled_minor) as minor from bank_receipt b
        where b.organization_id = p.organization_id and b.reconciliation_id = p.reconciliation_id and b.line_id = p.line_id
          and b.invoice_id = paid.invoice_id and b.undone_at is null) seen on true
      where {of p} and p.reconciliation_id is not null and p.status = 'SUCCEEDED' and seen.minor is distinct from paid.minor`,
  },
  {
    holds: 'what remains of a credit memo is its total less what it pays and what was given back',
    query: `
      select m.id, m.number, m.status, m.total_minor, m.remaining_minor, m.refunded_minor, paid.minor as pays
      from credit_memo m, lateral (
        select coalesce(sum(a.amount_minor), 0) as minor from credit_memo_application a
        where a.organization_id = m.organization_id and a.memo_id = m.id and a.undone_at is null) paid
      where {of m} and case
        when m.status in ('DRAFT', 'PENDING', 'VOIDED') then paid.minor <> 0
        else m.remaining_minor <> m.total_minor - m.refunded_minor - paid.minor end`,
  },
  {
    holds: 'the lines of a credit memo come to its base',
    query: `
      select m.id, m.number, m.base_minor, sum(l.base_minor) as lines
      from credit_memo m join credit_memo_line l on l.organization_id = m.organization_id and l.memo_id = m.id
      where {of m} group by m.organization_id, m.id having sum(l.base_minor) <> m.base_minor`,
  },
  {
    holds: 'credit that is not applied is what statements of account count as such',
    query: `
      select coalesce(kept.id, told.record_id) as id, coalesce(kept.number, told.number) as number, kept.minor as kept, told.minor as told
      from (
        select m.organization_id, m.id, m.number, m.remaining_minor + m.refunded_minor - given.minor as minor
        from credit_memo m, lateral (
          select coalesce(sum(r.paid_minor), 0) as minor from credit_memo_refund r
          where r.organization_id = m.organization_id and r.memo_id = m.id) given
        where {of m} and m.remaining_minor + m.refunded_minor <> given.minor
        union all
        select p.organization_id, p.id, p.number, p.unapplied_minor from received_payment p
        where {of p} and p.unapplied_minor > 0 and p.verification is distinct from 'UNVERIFIED') kept
      full join (
        select c.* from organization o, lateral unapplied_credits(o.organization_id, '9999-12-30') c where {of o}) told
        on told.record_id = kept.id
      where kept.minor is distinct from told.minor`,
  },
  {
    holds: 'what is asked for as a refund is what remains of its memo, and what was given back is what was asked for',
    // Money that left before the payment or match behind it was gone is the customer's debt.
    query: `
      select m.id, m.number, m.status, m.remaining_minor, m.refunded_minor, refunds.asked, refunds.given
      from credit_memo m, lateral (
        select coalesce(sum(r.amount_minor - r.paid_minor) filter (where r.status in ('ASKED', 'PAYING', 'CALLING_OFF')), 0) as asked,
          coalesce(sum(least(r.paid_minor, r.amount_minor)), 0) as given,
          coalesce(bool_or(r.status in ('ASKED', 'PAYING')), false) as wanted
        from credit_memo_refund r where r.organization_id = m.organization_id and r.memo_id = m.id) refunds
      where {of m} and case
        when m.status in ('DRAFT', 'PENDING', 'VOIDED') then m.refunded_minor <> 0 or refunds.wanted
        else m.refunded_minor <> refunds.given or (m.status = 'REFUNDING') <> (refunds.asked > 0)
          or refunds.asked > m.remaining_minor end`,
  },
  {
    holds: 'what was seen to leave for a refund is the sum of its bank lines',
    query: `
      select r.id, r.status, r.paid_minor, lines.minor as lines from credit_memo_refund r, lateral (
        select coalesce(sum((l ->> 'amount')::bigint), 0) as minor from jsonb_array_elements(r.lines) l) lines
      where {of r} and r.paid_minor <> lines.minor`,
  },
  {
    holds:
      'what a provider received is a payment of that amount less what was given back, and what it took back pays nothing',
    // Until PY-21, users could cancel such a payment.
    query: `
      select p.id, p.number, p.status, p.amount_minor, c.amount_minor as received, c.refunded_minor, c.reversed_at
      from checkout_receipt c join received_payment p on p.organization_id = c.organization_id and p.id = c.payment_id
      where {of c} and case
        when p.status = 'CANCELED' then c.reversed_at is null and c.refunded_minor < c.amount_minor and p.status_changed_by is null
        else p.amount_minor <> c.amount_minor - c.refunded_minor or c.reversed_at is not null end`,
  },
  {
    holds:
      'what is taken off a payment of a provider is what its refunds gave back and have not taken back, and no more than it was',
    // Refunds booked before refunds named their payment stay until all of them are read again.
    query: `
      select c.transaction_id as id, c.amount_minor, c.refunded_minor as taken_off, back.minor as given_back
      from checkout_receipt c, lateral (
        select coalesce(sum(r.amount_minor), 0) as minor from checkout_refund r
        where r.organization_id = c.organization_id and r.reversed_at is null and r.original_id = c.transaction_id) back
      where {of c} and c.refunded_minor <> least(c.amount_minor, back.minor) and not exists (
        select from checkout_refund r where r.organization_id = c.organization_id and r.version is null
          and coalesce(r.session_id, r.virtual_account_id) = coalesce(c.session_id, c.virtual_account_id))`,
  },
]
