import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import type { GridLine } from '../../../../ui/lineGrid/lines.ts'
import type { MenuItem } from '../../../../ui/overlay/menuProps.ts'
import { withholdingCodes, withholdingOf } from './taxChoices.ts'

type TaxMenu = {
  menuOf: (line: GridLine, change: (values: Partial<GridLine>) => void) => readonly MenuItem[]
  chosenOf: (line: GridLine) => string
}

/** The type and withholding tax of a line of an order or invoice: shown on it, and chosen in a menu. */
export function useTaxMenu(): TaxMenu {
  const { formatMessage } = useIntl()
  // The same in each render: the memoized rows of lines compare it.
  return useMemo(
    () => ({
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
      chosenOf: ({ kind, withholding }) =>
        [
          formatMessage({ id: `products.kind.${kind}` }),
          formatMessage({
            id: withholding ? `products.withholding.${withholdingOf(withholding)}` : 'products.withholding.nothing',
          }),
        ].join(' · '),
    }),
    [formatMessage],
  )
}
