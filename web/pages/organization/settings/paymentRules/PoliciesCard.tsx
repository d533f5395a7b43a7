import { Pencil, Plus, ShieldCheck, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { PoliciesCard_organization$key } from '../../../../__generated__/PoliciesCard_organization.graphql.ts'
import { usePermission } from '../../../../shell/permissions.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { EmptyState } from '../../../../ui/states/EmptyState.tsx'
import { ConfirmDialog } from '../frame/ConfirmDialog.tsx'
import { TableCard } from '../frame/TableCard.tsx'
import { PolicyDialog } from './PolicyDialog.tsx'
import type { Policy } from './policyValues.ts'
import { useBandWords } from './_lib/useBandWords.ts'
import { useDeletePolicy } from './_lib/usePolicyChanges.ts'

type Open = { dialog: 'add' } | { dialog: 'edit' | 'delete'; policy: Policy }

/** The required approvals of payments, by amount. */
export function PoliciesCard({ organizationKey }: { organizationKey: PoliciesCard_organization$key }) {
  const { formatMessage } = useIntl()
  const mayManage = usePermission('ACCOUNT_CONTROLS_MANAGE')
  const [open, setOpen] = useState<Open | null>(null)
  const { approvalPolicies, entities, people } = useFragment(
    graphql`
      fragment PoliciesCard_organization on Organization @throwOnFieldError {
        approvalPolicies {
          id
          name
          currency
          method
          version
          entity {
            id
            name
          }
          bands {
            upTo {
              amount
            }
            inOrder
            problem
            unableApprovers {
              fullName
            }
            steps {
              approvers {
                uuid
                fullName
              }
            }
          }
        }
        entities {
          id
          name
        }
        people {
          uuid
          fullName
        }
      }
    `,
    organizationKey,
  )
  const close = () => setOpen(null)
  const add = mayManage ? (
    <Button
      size="sm"
      variant="primary"
      icon={<Plus className="i" aria-hidden />}
      onClick={() => setOpen({ dialog: 'add' })}
    >
      <FormattedMessage id="paymentRules.policy.add" />
    </Button>
  ) : null
  return (
    <>
      <TableCard
        title={<FormattedMessage id="paymentRules.policies" />}
        end={approvalPolicies.length > 0 ? add : null}
        heads={[
          formatMessage({ id: 'paymentRules.policy' }),
          formatMessage({ id: 'paymentRules.policy.appliesTo' }),
          formatMessage({ id: 'paymentRules.policy.approvals' }),
        ]}
        {...(mayManage ? { actions: formatMessage({ id: 'paymentRules.actions' }) } : {})}
        empty={
          <EmptyState
            icon={<ShieldCheck className="i" aria-hidden />}
            title={<FormattedMessage id="paymentRules.policies.none" />}
            action={add}
          >
            <FormattedMessage id="paymentRules.policies.why" />
          </EmptyState>
        }
        more={null}
      >
        {approvalPolicies.map(policy => (
          <PolicyRow
            key={policy.id}
            policy={policy}
            onEdit={mayManage ? () => setOpen({ dialog: 'edit', policy }) : null}
            onDelete={() => setOpen({ dialog: 'delete', policy })}
          />
        ))}
      </TableCard>
      {open?.dialog === 'add' ? (
        <PolicyDialog policy={null} entities={entities} people={people} onClose={close} />
      ) : null}
      {open?.dialog === 'edit' ? (
        <PolicyDialog policy={open.policy} entities={entities} people={people} onClose={close} />
      ) : null}
      {open?.dialog === 'delete' ? <DeletePolicyDialog policy={open.policy} onClose={close} /> : null}
    </>
  )
}

type PolicyRowProps = {
  policy: Policy
  /** Null: read-only. */
  onEdit: (() => void) | null
  onDelete: () => void
}

function PolicyRow({ policy, onEdit, onDelete }: PolicyRowProps) {
  const { formatMessage } = useIntl()
  const { name, currency, entity, method, bands } = policy
  const words = useBandWords(currency)(
    bands.map(({ upTo, steps, inOrder }) => ({
      upTo: upTo?.amount ?? null,
      inOrder,
      steps: steps.map(({ approvers }) => approvers.map(({ fullName }) => fullName)),
    })),
  )
  return (
    <tr>
      <td className="first">
        <b>{name}</b>
      </td>
      <td className="policy-scope">
        <span>{currency}</span>
        <span>{entity ? entity.name : <FormattedMessage id="paymentRules.entity.all" />}</span>
        <span>
          <FormattedMessage id={method ? `paymentMethod.${method}` : 'paymentRules.method.all'} />
        </span>
      </td>
      <td className="policy-bands">
        <ul>
          {words.map(({ amounts, approvals }, place) => (
            <li key={amounts}>
              <span>{amounts}</span>
              <span className="muted">{approvals}</span>
              <BandProblem band={bands[place]} />
            </li>
          ))}
        </ul>
      </td>
      {onEdit ? (
        <td className="act">
          <span className="policy-actions">
            <Button
              variant="ghost"
              size="sm"
              iconOnly
              aria-label={formatMessage({ id: 'paymentRules.policy.edit' }, { name })}
              onClick={onEdit}
            >
              <Pencil className="i" aria-hidden />
            </Button>
            <Button
              variant="ghost"
              size="sm"
              iconOnly
              aria-label={formatMessage({ id: 'paymentRules.policy.delete' }, { name })}
              onClick={onDelete}
            >
              <Trash2 className="i" aria-hidden />
            </Button>
          </span>
        </td>
      ) : null}
    </tr>
  )
}

/** Warns when payments of a band could never be approved: roles or members have changed since the policy was saved. */
function BandProblem({ band }: { band: Policy['bands'][number] | undefined }) {
  const { formatList } = useIntl()
  if (!band?.problem) return null
  const names = formatList(
    band.unableApprovers.map(({ fullName }) => fullName),
    { type: 'conjunction' },
  )
  return (
    <p className="note warn">
      {band.problem === 'UNABLE_APPROVERS' ? (
        <FormattedMessage id="paymentRules.band.unable" values={{ names }} />
      ) : (
        <FormattedMessage id="paymentRules.band.tooFew" />
      )}
    </p>
  )
}

function DeletePolicyDialog({ policy: { id, name, version }, onClose }: { policy: Policy; onClose: () => void }) {
  const [remove, isRemoving] = useDeletePolicy()
  return (
    <ConfirmDialog
      title={<FormattedMessage id="paymentRules.policy.delete" values={{ name }} />}
      why={<FormattedMessage id="paymentRules.policy.delete.why" />}
      confirm={<FormattedMessage id="action.delete" />}
      isBusy={isRemoving}
      act={factor => remove({ variables: { input: { id, version, ...factor } } })}
      onDone={onClose}
      onClose={onClose}
    />
  )
}
