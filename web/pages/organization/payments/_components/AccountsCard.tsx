import { FormattedMessage, useIntl } from 'react-intl'
import { useFormats } from '../../../../i18n/format.ts'
import { ChoiceField, SelectField } from '../../../../ui/form/fields.tsx'
import { FormCard } from '../../../../ui/form/FormPage.tsx'
import { accountTail } from '../_lib/accountTail.ts'
import type { PaymentKind } from '../_lib/paymentKind.ts'
import type { OwnAccount } from '../_lib/paymentValues.ts'
import { PayeeField } from './PayeeField.tsx'

type AccountsCardProps = {
  kind: PaymentKind
  accounts: readonly OwnAccount[]
  from: OwnAccount | undefined
  /** Own accounts that can be paid; null: the money goes to a counterparty. */
  targets: readonly OwnAccount[] | null
  /** The only counterparty that can be paid. */
  only: { readonly id: string; readonly alias: string } | null
}

/** From which account to which. */
export function AccountsCard({ kind, accounts, from, targets, only }: AccountsCardProps) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const hasOtherEntities = new Set(accounts.map(({ entity }) => entity.id)).size > 1
  const optionsOf = (offered: readonly OwnAccount[]) =>
    offered.map(({ id, alias, ...account }) => ({
      value: id,
      label: `${alias} · ${accountTail(account)} · ${account.currency}`,
    }))
  return (
    <FormCard title={<FormattedMessage id="payments.card.accounts" />}>
      {kind === 'PAYMENT' && hasOtherEntities && only === null ? (
        <ChoiceField
          name="payeeKind"
          label={formatMessage({ id: 'payments.payeeKind' })}
          options={(['COUNTERPARTY', 'ENTITY'] as const).map(value => ({
            value,
            label: formatMessage({ id: `payments.payeeKind.${value}` }),
          }))}
        />
      ) : null}
      <div className="form-row">
        <SelectField
          name="fromAccountId"
          label={formatMessage({ id: 'payments.from' })}
          required
          placeholder={formatMessage({ id: 'payments.from.choose' })}
          hint={
            from?.balance ? (
              <FormattedMessage
                id="payments.from.balance"
                values={{ amount: formats.money({ amount: from.balance.ledger.amount, currency: from.currency }) }}
              />
            ) : null
          }
          options={optionsOf(accounts)}
        />
        {targets ? (
          <SelectField
            name="toAccountId"
            label={formatMessage({ id: 'payments.to' })}
            required
            disabled={from === undefined}
            placeholder={formatMessage({ id: 'payments.from.choose' })}
            hint={from && targets.length === 0 ? <FormattedMessage id={`payments.noTarget.${kind}`} /> : null}
            options={optionsOf(targets)}
          />
        ) : (
          <PayeeField askFrom={from?.connectionType === 'API' ? from.id : null} only={only} />
        )}
      </div>
    </FormCard>
  )
}
