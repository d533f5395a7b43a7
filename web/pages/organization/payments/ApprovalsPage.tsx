import { CircleCheck } from 'lucide-react'
import { Suspense, lazy, useEffect, useMemo, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks'
import type { ApprovalsPage_list$key } from '../../../__generated__/ApprovalsPage_list.graphql.ts'
import type { ApprovalsPage_rows$key } from '../../../__generated__/ApprovalsPage_rows.graphql.ts'
import type { ApprovalsPageListQuery } from '../../../__generated__/ApprovalsPageListQuery.graphql.ts'
import type { ApprovalsPageQuery } from '../../../__generated__/ApprovalsPageQuery.graphql.ts'
import { useFormats } from '../../../i18n/format.ts'
import { isZero } from '../../../i18n/decimal.ts'
import type { PageProps } from '../../../relay/entryPoint.ts'
import { useOrganizationName, usePermission } from '../../../shell/permissions.tsx'
import { DeferredMount } from '../../../ui/DeferredMount.tsx'
import { Button } from '../../../ui/Button.tsx'
import { useShortcuts } from '../../../ui/keyboard/shortcuts.ts'
import { BulkBar, KeyLegend } from '../../../ui/list/ListFooter.tsx'
import { allAllow, obstacleTo } from '../../../ui/list/allAllow.ts'
import { useListPage } from '../../../ui/list/useListPage.ts'
import { useListState } from '../../../ui/list/useListState.ts'
import { isFocusLost } from '../../../ui/isFocusLost.ts'
import { Page } from '../../../ui/Page.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { useResults } from '../results/_lib/useResults.tsx'
import { ApprovalCard } from './_components/ApprovalCard.tsx'
import { ApprovalSide } from './_components/ApprovalSide.tsx'
import { ApprovalTabs } from './_components/ApprovalTabs.tsx'
import { type ApprovalRow, type InboxAction, readBillRow, readPaymentRow } from './_lib/approvalRow.ts'
import { approvalsState } from './_lib/approvalsState.ts'
import { InboxDecision } from './_lib/lazyDecisions.ts'
import { useInboxDecision } from './_lib/useInboxDecision.ts'
import type { MessageId } from '../../../i18n/messages.ts'
import './_components/approvals.css'
import './_components/payments.css'

const BillChanges = lazy(() => import('../bills/_public/BillChanges.tsx'))
const PaymentChanges = lazy(() => import('./_components/PaymentChanges.tsx'))

/** Pending and past decisions: one queue of payments, transfers and bills. */
export function ApprovalsPage({ queries }: PageProps<{ page: ApprovalsPageQuery }>) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const organizationName = useOrganizationName()
  const maySeePayments = usePermission('TREASURY_PAYMENTS_VIEW')
  const maySeeBills = usePermission('TREASURY_BILLS_VIEW')
  const { state } = useListState(approvalsState)
  const { organization } = usePreloadedQuery<ApprovalsPageQuery>(
    graphql`
      query ApprovalsPageQuery($first: Int!, $tab: ApprovalTab!) @preloadable @throwOnFieldError {
        organization {
          ...ApprovalTabs_organization
          ...ApprovalsPage_list @arguments(first: $first, tab: $tab)
        }
      }
    `,
    queries.page,
  )
  const { data, paging } = useListPage<ApprovalsPageListQuery, ApprovalsPage_list$key>(
    graphql`
      fragment ApprovalsPage_list on Organization
      @refetchable(queryName: "ApprovalsPageListQuery")
      @argumentDefinitions(first: { type: "Int!" }, after: { type: "String" }, tab: { type: "ApprovalTab!" })
      @throwOnFieldError {
        # Refetched with the rows, so that the counts match them.
        ...ApprovalTabs_organization
        approvalQueue(first: $first, after: $after, tab: $tab)
          @connection(key: "ApprovalsPage_approvalQueue", filters: ["tab"]) {
          totalCount
          totals {
            amount
            currency
          }
          edges {
            cursor
          }
          ...ApprovalsPage_rows
        }
      }
    `,
    organization,
  )
  const { totalCount, totals } = data.approvalQueue
  // Canceled records have no sum.
  const sums = totals.filter(({ amount }) => !isZero(amount))
  const rows = useRows(data.approvalQueue)
  const refresh = () => paging.refresh(rows.length)
  const { decision, isDocked, decideOn, toggle, cancel, finish } = useInboxDecision(rows, paging)
  const { showResults, resultsDialog } = useResults()

  const [placeBefore, setPlace] = useState(0)
  // The list may have become shorter.
  const place = Math.min(placeBefore, rows.length - 1)
  const current = rows[place]
  const selected = rows.filter(({ id }) => paging.selection.has(id))
  // Without a selection, actions apply to the shown record.
  const meant = selected.length > 0 ? selected : current ? [current] : []
  const list = useRef<HTMLUListElement>(null)
  useFocusOnNext(list, current?.id)

  function move(step: 1 | -1) {
    // During an approval the arrows move among its records only.
    const isMeant = (row: ApprovalRow) => !isDocked || paging.selection.has(row.id)
    const places = rows.flatMap((row, index) => (isMeant(row) ? [index] : []))
    const next = step === 1 ? places.find(index => index > place) : places.findLast(index => index < place)
    if (next === undefined) return
    setPlace(next)
    list.current?.querySelectorAll<HTMLElement>('.approval-name')[next]?.focus()
  }
  const showRow = (id: string) => setPlace(rows.findIndex(row => row.id === id))
  function act(action: InboxAction, chosen: readonly ApprovalRow[]) {
    decideOn(action, chosen)
    // The shown record must be among those being decided.
    if (current && !chosen.includes(current) && chosen[0]) showRow(chosen[0].id)
  }
  const decide = (action: InboxAction) => {
    if (allAllow(meant, action)) act(action, meant)
  }
  useShortcuts([
    { keys: 'j', label: formatMessage({ id: 'approvals.next' }), run: () => move(1) },
    { keys: 'k', label: formatMessage({ id: 'approvals.previous' }), run: () => move(-1) },
    { keys: 'x', label: formatMessage({ id: 'keys.select' }), run: () => current && toggle(current) },
    { keys: 'a', label: formatMessage({ id: 'payments.approve' }), run: () => decide('APPROVE') },
    { keys: 'r', label: formatMessage({ id: 'payments.reject' }), run: () => decide('REJECT') },
  ])

  const side = current ? <ApprovalSide row={current} onAct={action => act(action, [current])} /> : null
  const inboxDecision = decision ? (
    <InboxDecision
      key={decision.action}
      action={decision.action}
      rows={decision.rows}
      docked={isDocked}
      takesFocus={!decision.isChanged}
      {...(isDocked ? { currentId: current?.id, onCurrent: showRow } : {})}
      onCancel={cancel}
      onDone={refused => {
        finish(refused)
        refresh()
      }}
      onPartly={showResults}
    />
  ) : null
  const title = formatMessage({ id: 'approvals.title' })
  return (
    <Page
      fill
      title={title}
      crumbs={[{ label: formatMessage({ id: 'menu.group.transact' }) }, { label: title }]}
      note={organizationName}
    >
      <ApprovalTabs organizationKey={organization} tab={state.tab} label={title} />
      <p className="approvals-sum">
        <span>
          <FormattedMessage id={`approvals.count.${state.tab}`} values={{ count: totalCount }} />
        </span>
        <b className="num">{sums.map(total => formats.money(total)).join('  ·  ')}</b>
      </p>
      {rows.length === 0 ? (
        <div className="list-body">
          <EmptyState
            icon={<CircleCheck className="i" aria-hidden />}
            title={<FormattedMessage id={`approvals.none.${state.tab}`} />}
          />
        </div>
      ) : (
        <div className={isDocked ? 'approvals has-docked' : 'approvals'}>
          <div className="approvals-list">
            <ul ref={list} aria-label={title}>
              {rows.map((row, index) => (
                <ApprovalCard
                  key={row.id}
                  row={row}
                  isCurrent={row === current}
                  isSelected={paging.selection.has(row.id)}
                  onShow={() => setPlace(index)}
                  onToggle={() => toggle(row)}
                  onAct={action => act(action, [row])}
                />
              ))}
            </ul>
            {rows.length < totalCount ? (
              <Button onClick={paging.loadError ? paging.retryMore : paging.loadMore}>
                <FormattedMessage id="approvals.more" />
              </Button>
            ) : null}
            {paging.isStale ? (
              <Button onClick={paging.startAgain}>
                <FormattedMessage id="list.changed" />
              </Button>
            ) : null}
          </div>
          {isDocked ? <Suspense fallback={side}>{inboxDecision}</Suspense> : side}
        </div>
      )}
      <BulkBar
        count={isDocked ? 0 : selected.length}
        amounts={selected.map(({ amount }) => amount)}
        onClear={() => paging.setSelection(new Set())}
        obstacle={obstacleTo(selected, ['REJECT', 'APPROVE'])}
      >
        {allAllow(selected, 'REJECT') ? (
          <Button size="sm" variant="danger" hint="r" onClick={() => decide('REJECT')}>
            <FormattedMessage id={rejectWords(selected)} values={{ count: selected.length }} />
          </Button>
        ) : null}
        {allAllow(selected, 'APPROVE') ? (
          <Button size="sm" variant="primary" hint="a" onClick={() => decide('APPROVE')}>
            <FormattedMessage id="payments.APPROVE" values={{ count: selected.length }} />
          </Button>
        ) : null}
      </BulkBar>
      <KeyLegend show={rows.length === 0 ? [] : ['j', 'k', 'x', 'a', 'r']} />
      <Suspense fallback={null}>{isDocked ? null : inboxDecision}</Suspense>
      {resultsDialog}
      <DeferredMount>
        {maySeePayments ? <PaymentChanges onChange={refresh} /> : null}
        {maySeeBills ? <BillChanges onChange={refresh} /> : null}
      </DeferredMount>
    </Page>
  )
}

/** The label of rejecting: a payment is rejected, a bill is canceled. */
function rejectWords(rows: readonly ApprovalRow[]): MessageId {
  if (rows.every(({ payment }) => payment)) return 'payments.REJECT'
  return rows.every(({ bill }) => bill) ? 'approvals.CANCEL' : 'approvals.REJECT'
}

/** Read in a separate fragment: each answer changes the organization's record, which would otherwise read all loaded rows again. */
function useRows(key: ApprovalsPage_rows$key): readonly ApprovalRow[] {
  const { edges } = useFragment(
    graphql`
      fragment ApprovalsPage_rows on ApprovableConnection @throwOnFieldError {
        edges {
          node {
            ...approvalRow_payment @alias(as: "payment")
            ...approvalRow_bill @alias(as: "bill")
          }
        }
      }
    `,
    key,
  )
  return useMemo(
    () =>
      edges.flatMap(({ node: { payment, bill } }): ApprovalRow[] => {
        if (payment) return [readPaymentRow(payment)]
        return bill ? [readBillRow(bill)] : []
      }),
    [edges],
  )
}

/** A decided record leaves the list and takes the focus with it: focuses the one that took its place. */
function useFocusOnNext(list: { readonly current: HTMLUListElement | null }, currentId: string | undefined) {
  const before = useRef(currentId)
  useEffect(() => {
    const isAnother = before.current !== undefined && before.current !== currentId
    before.current = currentId
    if (!isAnother || !isFocusLost()) return
    list.current?.querySelector<HTMLElement>('[aria-current=true] a')?.focus()
  }, [list, currentId])
}
