import { Trash2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { TaxRatesCard_organization$key } from '../../../../../__generated__/TaxRatesCard_organization.graphql.ts'
import { useFormats } from '../../../../../i18n/format.ts'
import { usePermission } from '../../../../../shell/permissions.tsx'
import { Button } from '../../../../../ui/Button.tsx'
import { SettingsCard } from '../../frame/SettingsCard.tsx'
import { useDeleteTaxRate } from '../_lib/useDeleteTaxRate.ts'
import '../../../_components/cardRows.css'

const TaxRateDialog = lazy(() => import('../../../_components/TaxRateDialog.tsx'))

/** The tax rates of foreign currencies, the latest first. */
export function TaxRatesCard({ organizationKey }: { organizationKey: TaxRatesCard_organization$key }) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const mayManage = usePermission('INVOICING_INVOICES_MANAGE')
  const [remove, isRemoving] = useDeleteTaxRate()
  const [isAdding, setAdding] = useState(false)
  const { taxRates } = useFragment(
    graphql`
      fragment TaxRatesCard_organization on Organization @throwOnFieldError {
        taxRates {
          uuid
          currency
          rate
          from
          until
          decree
        }
      }
    `,
    organizationKey,
  )
  const day = (date: string) => formats.date(date, { year: 'always' })
  return (
    <SettingsCard
      title={<FormattedMessage id="taxRates.title" />}
      description={<FormattedMessage id="taxRates.why" />}
      end={
        mayManage ? (
          <Button size="sm" onClick={() => setAdding(true)}>
            <FormattedMessage id="taxRates.add" />
          </Button>
        ) : null
      }
    >
      {taxRates.length === 0 ? (
        <p className="muted">
          <FormattedMessage id="taxRates.none" />
        </p>
      ) : (
        <ul className="card-rows">
          {taxRates.map(({ uuid, currency, rate, from, until, decree }) => {
            const period = `${formats.date(from)} – ${day(until)}`
            return (
              <li key={uuid}>
                <span className="grow">
                  <b className="fw5 num">
                    <FormattedMessage
                      id="taxRates.of"
                      values={{ currency, rate: `${formats.currencySymbol('IDR')} ${formats.quantity(rate)}` }}
                    />
                  </b>
                  <small>{`${period} · ${decree}`}</small>
                </span>
                {mayManage ? (
                  <Button
                    size="sm"
                    icon={<Trash2 className="i" aria-hidden />}
                    disabled={isRemoving}
                    aria-label={formatMessage({ id: 'taxRates.delete.label' }, { currency, period })}
                    onClick={() => void remove({ variables: { input: { uuid } } })}
                  >
                    <FormattedMessage id="taxRates.delete" />
                  </Button>
                ) : null}
              </li>
            )
          })}
        </ul>
      )}
      <Suspense fallback={null}>
        {isAdding ? (
          <TaxRateDialog day={formats.today()} onAdded={() => undefined} onClose={() => setAdding(false)} />
        ) : null}
      </Suspense>
    </SettingsCard>
  )
}
