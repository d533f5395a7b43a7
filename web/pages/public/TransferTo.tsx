import { Check, Copy } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { type MoneyValue, useFormats } from '../../i18n/format.ts'
import { copyText } from '../../ui/copyText.ts'
import './transferTo.css'

type TransferToProps = {
  bank: { readonly bankName: string; readonly accountNumber: string; readonly holderName: string }
  amount: MoneyValue
  /** The reference that the payer enters, so that the transfer is found. */
  reference: string
  /** The page whose messages are loaded. */
  words: 'checkout' | 'portal'
}

/** The seller's account, with the values to type into a banking app. */
export function TransferTo({ bank, amount, reference, words }: TransferToProps) {
  const formats = useFormats()
  const { bankName, accountNumber, holderName } = bank
  return (
    <>
      <dl className="transfer-to">
        <Row words={words} id="number" copied={accountNumber}>
          <b className="num">{accountNumber}</b>
          <small>
            {bankName}, {holderName}
          </small>
        </Row>
        {/* Banking apps accept no separators; decimals only where they are not zero. */}
        <Row words={words} id="amount" copied={amount.amount.replace(/\.0+$/, '')}>
          <b className="num">{formats.money(amount)}</b>
        </Row>
        <Row words={words} id="reference" copied={reference}>
          <b>{reference}</b>
        </Row>
      </dl>
      <p className="muted t12">
        <FormattedMessage id={`${words}.transfer.later`} />
      </p>
    </>
  )
}

type RowProps = {
  words: TransferToProps['words']
  id: 'number' | 'amount' | 'reference'
  copied: string
  children: ReactNode
}

function Row({ words, id, ...row }: RowProps) {
  const { formatMessage } = useIntl()
  return (
    <CopyRow
      words={words}
      label={<FormattedMessage id={`${words}.transfer.${id}`} />}
      copyLabel={formatMessage({ id: `${words}.transfer.copy.${id}` })}
      {...row}
    />
  )
}

type CopyRowProps = Pick<RowProps, 'words' | 'copied' | 'children'> & { label: ReactNode; copyLabel: string }

/** What a payer types into the app of a bank, with a button that copies it. */
export function CopyRow({ words, label, copyLabel, copied, children }: CopyRowProps) {
  const [state, setState] = useState<'copied' | 'refused' | null>(null)
  const Icon = state === 'copied' ? Check : Copy
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
      <dd className="transfer-copy">
        <button
          type="button"
          className="btn btn-xl btn-icon"
          aria-label={copyLabel}
          onClick={() => void copyText(copied).then(isCopied => setState(isCopied ? 'copied' : 'refused'))}
        >
          <Icon className="i" aria-hidden />
        </button>
        <span className="sr" role="status">
          {state === 'copied' ? <FormattedMessage id={`${words}.transfer.copied`} /> : null}
        </span>
      </dd>
      {state === 'refused' ? (
        <dd className="transfer-refused t12" role="alert">
          <FormattedMessage id={`${words}.transfer.uncopied`} />
        </dd>
      ) : null}
    </div>
  )
}
