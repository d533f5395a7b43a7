import { ArrowDown, ArrowUp, Ellipsis, ListFilter, Plus } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { RulesCard_organization$key } from '../../../../__generated__/RulesCard_organization.graphql.ts'
import { wordsOf } from '../../../../relay/useMutation.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Menu } from '../../../../ui/overlay/Menu.tsx'
import { EmptyState } from '../../../../ui/states/EmptyState.tsx'
import { toast } from '../../../../ui/toast/toast.ts'
import { useCategoryName } from '../../_lib/categoryName.ts'
import { ConfirmDialog } from '../frame/ConfirmDialog.tsx'
import { TableCard } from '../frame/TableCard.tsx'
import { ApplyRuleDialog } from './ApplyRuleDialog.tsx'
import { RuleDialog } from './RuleDialog.tsx'
import { type CashRule, moved } from './ruleValues.ts'
import { useDeleteRule, useOrderRules, useSwitchRule } from './_lib/useRuleChanges.ts'
import { useRuleWords } from './_lib/useRuleWords.ts'

type Open = { dialog: 'add' } | { dialog: 'edit' | 'apply' | 'delete'; rule: CashRule }
type RulesCardProps = {
  organizationKey: RulesCard_organization$key
  mayManage: boolean
  /** Refetches all rules after a change by another user. */
  readAgain: () => void
}

/** The rules in the order of evaluation. */
export function RulesCard({ organizationKey, mayManage, readAgain }: RulesCardProps) {
  const { formatMessage } = useIntl()
  const [open, setOpen] = useState<Open | null>(null)
  const { cashRules } = useFragment(
    graphql`
      fragment RulesCard_organization on Organization @throwOnFieldError {
        cashRules {
          id
          words
          direction
          currency
          amountFrom
          amountTo
          bankAccount {
            id
            alias
          }
          counterparty {
            id
            alias
          }
          category {
            uuid
            standard
            name
          }
          isActive
          version
        }
      }
    `,
    organizationKey,
  )
  const { move, announced } = useMoving(cashRules, readAgain)
  const close = () => setOpen(null)
  const add = mayManage ? (
    <Button
      size="sm"
      variant="primary"
      icon={<Plus className="i" aria-hidden />}
      onClick={() => setOpen({ dialog: 'add' })}
    >
      <FormattedMessage id="categoryRules.add" />
    </Button>
  ) : null
  return (
    <>
      <TableCard
        title={<FormattedMessage id="categoryRules.rules" />}
        end={cashRules.length > 0 ? add : null}
        heads={[
          formatMessage({ id: 'categoryRules.place' }),
          formatMessage({ id: 'categoryRules.rule' }),
          formatMessage({ id: 'categoryRules.category' }),
        ]}
        {...(mayManage ? { actions: formatMessage({ id: 'categoryRules.actions' }) } : {})}
        empty={
          <EmptyState
            icon={<ListFilter className="i" aria-hidden />}
            title={<FormattedMessage id="categoryRules.none" />}
            action={add}
          >
            <FormattedMessage id="categoryRules.none.why" />
          </EmptyState>
        }
        more={null}
      >
        {cashRules.map((rule, place) => (
          <RuleRow
            key={rule.id}
            rule={rule}
            place={place}
            last={cashRules.length - 1}
            mayManage={mayManage}
            onMove={move}
            onOpen={dialog => setOpen({ dialog, rule })}
            onRefused={readAgain}
          />
        ))}
      </TableCard>
      <p className="sr" role="status">
        {announced}
      </p>
      {open?.dialog === 'add' ? <RuleDialog rule={null} onClose={close} /> : null}
      {open?.dialog === 'edit' ? <RuleDialog rule={open.rule} onClose={close} /> : null}
      {open?.dialog === 'apply' ? <ApplyRuleDialog rule={open.rule} onClose={close} /> : null}
      {open?.dialog === 'delete' ? <DeleteRuleDialog rule={open.rule} onClose={close} /> : null}
    </>
  )
}

/** Moves a rule up or down, one move at a time; the focus stays on it, and its new position is announced. */
function useMoving(rules: readonly CashRule[], readAgain: () => void) {
  const { formatMessage } = useIntl()
  const [order, isOrdering] = useOrderRules()
  const [announced, setAnnounced] = useState('')
  const focusOn = useRef<HTMLElement | null>(null)
  useEffect(() => {
    // A row that moves loses the focus.
    const lost = focusOn.current
    focusOn.current = null
    if (lost && document.activeElement !== lost) lost.focus()
  }, [rules])
  async function move(id: string, by: -1 | 1, button: HTMLElement) {
    const cashRuleIds = moved(
      rules.map(rule => rule.id),
      id,
      by,
    )
    const place = cashRuleIds.indexOf(id)
    if (isOrdering || rules[place]?.id === id) return
    focusOn.current = button
    const outcome = await order({ variables: { input: { cashRuleIds } } })
    if (outcome.ok) {
      setAnnounced(formatMessage({ id: 'categoryRules.moved' }, { place: place + 1, count: rules.length }))
      return
    }
    focusOn.current = null
    toast.error(wordsOf(outcome))
    readAgain()
  }
  return { move, announced }
}

type RuleRowProps = {
  rule: CashRule
  /** Zero-based. */
  place: number
  last: number
  mayManage: boolean
  onMove: (id: string, by: -1 | 1, button: HTMLElement) => Promise<void>
  onOpen: (dialog: 'edit' | 'apply' | 'delete') => void
  onRefused: () => void
}

function RuleRow({ rule, place, last, mayManage, onMove, onOpen, onRefused }: RuleRowProps) {
  const { formatMessage } = useIntl()
  const categoryName = useCategoryName()
  const words = useRuleWords()(rule)
  const [flip] = useSwitchRule()
  const switched = async () => {
    const { id, version, isActive } = rule
    const outcome = await flip({ variables: { input: { id, version, isActive: !isActive } } })
    if (outcome.ok) return
    toast.error(wordsOf(outcome))
    onRefused()
  }
  // Alt and an arrow key anywhere on the rule, as in other sortable lists.
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : null
    if (!event.altKey || by === null || !(event.target instanceof HTMLElement)) return
    event.preventDefault()
    void onMove(rule.id, by, event.target)
  }
  const mover = (by: -1 | 1) => (
    <Button
      variant="ghost"
      size="sm"
      iconOnly
      aria-label={formatMessage({ id: by < 0 ? 'categoryRules.up' : 'categoryRules.down' }, { rule: words })}
      aria-keyshortcuts={by < 0 ? 'Alt+ArrowUp' : 'Alt+ArrowDown'}
      // Not `disabled`, so that the focus stays when the rule reaches an end.
      aria-disabled={place === (by < 0 ? 0 : last) || undefined}
      onClick={({ currentTarget }) => void onMove(rule.id, by, currentTarget)}
    >
      {by < 0 ? <ArrowUp className="i" aria-hidden /> : <ArrowDown className="i" aria-hidden />}
    </Button>
  )
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the buttons within
    <tr onKeyDown={mayManage ? onKeyDown : undefined} className={rule.isActive ? undefined : 'rule-off'}>
      <td className="num rule-place">{place + 1}</td>
      <td className="first">
        <b>{words}</b>
        {rule.isActive ? null : (
          <span className="muted t12">
            <FormattedMessage id="categoryRules.off" />
          </span>
        )}
      </td>
      <td>{categoryName(rule.category)}</td>
      {mayManage ? (
        <td className="act">
          <span className="row rule-actions">
            {mover(-1)}
            {mover(1)}
            <Menu
              align="end"
              trigger={
                <Button
                  variant="ghost"
                  size="sm"
                  iconOnly
                  aria-label={formatMessage({ id: 'categoryRules.more' }, { rule: words })}
                >
                  <Ellipsis className="i" aria-hidden />
                </Button>
              }
              items={[
                { id: 'edit', label: formatMessage({ id: 'categoryRules.edit' }), onSelect: () => onOpen('edit') },
                { id: 'apply', label: formatMessage({ id: 'categoryRules.apply' }), onSelect: () => onOpen('apply') },
                {
                  id: 'switch',
                  label: formatMessage({ id: rule.isActive ? 'categoryRules.switchOff' : 'categoryRules.switchOn' }),
                  onSelect: () => void switched(),
                },
                {
                  id: 'delete',
                  label: formatMessage({ id: 'categoryRules.delete' }),
                  danger: true,
                  onSelect: () => onOpen('delete'),
                },
              ]}
            />
          </span>
        </td>
      ) : null}
    </tr>
  )
}

function DeleteRuleDialog({ rule, onClose }: { rule: CashRule; onClose: () => void }) {
  const [remove, isRemoving] = useDeleteRule()
  const words = useRuleWords()(rule)
  return (
    <ConfirmDialog
      title={<FormattedMessage id="categoryRules.delete.title" />}
      why={<FormattedMessage id="categoryRules.delete.why" values={{ rule: words }} />}
      confirm={<FormattedMessage id="action.delete" />}
      isBusy={isRemoving}
      act={() => remove({ variables: { input: { id: rule.id, version: rule.version } } })}
      onDone={onClose}
      onClose={onClose}
    />
  )
}
