import { Check, Trash2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type {
  CollectorRulesCard_organization$data,
  CollectorRulesCard_organization$key,
} from '../../../../../__generated__/CollectorRulesCard_organization.graphql.ts'
import { useFormats } from '../../../../../i18n/format.ts'
import { usePermission } from '../../../../../shell/permissions.tsx'
import { Button } from '../../../../../ui/Button.tsx'
import { StatusMark } from '../../../../../ui/StatusMark.tsx'
import { ConfirmDialog } from '../../frame/ConfirmDialog.tsx'
import { SettingsCard } from '../../frame/SettingsCard.tsx'
import { useDeleteCollectorRule, useSetCollectorRule } from '../_lib/useChangeCollectorRules.ts'
import '../../../_components/cardRows.css'

const CollectorRuleDialog = lazy(() => import('./CollectorRuleDialog.tsx'))

type Key = Pick<CollectorRulesCard_organization$data['collectorRules'][number], 'kind' | 'from'>

/** What VAT collectors keep and withhold: the program's own values ask to be confirmed. */
export function CollectorRulesCard({ organizationKey }: { organizationKey: CollectorRulesCard_organization$key }) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const mayManage = usePermission('ACCOUNT_COMPANY_MANAGE')
  const [confirm, isConfirming] = useSetCollectorRule()
  const [isAdding, setAdding] = useState(false)
  const [deleting, setDeleting] = useState<Key | null>(null)
  const { collectorRules } = useFragment(
    graphql`
      fragment CollectorRulesCard_organization on Organization @throwOnFieldError {
        collectorRules {
          kind
          from
          value
          confirmedAt
          confirmedBy {
            fullName
          }
        }
      }
    `,
    organizationKey,
  )
  return (
    <SettingsCard
      title={<FormattedMessage id="collectorRules.title" />}
      description={<FormattedMessage id="collectorRules.why" />}
      end={
        mayManage ? (
          <Button size="sm" onClick={() => setAdding(true)}>
            <FormattedMessage id="collectorRules.add" />
          </Button>
        ) : null
      }
    >
      <ul className="card-rows">
        {collectorRules.map(({ kind, from, value, confirmedAt, confirmedBy }) => {
          const name = formatMessage({ id: `collectorRules.${kind}` })
          const since = formats.date(from, { year: 'always' })
          const key = { kind, from }
          return (
            <li key={`${kind} ${from}`}>
              <span className="grow">
                <b className="fw5">{name}</b>
                <small className="tab-num">
                  {kind === 'PPH22_RATE'
                    ? `${formats.quantity(value)} %`
                    : formats.money({ amount: value, currency: 'IDR' })}
                  {' · '}
                  <FormattedMessage id="collectorRules.since" values={{ date: since }} />
                </small>
                <small>
                  {confirmedAt ? (
                    <FormattedMessage
                      id="collectorRules.confirmed"
                      values={{
                        date: formats.dateTime(confirmedAt),
                        name: confirmedBy?.fullName ?? '–',
                      }}
                    />
                  ) : (
                    <StatusMark kind="needsAction">
                      <FormattedMessage id="collectorRules.unconfirmed" />
                    </StatusMark>
                  )}
                </small>
              </span>
              {!mayManage ? null : confirmedAt ? (
                <Button
                  size="sm"
                  icon={<Trash2 className="i" aria-hidden />}
                  aria-label={formatMessage({ id: 'collectorRules.delete.label' }, { name, date: since })}
                  onClick={() => setDeleting(key)}
                >
                  <FormattedMessage id="collectorRules.delete" />
                </Button>
              ) : (
                <Button
                  size="sm"
                  icon={<Check className="i" aria-hidden />}
                  disabled={isConfirming}
                  aria-label={formatMessage({ id: 'collectorRules.confirm.label' }, { name })}
                  onClick={() => void confirm({ variables: { input: { ...key, value } } })}
                >
                  <FormattedMessage id="collectorRules.confirm" />
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      <Suspense fallback={null}>{isAdding ? <CollectorRuleDialog onClose={() => setAdding(false)} /> : null}</Suspense>
      {deleting ? <DeleteRuleDialog rule={deleting} onClose={() => setDeleting(null)} /> : null}
    </SettingsCard>
  )
}

type DeleteRuleDialogProps = { rule: Key; onClose: () => void }

function DeleteRuleDialog({ rule, onClose }: DeleteRuleDialogProps) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const [remove, isRemoving] = useDeleteCollectorRule()
  return (
    <ConfirmDialog
      title={<FormattedMessage id="collectorRules.delete.title" />}
      why={
        <FormattedMessage
          id="collectorRules.delete.why"
          values={{
            name: formatMessage({ id: `collectorRules.${rule.kind}` }),
            date: formats.date(rule.from, { year: 'always' }),
          }}
        />
      }
      confirm={<FormattedMessage id="collectorRules.delete" />}
      isBusy={isRemoving}
      act={() => remove({ variables: { input: rule } })}
      onDone={onClose}
      onClose={onClose}
    />
  )
}
