import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { GridLine } from '../../../../ui/lineGrid/lines.ts'
import type { MenuItem } from '../../../../ui/overlay/menuProps.ts'
import { withholdingCodes, withholdingOf } from './taxChoices.ts'

type TaxMenu = {
  menuOf: (line: GridLine, change: (values: Partial<GridLine>) => void) => readonly MenuItem[]
  noteOf: (line: GridLine) => ReactNode
}

/** The taxes of a line of an order or invoice: chosen in its menu, and shown below its amount. */
export function useTaxMenu(): TaxMenu {
  const { formatMessage } = useIntl()
  return {
    menuOf: (line, change) => [
      { id: 'kind', heading: formatMessage({ id: 'products.kind' }) },
      ...(['GOODS', 'SERVICE'] as const).map(kind => ({
        id: kind,
        label: formatMessage({ id: `products.kind.${kind}` }),
        checked: line.kind === kind,
        // The e-Faktur unit depends on the kind.
        onSelect: () => change({ kind, taxUnit: '' }),
      })),
      { id: 'withholding', heading: formatMessage({ id: 'products.withholding' }) },
      ...[null, ...withholdingCodes].map(code => ({
        id: code ?? 'none',
        label: formatMessage({ id: `products.withholding.${code ?? 'none'}` }),
        checked: line.withholding === code,
        onSelect: () => change({ withholding: code }),
      })),
    ],
    noteOf: line =>
      line.withholding ? <FormattedMessage id={`products.withholding.${withholdingOf(line.withholding)}`} /> : null,
  }
}
