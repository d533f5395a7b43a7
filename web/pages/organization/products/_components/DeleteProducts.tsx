import { useIntl } from 'react-intl'
import { DeleteButton } from '../../results/DeleteButton.tsx'
import type { Finishing } from '../../results/finishEach.ts'
import { useDeleteProducts } from '../_lib/useDeleteProducts.ts'

type DeletableProduct = { readonly id: string; readonly code: string; readonly name: string }

type DeleteProductsProps = Finishing & {
  products: readonly DeletableProduct[]
  /** Relay connections from which deleted records are removed. */
  connections: readonly string[]
  size?: 'sm' | 'md'
}

/** Deletes products. */
export default function DeleteProducts({ products, connections, ...rest }: DeleteProductsProps) {
  const { formatMessage } = useIntl()
  const [remove, isDeleting] = useDeleteProducts()
  const count = products.length
  return (
    <DeleteButton
      {...rest}
      records={products.map(({ id, code, name }) => ({ id, name: code, detail: name }))}
      ask={formatMessage({ id: 'products.delete.ask' }, { count })}
      text={formatMessage({ id: 'products.delete.text' })}
      allDone={formatMessage({ id: 'products.deleted' }, { count })}
      isDeleting={isDeleting}
      send={() => remove({ variables: { input: { ids: products.map(({ id }) => id) }, connections } })}
    />
  )
}
