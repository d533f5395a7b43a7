import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CategoryDialogQuery } from '../../../__generated__/CategoryDialogQuery.graphql.ts'
import type { CategoryField_organization$key } from '../../../__generated__/CategoryField_organization.graphql.ts'
import type { LineCategory_line$key } from '../../../__generated__/LineCategory_line.graphql.ts'
import { addDecimals, isDecimal, isNegative, isZero, negate, subtractDecimals } from '../../../i18n/decimal.ts'
import { useFormats } from '../../../i18n/format.ts'
import { Button } from '../../../ui/Button.tsx'
import { AmountInput } from '../../../ui/form/AmountInput.tsx'
import { type FieldErrors, FormDialog } from '../../../ui/form/FormDialog.tsx'
import { LABEL } from '../../../ui/form/labelSlot.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { useOfferUndo, useChooseLine } from '../_lib/useCategoryChoices.ts'
import { useQueryOfSelection } from '../_lib/useQueryOfSelection.ts'
import { CategoryField, NewCategory } from './CategoryField.tsx'
import { LineCategory, lineCategory } from './LineCategory.tsx'

const MAX_PARTS = 20

type CategoryDialogProps = {
  /** Global id of the statement transaction. */
  lineId: string
  onClose: () => void
  /** Called after a category was chosen or a choice undone. */
  onChanged?: () => void
}

/** The category of a statement transaction and the reason for it; users with the permission can change it, in one part or several. */
export function CategoryDialog({ lineId, ...rest }: CategoryDialogProps) {
  const { organization, node } = useQueryOfSelection<CategoryDialogQuery>(
    graphql`
      query CategoryDialogQuery($id: ID!) @throwOnFieldError {
        organization {
          ...CategoryField_organization
        }
        node(id: $id) {
          ... on StatementTransaction @alias(as: "line") {
            description
            partyName
            amount {
              amount
              currency
            }
            ...LineCategory_line
          }
        }
      }
    `,
    { id: lineId },
    { fetchPolicy: 'network-only' },
  )
  return node?.line ? (
    <Choice lineId={lineId} organizationKey={organization} line={node.line} lineKey={node.line} {...rest} />
  ) : null
}

type ChoiceProps = CategoryDialogProps & {
  organizationKey: CategoryField_organization$key
  line: {
    readonly description: string
    readonly partyName: string | null | undefined
    readonly amount: { readonly amount: string; readonly currency: string }
  }
  lineKey: LineCategory_line$key
}
type Part = { category: string; amount: string | null }

function Choice({ lineId, organizationKey, line, lineKey, onClose, onChanged }: ChoiceProps) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const { categories } = useFragment(lineCategory, lineKey)
  const [choose] = useChooseLine()
  const offerUndo = useOfferUndo(onChanged)
  const whole = line.amount.amount
  const [parts, setParts] = useState<readonly Part[]>(() => {
    const said = (categories?.parts ?? []).map(part => ({
      category: part.category?.uuid ?? '',
      amount: part.amount.amount,
    }))
    return said.length === 0 ? [{ category: '', amount: whole }] : said
  })
  const [isSplit, setSplit] = useState(parts.length > 1 || parts[0]?.amount !== whole)
  const [isAutomatic, setAutomatic] = useState(false)
  const setPart = (place: number, part: Partial<Part>) =>
    setParts(parts.map((each, at) => (at === place ? { ...each, ...part } : each)))
  const amounts = parts.map(({ amount }) => amount).filter(amount => amount !== null)
  const rest = amounts.every(isDecimal) ? subtractDecimals(whole, addDecimals(amounts)) : null

  function check(): FieldErrors {
    if (isAutomatic || !isSplit) return {}
    return Object.fromEntries(
      parts.flatMap(({ category, amount }, place): [string, string][] => {
        const enter = formatMessage({ id: 'rule.enter' }, { label: LABEL })
        const errors: [string, string][] = category === '' ? [[`parts.${place}.category`, enter]] : []
        if (amount === null || !isDecimal(amount)) errors.push([`parts.${place}.amount`, enter])
        else if (isZero(amount) || isNegative(amount))
          errors.push([`parts.${place}.amount`, formatMessage({ id: 'rule.positive' })])
        else if (rest !== null && isNegative(rest) && place === parts.length - 1)
          errors.push([
            `parts.${place}.amount`,
            formatMessage({ id: 'categories.over' }, { amount: formats.amount(negate(rest)) }),
          ])
        return errors
      }),
    )
  }
  const chosen = () => {
    if (isAutomatic) return null
    const said = isSplit ? parts : parts.slice(0, 1).map(({ category }) => ({ category, amount: whole }))
    return said
      .filter(({ category }) => category !== '')
      .map(({ category, amount }) => ({ categoryUuid: category, amount: amount ?? '' }))
  }
  return (
    <FormDialog<object>
      title={formatMessage({ id: 'categories.title' })}
      description={`${line.partyName ?? line.description} · ${formats.money(line.amount)}`}
      check={check}
      send={() =>
        choose({
          variables: {
            input: { statementTransactionId: lineId, version: categories?.version ?? 0, parts: chosen() },
          },
        })
      }
      onSent={() => {
        offerUndo(formatMessage({ id: 'categories.saved' }), [lineId])
        onChanged?.()
        onClose()
      }}
      onClose={onClose}
    >
      {errors => (
        <>
          <LineCategory lineKey={lineKey} />
          {categories?.isChosen ? (
            <label className="row t13">
              <Checkbox checked={isAutomatic} onChange={event => setAutomatic(event.target.checked)} />
              <span>
                <FormattedMessage id="categories.automatic" />
                <span className="muted t12">
                  {' '}
                  <FormattedMessage id="categories.automatic.why" />
                </span>
              </span>
            </label>
          ) : null}
          {isAutomatic ? null : (
            <>
              {isSplit ? (
                parts.map(({ category, amount }, place) => (
                  // Parts have no name of their own, and only the last is added.
                  // oxlint-disable-next-line react/no-array-index-key
                  <div key={place} className="form-column">
                    <CategoryField
                      organizationKey={organizationKey}
                      label={formatMessage({ id: 'categories.category.nth' }, { place: place + 1 })}
                      value={category}
                      onChange={uuid => setPart(place, { category: uuid })}
                      error={errors[`parts.${place}.category`] ?? errors[`parts.${place}.categoryId`]}
                    />
                    <AmountInput
                      label={formatMessage({ id: 'categories.amount.nth' }, { place: place + 1 })}
                      required
                      currency={line.amount.currency}
                      value={amount}
                      onChange={next => setPart(place, { amount: next })}
                      error={errors[`parts.${place}.amount`]}
                    />
                    {parts.length > 1 ? (
                      <Button
                        size="sm"
                        variant="ghost"
                        icon={<X className="i" aria-hidden />}
                        onClick={() => setParts(parts.filter((_, at) => at !== place))}
                      >
                        <FormattedMessage id="categories.removePart" values={{ place: place + 1 }} />
                      </Button>
                    ) : null}
                  </div>
                ))
              ) : (
                <CategoryField
                  organizationKey={organizationKey}
                  label={formatMessage({ id: 'categories.category' })}
                  none={formatMessage({ id: 'categories.uncategorized' })}
                  value={parts[0]?.category ?? ''}
                  onChange={uuid => setPart(0, { category: uuid })}
                />
              )}
              {isSplit && rest !== null && !isZero(rest) && !isNegative(rest) ? (
                <p className="muted t12">
                  <FormattedMessage id="categories.rest" values={{ amount: formats.amount(rest) }} />
                </p>
              ) : null}
              {errors['parts'] === undefined ? null : (
                <p className="note bad" role="alert">
                  {errors['parts']}
                </p>
              )}
              {parts.length < MAX_PARTS ? (
                <Button
                  size="sm"
                  icon={<Plus className="i" aria-hidden />}
                  onClick={() => {
                    setSplit(true)
                    const left = rest !== null && !isNegative(rest) && !isZero(rest) ? rest : null
                    setParts([...parts, { category: '', amount: left }])
                  }}
                >
                  <FormattedMessage id="categories.split" />
                </Button>
              ) : null}
              <NewCategory onMade={uuid => setPart(parts.length - 1, { category: uuid })} />
            </>
          )}
        </>
      )}
    </FormDialog>
  )
}
