import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type {
  CustomerFacts_customer$data,
  CustomerFacts_customer$key,
} from '../../../../__generated__/CustomerFacts_customer.graphql.ts'
import type { MessageId } from '../../../../i18n/messages.ts'
import { Fact } from '../../_components/Fact.tsx'
import { weekdays } from '../_lib/customerValues.ts'

type Address = NonNullable<CustomerFacts_customer$data['billingAddress']>

const addressText = ({ street1, street2, ward, district, regency, province, postalCode }: Address) =>
  [street1, street2, ward.name, district.name, regency.name, `${province.name} ${postalCode}`]
    .filter(Boolean)
    .join(', ')

/** A customer's details, in the sections of its form. */
export function CustomerFacts({ customerKey }: { customerKey: CustomerFacts_customer$key }) {
  const customer = useFragment(
    graphql`
      fragment CustomerFacts_customer on Customer {
        type
        legalName
        alias
        email
        phone
        industry
        employees
        picName
        picPosition
        picEmail
        picPhone
        identityNumber
        taxNumber
        branchNumber
        businessNumber
        taxStatus
        withholding
        billingAddress {
          street1
          street2
          province {
            name
          }
          regency {
            name
          }
          district {
            name
          }
          ward {
            name
          }
          postalCode
        }
        registeredAddress {
          street1
          street2
          province {
            name
          }
          regency {
            name
          }
          district {
            name
          }
          ward {
            name
          }
          postalCode
        }
        directors {
          name
          email
          phone
        }
        bankName
        accountNumber
        accountName
        branchName
        financeName
        financeEmail
        hardCopy
        deliveryAddress {
          street1
          street2
          province {
            name
          }
          regency {
            name
          }
          district {
            name
          }
          ward {
            name
          }
          postalCode
        }
        invoiceEmails
        language
        billingCycle
        billingDay
      }
    `,
    customerKey,
  )
  const { billingAddress, registeredAddress, deliveryAddress, directors, billingCycle, billingDay } = customer
  return (
    <>
      <Section title="customers.card.business">
        <Fact label="customers.legalName">{customer.legalName ?? '–'}</Fact>
        <Fact label="customers.alias">{customer.alias ?? '–'}</Fact>
        <Fact label="customers.type">
          {customer.type ? <FormattedMessage id={`customers.type.${customer.type}`} /> : '–'}
        </Fact>
        <Fact label="customers.industry">{customer.industry ?? '–'}</Fact>
        <Fact label="customers.email">{customer.email}</Fact>
        <Fact label="customers.phone">{customer.phone ?? '–'}</Fact>
        {customer.employees ? <Fact label="customers.employees">{customer.employees}</Fact> : null}
        <Fact label="customers.billingAddress">{billingAddress ? addressText(billingAddress) : '–'}</Fact>
        <Fact label="customers.registeredAddress">
          {registeredAddress ? addressText(registeredAddress) : <FormattedMessage id="customers.address.same" />}
        </Fact>
      </Section>
      <Section title="customers.card.identity">
        {customer.identityNumber ? (
          <Fact label="customers.identityNumber">
            <span className="tab-num">{customer.identityNumber}</span>
          </Fact>
        ) : null}
        {customer.businessNumber ? (
          <Fact label="customers.businessNumber">
            <span className="tab-num">{customer.businessNumber}</span>
          </Fact>
        ) : null}
        <Fact label="customers.taxNumber">
          <span className="tab-num">{customer.taxNumber ?? '–'}</span>
        </Fact>
        <Fact label="customers.branchNumber">
          <span className="tab-num">{customer.branchNumber}</span>
        </Fact>
        <Fact label="customers.taxStatus">
          <FormattedMessage id={`customers.taxStatus.${customer.taxStatus}`} />
        </Fact>
        <Fact label="customers.withholding">
          <FormattedMessage
            id={customer.withholding ? `customers.withholding.${customer.withholding}` : 'customers.withholding.none'}
          />
        </Fact>
      </Section>
      <Section title="customers.card.pic">
        <Fact label="customers.fullName" detail={customer.picPosition}>
          {customer.picName ?? '–'}
        </Fact>
        <Fact label="customers.picEmail">{customer.picEmail ?? '–'}</Fact>
        <Fact label="customers.picPhone">{customer.picPhone ?? '–'}</Fact>
      </Section>
      {directors.length > 0 ? (
        <section className="card">
          <div className="card-h">
            <h2>
              <FormattedMessage id="customers.directors" />
            </h2>
          </div>
          <ul className="card-b form-column">
            {directors.map(({ name, email, phone }, index) => (
              <li key={`${index} ${name}`}>
                {name}
                <small className="muted">{[phone, email].filter(Boolean).map(text => ` · ${text}`)}</small>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <Section title="customers.card.finance">
        <Fact label="customers.bankName" detail={customer.branchName}>
          {customer.bankName ?? '–'}
        </Fact>
        <Fact label="customers.accountNumber" detail={customer.accountName}>
          <span className="tab-num">{customer.accountNumber ?? '–'}</span>
        </Fact>
        <Fact label="customers.financeName" detail={customer.financeEmail}>
          {customer.financeName ?? '–'}
        </Fact>
      </Section>
      <Section title="customers.card.delivery">
        <Fact label="customers.invoiceEmails">{customer.invoiceEmails.join(', ') || '–'}</Fact>
        <Fact label="customers.language">
          <FormattedMessage id={`customers.language.${customer.language}`} />
        </Fact>
        <Fact label="customers.hardCopy" detail={deliveryAddress ? addressText(deliveryAddress) : null}>
          <FormattedMessage id={customer.hardCopy ? 'customers.yes' : 'customers.no'} />
        </Fact>
        <Fact label="customers.billingCycle">
          <FormattedMessage id={`customers.billingCycle.${billingCycle}`} />
          {billingCycle === 'MONTHLY' ? ` · ${billingDay}` : null}
          {billingCycle === 'WEEKLY' ? <WeekdayName day={billingDay} /> : null}
        </Fact>
      </Section>
    </>
  )
}

function Section({ title, children }: { title: MessageId; children: ReactNode }) {
  return (
    <section className="card">
      <div className="card-h">
        <h2>
          <FormattedMessage id={title} />
        </h2>
      </div>
      <dl className="card-b dl">{children}</dl>
    </section>
  )
}

function WeekdayName({ day }: { day: number | null | undefined }) {
  const name = weekdays.find(one => Number(one) === day)
  return name ? (
    <>
      {' · '}
      <FormattedMessage id={`customers.weekday.${name}`} />
    </>
  ) : null
}
