import { ChevronRight, Sparkles, Upload, Zap } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useFlag } from '../../../../flags/useFlag.ts'
import { usePermission } from '../../../../shell/permissions.tsx'
import { Button, LinkButton } from '../../../../ui/Button.tsx'
import { useDocumentTitle } from '../../../../ui/useDocumentTitle.ts'

type PageHeadProps = {
  /** A run is in progress or waits for review: a second one is not allowed. */
  isRunning: boolean
  onRun: (mode: 'RECOMMEND' | 'AUTOMATIC') => void
}

/** The title, and actions for the whole account. */
export function PageHead({ isRunning, onRun }: PageHeadProps) {
  useDocumentTitle(useIntl().formatMessage({ id: 'reconciliation.title' }))
  const canImport = usePermission('TREASURY_STATEMENTS_MANAGE')
  const canManage = usePermission('TREASURY_RECONCILIATION_MANAGE')
  const isAutomaticOn = useFlag('automatic-reconciliation')
  const canRunAutomatically = usePermission('TREASURY_RECONCILIATION_AUTO') && isAutomaticOn
  return (
    <div className="head">
      <div>
        <div className="crumb">
          <span>
            <FormattedMessage id="reconciliation.title" />
          </span>
          <ChevronRight className="i" aria-hidden />
          <span aria-current="page">
            <FormattedMessage id="reconciliation.crumb" />
          </span>
        </div>
        <h1>
          <FormattedMessage id="reconciliation.title" />
        </h1>
      </div>
      <div className="acts">
        {canImport ? (
          <LinkButton to="/statement-transactions/create" icon={<Upload className="i" aria-hidden />}>
            <FormattedMessage id="reconciliation.import" />
          </LinkButton>
        ) : null}
        {canManage ? (
          <Button icon={<Sparkles className="i" aria-hidden />} disabled={isRunning} onClick={() => onRun('RECOMMEND')}>
            <FormattedMessage id="reconciliation.run.recommend" />
          </Button>
        ) : null}
        {canRunAutomatically ? (
          <Button icon={<Zap className="i" aria-hidden />} disabled={isRunning} onClick={() => onRun('AUTOMATIC')}>
            <FormattedMessage id="reconciliation.run.automatic" />
          </Button>
        ) : null}
      </div>
    </div>
  )
}
