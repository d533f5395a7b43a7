import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { isDate } from '../../../../i18n/calendarDate.ts'
import { type Currency, currencies, currencyOf } from '../../../../i18n/currency.ts'
import { isDecimal, isNegative, isZero } from '../../../../i18n/decimal.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { useIdempotentSubmit } from '../../../../relay/useIdempotentSubmit.ts'
import { Button } from '../../../../ui/Button.tsx'
import { AmountInput } from '../../../../ui/form/AmountInput.tsx'
import { Combobox } from '../../../../ui/form/Combobox.tsx'
import type { Option } from '../../../../ui/form/comboboxProps.ts'
import { DateInput } from '../../../../ui/form/DateInput.tsx'
import { Field } from '../../../../ui/form/Field.tsx'
import { type FieldErrors, FormDialog } from '../../../../ui/form/FormDialog.tsx'
import { LABEL } from '../../../../ui/form/labelSlot.tsx'
import { toast } from '../../../../ui/toast/toast.ts'
import { wordsOf } from '../../../../relay/useMutation.ts'
import { useCounterpartySearch } from '../../_lib/useCounterpartySearch.ts'
import { Choice } from './Choice.tsx'
import type { PlannedLine } from '../_lib/plannedLine.ts'
import { useCreatePlannedLine, useDeletePlannedLine, useUpdatePlannedLine } from '../_lib/usePlannedLineChanges.ts'

const RULES = ['ONCE', 'WEEKLY', 'MONTHLY', 'LAST_BANKING_DAY', 'YEARLY'] as const
const DIRECTIONS = ['DEBIT', 'CREDIT'] as const
/** Which actual records replace the planned money. */
const REAL = ['NONE', 'COUNTERPARTY', 'CATEGORY'] as const
const MAX_NAME_LENGTH = 100
const MAX_CATEGORY_LENGTH = 60

type PlannedLineDialogProps = {
  /** Null: a new one. */
  line: PlannedLine | null
  currency: string
  onClose: () => void
  onDone: () => void
}

/** Planned money: how much, when, and which actual records replace it. */
export default function PlannedLineDialog({ line, currency: shown, onClose, onDone }: PlannedLineDialogProps) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const once = useIdempotentSubmit()
  const [create] = useCreatePlannedLine()
  const [update] = useUpdatePlannedLine()
  const [name, setName] = useState(line?.name ?? '')
  const [direction, setDirection] = useState<(typeof DIRECTIONS)[number]>(
    line?.direction === 'CREDIT' ? 'CREDIT' : 'DEBIT',
  )
  const [amount, setAmount] = useState(line?.amount.amount ?? null)
  const [currency, setCurrency] = useState<Currency>(currencyOf(line?.amount.currency ?? shown))
  const [rule, setRule] = useState(RULES.find(each => each === line?.rule) ?? 'MONTHLY')
  const [startsOn, setStartsOn] = useState<string | null>(line?.startsOn ?? formats.today())
  const [endsOn, setEndsOn] = useState(line?.endsOn ?? null)
  const [real, setReal] = useState<(typeof REAL)[number]>(
    line?.counterparty ? 'COUNTERPARTY' : line?.category ? 'CATEGORY' : 'NONE',
  )
  const [party, setParty] = useState<Option | null>(
    line?.counterparty ? { value: line.counterparty.id, label: line.counterparty.alias } : null,
  )
  const [category, setCategory] = useState(line?.category ?? '')

  function check(): FieldErrors {
    const isAmount = amount !== null && isDecimal(amount)
    const isStart = startsOn !== null && isDate(startsOn)
    const ends = rule === 'ONCE' ? null : endsOn
    const enter = formatMessage({ id: 'rule.enter' }, { label: LABEL })
    return {
      ...(name.trim() === '' && { name: enter }),
      ...(!isAmount && { amount: formatMessage({ id: 'rule.amount' }, { example: formats.amount('1234567.50') }) }),
      ...(isAmount && (isZero(amount) || isNegative(amount)) && { amount: formatMessage({ id: 'rule.positive' }) }),
      ...(!isStart && { startsOn: formatMessage({ id: 'rule.date' }) }),
      ...(ends !== null && !isDate(ends) && { endsOn: formatMessage({ id: 'rule.date' }) }),
      ...(ends !== null &&
        isDate(ends) &&
        isStart &&
        ends < startsOn && { endsOn: formatMessage({ id: 'rule.earliest' }, { date: formats.date(startsOn) }) }),
      ...(real === 'COUNTERPARTY' && party === null && { counterpartyId: enter }),
      ...(real === 'CATEGORY' && category.trim() === '' && { category: enter }),
    }
  }
  function send() {
    const values = {
      name: name.trim(),
      direction,
      amount: amount ?? '',
      currency,
      rule,
      startsOn: startsOn ?? '',
      endsOn: rule === 'ONCE' ? null : endsOn,
      counterpartyId: real === 'COUNTERPARTY' ? (party?.value ?? null) : null,
      category: real === 'CATEGORY' ? category.trim() : null,
    }
    if (line) return update({ variables: { input: { ...values, id: line.id, version: line.version } } })
    return once(values, idempotencyKey => create({ variables: { input: { ...values, idempotencyKey } } }))
  }
  return (
    <FormDialog<object>
      title={formatMessage({ id: line ? 'cashForecast.plan.change' : 'cashForecast.plan.add' })}
      check={check}
      send={send}
      onSent={onDone}
      onClose={onClose}
    >
      {errors => (
        <>
          <Field label={formatMessage({ id: 'cashForecast.plan.name' })} required error={errors['name']}>
            {control => (
              <input
                {...control}
                className="input"
                autoComplete="off"
                maxLength={MAX_NAME_LENGTH}
                value={name}
                onChange={event => setName(event.target.value)}
              />
            )}
          </Field>
          <Choice
            label="cashForecast.plan.direction"
            options={DIRECTIONS}
            value={direction}
            nameOf={each => formatMessage({ id: `cashForecast.plan.direction.${each}` })}
            onChange={setDirection}
            error={errors['direction']}
          />
          <Choice
            label="cashForecast.currency"
            options={currencies}
            value={currency}
            nameOf={each => each}
            onChange={setCurrency}
            error={errors['currency']}
          />
          <AmountInput
            label={formatMessage({ id: 'cashForecast.plan.amount' })}
            required
            currency={currency}
            value={amount}
            onChange={setAmount}
            error={errors['amount'] ?? errors['amount.amount']}
          />
          <Choice
            label="cashForecast.plan.rule"
            options={RULES}
            value={rule}
            nameOf={each => formatMessage({ id: `cashForecast.plan.rule.${each}` })}
            onChange={setRule}
            error={errors['rule']}
          />
          <DateInput
            label={formatMessage({ id: rule === 'ONCE' ? 'cashForecast.plan.day' : 'cashForecast.plan.startsOn' })}
            required
            value={startsOn}
            onChange={setStartsOn}
            error={errors['startsOn']}
          />
          {rule === 'ONCE' ? null : (
            <DateInput
              label={formatMessage({ id: 'cashForecast.plan.endsOn' })}
              optional
              {...(startsOn !== null && isDate(startsOn) && { min: startsOn })}
              value={endsOn}
              onChange={setEndsOn}
              error={errors['endsOn']}
            />
          )}
          <Choice
            label="cashForecast.plan.real"
            options={REAL}
            value={real}
            nameOf={each => formatMessage({ id: `cashForecast.plan.real.${each}` })}
            onChange={setReal}
          />
          {real === 'COUNTERPARTY' ? (
            <PartyField value={party} onChange={setParty} error={errors['counterpartyId']} />
          ) : null}
          {real === 'CATEGORY' ? (
            <Field label={formatMessage({ id: 'cashForecast.plan.category' })} required error={errors['category']}>
              {control => (
                <input
                  {...control}
                  className="input"
                  autoComplete="off"
                  maxLength={MAX_CATEGORY_LENGTH}
                  value={category}
                  onChange={event => setCategory(event.target.value)}
                />
              )}
            </Field>
          ) : null}
          {line ? <DeleteButton line={line} onDone={onDone} /> : null}
        </>
      )}
    </FormDialog>
  )
}

type PartyFieldProps = { value: Option | null; onChange: (party: Option | null) => void; error: string | undefined }

function PartyField({ value, onChange, error }: PartyFieldProps) {
  const { formatMessage } = useIntl()
  return (
    <Combobox
      label={formatMessage({ id: 'cashForecast.plan.counterparty' })}
      required
      value={value?.value ?? null}
      chosen={value}
      search={useCounterpartySearch()}
      onChange={(_id, option) => onChange(option)}
      error={error}
    />
  )
}

/** Deletes without confirmation: only the forecast changes. */
function DeleteButton({ line: { id, version }, onDone }: { line: PlannedLine; onDone: () => void }) {
  const [remove, isRemoving] = useDeletePlannedLine()
  return (
    <Button
      variant="danger"
      loading={isRemoving}
      onClick={async () => {
        const outcome = await remove({ variables: { input: { id, version } } })
        if (outcome.ok) onDone()
        else toast.error(wordsOf(outcome))
      }}
    >
      <FormattedMessage id="cashForecast.plan.delete" />
    </Button>
  )
}
