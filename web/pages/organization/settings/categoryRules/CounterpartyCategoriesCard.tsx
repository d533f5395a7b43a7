import { Plus, Trash2, Users } from 'lucide-react'
import { Suspense, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CounterpartyCategoriesCard_organization$key } from '../../../../__generated__/CounterpartyCategoriesCard_organization.graphql.ts'
import type { CounterpartyCategoriesCardQuery } from '../../../../__generated__/CounterpartyCategoriesCardQuery.graphql.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Combobox } from '../../../../ui/form/Combobox.tsx'
import type { Option } from '../../../../ui/form/comboboxProps.ts'
import { FormDialog } from '../../../../ui/form/FormDialog.tsx'
import { LABEL } from '../../../../ui/form/labelSlot.tsx'
import { EmptyState } from '../../../../ui/states/EmptyState.tsx'
import { CategoryField, NewCategory } from '../../_components/CategoryField.tsx'
import { useCategoryName } from '../../_lib/categoryName.ts'
import { useCounterpartySearch } from '../../_lib/useCounterpartySearch.ts'
import { useQueryOfSelection } from '../../_lib/useQueryOfSelection.ts'
import { ConfirmDialog } from '../frame/ConfirmDialog.tsx'
import { TableCard } from '../frame/TableCard.tsx'
import { useSetCounterpartyCategory } from './_lib/useRuleChanges.ts'

type Known = { counterparty: { id: string; alias: string }; version: number }
type CardProps = { organizationKey: CounterpartyCategoriesCard_organization$key; mayManage: boolean }

/** Counterparties whose transactions have a category by default. */
export function CounterpartyCategoriesCard({ organizationKey, mayManage }: CardProps) {
  const { formatMessage } = useIntl()
  const categoryName = useCategoryName()
  const [open, setOpen] = useState<'add' | Known | null>(null)
  const { counterpartyCategories } = useFragment(
    graphql`
      fragment CounterpartyCategoriesCard_organization on Organization @throwOnFieldError {
        counterpartyCategories {
          version
          counterparty {
            id
            alias
          }
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
  const add = mayManage ? (
    <Button size="sm" icon={<Plus className="i" aria-hidden />} onClick={() => setOpen('add')}>
      <FormattedMessage id="categoryRules.counterparties.add" />
    </Button>
  ) : null
  return (
    <>
      <TableCard
        title={<FormattedMessage id="categoryRules.counterparties" />}
        end={counterpartyCategories.length > 0 ? add : null}
        heads={[formatMessage({ id: 'categoryRules.counterparty' }), formatMessage({ id: 'categoryRules.category' })]}
        {...(mayManage ? { actions: formatMessage({ id: 'categoryRules.actions' }) } : {})}
        empty={
          <EmptyState
            icon={<Users className="i" aria-hidden />}
            title={<FormattedMessage id="categoryRules.counterparties.none" />}
            action={add}
          >
            <FormattedMessage id="categoryRules.counterparties.why" />
          </EmptyState>
        }
        more={null}
      >
        {counterpartyCategories.flatMap(({ counterparty, category, version }) =>
          counterparty
            ? [
                <tr key={counterparty.id}>
                  <td className="first">
                    <b>{counterparty.alias}</b>
                  </td>
                  <td>{categoryName(category)}</td>
                  {mayManage ? (
                    <td className="act">
                      <Button
                        variant="ghost"
                        size="sm"
                        iconOnly
                        aria-label={formatMessage(
                          { id: 'categoryRules.counterparties.remove' },
                          { name: counterparty.alias },
                        )}
                        onClick={() => setOpen({ counterparty, version })}
                      >
                        <Trash2 className="i" aria-hidden />
                      </Button>
                    </td>
                  ) : null}
                </tr>,
              ]
            : [],
        )}
      </TableCard>
      {open === 'add' ? (
        <Suspense fallback={null}>
          <AddDialog onClose={() => setOpen(null)} />
        </Suspense>
      ) : null}
      {open !== null && open !== 'add' ? <RemoveDialog known={open} onClose={() => setOpen(null)} /> : null}
    </>
  )
}

function AddDialog({ onClose }: { onClose: () => void }) {
  const { formatMessage } = useIntl()
  const [set] = useSetCounterpartyCategory()
  const [counterparty, setCounterparty] = useState<Option | null>(null)
  const [category, setCategory] = useState('')
  const search = useCounterpartySearch()
  const { organization } = useQueryOfSelection<CounterpartyCategoriesCardQuery>(
    graphql`
      query CounterpartyCategoriesCardQuery @throwOnFieldError {
        organization {
          ...CategoryField_organization
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network' },
  )
  const enter = formatMessage({ id: 'rule.enter' }, { label: LABEL })
  return (
    <FormDialog<object>
      title={formatMessage({ id: 'categoryRules.counterparties.add' })}
      description={<FormattedMessage id="categoryRules.counterparties.why" />}
      check={() => ({
        ...(counterparty === null && { counterpartyId: enter }),
        ...(category === '' && { categoryUuid: enter }),
      })}
      send={() =>
        set({
          variables: {
            input: { counterpartyId: counterparty?.value ?? '', categoryUuid: category, version: 0 },
          },
        })
      }
      onSent={onClose}
      onClose={onClose}
    >
      {errors => (
        <>
          <Combobox
            label={formatMessage({ id: 'categoryRules.counterparty' })}
            required
            value={counterparty?.value ?? null}
            chosen={counterparty}
            search={search}
            onChange={(_id, option) => setCounterparty(option)}
            error={errors['counterpartyId']}
          />
          <CategoryField
            organizationKey={organization}
            label={formatMessage({ id: 'categoryRules.category' })}
            value={category}
            onChange={setCategory}
            error={errors['categoryUuid']}
          />
          <NewCategory onMade={setCategory} />
        </>
      )}
    </FormDialog>
  )
}

function RemoveDialog({ known: { counterparty, version }, onClose }: { known: Known; onClose: () => void }) {
  const [set, isSetting] = useSetCounterpartyCategory()
  return (
    <ConfirmDialog
      title={<FormattedMessage id="categoryRules.counterparties.remove" values={{ name: counterparty.alias }} />}
      why={<FormattedMessage id="categoryRules.counterparties.remove.why" />}
      confirm={<FormattedMessage id="action.delete" />}
      isBusy={isSetting}
      act={() => set({ variables: { input: { counterpartyId: counterparty.id, categoryUuid: null, version } } })}
      onDone={onClose}
      onClose={onClose}
    />
  )
}
