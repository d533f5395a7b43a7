import { Suspense, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { RuleDialogQuery } from '../../../../__generated__/RuleDialogQuery.graphql.ts'
import { currencies } from '../../../../i18n/currency.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { useIdempotentSubmit } from '../../../../relay/useIdempotentSubmit.ts'
import { AmountInput } from '../../../../ui/form/AmountInput.tsx'
import { Combobox } from '../../../../ui/form/Combobox.tsx'
import { Field } from '../../../../ui/form/Field.tsx'
import { type FieldErrors, FormDialog } from '../../../../ui/form/FormDialog.tsx'
import { LABEL } from '../../../../ui/form/labelSlot.tsx'
import { CategoryField, NewCategory } from '../../_components/CategoryField.tsx'
import { useCounterpartySearch } from '../../_lib/useCounterpartySearch.ts'
import { useQueryOfSelection } from '../../_lib/useQueryOfSelection.ts'
import { RulePreview } from './RulePreview.tsx'
import {
  type CashRule,
  DIRECTIONS,
  MAX_WORDS,
  newRule,
  problemsOf,
  type RuleValues,
  toInput,
  valuesOf,
} from './ruleValues.ts'
import { useCreateRule, useUpdateRule } from './_lib/useRuleChanges.ts'

type RuleDialogProps = {
  /** Null: a new one. */
  rule: CashRule | null
  onClose: () => void
}

/** A rule: its conditions, its category, and the transactions that it would match. */
export function RuleDialog(props: RuleDialogProps) {
  return (
    <Suspense fallback={null}>
      <RuleForm {...props} />
    </Suspense>
  )
}

function RuleForm({ rule, onClose }: RuleDialogProps) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const once = useIdempotentSubmit()
  const [create] = useCreateRule()
  const [update] = useUpdateRule()
  const [values, setValues] = useState<RuleValues>(() => (rule ? valuesOf(rule) : newRule))
  const searchCounterparty = useCounterpartySearch()
  const change = (some: Partial<RuleValues>) => setValues(before => ({ ...before, ...some }))
  const { organization } = useQueryOfSelection<RuleDialogQuery>(
    graphql`
      query RuleDialogQuery @throwOnFieldError {
        organization {
          ...CategoryField_organization
          bankAccounts(first: 200) {
            edges {
              node {
                id
                alias
              }
            }
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network' },
  )
  const words = {
    words: formatMessage({ id: 'categoryRules.words.problem' }),
    tooMany: formatMessage({ id: 'categoryRules.words.tooMany' }, { count: MAX_WORDS }),
    amount: formatMessage({ id: 'rule.amount' }, { example: formats.amount('1234567.50') }),
    positive: formatMessage({ id: 'rule.positive' }),
    order: formatMessage({ id: 'categoryRules.amountTo.problem' }),
    category: formatMessage({ id: 'rule.enter' }, { label: LABEL }),
  }
  const check = (): FieldErrors =>
    Object.fromEntries(problemsOf(values).map(({ path, problem }) => [path, words[problem]]))
  const input = toInput(values)
  const accounts = organization.bankAccounts.edges.map(({ node }) => ({ value: node.id, label: node.alias }))
  return (
    <FormDialog<object>
      size="lg"
      title={formatMessage({ id: rule ? 'categoryRules.edit' : 'categoryRules.add' })}
      description={<FormattedMessage id="categoryRules.why" />}
      check={check}
      send={() =>
        rule
          ? update({ variables: { input: { id: rule.id, version: rule.version, rule: input } } })
          : once(input, idempotencyKey => create({ variables: { input: { rule: input, idempotencyKey } } }))
      }
      onSent={onClose}
      onClose={onClose}
    >
      {errors => {
        // GraphQL reports errors of the rule's fields under `rule`.
        const error = (path: string) => errors[path] ?? errors[`rule.${path}`]
        return (
          <>
            <Field
              label={formatMessage({ id: 'categoryRules.words' })}
              hint={<FormattedMessage id="categoryRules.words.hint" />}
              error={error('words')}
            >
              {control => (
                <input
                  {...control}
                  className="input"
                  data-autofocus
                  autoComplete="off"
                  value={values.words}
                  onChange={event => change({ words: event.target.value })}
                />
              )}
            </Field>
            <div className="form-row">
              <Choice
                label={formatMessage({ id: 'categoryRules.direction' })}
                any={formatMessage({ id: 'categoryRules.direction.any' })}
                options={DIRECTIONS.map(value => ({ value, label: formatMessage({ id: `direction.${value}` }) }))}
                value={values.direction}
                onChange={chosen => change({ direction: DIRECTIONS.find(each => each === chosen) ?? '' })}
                error={error('direction')}
              />
              <Choice
                label={formatMessage({ id: 'categoryRules.account' })}
                any={formatMessage({ id: 'categoryRules.account.any' })}
                options={accounts}
                value={values.bankAccountId}
                onChange={bankAccountId => change({ bankAccountId })}
                error={error('bankAccountId')}
              />
            </div>
            <Choice
              label={formatMessage({ id: 'categoryRules.currency' })}
              any={formatMessage({ id: 'categoryRules.currency.any' })}
              options={currencies.map(value => ({ value, label: value }))}
              value={values.currency}
              onChange={chosen => change({ currency: currencies.find(each => each === chosen) ?? '' })}
              error={error('currency')}
            />
            {values.currency === '' ? null : (
              <div className="form-row">
                <AmountInput
                  label={formatMessage({ id: 'categoryRules.amountFrom' })}
                  optional
                  currency={values.currency}
                  value={values.amountFrom}
                  onChange={amountFrom => change({ amountFrom })}
                  error={error('amountFrom')}
                />
                <AmountInput
                  label={formatMessage({ id: 'categoryRules.amountTo' })}
                  optional
                  currency={values.currency}
                  value={values.amountTo}
                  onChange={amountTo => change({ amountTo })}
                  error={error('amountTo')}
                />
              </div>
            )}
            <Combobox
              label={formatMessage({ id: 'categoryRules.counterparty' })}
              optional
              value={values.counterparty?.value ?? null}
              chosen={values.counterparty}
              search={searchCounterparty}
              onChange={(_id, counterparty) => change({ counterparty })}
              error={error('counterpartyId')}
            />
            <CategoryField
              organizationKey={organization}
              label={formatMessage({ id: 'categoryRules.category' })}
              value={values.categoryUuid}
              onChange={categoryUuid => change({ categoryUuid })}
              error={error('categoryUuid')}
            />
            <NewCategory onMade={categoryUuid => change({ categoryUuid })} />
            <RulePreview values={values} ruleId={rule?.id ?? null} />
          </>
        )
      }}
    </FormDialog>
  )
}

type ChoiceProps = {
  label: string
  /** Label of the empty choice. */
  any: string
  options: readonly { value: string; label: string }[]
  value: string
  onChange: (value: string) => void
  error: string | undefined
}

function Choice({ label, any, options, value, onChange, error }: ChoiceProps) {
  return (
    <Field label={label} error={error}>
      {control => (
        <select {...control} className="input" value={value} onChange={event => onChange(event.target.value)}>
          <option value="">{any}</option>
          {options.map(option => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
