import { FormattedMessage, useIntl } from 'react-intl'
import { useFormats } from '../../../../i18n/format.ts'
import { ChoiceField, SelectField, TextField } from '../../../../ui/form/fields.tsx'
import { FormCard } from '../../../../ui/form/FormPage.tsx'
import { accountTail } from '../_lib/accountTail.ts'
import type { PaymentKind } from '../_lib/paymentKind.ts'
import type { OwnAccount, Payee, PayeeBank } from '../_lib/paymentValues.ts'
import { PayeeField, PayeeHint } from './PayeeField.tsx'

type AccountsCardProps = {
  kind: PaymentKind
  accounts: readonly OwnAccount[]
  from: OwnAccount | undefined
  /** Own accounts that can be paid; null: the money goes to another party. */
  targets: readonly OwnAccount[] | null
  banks: readonly PayeeBank[]
  /** Whether it goes to an external account of the same entity, and to which. */
  isExternal: boolean
  external: Payee | null
  /** The only payable counterparty. */
  only: { readonly id: string; readonly alias: string } | null
}

/** The source and target accounts. */
export function AccountsCard(props: AccountsCardProps) {
  const { kind, accounts, from, targets, only, banks, isExternal, external } = props
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
      {kind === 'TRANSFER' ? (
        <ChoiceField
          name="transferTo"
          label={formatMessage({ id: 'payments.transferTo' })}
          options={(['OWN', 'EXTERNAL'] as const).map(value => ({
            value,
            label: formatMessage({ id: `payments.transferTo.${value}` }),
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
        ) : isExternal ? (
          <SelectField
            name="externalBankCode"
            label={formatMessage({ id: 'payments.external.bank' })}
            required
            placeholder={formatMessage({ id: 'payments.external.bank.choose' })}
            options={banks.map(({ code, name }) => ({ value: code, label: name }))}
          />
        ) : (
          <PayeeField askFrom={from?.connectionType === 'API' ? from.id : null} only={only} />
        )}
      </div>
      {isExternal ? (
        <TextField
          name="externalNumber"
          label={formatMessage({ id: 'payments.external.number' })}
          required
          inputMode="numeric"
          hint={
            external ? (
              <span>
                <PayeeHint payee={external} askFrom={from?.connectionType === 'API' ? from.id : null} />
              </span>
            ) : (
              <ExternalHint entity={from?.entity.name} />
            )
          }
        />
      ) : null}
    </FormCard>
  )
}

/** Names the entity that must own the account; unknown until the source account is chosen. */
function ExternalHint({ entity }: { entity: string | undefined }) {
  return entity === undefined ? (
    <FormattedMessage id="payments.external.hint.any" />
  ) : (
    <FormattedMessage id="payments.external.hint" values={{ entity }} />
  )
}
