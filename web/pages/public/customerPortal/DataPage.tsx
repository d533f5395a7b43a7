import { lazy, Suspense } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { addMessages } from '../../../i18n/intl.ts'
import type { Portal } from './calls.ts'
import { useLeave } from './_lib/useLeave.ts'

/** With the messages of the customer request form. */
const ChangeState = lazy(async () => {
  const [{ ChangeState: State }] = await Promise.all([import('./ChangeState.tsx'), addMessages(['customerRequest'])])
  return { default: State }
})

type DataPageProps = { portal: Portal; onSignedOut: () => void }

/** The customer's data as stored by the seller, the signed-in user, and signing out. */
export function DataPage({ portal: { email, organizationName, customer }, onSignedOut }: DataPageProps) {
  const { formatMessage } = useIntl()
  const { leave, isFailed } = useLeave(onSignedOut)
  const groups = {
    company: {
      name: customer.name,
      alias: customer.alias,
      taxNumber: customer.taxNumber,
      businessNumber: customer.businessNumber,
      identityNumber: customer.identityNumber,
      billingAddress: customer.billingAddress,
      registeredAddress: customer.registeredAddress,
    },
    contact: {
      email: customer.email,
      phone: customer.phone,
      picName: customer.picName,
      picEmail: customer.picEmail,
      picPhone: customer.picPhone,
    },
    invoicing: {
      invoiceEmails: customer.invoiceEmails.join(', ') || null,
      financeName: customer.financeName,
      financeEmail: customer.financeEmail,
      termDays: formatMessage({ id: 'portal.data.days' }, { count: customer.termDays }),
      bankName: customer.bankName,
      accountNumber: customer.accountNumber,
      accountName: customer.accountName,
    },
  } as const
  return (
    <>
      <h1 className="sr">
        <FormattedMessage id="portal.tab.data" />
      </h1>
      <p className="muted">
        <FormattedMessage id="portal.data.text" values={{ organization: organizationName }} />
      </p>
      <Suspense fallback={null}>
        <ChangeState organizationName={organizationName} onSignedOut={onSignedOut} />
      </Suspense>
      <Group name="company" fields={groups.company} />
      <Group name="contact" fields={groups.contact} />
      <Group name="invoicing" fields={groups.invoicing} />
      <section className="portal-section">
        <h2>
          <FormattedMessage id="portal.data.session" />
        </h2>
        <p className="portal-signed-in">
          <FormattedMessage id="portal.data.signedIn" values={{ email: <b>{email}</b> }} />
        </p>
        {isFailed ? (
          <p className="note bad" role="alert">
            <FormattedMessage id="request.unreachable" />
          </p>
        ) : null}
        <button type="button" className="btn btn-xl btn-block" onClick={() => void leave()}>
          <FormattedMessage id="portal.data.signOut" />
        </button>
      </section>
    </>
  )
}

type Field =
  | 'name'
  | 'alias'
  | 'taxNumber'
  | 'businessNumber'
  | 'identityNumber'
  | 'billingAddress'
  | 'registeredAddress'
  | 'email'
  | 'phone'
  | 'picName'
  | 'picEmail'
  | 'picPhone'
  | 'invoiceEmails'
  | 'financeName'
  | 'financeEmail'
  | 'termDays'
  | 'bankName'
  | 'accountNumber'
  | 'accountName'

type GroupProps = {
  name: 'company' | 'contact' | 'invoicing'
  fields: Readonly<Partial<Record<Field, string | null | undefined>>>
}

function Group({ name, fields }: GroupProps) {
  // Fields without a value are omitted.
  const known = (Object.keys(fields) as Field[]).filter(field => fields[field])
  return (
    <section className="portal-section">
      <h2>
        <FormattedMessage id={`portal.data.${name}`} />
      </h2>
      <dl className="portal-data">
        {known.map(field => (
          <div key={field}>
            <dt>
              <FormattedMessage id={`portal.field.${field}`} />
            </dt>
            <dd>{fields[field]}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
