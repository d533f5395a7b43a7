import { GraduationCap } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type {
  LearntCard_organization$data,
  LearntCard_organization$key,
} from '../../../../__generated__/LearntCard_organization.graphql.ts'
import { Button } from '../../../../ui/Button.tsx'
import { EmptyState } from '../../../../ui/states/EmptyState.tsx'
import { useCategoryName } from '../../_lib/categoryName.ts'
import { ConfirmDialog } from '../frame/ConfirmDialog.tsx'
import { TableCard } from '../frame/TableCard.tsx'
import { useForgetLearnt } from './_lib/useRuleChanges.ts'

type Learnt = LearntCard_organization$data['learntCategories'][number]
type LearntCardProps = { organizationKey: LearntCard_organization$key; mayManage: boolean }

/** Categories of parties, learned from users' choices. */
export function LearntCard({ organizationKey, mayManage }: LearntCardProps) {
  const { formatMessage } = useIntl()
  const categoryName = useCategoryName()
  const [open, setOpen] = useState<Learnt | null>(null)
  const { learntCategories } = useFragment(
    graphql`
      fragment LearntCard_organization on Organization @throwOnFieldError {
        learntCategories {
          party
          direction
          choices
          category {
            uuid
            standard
            name
          }
        }
      }
    `,
    organizationKey,
  )
  return (
    <>
      <TableCard
        title={<FormattedMessage id="categoryRules.learnt" />}
        heads={[
          formatMessage({ id: 'categoryRules.party' }),
          formatMessage({ id: 'categoryRules.direction' }),
          formatMessage({ id: 'categoryRules.category' }),
          formatMessage({ id: 'categoryRules.learntFrom' }),
        ]}
        {...(mayManage ? { actions: formatMessage({ id: 'categoryRules.actions' }) } : {})}
        empty={
          <EmptyState
            icon={<GraduationCap className="i" aria-hidden />}
            title={<FormattedMessage id="categoryRules.learnt.none" />}
          >
            <FormattedMessage id="categoryRules.learnt.why" />
          </EmptyState>
        }
        more={null}
      >
        {learntCategories.map(learnt => (
          <tr key={`${learnt.party} ${learnt.direction}`}>
            <td className="first">
              <b>{learnt.party}</b>
            </td>
            <td>
              <FormattedMessage id={learnt.direction === 'CREDIT' ? 'direction.CREDIT' : 'direction.DEBIT'} />
            </td>
            <td>{categoryName(learnt.category)}</td>
            <td>
              <FormattedMessage id="categoryRules.learnt.choices" values={{ count: learnt.choices }} />
            </td>
            {mayManage ? (
              <td className="act">
                <Button
                  size="sm"
                  aria-label={formatMessage({ id: 'categoryRules.forget.of' }, { party: learnt.party })}
                  onClick={() => setOpen(learnt)}
                >
                  <FormattedMessage id="categoryRules.forget" />
                </Button>
              </td>
            ) : null}
          </tr>
        ))}
      </TableCard>
      {open?.category ? (
        <ForgetDialog learnt={open} categoryUuid={open.category.uuid} onClose={() => setOpen(null)} />
      ) : null}
    </>
  )
}

type ForgetDialogProps = { learnt: Learnt; categoryUuid: string; onClose: () => void }

function ForgetDialog({ learnt: { party, direction }, categoryUuid, onClose }: ForgetDialogProps) {
  const [forget, isForgetting] = useForgetLearnt()
  return (
    <ConfirmDialog
      title={<FormattedMessage id="categoryRules.forget.of" values={{ party }} />}
      why={<FormattedMessage id="categoryRules.forget.why" />}
      confirm={<FormattedMessage id="categoryRules.forget" />}
      isBusy={isForgetting}
      act={() =>
        forget({
          variables: { input: { party, direction: direction === 'CREDIT' ? 'CREDIT' : 'DEBIT', categoryUuid } },
        })
      }
      onDone={onClose}
      onClose={onClose}
    />
  )
}
